import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { singleKeys } from '../desk/single-keys.js';
import { valueOf } from './figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { cardsIn, freshShoe } from './shoe.js';
import { EVERY_WAGER } from './rules-choice.js';
import { downloadReport } from './report.js';
import './shoe-editor.js';
import './wager-table.js';
import './heat-strip.js';
import './wager-page.js';

/** @import { Rules } from './rules-choice.js' */
/** @import { Part } from 'page' */
/** @import { Odds, Removal } from 'answers' */

const PAUSE = 250;

/** Exact odds of any wager from any shoe. The house counts them after every change; only the answer to the last question is shown. */
class ExactOdds
  extends /**
   * @type {Part<{ shoe: any, decks: any, rules: Rules, counted: any, odds: Odds, full: boolean, removals: any, chosen: any,
   *   wrong: string | undefined, counting: any }>}
   */ (LitElement)
{
  static properties = {
    shoe: { state: true },
    decks: { state: true },
    rules: { state: true },
    odds: { state: true },
    full: { state: true },
    removals: { state: true },
    chosen: { state: true },
    wrong: { state: true },
    counting: { state: true },
  };
  static styles = [
    desk,
    css`
      main { padding: 12px 16px; display: grid; gap: 12px; grid-template-columns: 660px minmax(0, 1fr); align-items: start; }
      .head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
      .column { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); min-width: 0; }
      @media (max-width: 1280px) { main { grid-template-columns: minmax(0, 1fr); } }
      @media (max-width: 700px) { main { padding: 12px; } }
    `,
  ];

  constructor() {
    super();
    this.decks = 8;
    this.shoe = freshShoe(8);
    this.rules = EVERY_WAGER;
    this.chosen = 'banker';
  }

  connectedCallback() {
    super.connectedCallback();
    this.stop = singleKeys({
      z: () => this.renderRoot.querySelector('shoe-editor').undo(),
      c: () => this.renderRoot.querySelector('wager-page')?.copy(),
      g: () => (location.hash = '#analyst/simulation'),
      m: () => this.#report(),
    });
    this.#count();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
    this.stop?.();
  }

  updated(/** @type {Map<string, unknown>} */ changed) {
    if (['shoe', 'rules'].some((name) => changed.get(name) !== undefined)) {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.#count(), PAUSE);
    }
  }

  async #count() {
    const { shoe, decks, rules } = this;
    const isLast = () => this.shoe === shoe && this.rules === rules;
    const question = { ...rules.fields, shoe };
    this.counting = true;
    try {
      const odds = await call('/odds', 'POST', question);
      const full = await call('/odds', 'POST', { ...rules.fields, shoe: freshShoe(decks) });
      if (isLast()) {
        Object.assign(this, { odds, full, counted: shoe, wrong: '', removals: undefined });
        const { removals } = await call('/odds/removal', 'POST', question);
        if (isLast()) {
          this.removals = removals.map((/** @type {Removal} */ { card, effects }) => ({
            card,
            effects: Object.fromEntries(effects.map((/** @type {any} */ one) => [one.wager, valueOf(one.ev)])),
          }));
        }
      }
    } catch (problem) {
      this.wrong = isLast() ? problem.message : this.wrong;
    }
    this.counting = !isLast();
  }

  render() {
    const wager = this.odds?.wagers.find((one) => one.wager === this.chosen) ?? this.odds?.wagers[0];
    return html`<main aria-busy=${this.counting ? 'true' : 'false'}>
      <div class="head">
        <h1>${t('analyst:exact-odds')}</h1><rules-choice @rules=${(/** @type {any} */ event) => (this.rules = event.detail)}></rules-choice>
        <span class="quiet" role="status">${
          this.counting ? t('analyst:counting') : this.odds ? t('analyst:cards-counted', { count: cardsIn(this.shoe) }) : ''
        }</span>
        <span class="end quiet">${t('analyst:never-at-a-seat')}</span>
        <a class="button" href="#analyst/simulation">${t('analyst:simulation')} <kbd>G</kbd></a>
        <button class="button" @click=${this.#report}>${t('analyst:mathematics-report')} <kbd>M</kbd></button>
      </div>
      <div class="column">
        <shoe-editor .shoe=${this.shoe} .decks=${this.decks} @shoe=${this.#changed}></shoe-editor>
        ${
          this.odds
            ? html`<heat-strip .removals=${this.removals} .shoe=${this.counted}
              .wagers=${this.odds.wagers.map((one) => one.wager)}></heat-strip>`
            : nothing
        }
      </div>
      <div class="column">
        ${this.wrong ? html`<p class="refused" role="alert">✕ ${this.wrong}</p>` : nothing}
        ${
          wager
            ? html`<wager-table .odds=${this.odds} .full=${this.full} .chosen=${wager.wager}
              @wager=${(/** @type {any} */ event) => (this.chosen = event.detail)}></wager-table>
              <wager-page .wager=${wager} .removals=${this.removals} .shoe=${this.counted}></wager-page>`
            : nothing
        }
      </div>
    </main>`;
  }

  #changed(/** @type {any} */ event) {
    Object.assign(this, event.detail);
  }

  async #report() {
    this.wrong = this.rules.name ? await downloadReport(this.rules) : t('analyst:choose-rules-first');
  }
}

customElements.define('exact-odds', ExactOdds);
