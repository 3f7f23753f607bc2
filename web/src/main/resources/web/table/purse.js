import { LitElement, html, css } from 'lit';
import { asMoney } from '../figures/figures.js';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** @import { Table } from 'answers' */
/** @import { Acted, Part } from 'page' */
/** @import { Spot } from 'messages' */

/** Chips for this table: bought to sit down, bought again, or taken back to the cage. */
class Purse extends Speaks(/** @type {Part<{ rules: Table, account: any, rack: any, wish: any }>} */ (LitElement)) {
  static properties = { rules: {}, account: {}, rack: {}, wish: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 6px; } p { color: var(--ink-2); margin-bottom: 16px; }
      label { display: block; font-size: 12px; color: var(--ink-3); margin-bottom: 4px; }
      .row { display: flex; gap: 10px; justify-content: end; margin-top: 16px; flex-wrap: wrap; }
    `,
  ];

  render() {
    const { min = '0', max = '0' } = this.rules?.wagers[0] ?? {};
    const most = Number(this.account ?? 0);
    const usual = Math.min(most, Math.max(Number(min) * 20, 200));
    const seated = this.wish === undefined;
    return html`<dialog><form method="dialog" @submit=${this.#buy}>
      <h2>${t('buy-in-title')}</h2><p>${t('buy-in-gist', { account: money(most), min: money(min), max: money(max) })}</p>
      <label for="amount">${t('amount')}</label>
      <input id="amount" name="amount" type="number" min="1" max=${Math.max(most, Number(this.rack ?? 0))} step="1"
        .value=${String(Math.floor(usual))} required />
      <div class="row">
        <button class="button" type="button" @click=${() => this.#close()}>${t('cancel')}</button>
        ${seated ? html`<button class="button" type="button" data-purse="cash-out" @click=${this.#cashOut}>${t('cash-out')}</button>` : ''}
        <button class="button brass" type="submit" data-purse="buy">${t(seated ? 'buy-in' : 'buy-and-sit')}</button>
      </div></form></dialog>`;
  }

  /** Asks how much; with a spot if the patron wants to sit there. */
  show(/** @type {Spot | undefined} */ spot) {
    this.wish = spot;
    this.updateComplete.then(() => this.renderRoot.querySelector('dialog').showModal());
  }

  #close() {
    this.renderRoot.querySelector('dialog').close();
  }

  #amount() {
    return asMoney(this.renderRoot.querySelector('#amount').value);
  }

  #buy(/** @type {Acted} */ event) {
    event.preventDefault();
    this.#close();
    tell(this, 'buy', { amount: this.#amount(), spot: this.wish });
  }

  #cashOut() {
    this.#close();
    tell(this, 'cash-out', this.#amount());
  }
}

customElements.define('chip-purse', Purse);
