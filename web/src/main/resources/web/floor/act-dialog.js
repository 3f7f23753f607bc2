import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { proof } from '../desk/proof.js';
import { BY_PASSKEY, hasPasskeys } from '../house/passkey.js';
import { amount } from '../figures/figures.js';
import { chipCount, countedIn } from './chip-count.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/floor.js';

/** @import { Member, Objection } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */
/** @import { Followed } from './tables.js' */
/** @import { Act, Field, Known, Values } from './act.js' */

/**
 * Asks what an act has to know and does it. The key says what will be true when it is pressed; what the house refuses is shown with its
 * clause, and nothing has changed.
 */
class ActDialog
  extends /**
   * @type {Part<{ act: Act | undefined, table: Followed, known: Known, fields: Field[],
   *   me: Member, refused: any, said: any, busy: any, passkeys: any,
   *   byPasskey: any }>}
   */ (LitElement)
{
  static properties = {
    act: {},
    table: {},
    known: {},
    me: {},
    refused: { state: true },
    said: { state: true },
    busy: { state: true },
    passkeys: { state: true },
    byPasskey: { state: true },
  };
  static styles = [
    desk,
    css`
      form { display: grid; gap: 14px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      .row { display: flex; gap: 8px; justify-content: flex-end; }
      .chips { display: flex; gap: 6px; flex-wrap: wrap; margin-top: 6px; }
      .pieces { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; margin-top: 8px; }
      .pieces input { width: 100%; }
      textarea { font-family: var(--desk); min-height: 64px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    hasPasskeys().then(
      (has) => (this.passkeys = has),
      () => {},
    );
  }

  updated(/** @type {Changes} */ changed) {
    if (changed.has('act') && this.act) {
      this.renderRoot.querySelector('dialog').showModal();
      this.renderRoot.querySelector('input, select, textarea, .primary')?.focus();
    }
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('act')) {
      this.refused = undefined;
      this.said = undefined;
      this.busy = false;
      this.byPasskey = false;
      this.fields = this.act?.fields(this.table, this.known) ?? [];
    }
  }

  render() {
    const { act, table } = this;
    if (!act) {
      return nothing;
    }
    return html`<dialog aria-labelledby="what" @close=${this.#closed}>
      <form @submit=${this.#send}>
        <h2 id="what">${act.words}${table ? html` <span class="quiet">${table.name}</span>` : nothing}</h2>
        ${act.gist ? html`<p class="quiet">${act.gist}</p>` : nothing}
        ${this.said ? html`<p role="status">${this.said}</p>` : this.fields.map((field) => this.#field(field))}
        <div role="alert">${this.refused ? this.#refusal() : nothing}</div>
        <div class="row">
          <button class="button plain" type="button" @click=${this.#close}>${t(this.said ? 'close' : 'cancel')}</button>
          ${
            this.said
              ? nothing
              : html`<button class="button ${act.grave ? 'grave' : 'primary'}" type="submit"
            ?disabled=${this.busy}>${act.words}</button>`
          }
        </div>
      </form>
    </dialog>`;
  }

  #field(/** @type {Field} */ field) {
    const { name, label, kind, options, value } = field;
    if (kind === 'select' && !options?.length) {
      return html`<p class="quiet">${t('floor:field-none', { label })}</p>`;
    }
    if (kind === 'password') {
      const change = this.passkeys && this.me.passkeys ? () => (this.byPasskey = !this.byPasskey) : undefined;
      return proof({ name, label, instead: t('desk:sign-with-passkey'), byPasskey: this.byPasskey, change });
    }
    const isMoney = kind === 'money' || kind === 'tray';
    const one = html`<label>${label}${
      kind === 'select'
        ? html`<select name=${name}>${(options ?? []).map(([id, words]) => html`<option value=${id}>${words}</option>`)}</select>`
        : kind === 'reason'
          ? html`<textarea name=${name} required maxlength="200"></textarea>`
          : html`<input name=${name} required maxlength="128" autocomplete="off" inputmode=${isMoney ? 'decimal' : nothing}
            placeholder=${isMoney ? '0.00' : nothing}
              .value=${value ?? ''} />`
    }</label>`;
    return kind === 'tray' ? html`${one}${chipCount(name)}` : one;
  }

  #refusal() {
    const { detail, title, clauses = [], because = [], regulation, objections = [] } = this.refused;
    return html`<div class="refused"><strong class="wrong">✕ ${t('desk:refused')}</strong> <span class="quiet"
      >${t('desk:nothing-changed')}</span>
      <p>${detail ?? title}</p>
      ${objections.map((/** @type {Objection} */ one) => html`<p>${one.at}: ${one.message}</p>`)}
      <div class="chips">${clauses.map(
        (/** @type {string} */ path, /** @type {number} */ i) =>
          html`<clause-chip .document=${regulation} .path=${path} .gist=${because[Math.min(i, because.length - 1)]}
          ?named=${i === 0}></clause-chip>`,
      )}</div>
    </div>`;
  }

  async #send(/** @type {Acted} */ event) {
    event.preventDefault();
    /** @type {Values} */
    const values = {};
    for (const { name, label, kind } of this.fields) {
      const text = event.target.elements[name]?.value ?? '';
      const isMoney = kind === 'money' || kind === 'tray';
      values[name] = isMoney ? amount(text.trim()) : kind !== 'password' ? text.trim() : this.byPasskey ? BY_PASSKEY : text;
      if (!values[name]) {
        this.refused = { detail: t(isMoney ? 'floor:enter-an-amount' : 'floor:fill-this-in', { label }) };
        return;
      }
    }
    const chips = countedIn(event.target.elements);
    if (chips) {
      values.chips = chips;
    }
    this.busy = true;
    try {
      const answer = await this.act?.send?.(this.table, values);
      tellAround(this, 'done');
      if (typeof answer === 'string') {
        this.said = answer;
        this.refused = undefined;
      } else {
        this.#close();
      }
    } catch (problem) {
      this.refused = { detail: problem.message, ...problem.problem };
    }
    this.busy = false;
  }

  #close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  #closed() {
    this.act = undefined;
    tellAround(this, 'left');
  }
}

customElements.define('act-dialog', ActDialog);
