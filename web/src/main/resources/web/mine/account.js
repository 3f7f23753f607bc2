import { LitElement, html, css, nothing } from 'lit';
import { call, house } from '../house/house.js';
import { tellAround } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/own.js';
import '../bar/bar.js';
import '../bar/rooms.js';
import '../people/own-passkeys.js';
import './limits.js';
import './own-rounds.js';
import { namesOfTables, nameIn } from './names.js';
import { moment, time } from './times.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/** A patron's account: what is in it and how it came, the rounds, the limits, the ways to sign in. */
class MyAccount extends Speaks(
  /** @type {Part<{ me: Member, account: any, results: any, names: Map<string, string>, wrong: string | undefined,
   *   done: string | undefined }>} */ (LitElement),
) {
  static properties = {
    me: {},
    account: { state: true },
    results: { state: true },
    names: { state: true },
    wrong: { state: true },
    done: { state: true },
  };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: var(--room); color: var(--ink); font: 400 15px/1.5 var(--sans); }
      main { max-width: 1040px; margin: 0 auto; padding: 28px 20px 96px; display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
      header { display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: end; }
      h1 { font-size: 34px; overflow-wrap: anywhere; }
      section { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); padding: 20px; display: grid; gap: 12px; }
      h2 { font-size: 22px; }
      p, dt { color: var(--ink-2); }
      dl { display: flex; flex-wrap: wrap; gap: 8px 36px; margin: 0; }
      dt { font-size: 12px; } dd { margin: 0; font-size: 20px; font-weight: 600; }
      table { border-collapse: collapse; width: 100%; font-size: 14px; }
      th { text-align: left; font-weight: 500; color: var(--ink-2); font-size: 12px; }
      td, th { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); }
      .amount { text-align: right; white-space: nowrap; }
      .scroll { overflow-x: auto; }
      form { display: grid; gap: 12px; max-width: 420px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--ink-2); }
      .row { display: flex; flex-wrap: wrap; gap: 12px; }
      .wrong { color: var(--lose); } .wrong:empty, .done:empty { display: none; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      [this.account, this.results, this.names] = await Promise.all([call('/account?last=100'), call('/account/results'), namesOfTables()]);
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  render() {
    const { me } = this;
    return html`<salon-bar><salon-rooms at="my-account" .me=${this.me}></salon-rooms></salon-bar>
      <main>
        <header>
          <h1>${me.name}</h1>
          <p>${t('own:account-holds', { amount: money(this.account?.account ?? me.account ?? 0) })}</p>
          ${me.house === 'play' ? html`<button class="button" id="again" @click=${this.#again}>${t('own:chips-again')}</button>` : nothing}
        </header>
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <p class="done" role="status">${this.done ?? ''}</p>
        ${this.#sofar()}
        <own-limits .me=${me}></own-limits>
        <section aria-labelledby="rounds"><h2 id="rounds">${t('own:rounds')}</h2><own-rounds .names=${this.names}></own-rounds></section>
        ${this.#statement()}
        ${me.guest ? html`<section><p>${t('keep-name-gist')}</p></section>` : this.#password()}
        ${me.guest ? nothing : html`<own-passkeys .me=${me}></own-passkeys>`}
        <p class="row"><a class="button" href="#your-data">${t('your-data')}</a>
          <button class="button" id="sign-out" @click=${this.#leave}>${t('sign-out')}</button></p>
      </main>`;
  }

  #sofar() {
    const { since, rounds, minutes, result, vigorish } = this.results ?? {};
    return this.results
      ? html`<section aria-labelledby="sofar"><h2 id="sofar">${t('own:since', { at: moment(since) })}</h2>
          <dl>${[
            ['own:rounds-played', rounds],
            ['own:time-played', time(minutes)],
            ['own:result', signed(result) || '0'],
            ['vigorish', money(vigorish)],
          ].map(([name, value]) => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`)}</dl></section>`
      : nothing;
  }

  #statement() {
    const postings = this.account?.postings ?? [];
    return html`<section aria-labelledby="statement"><h2 id="statement">${t('own:statement')}</h2>
      ${
        postings.length
          ? html`<div class="scroll" tabindex="0" role="region" aria-labelledby="statement"><table>
              <tr><th scope="col">${t('own:when')}</th><th scope="col">${t('own:with')}</th><th scope="col">${t('own:what')}</th>
                <th scope="col" class="amount">${t('amount')}</th></tr>
              ${postings.map(
                (
                  /** @type {any} */ one,
                ) => html`<tr><td>${moment(one.at)}</td><td>${this.#account(one.with)}</td><td>${this.#memo(one.memo)}</td>
                  <td class="amount">${signed(one.amount)}</td></tr>`,
              )}</table></div>`
          : html`<p>${t('own:nothing-yet')}</p>`
      }</section>`;
  }

  /** Tables by their names, the house's accounts in words. */
  #account(/** @type {string} */ name) {
    return name.startsWith('table:') ? nameIn(this.names, name.slice(6)) : t(name === 'cage' ? 'own:the-cage' : 'own:the-house');
  }

  #memo(/** @type {string} */ memo) {
    const known = ['ChipsBought', 'ChipsTakenAway', 'PatronLeft'].includes(memo);
    return known ? t(`own:memo:${memo}`) : memo;
  }

  #password() {
    return html`<section aria-labelledby="password"><h2 id="password">${t('own:change-password')}</h2>
      <p>${t(this.me.passkeys ? 'own:signs-out-and-passkeys' : 'own:signs-out')}</p>
      <form @submit=${this.#choose}>
        <input type="text" hidden autocomplete="username" .value=${this.me.name} />
        <label>${t('own:old-password')}<input name="old" type="password" required autocomplete="current-password" /></label>
        <label>${t('own:new-password')}<input name="password" type="password" required minlength="10" maxlength="128"
          autocomplete="new-password" /></label>
        <button class="button brass" type="submit">${t('own:change-password')}</button>
      </form></section>`;
  }

  async #choose(/** @type {any} */ event) {
    event.preventDefault();
    const form = event.target;
    await this.#do(async () => {
      const me = await house.choosePassword(form.elements.password.value, form.elements.old.value);
      form.reset();
      tellAround(this, 'me', me);
      return t('own:password-changed');
    });
  }

  async #again() {
    await this.#do(async () => {
      const { account } = await call('/account/chips', 'POST', {});
      await this.#look();
      return t('own:account-holds', { amount: money(account) });
    });
  }

  async #do(/** @type {() => Promise<string>} */ what) {
    this.wrong = '';
    this.done = '';
    try {
      this.done = await what();
    } catch (problem) {
      this.wrong = problem.message;
    }
    scrollTo(0, 0);
  }

  async #leave() {
    await house.leave();
    location.hash = '';
    tellAround(this, 'me', undefined);
  }
}

customElements.define('my-account', MyAccount);
