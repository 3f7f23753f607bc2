import { LitElement, html, svg, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { cents, day, decimals, grouped, minute } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/reports.js';

/** @import { DayReport, DayRow } from 'answers' */
/** @import { Part } from 'page' */

/** How many standard deviations a picture has to each side. */
const SPAN = 4;
const COLUMNS = ['rounds', 'an-hour', 'hours', 'handle', 'drop', 'win', 'hold', 'vigorish', 'owed', 'theoretical', 'deviation', 'z'];
const FLAGS = { none: '', amber: 'warn', red: 'bad' };

/** The rows of a report, and beside each where its win lies in the band of what was to be expected. */
class DayTable extends /** @type {Part<{ report: DayReport, span: string, tables: Record<string, string> }>} */ (LitElement) {
  static properties = { report: {}, span: {}, tables: {} };
  static styles = [
    desk,
    css`
      .scroll { overflow-x: auto; }
      header { flex-wrap: wrap; }
      th.figure, td.figure { text-align: right; white-space: nowrap; }
      td { vertical-align: middle; padding: 6px 10px; }
      .says { min-width: 190px; }
      svg { width: 140px; height: 22px; }
      .band { fill: var(--n4); } .mean { stroke: var(--n7); }
      circle { fill: var(--n9); } circle.warn { fill: var(--warn); } circle.bad { fill: var(--bad); }
      .sum > td { border-bottom: 0; }
      th:first-child, td:first-child { position: sticky; left: 0; background: var(--n1); }
      .mark.warn { color: var(--warn); } .mark.bad { color: var(--bad); }
      @media print {
        .scroll { overflow: visible; }
        th.figure { white-space: normal; }
        table { font-size: 9px; }
        th, td { padding: 3px; font-size: 9px; }
        .says { min-width: 0; }
        .small { font-size: inherit; }
        svg { width: 84px; }
      }
    `,
  ];

  render() {
    const { by, rows } = this.report;
    return html`<section class="panel" aria-labelledby="brought">
      <header><h2 id="brought">${this.span}</h2><span class="end quiet small">${t('reports:adds-up')}</span></header>
      <div class="scroll"><table data-by=${by}>
        <thead><tr><th>${t(`reports:head:${by}`)}</th>${COLUMNS.map((name) => html`<th class="figure">${t(`reports:column:${name}`)}</th>`)}
          <th>${t('reports:against')}</th><th>${t('reports:chance')}</th></tr></thead>
        <tbody>${rows.map((row, at) => this.#row(row, at === rows.length - 1))}</tbody>
      </table></div>
    </section>`;
  }

  #row(/** @type {DayRow} */ row, /** @type {boolean} */ isSum) {
    const flag = FLAGS[row.alarm ?? 'none'];
    const mark = flag ? html` <span class="mark ${flag}" aria-hidden="true">▲</span>` : nothing;
    const figures = [
      grouped(row.rounds),
      row.roundsAnHour ?? '',
      Number(row.hoursOpen) ? row.hoursOpen : '',
      cents(row.handle),
      this.report.by === 'wager' && !isSum ? '' : cents(row.drop),
      cents(row.win),
      row.hold ? `${decimals(Number(row.hold), 2)} %` : '',
      cents(row.vigorish),
      cents(row.owed),
      cents(row.theoretical),
      cents(row.deviation),
    ];
    return html`<tr class=${isSum ? 'sum' : ''} data-row=${row.name} data-alarm=${row.alarm ?? 'none'}>
      <td>${isSum ? t('reports:all') : this.#name(row.name)}${mark}</td>${figures.map((figure) => html`<td class="figure">${figure}</td>`)}
      <td class="figure">${row.z === undefined ? '' : decimals(Number(row.z), 2)}</td>
      <td>${row.z === undefined ? nothing : band(row, flag)}</td>
      <td class="says">${flag ? html`<span class="tag ${flag}">▲ ${t(`reports:alarm:${row.alarm}`)}</span> ` : nothing}${says(row)}
        ${row.exact && Math.abs(Number(row.z)) >= 1 ? html`<span class="quiet small">${t('reports:exact')}</span>` : nothing}</td>
    </tr>`;
  }

  #name(/** @type {string} */ name) {
    switch (this.report.by) {
      case 'table':
        return this.tables[name] ?? name;
      case 'shift':
      case 'hour':
        return `${day(name)} ${minute(name)}`;
      case 'wager':
        return name === 'correction' ? t('reports:correction') : wagerName(name);
      default:
        return name;
    }
  }
}

function says(/** @type {DayRow} */ row) {
  if (row.z === undefined) {
    return '';
  }
  const z = Number(row.z);
  return Math.abs(z) < 1 ? t('reports:as-expected') : t(z > 0 ? 'reports:more' : 'reports:less', { times: grouped(row.times ?? 0) });
}

function band(/** @type {DayRow} */ row, /** @type {string} */ flag) {
  const x = (/** @type {number} */ z) => 70 + (Math.max(-SPAN, Math.min(SPAN, z)) / SPAN) * 64;
  const words = t('reports:band-says', { won: cents(row.compared), theoretical: cents(row.theoretical), z: decimals(Number(row.z), 2) });
  return html`<svg viewBox="0 0 140 22" role="img" aria-label=${words}>
    ${svg`<rect class="band" x=${x(-2)} y="5" width=${x(2) - x(-2)} height="12"></rect>
    <line class="mean" x1="70" x2="70" y1="2" y2="20"></line>
    <circle class=${flag} cx=${x(Number(row.z))} cy="11" r="4.5"></circle>`}</svg>`;
}

customElements.define('day-table', DayTable);
