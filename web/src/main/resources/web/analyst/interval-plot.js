import { LitElement, html, svg, css } from 'lit';
import { desk } from '../desk/style.js';
import { signed } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { share, valueOf } from './figures.js';

/** @import { Part } from 'page' */

const SPAN = 5;
const WHISKER = 2.576;

/** Each wager's simulated edge with its 99 % interval beside the exact edge of the first round, as distances in standard errors. */
class IntervalPlot extends /** @type {Part<{ wagers: any }>} */ (LitElement) {
  static properties = { wagers: {} };
  static styles = [
    desk,
    css`
      .scroll { overflow-x: auto; }
      header { flex-wrap: wrap; }
      td { vertical-align: middle; padding: 6px 10px; }
      svg { width: 100%; min-width: 180px; height: 22px; }
      .exact { stroke: var(--n7); stroke-dasharray: 2 3; }
      .whisker { stroke: var(--v1); stroke-width: 2; }
      circle { fill: var(--v1); }
      .plot { width: 34%; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="edges">
      <header><h2 id="edges">${t('analyst:simulated-against-exact')}</h2>
        <span class="end quiet">${t('analyst:interval-gist')}</span></header>
      <div class="scroll"><table>
        <thead><tr><th>${t('analyst:wager')}</th><th class="figure">${t('analyst:simulated-percent')}</th><th class="figure">99 %</th>
          <th class="figure">${t('analyst:exact-percent')}</th><th class="plot">${t('analyst:distance')}</th><th
            class="figure">z</th></tr></thead>
        <tbody>${this.wagers.map(row)}</tbody>
      </table></div>
    </section>`;
  }
}

function row(/** @type {any} */ one) {
  const exact = -valueOf(one.firstRoundEv);
  const error = one.standardError;
  const z = error ? (one.houseEdge - exact) / error : undefined;
  return html`<tr data-wager=${one.wager}><td><strong>${wagerName(one.wager)}</strong></td><td
    class="figure"><strong>${share(one.houseEdge)}</strong></td>
    <td class="figure quiet">${error ? `± ${share(error * WHISKER)}` : '–'}</td><td class="figure">${share(exact)}</td>
    <td>${z === undefined ? '' : plot(z)}</td><td class="figure">${z === undefined ? '–' : signed(z, 2)}</td></tr>`;
}

function plot(/** @type {number} */ z) {
  const x = (/** @type {number} */ at) => 150 + (Math.max(-SPAN, Math.min(SPAN, at)) / SPAN) * 145;
  const ends = [z - WHISKER, z + WHISKER].map(x);
  return html`<svg viewBox="0 0 300 22" role="img" aria-label=${t('analyst:distance-of', { errors: signed(z, 2) })}>
    ${svg`<line class="exact" x1="150" x2="150" y1="0" y2="22"></line><line class="whisker" x1=${ends[0]} x2=${ends[1]} y1="11"
      y2="11"></line>
    ${ends.map((end) => svg`<line class="whisker" x1=${end} x2=${end} y1="6" y2="16"></line>`)}<circle cx=${x(z)} cy="11"
      r="4.5"></circle>`}</svg>`;
}

customElements.define('interval-plot', IntervalPlot);
