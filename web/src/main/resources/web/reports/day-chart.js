import { LitElement, html, svg, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { cents, dollars, minute } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/reports.js';

/** @import { DayRow } from 'answers' */
/** @import { Part } from 'page' */

const WIDTH = 900;
const HEIGHT = 240;
const LEFT = 84;
const FOOT = 22;

/** How the win of a day grew beside the band in which it was to be expected. */
class DayChart extends /** @type {Part<{ rows: DayRow[] }>} */ (LitElement) {
  static properties = { rows: {} };
  static styles = [
    desk,
    css`
      header { flex-wrap: wrap; }
      svg { width: 100%; height: auto; }
      .band { fill: var(--n4); } .mean { fill: none; stroke: var(--n7); stroke-dasharray: 4 4; }
      .won { fill: none; stroke: var(--accent); stroke-width: 2.5; } circle { fill: var(--accent); }
      .axis { stroke: var(--n5); } text { fill: var(--n7); font: 400 12px var(--desk); }
      @media (max-width: 599px) { .body { overflow-x: auto; } svg { min-width: 560px; } text { font-size: 19px; } }
    `,
  ];

  render() {
    const points = this.rows.flatMap((row) => (row.soFar ? [{ at: row.name, ...row.soFar }] : []));
    return points.length
      ? html`<section class="panel" aria-labelledby="so-far">
      <header><h2 id="so-far">${t('reports:so-far')}</h2><span class="end quiet small">${t('reports:so-far-gist')}</span></header>
      <div class="body">${chart(points)}</div></section>`
      : nothing;
  }
}

/** @typedef {{ at: string, compared: string, theoretical: string, deviation: string }} Point */

function chart(/** @type {Point[]} */ points) {
  const edge = (/** @type {Point} */ one, /** @type {number} */ side) => Number(one.theoretical) + side * Number(one.deviation);
  const values = points.flatMap((one) => [Number(one.compared), edge(one, -2), edge(one, 2)]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (/** @type {number} */ at) => LEFT + (at / points.length) * (WIDTH - LEFT - 10);
  const y = (/** @type {number} */ value) => 8 + ((high - value) / (high - low || 1)) * (HEIGHT - FOOT - 16);
  const line = (/** @type {(one: Point) => number} */ of) => [y(0), ...points.map((one) => y(of(one)))].map((at, i) => `${x(i)},${at}`);
  const won = line((one) => Number(one.compared));
  const upper = line((one) => edge(one, 2));
  const lower = line((one) => edge(one, -2)).reverse();
  const every = Math.ceil(points.length / 12);
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${spoken(points[points.length - 1])}>
    ${svg`<polygon class="band" points=${[...upper, ...lower].join(' ')}></polygon>
    <line class="axis" x1=${LEFT} x2=${WIDTH - 10} y1=${y(0)} y2=${y(0)}></line>
    <polyline class="mean" points=${line((one) => Number(one.theoretical)).join(' ')}></polyline>
    <polyline class="won" points=${won.join(' ')}></polyline>
    ${points.map((one, at) => svg`<circle cx=${x(at + 1)} cy=${y(Number(one.compared))} r="3.5"><title>${spoken(one)}</title></circle>`)}
    ${[high, 0, low]
      .filter((value, at) => at === 1 || Math.abs(y(value) - y(0)) > 14)
      .map((value) => svg`<text x=${LEFT - 8} y=${Math.max(16, y(value) + 4)} text-anchor="end">${dollars(Math.round(value))}</text>`)}
    ${points.map((one, at) => (at % every ? nothing : svg`<text x=${x(at)} y=${HEIGHT - 4}>${minute(one.at)}</text>`))}`}</svg>`;
}

function spoken(/** @type {Point} */ one) {
  return t('reports:chart-says', {
    hour: minute(one.at),
    won: cents(one.compared),
    theoretical: cents(one.theoretical),
    deviation: cents(one.deviation),
  });
}

customElements.define('day-chart', DayChart);
