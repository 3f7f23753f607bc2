import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { styled } from '../look/at.js';
import { signed } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { RANKS, byRank, rankName } from './shoe.js';

/** @import { Part } from 'page' */

/** The effect of removing a card of each rank on the expected result, in percentage points. */
class HeatStrip extends /** @type {Part<{ removals: any, shoe: any, wagers: any }>} */ (LitElement) {
  static properties = { removals: {}, shoe: {}, wagers: {} };
  static styles = [
    desk,
    css`
      .scroll { overflow-x: auto; padding: 8px; position: relative; }
      table { border-collapse: separate; border-spacing: 2px; min-width: 620px; table-layout: fixed; }
      th { text-align: center; padding: 4px 2px; border: 0; }
      th:first-child { width: 104px; }
      th[scope='row'] { text-align: left; font: 400 12px/1.3 var(--desk); color: var(--n9); }
      td { border: 0; text-align: center; padding: 5px 0; font-size: 11px; border-radius: 3px; background: var(--n2); }
      .worse { background: color-mix(in srgb, var(--v2) calc(var(--share) * 1%), var(--n2)); }
      .better { background: color-mix(in srgb, var(--v1) calc(var(--share) * 1%), var(--n2)); }
      footer { display: flex; gap: 6px 16px; flex-wrap: wrap; padding: 10px 14px; border-top: 1px solid var(--n4); font-size: 12px;
        color: var(--n7); }
      footer i { display: inline-block; width: 11px; height: 11px; border-radius: 2px; margin-right: 6px; --share: 52; }
      header span { min-width: 0; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="removal">
      <header><h2 id="removal">${t('analyst:removal-effects')}</h2>
        <span class="quiet">${t('analyst:removal-gist')}</span></header>
      <div class="scroll"><table>
        <thead><tr><th><span class="hidden-words">${t('analyst:wager')}</span></th>${RANKS.map(
          (rank) => html`<th scope="col">${rankName(rank)}</th>`,
        )}</tr></thead>
        <tbody>${this.removals ? this.wagers.map((/** @type {string} */ wager) => this.#row(wager)) : nothing}</tbody>
      </table></div>
      <footer><span><i class="worse"></i>${t('analyst:worse-for-patron')}</span><span><i
        class="better"></i>${t('analyst:better-for-patron')}</span><span>${t('analyst:shade-gist')}</span></footer>
    </section>`;
  }

  #row(/** @type {string} */ wager) {
    const effects = byRank(this.removals, this.shoe, wager);
    const most = Math.max(...effects.map((one) => Math.abs(one ?? 0)));
    return html`<tr><th scope="row">${shortWagerName(wager)}</th>${effects.map((one) =>
      one === undefined
        ? html`<td class="quiet">–</td>`
        : html`<td class=${one < 0 ? 'worse' : 'better'} ${styled({ '--share': most ? (Math.abs(one) / most) * 52 : 0 })}>${signed(
            one * 100,
          )}</td>`,
    )}</tr>`;
  }
}

customElements.define('heat-strip', HeatStrip);
