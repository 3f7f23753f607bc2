import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { decimals } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { share } from './figures.js';
import { outcomeBar, outcomeKey, outcomeStyle } from './outcome-bar.js';

/** @import { Part } from 'page' */
/** @import { WagerOdds } from 'answers' */

/** Every wager from the shoe at hand: edge, how it moved against the full shoe, deviation, outcomes. Tells of `wager`. */
class WagerTable extends /** @type {Part<{ odds: any, full: any, chosen: any }>} */ (LitElement) {
  static properties = { odds: {}, full: {}, chosen: {} };
  static styles = [
    desk,
    outcomeStyle,
    css`
      header { flex-wrap: wrap; }
      .scroll { overflow-x: auto; }
      td { padding: 6px 10px; vertical-align: middle; }
      td button { background: none; border: 0; padding: 4px 0; font-weight: 600; text-align: left; }
      .edge { font-weight: 600; }
      .worse { color: var(--v2); }
      .better { color: var(--v1); }
      .bars { width: 42%; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="wagers">
      <header><h2 id="wagers">${t('analyst:wagers-from-shoe')}</h2><span class="end"></span>${outcomeKey()}</header>
      <div class="scroll"><table>
        <thead><tr><th>${t('analyst:wager')}</th><th class="figure">${t('analyst:edge-percent')}</th>
          <th class="figure">${t('analyst:against-full-shoe')}</th><th class="figure">${t('analyst:deviation')}</th>
          <th class="bars">${t('analyst:outcomes-percent')}</th></tr></thead>
        <tbody>${this.odds.wagers.map((/** @type {any} */ one) => this.#row(one))}</tbody>
      </table></div>
    </section>`;
  }

  #row(/** @type {any} */ one) {
    const full = this.full?.wagers.find((/** @type {WagerOdds} */ other) => other.wager === one.wager);
    const by = full ? (one.houseEdge - full.houseEdge) * 100 : 0;
    const moved =
      Math.abs(by) < 0.00005
        ? html`<span class="quiet">0.0000</span>`
        : html`<span class=${by > 0 ? 'worse' : 'better'}>${by > 0 ? '▲' : '▼'} ${decimals(Math.abs(by), 4)}</span>`;
    return html`<tr class=${one.wager === this.chosen ? 'chosen' : ''} data-wager=${one.wager}>
      <td><button aria-pressed=${one.wager === this.chosen} @click=${() => this.#choose(one.wager)}>${wagerName(one.wager)}</button></td>
      <td class="figure edge">${share(one.houseEdge)}</td><td class="figure">${full ? moved : ''}</td>
        <td class="figure quiet">${decimals(one.standardDeviation, 4)}</td>
      <td>${outcomeBar(one.outcomes)}</td></tr>`;
  }

  #choose(/** @type {string} */ wager) {
    tell(this, 'wager', wager);
  }
}

customElements.define('wager-table', WagerTable);
