import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { proof } from '../desk/proof.js';
import { BY_PASSKEY, hasPasskeys } from '../house/passkey.js';
import { keyWords } from './key-words.js';
import { mayAsk, mayEnter } from './next.js';
import { lastRounds } from './last-rounds.js';
import { wishes } from './wishes.js';
import { asMoney, dollars, exactDollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { lineKeys } from './gallery.js';
import { patronText, sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/console.js';

/** @import { Member, Table } from 'answers' */
/** @import { Command, Seated, Spot, View, You } from 'messages' */
/** @import { Acted, Part } from 'page' */

/** What the console asks beside the steps: a reason, a seat, the last rounds, the keys. One at a time, over the page. */
class ConsoleDialogs
  extends /**
   * @type {Part<{ view: View, you: You | undefined, rules: Table, me: Member, asking: any, keysOff: boolean, oneByOne: boolean,
   *   same: any, passkeys: any, byPasskey: any }>}
   */ (LitElement)
{
  static properties = {
    view: {},
    you: {},
    rules: {},
    me: {},
    asking: { state: true },
    keysOff: { type: Boolean },
    oneByOne: { type: Boolean },
    same: {},
    passkeys: { state: true },
    byPasskey: { state: true },
  };
  static styles = [
    desk,
    css`
      form, .list { display: grid; gap: 12px; margin-top: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      .check { display: flex; gap: 8px; align-items: center; font-size: 13px; }
      .check input { min-height: 24px; }
      .row { display: flex; gap: 8px; flex-wrap: wrap; }
      .row .end { margin-left: auto; }
      .button { min-height: 44px; }
      form.chips { grid-template-columns: 1fr auto auto; align-items: end; gap: 8px; }
      p.row { align-items: center; }
      dt { grid-column: 1; } dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin-top: 12px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    hasPasskeys().then(
      (has) => (this.passkeys = has),
      () => {},
    );
  }

  render() {
    const asked = this.asking;
    return html`<dialog @close=${this.#closed} aria-labelledby="asked">${
      asked
        ? html`<h2
      id="asked">${asked.title}</h2>${this[/** @type {'reason'} */ (asked.kind)](asked)}`
        : nothing
    }</dialog>`;
  }

  async #show(/** @type {any} */ asking) {
    this.asking = asking;
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog.open) {
      dialog.showModal();
    }
    this.shown = asking;
    this.renderRoot.querySelector('input:not([type=checkbox])')?.focus();
  }

  get isOpen() {
    return Boolean(this.renderRoot.querySelector('dialog')?.open);
  }

  /** The event comes late: something else may be asked by then, and open already or about to be. */
  #closed() {
    if (!this.isOpen && this.asking === this.shown) {
      this.asking = undefined;
    }
  }

  /** A field that is hidden keeps the focus until the next frame, and the next key with it. */
  close() {
    /** @type {any} */ (this.renderRoot).activeElement?.blur();
    this.renderRoot.querySelector('dialog').close();
  }

  /** A departure takes a reason. @type {(title: string, key: string, reason: string, then: (reason: string) => void) => void} */
  askReason(title, key, reason, then) {
    this.#show({ kind: 'reason', title, key, reason, then });
  }

  reason(/** @type {any} */ { key, reason, then }) {
    const given = (/** @type {Acted} */ event) => this.#with(event, () => then(event.target.elements.reason.value.trim()));
    return html`<form @submit=${given}>
      <label>${t('desk:reason')}<input name="reason" required maxlength="200" .value=${reason} autocomplete="off" /></label>
      <div class="row"><button class="button" type="button" @click=${this.close}>${t('close')}</button><button class="button primary end"
        type="submit">${key}</button></div></form>`;
  }

  /** What cannot be taken back is asked once. */
  askSure(/** @type {string} */ title, /** @type {string} */ gist, /** @type {string} */ key, /** @type {() => void} */ then) {
    this.#show({ kind: 'sure', title, gist, key, then });
  }

  sure(/** @type {any} */ { gist, key, then }) {
    return html`<form @submit=${(/** @type {Acted} */ event) => this.#with(event, then)}><p>${gist}</p>
      <div class="row"><button class="button" type="button" @click=${this.close}>${t('close')}</button><button class="button primary end"
        type="submit">${key}</button></div></form>`;
  }

  /** What no one does alone: the dealer signs, and a floorperson signs here or at their own desk. */
  askSignatures(/** @type {string} */ title, /** @type {Function} */ then) {
    this.byPasskey = {};
    this.#show({ kind: 'signatures', title, then });
  }

  signatures(/** @type {any} */ { then }) {
    const sign = (/** @type {Acted} */ event) => {
      const { elements } = event.target;
      const proven = (/** @type {string} */ name) => (this.byPasskey[name] ? BY_PASSKEY : elements[name].value);
      const signer = elements.signer.value.trim();
      this.#with(event, () => then(proven('own'), signer ? { signer, password: proven('password') } : undefined));
    };
    return html`<form @submit=${sign}>
      ${this.#proof('own', t('console:your-password', { name: this.me.name }), t('desk:sign-with-passkey'), Boolean(this.me.passkeys))}
      <label>${t('console:floorperson-signs')}<input name="signer" maxlength="64" autocomplete="off" /></label>
      ${this.#proof('password', t('console:floorpersons-password'), t('console:floorpersons-passkey'), true)}
      <p class="quiet">${t('console:leave-empty')}</p>
      <div class="row"><button class="button" type="button" @click=${this.close}>${t('close')}</button><button class="button primary end"
        type="submit">${t('desk:sign')}</button></div></form>`;
  }

  /** Whether the floorperson has a passkey is not known here: they bring it. */
  #proof(/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ instead, /** @type {boolean} */ hasPasskey) {
    const byPasskey = this.byPasskey[name];
    const change = this.passkeys && hasPasskey ? () => (this.byPasskey = { ...this.byPasskey, [name]: !byPasskey }) : undefined;
    return proof({ name, label, instead, byPasskey, change, required: name === 'own' });
  }

  #with(/** @type {Event} */ event, /** @type {() => void} */ then) {
    event.preventDefault();
    then();
    this.close();
  }

  askSeat(/** @type {Spot | undefined} */ spot = undefined) {
    this.#show(spot ? { kind: 'seat', title: sentence(spotText(spot)), spot } : { kind: 'which', title: t('console:which-seat') });
  }

  which() {
    return html`<form @submit=${(/** @type {Acted} */ event) => {
      event.preventDefault();
      this.askSeat(String(Number(event.target.elements.seat.value)));
    }}>
      <label>${t('console:number')}<input name="seat" type="number" min="1" max=${this.rules.seats} required /></label><div
        class="row"><button class="button primary end"
        type="submit">${t('console:look')}</button></div>${lineKeys(this.rules, (line) => this.askSeat(line))}</form>`;
  }

  seat(/** @type {{ spot: Spot }} */ { spot }) {
    const patron = this.view.seats.find((one) => one.places.some((place) => place.spot === spot));
    if (!patron && !this.#mayEnterPatrons) {
      return html`<div class="list"><p class="quiet">${t('console:seat-is-free')}</p><div class="row"><button class="button end"
        @click=${this.close}>${t('close')}</button></div></div>`;
    }
    if (!patron) {
      return html`<form @submit=${(/** @type {Acted} */ event) => this.#sit(event, spot)}><p class="quiet">${t('console:seat-is-free')}</p>
        <label>${t('desk:patron')}<input name="patron" required maxlength="40" autocomplete="off" /></label>${this.#means}<label
        >${t('console:chips-for')}<input name="amount" type="number" min="1" required /></label>
        <div class="row"><button class="button" type="button" @click=${this.close}>${t('close')}</button><button class="button primary end"
          type="submit">${t('sit-at', { seat: spot })}</button></div></form>`;
    }
    const owed = Number(patron.places.find((one) => one.spot === spot)?.owed ?? 0);
    const marked = owed ? t('console:vigorish-marked', { amount: exactDollars(owed) }) : '';
    return html`<div class="list"><p><strong
      >${patronText(patron.patron ?? '')}</strong>${t('console:in-front', { amount: dollars(patron.rack ?? 0), marked })}</p>
      ${this.#wagers(spot)}${this.#again(spot)}${this.#chips(patron)}${wishes(spot, this, (commands) => this.#ask(commands))}
      <div class="row">${
        owed
          ? html`<button class="button"
        @click=${() => this.#ask([{ command: 'CollectVigorish', spot }])}>${t('console:collect-vigorish')}</button>`
          : nothing
      }
        ${
          this.#mayEnterPatrons
            ? html`<button class="button" @click=${() => this.#ask([{ command: 'Leave', patron: patron.patron ?? '' }])}
            >${sitsOut(patron)}</button>`
            : nothing
        }<button
          class="button end" @click=${this.close}>${t('close')}</button></div></div>`;
  }

  /** With real cards the dealer enters that a patron takes a wager back. */
  #wagers(/** @type {Spot} */ spot) {
    const lie = mayEnter('WithdrawWager', this) ? this.view.layout.filter((one) => one.spot === spot) : [];
    return lie.map(
      ({
        wager,
        stake,
      }) => html`<p class="row"><span>${shortWagerName(wager)}, ${dollars(stake)}</span><button class="button end" data-back=${wager}
        @click=${() => this.#ask([{ command: 'WithdrawWager', spot, wager }])}>${t('console:taken-back')}</button></p>`,
    );
  }

  #again(/** @type {Spot} */ spot) {
    return this.same?.(spot).length
      ? html`<p class="row"><button class="button" data-do="again-here"
        @click=${() => (this.close(), tell(this, 'same-again', spot))}>${t('console:same-again')}</button></p>`
      : nothing;
  }

  /** Only patrons move their chips, but with real cards, where the dealer sees them and enters it. */
  get #mayEnterPatrons() {
    return this.rules.dealing === 'real-cards';
  }

  /** Between rounds, and for the patron who asks. */
  #chips(/** @type {Seated} */ { patron = '' }) {
    if (!mayAsk('BuyIn', this) || !this.#mayEnterPatrons) {
      return nothing;
    }
    const isCash = patron.startsWith('$');
    const ask = (/** @type {any} */ event) => {
      event.preventDefault();
      const amount = asMoney(event.target.elements.amount.value);
      this.#ask([{ command: event.submitter.value, patron, amount }]);
    };
    return html`<form class="chips" @submit=${ask}><label>${t('amount')}<input name="amount" type="number" min="0.01" step="0.01"
      required /></label><button
      class="button" value="BuyIn">${t(isCash ? 'console:chips-for-cash' : 'console:chips-from-account')}</button><button class="button"
        value="TakeChipsAway">${t(isCash ? 'console:colour-up' : 'console:chips-to-account')}</button></form>`;
  }

  /** Cash is taken in a house for money; a patron with an account has to be signed in. */
  get #means() {
    return this.me.house === 'money'
      ? html`<label>${t('console:pays-with')}<select name="means"><option value="cash">${t('console:pays-cash')}</option><option
        value="account">${t('console:pays-account')}</option></select></label>`
      : nothing;
  }

  #sit(/** @type {Acted} */ event, /** @type {Spot} */ spot) {
    event.preventDefault();
    const { patron: named, amount, means } = event.target.elements;
    const patron = `${means?.value === 'cash' ? '$' : ''}${named.value.trim().replace(/^\$/, '')}`;
    this.#ask([
      { command: 'BuyIn', patron, amount: asMoney(amount.value) },
      { command: 'TakePlace', patron, place: spot },
    ]);
  }

  #ask(/** @type {Command[]} */ commands) {
    this.close();
    tell(this, 'ask', commands);
  }

  showRounds() {
    this.#show({ kind: 'rounds', title: t('console:last-ten-rounds') });
  }

  rounds() {
    return html`<div class="list">${lastRounds(this.view)}
      <div class="row"><button class="button end" @click=${this.close}>${t('close')}</button></div></div>`;
  }

  showKeys() {
    this.#show({ kind: 'keys', title: t('console:keys') });
  }

  keys() {
    return html`<dl>${keyWords().map(([key, does]) => html`<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`)}</dl>
      <div class="list"><label class="check"><input type="checkbox" .checked=${this.keysOff}
        @change=${(/** @type {Acted} */ event) => tell(this, 'keys-off', event.target.checked)} />${t('console:switch-keys-off')}</label>
        <label class="check"><input type="checkbox" name="one-by-one" .checked=${this.oneByOne}
        @change=${(/** @type {Acted} */ event) => tell(this, 'one-by-one', event.target.checked)} />${t('console:press-one-by-one')}</label>
        <div class="row"><button class="button end" @click=${this.close}>${t('close')}</button></div></div>`;
  }
}

function sitsOut(/** @type {Seated} */ patron) {
  return t('console:leaves', { spot: spotText(patron.places[0].spot) });
}

customElements.define('console-dialogs', ConsoleDialogs);
