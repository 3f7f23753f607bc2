import { LitElement, html, svg, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { signed } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { pays, share, valueOf } from './figures.js';
import { RANKS, byRank, rankName } from './shoe.js';

/** @import { Part } from 'page' */

/** One wager to the last digit: the edge, the exact fraction, every outcome, and where the edge goes if one more card leaves. */
class WagerPage extends /** @type {Part<{ wager: any, removals: any, shoe: any, copied: any }>} */ (LitElement) {
  static properties = { wager: {}, removals: {}, shoe: {}, copied: { state: true } };
  static styles = [
    desk,
    css`
      .two { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
      .two > :first-child { border-right: 1px solid var(--n4); padding: 12px 14px; display: grid; gap: 12px; align-content: start; }
      .big { font: 700 32px/1.1 var(--desk); }
      .big small { font: 600 16px/1 var(--desk); }
      .fraction { display: inline-block; font: 400 14px/1.5 var(--mono); }
      .fraction span { display: block; padding: 0 6px; overflow-wrap: anywhere; }
      .fraction span + span { border-top: 1px solid var(--n7); }
      .note { padding: 10px; color: var(--n7); }
      .chart { border-top: 1px solid var(--n4); padding: 12px 14px; }
      .chart h3 { display: flex; justify-content: space-between; gap: 8px; }
      .chart h3 span { font-weight: 400; }
      .scroll { overflow-x: auto; }
      svg { width: 100%; min-width: 560px; height: auto; }
      text { font: 400 12px/1 var(--desk); fill: var(--n7); }
      .rank { fill: var(--n9); font-size: 13px; text-anchor: middle; }
      .axis { text-anchor: end; }
      line { stroke: var(--n4); }
      .now { stroke: var(--n8); stroke-dasharray: 4 3; }
      .worse { stroke: var(--v2); fill: var(--v2); stroke-width: 3; }
      .better { stroke: var(--v1); fill: var(--v1); stroke-width: 3; }
      @media (max-width: 700px) { .two { grid-template-columns: minmax(0, 1fr); } .two > :first-child { border-right: 0; } }
    `,
  ];

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('wager')) {
      this.copied = '';
    }
  }

  render() {
    const { wager } = this;
    return html`<section class="panel" aria-labelledby="wager">
      <header><h2 id="wager">${wagerName(wager.wager)}</h2><span class="quiet" role="status">${this.copied ?? ''}</span>
        <button class="button end" @click=${this.copy}>${t('analyst:copy')} <kbd>C</kbd></button></header>
      <div class="two">
        <div>
          <div><p class="quiet">${t('analyst:edge-of-shoe')}</p><p class="big">${share(wager.houseEdge, 6)} <small>%</small></p></div>
          <div><p class="quiet">${t('analyst:as-fraction')}</p><p
            class="fraction"><span>${whole(wager.ev.numerator)}</span><span>${whole(wager.ev.denominator)}</span></p></div>
        </div>
        <div><table>
          <thead><tr><th>${t('analyst:column:outcome')}</th>
            ${['pays', 'chance', 'part'].map((one) => html`<th class="figure">${t(`analyst:column:${one}`)}</th>`)}</tr></thead>
          <tbody>${wager.outcomes.map(outcome)}
            <tr class="sum"><td>${t('analyst:sum')}</td><td></td><td class="figure">100.000000</td><td class="figure">${signed(
              -wager.houseEdge,
              6,
            )}</td></tr></tbody>
        </table><p class="note">${t('analyst:counted-gist')}</p></div>
      </div>
      ${this.removals ? this.#chart() : nothing}
    </section>`;
  }

  /** The edge after the removal: the effect is on the expected result, which is the negative edge. */
  #chart() {
    const now = this.wager.houseEdge * 100;
    const edges = byRank(this.removals, this.shoe, this.wager.wager).map((effect) =>
      effect === undefined ? undefined : now - effect * 100,
    );
    const known = edges.filter((one) => one !== undefined);
    const [low, high] = [Math.min(now, ...known), Math.max(now, ...known)];
    const span = high - low || 1;
    const y = (/** @type {number} */ edge) => 130 - ((edge - low) / span) * 110;
    const decimals = span < 0.05 ? 4 : span < 0.5 ? 3 : 2;
    const said = RANKS.flatMap((rank, index) =>
      edges[index] === undefined ? [] : [`${rankName(rank)} ${edges[index].toFixed(decimals)}`],
    ).join(', ');
    return html`<div class="chart"><h3>${t('analyst:edge-if-card-leaves')}<span class="quiet">${t('analyst:lower-is-better')}</span></h3>
      <div class="scroll"><svg viewBox="0 0 720 165" role="img" aria-label=${t('analyst:edge-chart', {
        now: now.toFixed(decimals),
        edges: said,
      })}>
        ${[0, 0.25, 0.5, 0.75, 1].map(
          (part) => svg`<line x1="60" x2="715" y1=${y(low + part * span)} y2=${y(low + part * span)}></line>
          <text class="axis" x="52" y=${y(low + part * span) + 4}>${(low + part * span).toFixed(decimals)}</text>`,
        )}
        <line class="now" x1="60" x2="715" y1=${y(now)} y2=${y(now)}></line>
        ${edges.map((edge, index) => (edge === undefined ? nothing : moved(x(index), y(now), y(edge), edge > now ? 'worse' : 'better')))}
        ${RANKS.map((rank, index) => svg`<text class="rank" x=${x(index)} y="160">${rankName(rank)}</text>`)}
      </svg></div></div>`;
  }

  async copy() {
    const { wager, ev, houseEdge } = this.wager;
    await navigator.clipboard?.writeText(`${wager}: house edge ${houseEdge}, expected result ${ev.numerator}/${ev.denominator}`);
    this.copied = t('analyst:copied');
  }
}

/** From where the edge is to where it would be. */
function moved(/** @type {number} */ at, /** @type {number} */ now, /** @type {number} */ then, /** @type {string} */ kind) {
  return svg`<line class=${kind} x1=${at} x2=${at} y1=${now} y2=${then}></line><circle class=${kind} cx=${at} cy=${then} r="4.5"></circle>`;
}

function x(/** @type {number} */ index) {
  return 90 + index * 50;
}

function whole(/** @type {string} */ text) {
  return text.replace('-', '−').replace(/\B(?=(\d{3})+$)/g, ',');
}

function outcome(/** @type {any} */ one) {
  const chance = valueOf(one.probability);
  return html`<tr><td><span class="as-recorded">${one.outcome}</span></td><td class="figure">${pays(one.pays)}</td><td
    class="figure">${share(chance, 6)}</td>
    <td class="figure">${signed(chance * one.pays, 6)}</td></tr>`;
}

customElements.define('wager-page', WagerPage);
