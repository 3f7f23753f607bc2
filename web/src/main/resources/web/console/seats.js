import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { outcomeOf } from '../model/story.js';
import { amountOf } from '../model/view.js';
import { styled } from '../look/at.js';
import { stack } from '../chips/chip.js';
import { isLost, isSome, payments } from './settlement.js';
import { dollars, exactDollars } from '../figures/figures.js';
import { meterName, shortWagerName } from '../words/wagers.js';
import { lineOf } from './gallery.js';
import { patronText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { Lying, Payment, Spot, Taken, View, You } from 'messages' */
/** @import { Part } from 'page' */

/** The seats as the dealer sees them: seat 1 at the right; ten and more in two rows. Each is a target: its number calls it. */
class SeatStrip
  extends /** @type {Part<{ view: View, you: You | undefined, rules: Table, now: any, looked: any, lying: Lying[], story: Story }>} */ (
    LitElement
  )
{
  static properties = { view: {}, you: {}, rules: {}, now: {}, looked: {}, lying: {}, story: {} };
  static styles = [
    desk,
    css`
      :host { display: block; height: 100%; min-height: 0; }
      ol { display: grid; grid-template-columns: repeat(var(--across), minmax(0, 1fr)); grid-auto-rows: minmax(0, 1fr); gap: 6px;
        height: 100%; }
      li { display: contents; }
      button { position: relative; display: flex; flex-direction: column; gap: 1px; text-align: left; align-items: stretch;
        justify-content: flex-start;
        padding: 7px 8px; border: 1px solid var(--n5); border-radius: 8px; background: var(--n1); overflow: hidden; min-height: 0; }
      button.now { border: 2px solid var(--accent); background: var(--accent-soft); }
      button.lit { border: 2px solid var(--accent); box-shadow: inset 0 0 18px var(--accent-soft), 0 0 14px var(--accent); }
      .light { color: var(--accent); font-weight: 700; font-size: 13px; }
      button.looked { outline: 2px dashed var(--n8); outline-offset: -4px; }
      button.free { border-style: dashed; color: var(--n7); background: none; }
      .top { display: flex; justify-content: space-between; align-items: baseline; gap: 4px; }
      .number { font: 700 20px/1.1 var(--desk); }
      .name { flex: none; color: var(--n8); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .wager { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 6px; font-size: 12px; color: var(--n8); }
      .wager b { font-size: 15px; color: var(--n9); }
      .wager.player span { color: var(--player); }
      .wager.banker span { color: var(--banker); }
      .wager.tie span { color: var(--tie); }
      .wager.lost b { text-decoration: line-through; color: var(--n7); font-weight: 400; }
      .many .wager, .many .wager b { font-size: 13px; line-height: 17px; }
      .pile { margin-top: auto; }
      .state { font-weight: 600; margin-top: auto; }
      .state.done { color: var(--ok); }
      .now .state { color: var(--accent); }
      .box { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px; align-items: baseline; border: 1px solid var(--n5);
        border-radius: 6px; padding: 3px 7px; font-size: 12px; color: var(--n7); }
      .box b { color: var(--n9); }
      .box.low { margin-top: auto; }
      .box.overdue { border-color: var(--warn); }
    `,
  ];

  render() {
    const { seats } = this.rules;
    const across = seats > 9 ? Math.ceil(seats / 2) : seats;
    const paid = payments(this.you?.settlement);
    return html`<ol class=${seats > 9 ? 'many' : ''} aria-label=${t('console:seats-from-the-dealer')} ${styled({ '--across': across })}>
      ${Array.from({ length: seats }, (_, index) => String(seats - index)).map((spot) => html`<li>${this.#seat(spot, paid)}</li>`)}
    </ol>`;
  }

  #seat(/** @type {Spot} */ spot, /** @type {Payment[]} */ paid) {
    const patron = this.view.seats.find((one) => one.places.some((place) => place.spot === spot));
    if (!patron) {
      return html`<button class="free ${this.looked === spot ? 'looked' : ''}" data-spot=${spot} @click=${() => this.#pick(spot)}
        ><span class="top"><span
        class="number">${spot}</span><span>${t('console:seat-open')}</span></span></button>`;
    }
    const state = this.#state(spot, paid);
    const many = this.rules.seats > 9;
    const corner = [this.#part(spot), many ? state?.words : ''].filter(Boolean).join(', ');
    const won = this.view.won.filter((one) => one.spot === spot);
    return html`<button class="${won.length ? 'lit' : ''} ${this.now === spot ? 'now' : ''} ${this.looked === spot ? 'looked' : ''}"
      data-spot=${spot} @click=${() => this.#pick(spot)}>
      <span class="top"><span class="number">${spot}</span><span class="small">${corner}</span></span>
      <span class="name">${patronText(patron.patron ?? '')}${patron.leaving ? t('console:is-leaving') : ''}</span>
      ${won.map(({ meter, amount }) => html`<span class="light">★ ${meterName(meter)} ${exactDollars(amount)}</span>`)}
      ${this.#wagers(spot)}
      ${state && !many ? html`<span class="state ${state.done ? 'done' : ''}">${state.words}</span>` : nothing}
      ${this.#box(
        patron.places.find((place) => place.spot === spot),
        Boolean(state) && !many,
      )}
    </button>`;
  }

  #wagers(/** @type {Spot} */ spot) {
    const lies = this.lying.filter((placed) => placed.spot === spot || placed.spot === `line-${spot}`);
    const live = lies.filter((placed) => !this.#isLost(placed)).reduce((sum, placed) => sum + amountOf(placed), 0);
    const few = this.rules.seats <= 9 && live > 0;
    return html`${lies.map((placed) => {
      const lost = this.#isLost(placed);
      const where = placed.spot === spot ? '' : lineOf(placed.spot, this.view);
      const label = `${where}${shortWagerName(placed.wager)}${placed.coupon ? t('console:plus-coupon') : ''}`;
      return html`<span class="wager ${placed.wager} ${lost ? 'lost' : ''}"><span>${label}</span><b>${dollars(amountOf(placed))}</b></span
      >`;
    })}${few ? html`<span class="pile">${stack(live, 34)}</span>` : nothing}`;
  }

  /** Lost wagers stay, struck, until the discards. */
  #isLost(/** @type {Lying} */ { spot, wager }) {
    return isLost(this.you?.settlement, spot, wager) || outcomeOf(this.story, spot, wager)?.result === 'lost';
  }

  /** The curator, and who turns which hand. */
  #part(/** @type {Spot} */ spot) {
    const { playerTurnedBy, bankerTurnedBy } = this.view.cards;
    const parts = [
      this.view.shoe.curator === spot ? t('console:curator') : '',
      playerTurnedBy === spot ? t('console:turns-player') : '',
      bankerTurnedBy === spot ? t('console:turns-banker') : '',
    ];
    return parts.filter(Boolean).join(', ');
  }

  #state(/** @type {Spot} */ spot, /** @type {Payment[]} */ paid) {
    const own = paid.filter((other) => other.spot === spot);
    const one = own.find((other) => !other.done) ?? own[0];
    if (this.now === spot) {
      return { words: t('console:state:now') };
    }
    if (one) {
      return one.done
        ? { words: `✓ ${t(isSome(one.pay) ? 'console:state:paid' : 'console:state:returned')}`, done: true }
        : { words: isSome(one.pay) ? t('console:state:pays', { amount: dollars(one.pay) }) : t('console:state:pushes') };
    }
    const lost = (this.you?.settlement?.steps ?? []).findIndex((step) => step.spot === spot && step.action === 'COLLECT' && !step.award);
    return lost < 0
      ? this.#over(spot)
      : { words: t(lost < (this.you?.settlement?.taken ?? 0) ? 'console:state:taken' : 'console:state:loses') };
  }

  /** Once everything is settled, what it came to. */
  #over(/** @type {Spot} */ spot) {
    const own = this.lying.filter((placed) => placed.spot === spot).map((placed) => outcomeOf(this.story, spot, placed.wager)?.result);
    if (own.includes('won')) {
      return { words: `✓ ${t('console:state:paid')}`, done: true };
    }
    return own.includes('push')
      ? { words: `✓ ${t('console:state:returned')}`, done: true }
      : own.includes('lost')
        ? { words: t('console:state:taken') }
        : undefined;
  }

  #box(/** @type {Taken | undefined} */ place, /** @type {boolean} */ low) {
    return this.rules.marked
      ? html`<span
        class="box ${place?.overdue ? 'overdue' : ''} ${low ? '' : 'low'}"><span>${t('vigorish')}</span>
          <b>${Number(place?.owed ?? 0) ? exactDollars(place?.owed ?? 0) : t('console:no-vigorish-owed')}</b></span>`
      : nothing;
  }

  #pick(/** @type {Spot} */ spot) {
    tell(this, 'seat', spot);
  }
}

customElements.define('seat-strip', SeatStrip);
