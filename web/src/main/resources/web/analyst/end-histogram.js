import { LitElement, html, svg, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { grouped } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { ticks } from './axis.js';

/** @import { Part } from 'page' */
/** @typedef {{ from: number, to: number, count: number }} Bin */

/** Where the patrons of a strategy stood at the end: those ahead in colour, those behind not. */
class EndHistogram extends /** @type {Part<{ strategy: any }>} */ (LitElement) {
  static properties = { strategy: {} };
  static styles = [
    desk,
    css`
      .body { overflow-x: auto; }
      svg { width: 100%; min-width: 420px; height: auto; }
      text { font: 400 12px/1 var(--desk); fill: var(--n7); text-anchor: middle; }
      .ahead { fill: var(--v1); }
      .behind { fill: var(--n5); }
      line { stroke: var(--n7); }
      p { display: flex; justify-content: space-between; font-weight: 600; }
    `,
  ];

  render() {
    const { end, bankroll } = this.strategy;
    const level = bankroll ?? 0;
    const bins = end.histogram;
    const [low, high] = [bins[0].from, bins.at(-1).to];
    const most = Math.max(...bins.map((/** @type {Bin} */ bin) => bin.count / (bin.to - bin.from || 1)));
    const x = (/** @type {number} */ units) => 20 + ((units - low) / (high - low || 1)) * 480;
    const all = bins.reduce((/** @type {number} */ sum, /** @type {Bin} */ bin) => sum + bin.count, 0);
    const ahead = bins
      .filter((/** @type {Bin} */ bin) => bin.from >= level)
      .reduce((/** @type {number} */ sum, /** @type {Bin} */ bin) => sum + bin.count, 0);
    const share = ((ahead / all) * 100).toFixed(1);
    const isBorder = !bins.some((/** @type {Bin} */ bin) => bin.from < level && level < bin.to);
    const said = { low: grouped(low), high: grouped(high), share, level: grouped(level) };
    return html`<section class="panel" aria-labelledby="end">
      <header><h2 id="end">${t('analyst:end-of-session')}</h2><span class="end quiet">${
        bankroll ? t('analyst:units-begun-with', { bankroll: grouped(bankroll) }) : t('analyst:units-won')
      }</span></header>
      <div class="body">${
        isBorder
          ? html`<p><span>${t('analyst:below-share', { ...said, share: (100 - Number(share)).toFixed(1) })}</span><span>${t(
              'analyst:from-share',
              said,
            )}</span></p>`
          : nothing
      }
      <svg viewBox="0 0 520 280" role="img" aria-label=${t(isBorder ? 'analyst:end-chart-share' : 'analyst:end-chart', said)}>
        ${bins.map((/** @type {Bin} */ bin) => {
          const height = (bin.count / (bin.to - bin.from || 1) / most) * 230;
          const width = Math.max(1, x(bin.to) - x(bin.from) - 1);
          return svg`<rect class=${bin.from >= level ? 'ahead' : 'behind'} x=${x(bin.from) + 0.5} width=${width} y=${
            250 - height
          } height=${height}></rect>`;
        })}
        <line x1="20" x2="500" y1="250" y2="250"></line>
        ${ticks(low, high).map((at) => svg`<text x=${x(at)} y="270">${grouped(at)}</text>`)}
      </svg></div>
    </section>`;
  }
}

customElements.define('end-histogram', EndHistogram);
