import { LitElement, html, css, nothing } from 'lit';
import { call, signedOut } from '../house/house.js';
import { house as style } from '../look/style.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/own.js';
import { moment, time } from './times.js';

/** @import { Member, OwnLimits } from 'answers' */
/** @import { Part } from 'page' */

/** @typedef {'deposit' | 'loss' | 'time' | 'reminder'} Kind */

/** @type {Kind[]} */
const LIMITS = ['deposit', 'loss', 'time', 'reminder'];
const IN_MINUTES = ['time', 'reminder'];
const BREAKS = ['day', 'week', 'month', 'half-year', 'year', 'five-years', 'for-good'];

const worded = (/** @type {string} */ kind, /** @type {string} */ value) =>
  IN_MINUTES.includes(kind) ? time(Number(value)) : money(value);

/** The limits that a patron sets, what counts towards them, and being kept out. The house holds to all of it, not this page. */
class OwnLimitsPart extends Speaks(
  /** @type {Part<{ me: Member, kept: OwnLimits | undefined, wrong: string | undefined, done: string | undefined, away: any }>} */ (
    LitElement
  ),
) {
  static properties = { me: {}, kept: { state: true }, wrong: { state: true }, done: { state: true }, away: { state: true } };
  static styles = [
    style,
    css`
      section { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); padding: 20px;
        display: grid; gap: 14px; margin-bottom: 20px; }
      section:last-child { margin: 0; }
      h2 { font-size: 22px; }
      p { color: var(--ink-2); }
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); }
      li { display: grid; gap: 6px; align-content: start; }
      li strong { font-weight: 600; }
      form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
      label { flex: 1 1 160px; font-size: 12px; color: var(--ink-2); }
      select { font: inherit; color: var(--ink); background: var(--room); border: 1px solid var(--ink-3); border-radius: 8px;
        min-height: 44px; width: 100%; padding: 0 10px; }
      .small { font-size: 13px; }
      .wrong { color: var(--lose); } .wrong:empty, .done:empty { display: none; }
      dialog .row { display: flex; gap: 10px; justify-content: end; margin-top: 16px; }
      dialog h2 { margin-bottom: 8px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#do(() => call('/account/limits'));
  }

  render() {
    return html`<section aria-labelledby="limits">
        <h2 id="limits">${t('own:limits')}</h2>
        <p>${t('own:limits-gist')}</p>
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <p class="done" role="status">${this.done ?? ''}</p>
        ${this.kept ? html`<ul>${LIMITS.filter((kind) => kind !== 'deposit' || this.me).map((kind) => this.#limit(kind))}</ul>` : nothing}
      </section>
      ${this.me.guest ? nothing : this.#break()}`;
  }

  #limit(/** @type {Kind} */ kind) {
    const { value, later } = this.kept?.limits[kind] ?? {};
    return html`<li data-limit=${kind}>
      <strong>${t(`own:limit:${kind}`)}</strong>
      <span>${value ? t('own:limit-is', { value: worded(kind, value) }) : t('own:no-limit')}${this.#soFar(kind)}</span>
      ${
        later
          ? html`<span class="small">${t(later.value ? 'own:limit-later' : 'own:limit-ends', {
              value: later.value ? worded(kind, later.value) : '',
              at: moment(later.from),
            })}</span>`
          : nothing
      }
      <form @submit=${(/** @type {any} */ event) => this.#set(event, kind)}>
        <label>${t(IN_MINUTES.includes(kind) ? 'own:in-minutes' : 'amount')}
          <input name="value" inputmode="decimal" autocomplete="off" required /></label>
        <button class="button" type="submit" aria-label=${t('own:set-limit', { limit: t(`own:limit:${kind}`) })}>${t('own:set')}</button>
        <button class="button" type="button" ?disabled=${!value}
          aria-label=${t('own:remove-limit', { limit: t(`own:limit:${kind}`) })}
          @click=${() => this.#ask(kind, '')}>${t('own:none')}</button>
      </form></li>`;
  }

  /** What the last 24 hours came to. */
  #soFar(/** @type {Kind} */ kind) {
    const { deposited, result, minutes } = this.kept?.day ?? { deposited: '0', result: '0', minutes: 0 };
    const words = { deposit: money(deposited), loss: signed(result) || '0', time: time(minutes), reminder: '' }[kind];
    return words ? html` · ${t('own:day', { value: words })}` : nothing;
  }

  #set(/** @type {any} */ event, /** @type {Kind} */ kind) {
    event.preventDefault();
    const text = event.target.elements.value.value.replaceAll(/[,\s]/g, '');
    const value = IN_MINUTES.includes(kind) || !/^\d+(\.\d{1,2})?$/.test(text) ? text : Number(text).toFixed(2);
    event.target.reset();
    this.#ask(kind, value);
  }

  async #ask(/** @type {Kind} */ kind, /** @type {string} */ value) {
    this.done = '';
    if (await this.#do(() => call('/account/limits', 'PUT', { limit: kind, value }))) {
      this.done = t(this.kept?.limits[kind].later ? 'own:set-later' : 'own:set-now');
      dispatchEvent(new CustomEvent('own-limits'));
    }
  }

  async #do(/** @type {() => Promise<any>} */ ask) {
    this.wrong = '';
    try {
      this.kept = await ask();
      return true;
    } catch (problem) {
      this.wrong = problem.message;
      return false;
    }
  }

  #break() {
    return html`<section aria-labelledby="break">
      <h2 id="break">${t('own:break')}</h2>
      <p>${t('own:break-gist')}</p>
      <form @submit=${this.#sure}>
        <label>${t('own:break-for')}<select name="for">
          ${BREAKS.map((one) => html`<option value=${one}>${t(`own:for:${one}`)}</option>`)}</select></label>
        <button class="button" type="submit">${t('own:break')}</button>
      </form>
      <dialog aria-labelledby="sure">
        <h2 id="sure">${t('own:break-sure', { time: this.away ? t(`own:for:${this.away}`) : '' })}</h2>
        <p>${t('own:break-sure-gist')}</p>
        <div class="row">
          <button class="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>${t('cancel')}</button>
          <button class="button brass" id="go" @click=${this.#go}>${t('own:break-go')}</button>
        </div>
      </dialog></section>`;
  }

  async #sure(/** @type {any} */ event) {
    event.preventDefault();
    this.away = event.target.elements.for.value;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  async #go() {
    try {
      await call('/account/away', 'POST', { for: this.away });
      location.hash = '';
      signedOut();
    } catch (problem) {
      this.renderRoot.querySelector('dialog')?.close();
      this.wrong = problem.message;
    }
  }
}

customElements.define('own-limits', OwnLimitsPart);
