import { LitElement, html, svg, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { grouped } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { ticks } from './axis.js';

/** @import { Part } from 'page' */
/** @typedef {{ points: number[], everyRounds: number, rounds: number }} Path */

const [LEFT, RIGHT, TOP, BOTTOM] = [64, 640, 16, 270];

/** Some patrons' units by round as they really went, and where five, fifty and ninety-five in a hundred ended. */
class BankrollPaths extends /** @type {Part<{ strategy: any }>} */ (LitElement) {
  static properties = { strategy: {} };
  static styles = [
    desk,
    css`
      .body { overflow-x: auto; }
      svg { width: 100%; min-width: 560px; height: auto; }
      text { font: 400 12px/1 var(--desk); fill: var(--n7); }
      .axis { text-anchor: end; }
      .middle { text-anchor: middle; }
      .end { fill: var(--n9); }
      line { stroke: var(--n4); }
      .zero { stroke: var(--n7); }
      .ruin { stroke: var(--warn); stroke-dasharray: 5 4; }
      text.ruin { fill: var(--warn); stroke: none; }
      path { fill: none; stroke-width: 1.5; }
      .p0 { stroke: var(--v1); } .p1 { stroke: var(--v2); stroke-dasharray: 7 3; } .p2 { stroke: var(--n8); stroke-dasharray: 2 3; }
      .band { stroke: var(--v1); stroke-width: 6; opacity: .5; }
      .wide { stroke-width: 2; }
    `,
  ];

  render() {
    const { strategy } = this;
    const paths = strategy.paths.slice(0, 3);
    const quantiles = Object.fromEntries(
      strategy.end.quantiles.map((/** @type {{ percent: number, amount: number }} */ one) => [one.percent, one.amount]),
    );
    const levels = [
      ...paths.flatMap((/** @type {Path} */ path) => path.points),
      ...[5, 95].map((percent) => quantiles[percent]).filter((one) => one !== undefined),
      0,
    ];
    const [low, high] = [Math.min(...levels), Math.max(...levels)];
    const longest = Math.max(...paths.map((/** @type {Path} */ path) => path.rounds), 1);
    const y = (/** @type {number} */ units) => BOTTOM - ((units - low) / (high - low || 1)) * (BOTTOM - TOP);
    const x = (/** @type {number} */ round) => LEFT + (round / longest) * (RIGHT - LEFT);
    return html`<section class="panel" aria-labelledby="paths">
      <header><h2 id="paths">${t('analyst:units-by-round')}</h2><span
        class="end quiet">${t('analyst:paths-drawn', { all: grouped(strategy.sessions), drawn: paths.length })}</span></header>
      <div class="body"><svg viewBox="0 0 720 310" role="img"
        aria-label=${t('analyst:paths-chart', { drawn: paths.length, low: grouped(low), high: grouped(high) })}>
        ${ticks(low, high).map(
          (at) => svg`<line class=${at === 0 ? 'zero' : ''} x1=${LEFT} x2=${RIGHT} y1=${y(at)} y2=${y(at)}></line>
          <text class="axis" x=${LEFT - 8} y=${y(at) + 4}>${grouped(at)}</text>`,
        )}
        ${ticks(0, longest).map((at) => svg`<text class="middle" x=${x(at)} y="296">${grouped(at)}</text>`)}
        ${strategy.bankroll ? svg`<text class="ruin" x=${LEFT + 8} y=${y(0) - 6}>${t('analyst:ruin-line')}</text>` : nothing}
        ${paths.map((/** @type {Path} */ path, /** @type {number} */ index) => svg`<path class="p${index}" d=${line(path, x, y)}></path>`)}
        ${[
          [5, 95, 'wide'],
          [25, 75, ''],
        ]
          .filter(([from]) => quantiles[from] !== undefined)
          .map(
            ([from, to, width]) =>
              svg`<line class="band ${width}" x1=${RIGHT + 8} x2=${RIGHT + 8} y1=${y(quantiles[from])} y2=${y(quantiles[to])}></line>`,
          )}
        ${apart(
          [95, 50, 5].filter((percent) => quantiles[percent] !== undefined).map((percent) => ({ percent, y: y(quantiles[percent]) + 4 })),
        ).map(
          (one) =>
            svg`<text class="end" x=${RIGHT + 18} y=${one.y}>${one.percent === 50 ? t('analyst:median') : `${one.percent} %`}</text>`,
        )}
      </svg></div>
    </section>`;
  }
}

function line(/** @type {Path} */ path, /** @type {(round: number) => number} */ x, /** @type {(units: number) => number} */ y) {
  const round = (/** @type {number} */ index) => Math.min(index * path.everyRounds, path.rounds);
  return path.points.map((units, index) => `${index ? 'L' : 'M'}${x(round(index)).toFixed(1)} ${y(units).toFixed(1)}`).join('');
}

/**
 * Labels from top to bottom, at least a line apart.
 * @template {{ y: number }} Label
 */
function apart(/** @type {Label[]} */ labels) {
  return labels.reduce(
    (done, one) => [...done, { ...one, y: Math.max(one.y, (done.at(-1)?.y ?? -Infinity) + 14) }],
    /** @type {Label[]} */ ([]),
  );
}

customElements.define('bankroll-paths', BankrollPaths);
