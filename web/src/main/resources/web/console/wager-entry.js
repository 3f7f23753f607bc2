import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { mayAsk, mayEnter } from './next.js';
import { asMoney, dollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { rackFor } from '../chips/values.js';
import { patronText, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Member, Table } from 'answers' */
/** @import { Command, HeldCoupon, Spoken, Spot, View, You } from 'messages' */
/** @import { Acted, Part } from 'page' */

const WAYS = ['chips', 'word'];

/**
 * Wagers that come to the dealer: those by word wait for a confirmation. With real cards the dealer also enters what patrons without a page
 * lay or say. Whether a wager stands is the table's word.
 */
class WagerEntry
  extends /** @type {Part<{ view: View, you: You | undefined, rules: Table, me: Member, way: string, wager: string | undefined }>} */ (
    LitElement
  )
{
  static properties = { view: {}, you: {}, rules: {}, me: {}, way: { state: true }, wager: { state: true } };
  static styles = [
    desk,
    css`
      :host([hidden]) { display: none; }
      form { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
      label { display: grid; gap: 3px; font-size: 12px; color: var(--n7); min-width: 0; }
      select, input { width: 100%; min-height: 44px; font-size: 15px; }
      .ways { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: 6px; }
      .ways button { min-height: 44px; border: 1px solid var(--n6); border-radius: 6px; background: var(--n2); font-weight: 600; }
      .ways button[aria-checked='true'] { background: var(--n9); color: var(--n0); }
      .primary { min-height: 44px; align-self: end; font-size: 16px; }
      form p { grid-column: 1 / -1; }
      .areas, .chips { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; }
      .areas button, .chips button { min-height: 44px; min-width: 44px; padding: 0 10px; border: 1px solid var(--n6); border-radius: 6px;
        background: var(--n2); font-weight: 600; }
      /* A tablet has room for one row of each, and the rest of a row is a swipe away. */
      @media (max-height: 800px) {
        form { gap: 6px 10px; }
        .areas, .chips { flex-wrap: nowrap; overflow-x: auto; }
        .areas button, .chips button { flex: none; }
      }
      .spoken { display: flex; gap: 10px; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--n4); }
      .spoken .button { min-height: 44px; }
    `,
  ];

  constructor() {
    super();
    this.way = 'chips';
  }

  willUpdate() {
    this.hidden = !this.#enters() && this.#spokenHere.length === 0 && this.#couponsHere.length === 0;
  }

  render() {
    const enters = this.#enters();
    return html`<section class="panel" aria-labelledby="wager"><header><h2 id="wager"
      >${t(enters ? 'console:a-wager' : 'console:verbal-wagers')}</h2><kbd
      class="end">W</kbd></header>
      ${this.#spokenHere.map((one) => this.#spoken(one))}
      ${this.#couponsHere.map((/** @type {HeldCoupon} */ one) => this.#coupon(one))}${enters ? this.#form() : nothing}</section>`;
  }

  get #spokenHere() {
    return mayAsk('ConfirmSpokenWager', this) ? (this.you?.spoken ?? []) : [];
  }

  /** The step is a patron's; with real cards the dealer enters it for the one whose place it is. */
  #enters() {
    return mayEnter('PlaceWager', this) && this.#places.length > 0;
  }

  get #places() {
    return this.view.seats
      .flatMap(({ patron, places }) => places.map(({ spot }) => ({ spot, patron })))
      .sort((one, other) => number(one) - number(other));
  }

  #spoken(/** @type {Spoken} */ { spot, wager, cash }) {
    return html`<p class="body spoken"><span>${spotText(spot)}, ${shortWagerName(wager)}, <b
      >${dollars(cash)}</b> ${t('console:in-cash')}</span><button class="button"
      @click=${() => this.#ask([{ command: 'ConfirmSpokenWager', spot, wager }])}>${t('console:way-done:word')}</button></p>`;
  }

  /** With real cards the dealer also enters that a patron lays a match play coupon beside the chips. */
  get #couponsHere() {
    return mayEnter('PlaceCoupon', this) ? (this.you?.coupons ?? []) : [];
  }

  #coupon(/** @type {HeldCoupon} */ { spot, value, beside }) {
    return html`<p class="body spoken"><span>${t('console:coupon-of', { spot: spotText(spot) })} <b>${dollars(value)}</b>${
      beside.length ? '' : html` <span class="small quiet">${t('console:goes-with-chips')}</span>`
    }</span>${beside.map(
      (wager) => html`<button class="button"
        data-coupon=${wager} @click=${() => this.#ask([{ command: 'PlaceCoupon', spot, wager, value }])}
        >${t('console:on-wager', { wager: shortWagerName(wager) })}</button>`,
    )}</p>`;
  }

  #form() {
    const { wagers } = this.rules;
    const limits = wagers.find((one) => one.wager === this.wager) ?? wagers[0];
    return html`<form class="body" @submit=${this.#enter}>
      <label>${t('console:column:place')}<select name="spot" required>${this.#places.map(
        ({ spot, patron }) =>
          html`<option value=${spot}>${spot.replace('line-', t('console:on-the-line'))} ${patronText(patron ?? '')}</option>`,
      )}</select></label>
      <label>${t('console:wager')}<select name="wager" 
        @change=${(/** @type {Acted} */ event) => (this.wager = event.target.value)}>${wagers.map(
          ({ wager }) => html`<option value=${wager}>${shortWagerName(wager)}</option>`,
        )}</select></label>
      <div class="ways" role="radiogroup" aria-label=${t('console:made-with')}>${WAYS.map(
        (way) => html`<button type="button" role="radio" data-way=${way} aria-checked=${this.way === way}
          @click=${() => (this.way = way)}>${t(`console:way:${way}`)}</button>`,
      )}</div>
      <label>${t('amount')}${limitsText(limits)}<input name="amount" inputmode="decimal"
        pattern="[0-9]+(\\.[0-9]{1,2})?" title=${t('console:dollars-such-as')} autocomplete="off" required /></label>
      <div class="areas" role="group" aria-label=${t('console:tap-area')}>${wagers.map(
        ({ wager }) => html`<button type="button" data-area=${wager} @click=${() => this.#area(wager)}>${shortWagerName(wager)}</button>`,
      )}</div>
      <div class="chips" role="group" aria-label=${t('console:tap-chips')}>${rackFor(
        this.rules.smallestChip,
        limits.max ?? wagers[0].max ?? 0,
      ).map(
        ({ value }) => html`<button type="button" data-chip=${value} aria-label=${t('console:add-chip', { amount: dollars(value) })}
          @click=${() => this.#add(value)}>${dollars(value)}</button>`,
      )}</div>
      <button class="button primary" type="submit">${t(`console:way-done:${this.way}`)} <kbd>Enter</kbd></button>
      <p class="small quiet">${t(`console:way-how:${this.way}`)}</p></form>`;
  }

  /** The place whose wager is entered next. */
  at(/** @type {Spot} */ spot) {
    const places = this.renderRoot.querySelector('select[name=spot]');
    if (places) {
      places.value = spot;
      this.renderRoot.querySelector('input').value = '';
    }
  }

  #area(/** @type {string} */ wager) {
    this.wager = wager;
    this.renderRoot.querySelector('select[name=wager]').value = wager;
  }

  #add(/** @type {number} */ chip) {
    const amount = this.renderRoot.querySelector('input');
    amount.value = String(Number(amount.value || 0) + chip);
  }

  #enter(/** @type {Acted} */ event) {
    event.preventDefault();
    const { spot, wager, amount } = event.target.elements;
    const named = { spot: spot.value, wager: wager.value };
    const money = asMoney(amount.value);
    this.sent = amount.value;
    this.#ask(
      this.way === 'chips'
        ? [{ command: 'PlaceWager', ...named, stake: money }]
        : [
            { command: 'SpeakWager', ...named, cash: money },
            { command: 'ConfirmSpokenWager', ...named },
          ],
    );
  }

  #ask(/** @type {Command[]} */ commands) {
    tell(this, 'ask', commands);
  }

  /** The table has accepted it: the next wager begins with its place, unless it has been begun already. */
  taken() {
    const amount = this.renderRoot.querySelector('input');
    if (amount && amount.value === this.sent) {
      amount.value = '';
      this.renderRoot.querySelector('select').focus();
    }
  }

  /** What the key leads to: a word that waits for its confirmation, else the first field. */
  enter() {
    this.renderRoot.querySelector('.spoken .button, select')?.focus();
  }
}

function limitsText(/** @type {{ min?: string, max?: string }} */ { min, max }) {
  return !min ? '' : min === max ? `, ${dollars(min)}` : t('console:from-to', { min: dollars(min), max: dollars(max ?? 0) });
}

function number(/** @type {{ spot: Spot }} */ { spot }) {
  return spot.startsWith('line-') ? 100 + Number(spot.slice(5)) : Number(spot);
}

customElements.define('wager-entry', WagerEntry);
