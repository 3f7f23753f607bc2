import { LitElement, html, css, nothing } from 'lit';
import { icon } from '../look/icons.js';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { pays } from '../felt/names.js';
import { TONE } from '../felt/cloth.js';
import { amountOf, owedOf } from '../model/view.js';
import { MUST_HIT, outcomeOf, sum } from '../model/story.js';
import { reason, rulingWords } from './reasons.js';
import './clause.js';
import './last-rounds.js';

/** @import { Became, Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { Lying, Spot, View } from 'messages' */
/** @import { Part } from 'page' */

const STEPS = ['step-wagers', 'step-four', 'step-house', 'step-third', 'step-result'];

/** How far the round is. */
function stepOf(/** @type {View} */ view) {
  const name = view.phase.name;
  if (!view.cards.round) {
    return 0;
  }
  if (name === 'SettlingHouseMoney') {
    return 2;
  }
  if (
    ['CallingThirdCard', 'Drawing'].includes(name) ||
    (view.cards.laid.some((card) => card.place.endsWith('THIRD')) && name === 'Turning')
  ) {
    return 3;
  }
  return ['CallingResult', 'Settling', 'EndingProgressives', 'Clearing'].includes(name) ? 4 : 1;
}

/** The round beside the felt: how far it is, each of your wagers and what became of it, with the clause. */
class RoundPanel extends Speaks(
  /** @type {Part<{ rules: Table, view: View, story: Story, mine: Spot[], isFull: boolean }>} */ (LitElement),
) {
  static properties = { rules: {}, view: {}, story: {}, mine: {}, isFull: {} };
  static styles = [
    style,
    css`
      :host { display: block; }
      .head { display: flex; align-items: baseline; justify-content: space-between; margin-bottom: 12px; }
      h2 { font-size: 21px; }
      .steps { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 3px; margin-bottom: 16px; font-size: 10.5px;
        color: var(--ink-3);
        line-height: 1.25; }
      .steps span { border-top: 2px solid var(--line); padding-top: 6px; } .steps .done { border-color: var(--brass); }
      .steps .now { color: var(--ink); font-weight: 600; border-color: var(--brass); }
      .wager { display: grid; grid-template-columns: 12px 1fr auto auto; gap: 0 10px; padding: 9px 0; border-bottom: 1px solid var(--line);
        align-items: baseline; }
      .wager b { font-weight: 500; } .wager .amount { font-weight: 500; }
      .wager .gets { min-width: 62px; text-align: right; font-size: 12.5px; color: var(--ink-3); }
      .wager .won { color: var(--win); font-weight: 600; } .wager .lost { color: var(--lose); font-weight: 600; }
      .wager clause-mark, .wager small { grid-column: 2 / -1; color: var(--ink-3); font-size: 12px; }
      .dot { width: 9px; height: 9px; border-radius: 50%; background: var(--brass); align-self: center; }
      .dot.player { background: var(--r-player); } .dot.banker { background: var(--r-banker); } .dot.tie { background: var(--r-tie);
        border-radius: 2px; }
      .dot.diamond { border-radius: 1px; rotate: 45deg; scale: .85; }
      .sum { display: flex; justify-content: space-between; padding: 10px 0; font-size: 15px; } .sum b { font-weight: 600; }
        .sum .won { color: var(--win); }
      .quiet { font-size: 13px; } .about { background: none; border: 0; padding: 4px; min-height: 28px; display: inline-flex; gap: 4px;
        align-items: center;
        font-size: 12.5px;
        color: var(--brass); margin-left: auto; margin-right: 10px; }
      .one-info { background: none; border: 0; padding: 2px; color: var(--ink-3); vertical-align: middle; min-width: 24px;
        min-height: 24px; }
      .why { color: var(--ink-2); font-size: 12.5px; }
    `,
  ];

  render() {
    const { view, story, rules } = this;
    const inRound = Boolean(view.cards.round);
    const layout = (inRound ? story.layout : view.layout).filter((placed) => this.mine.includes(placed.spot));
    const now = stepOf(view);
    const steps = STEPS.filter((step) => step !== 'step-house' || rules.wagers.some((one) => one.wager === 'house-money'));
    const owed = Object.entries(owedOf(view)).filter(([spot]) => this.mine.includes(spot));
    return html`
      <div class="head"><h2>${t('round', { number: view.cards.round ?? view.shoe.round + 1 })}</h2><button class="about" data-do="info"
        @click=${() => tell(this, 'info')}>${icon('info', 15)} ${t('wagers-title')}</button><span
        class="quiet">${t(now === 0 ? 'open' : now === 4 ? 'settled' : 'round-in-play')}</span></div>
      <div class="steps" aria-hidden="true">${steps.map(
        (step) => html`<span class="${STEPS.indexOf(step) === now ? 'now' : STEPS.indexOf(step) < now ? 'done' : ''}">${t(step)}</span>`,
      )}</div>
      ${this.#sum(layout, inRound)}${this.#rulings()}
      ${layout.map((placed) => this.#wager(placed, inRound))}
      ${inRound ? this.mine.map((spot) => this.#mustHit(spot)) : nothing}
      ${owed.map(([, amount]) => html`<p class="why">${t('owes', { amount: money(Number(amount)) })}</p>`)}
      <last-rounds .rounds=${view.lastRounds}></last-rounds>`;
  }

  /** Which hand draws and which stands, with the clauses that decide it. */
  #rulings() {
    const { rulings } = this.story;
    return rulings.length && this.view.cards.round
      ? html`<p class="why" data-rulings>${rulingWords(this.story)} <clause-mark
        .clauses=${[...new Set(rulings.flatMap((one) => one.clauses.slice(0, 1)))]}
          .because=${[...new Set(rulings.flatMap((one) => one.because))]} .document=${this.rules.regulation}></clause-mark></p>`
      : nothing;
  }

  #wager(/** @type {Lying} */ placed, /** @type {boolean} */ inRound) {
    const outcome = inRound ? outcomeOf(this.story, placed.spot, placed.wager) : undefined;
    const insurance = ['dragon-7', 'panda-8', 'royal-9', 'house-money'].includes(placed.wager);
    return html`<div class="wager" data-wager=${placed.wager} data-result=${outcome?.result ?? ''}>
      <span class="dot ${TONE[placed.wager]} ${insurance ? 'diamond' : ''}"></span><b>${t(placed.wager)} <button class="one-info"
        data-info=${placed.wager}
        aria-label=${t('wager-info', { wager: t(placed.wager) })}
          @click=${() => tell(this, 'info', placed.wager)}>${icon('info', 14)}</button></b><span
        class="amount">${money(amountOf(placed))}${
          placed.coupon ? html`<small data-coupon-on>+ ${t('with-coupon', { amount: money(placed.coupon) })}</small>` : nothing
        }</span>
      ${outcome?.result ? this.#result(outcome) : html`<span class="gets">${pays(this.rules, placed.wager)}</span>`}
      ${outcome?.result ? this.#reason(placed.wager, outcome) : nothing}
      ${
        outcome?.vigorish || outcome?.marked
          ? html`<small>${t('vigorish')} ${money(Number(outcome.vigorish || outcome.marked))}</small
      >`
          : nothing
      }
      </div>`;
  }

  /** Why, in words, and the clauses behind it. */
  #reason(/** @type {string} */ wager, /** @type {Became} */ outcome) {
    return html`<small data-reason>${reason(wager, outcome, this.story, this.view)} ${
      outcome.clauses.length
        ? html`<clause-mark .clauses=${outcome.clauses} .because=${outcome.because} .document=${this.rules.regulation}></clause-mark>`
        : nothing
    }</small>`;
  }

  #mustHit(/** @type {Spot} */ spot) {
    const outcome = outcomeOf(this.story, spot, MUST_HIT);
    return outcome
      ? html`<div class="wager" data-wager=${MUST_HIT} data-result=${outcome.result}><span
        class="dot house diamond"></span><b>${t('meter:must-hit')}</b><span
        class="amount"></span>${this.#result(outcome)}<clause-mark .clauses=${outcome.clauses} .because=${outcome.because}
          .document=${this.rules.regulation}></clause-mark></div>`
      : nothing;
  }

  #result(/** @type {Became} */ outcome) {
    const won = outcome.won;
    return outcome.result === 'push'
      ? html`<span class="gets">${t('push')}</span>`
      : html`<span class="gets ${won > 0 ? 'won' : 'lost'}">${signed(won)}</span>`;
  }

  #sum(/** @type {Lying[]} */ layout, /** @type {boolean} */ inRound) {
    if (!layout.length) {
      return html`<p class="quiet">${t(this.mine.length ? 'no-wagers' : this.isFull ? 'all-seats-taken' : 'watching')}</p>`;
    }
    if (inRound && this.story.result) {
      const all = sum(this.story, this.mine);
      return html`<div class="sum"><span>${t('this-round')}</span><b class=${all > 0 ? 'won' : ''}
        data-sum=${all}>${signed(all)}</b></div>`;
    }
    return html`<div class="sum"><span>${t('on-the-felt')}</span><b>${money(layout.reduce((all, placed) => all + amountOf(placed), 0))}</b
    ></div>`;
  }
}

customElements.define('round-panel', RoundPanel);
