import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { EVERY_WAGER } from './rules-choice.js';

/** @import { Rules } from './rules-choice.js' */
/** @import { Part } from 'page' */

/** The ways to wager, as they are written after `strategy`. */
const STRATEGIES = ['flat:banker', 'martingale:player', 'paroli:banker', 'sequence:banker,1-3-2-6', 'pattern:BB>P', 'count:dragon-7'];

/** Asks for a simulation: rules, shoes, seed, and a way to wager if not a unit on everything. Tells of `run` when the house took it. */
class RunForm extends /** @type {Part<{ rules: Rules, wrong: string | undefined }>} */ (LitElement) {
  static properties = { rules: { state: true }, wrong: { state: true } };
  static styles = [
    desk,
    css`
      form { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: end; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input { width: 120px; }
      input[name='strategy'] { width: 220px; }
    `,
  ];

  constructor() {
    super();
    this.rules = EVERY_WAGER;
  }

  render() {
    return html`<section class="panel" aria-label=${t('analyst:new-simulation')}><form class="body" @submit=${this.#begin}>
      <label>${t('analyst:rules')}<rules-choice @rules=${(/** @type {any} */ event) => (this.rules = event.detail)}></rules-choice></label>
      <label>${t('analyst:shoes')}<input name="shoes" type="number" min="1" value="10000" required /></label>
      <label>${t('analyst:seed')}<input name="seed" inputmode="numeric" pattern="-?[0-9]+" value="1" required /></label>
      <label>${t('analyst:way-to-wager')}<input name="strategy" list="strategies" placeholder=${t('analyst:unit-on-every-wager')}
        autocomplete="off" /></label>
      <datalist id="strategies">${STRATEGIES.map((one) => html`<option value=${one}></option>`)}</datalist>
      <label>${t('analyst:shoes-a-session')}<input name="session" type="number" min="1" placeholder="1" /></label>
      <label>${t('analyst:bankroll-units')}<input name="bankroll" type="number" min="1" placeholder=${t('analyst:no-bankroll')} /></label>
      <button class="button primary" type="submit">${t('analyst:play-shoes')}</button>
      ${this.wrong ? html`<p class="wrong" role="alert">✕ ${this.wrong}</p>` : nothing}
    </form></section>`;
  }

  async #begin(/** @type {any} */ event) {
    event.preventDefault();
    const { shoes, seed, strategy, session, bankroll } = event.target.elements;
    /** @type {Record<string, unknown>} */
    const question = { ...this.rules.fields, shoes: Number(shoes.value), seed: seed.value };
    if (strategy.value.trim()) {
      question.strategy = strategy.value.trim();
    }
    for (const field of [session, bankroll].filter((one) => one.value)) {
      question[field.name] = Number(field.value);
    }
    try {
      this.wrong = '';
      tell(this, 'run', await call('/simulations', 'POST', question));
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('run-form', RunForm);
