import { LitElement, html, css, nothing } from 'lit';
import { call, glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { gamingDayOf, minute, day as dateOf, zone } from '../figures/figures.js';
import { Speaks } from '../words/speaks.js';
import { t } from '../words/words.js';
import '../words/reports.js';
import './day-chart.js';
import './day-table.js';

/** @import { DayReport, Member } from 'answers' */
/** @import { Part } from 'page' */

const BY = ['table', 'pit', 'shift', 'hour', 'wager', 'dealer', 'patron'];
const LOOK_AGAIN = 30_000;

/**
 * @typedef {{ by: string, day: string, table: string, tables: Record<string, string> }} Asked
 * @typedef {{ report: DayReport | undefined, hours: DayReport | undefined, wrong: string | undefined }} Answered
 * @typedef {Asked & Answered & { me: Member, path: string[] }} Shown
 */

/** What the tables brought in a gaming day beside what was to be expected. A day that is not over is looked at again and again. */
class ReportsRoom extends Speaks(/** @type {Part<Shown>} */ (LitElement)) {
  static properties = {
    me: {},
    path: {},
    by: { state: true },
    day: { state: true },
    table: { state: true },
    tables: { state: true },
    report: { state: true },
    hours: { state: true },
    wrong: { state: true },
  };
  static styles = [
    desk,
    css`
      main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 16px; max-width: 1500px; }
      form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      .keys { display: flex; gap: 8px; margin-left: auto; }
      @media (max-width: 599px) { .keys { margin-left: 0; } }
      @media print { .keys { display: none; } }
    `,
  ];

  constructor() {
    super();
    Object.assign(this, { by: 'table', day: gamingDayOf(new Date()), table: '', tables: {} });
  }

  connectedCallback() {
    super.connectedCallback();
    this.looking = setInterval(() => this.day === gamingDayOf(new Date()) && this.#look(glance), LOOK_AGAIN);
    this.#name();
    this.#look(call);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  async #name() {
    const { tables } = await call('/tables');
    this.tables = Object.fromEntries(tables.map((/** @type {{ id: string, name: string }} */ one) => [one.id, one.name]));
  }

  #query(/** @type {string} */ by) {
    return `/reports/day?${new URLSearchParams({ day: this.day, by, ...(this.table ? { table: this.table } : {}) })}`;
  }

  /** An answer that comes after something else was asked for is not shown. */
  async #look(/** @type {(path: string) => Promise<DayReport>} */ ask) {
    const query = this.#query(this.by);
    try {
      const [report, hours] = await Promise.all([ask(query), ask(this.#query('hour'))]);
      if (query === this.#query(this.by)) {
        Object.assign(this, { report, hours, wrong: undefined });
      }
    } catch (problem) {
      this.wrong = /** @type {Error} */ (problem).message;
    }
  }

  #choose(/** @type {'by' | 'day' | 'table'} */ what, /** @type {Event} */ event) {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    if (value || what === 'table') {
      this[what] = value;
      this.#look(call);
    }
  }

  render() {
    const href = `/api/v1${this.#query(this.by)}`;
    const chosen = (/** @type {'by' | 'day' | 'table'} */ what) => (/** @type {Event} */ event) => this.#choose(what, event);
    return html`<main>
      <form @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <h1>${t('reports:reports')}</h1>
        <label>${t('reports:gaming-day')}<input name="day" type="date" .value=${this.day} @change=${chosen('day')} /></label>
        <label>${t('reports:by')}<select name="by" @change=${chosen('by')}>
          ${BY.map((by) => html`<option value=${by} ?selected=${by === this.by}>${t(`reports:by:${by}`)}</option>`)}</select></label>
        <label>${t('reports:table')}<select name="table" @change=${chosen('table')}>
          <option value="">${t('reports:every-table')}</option>
          ${Object.entries(this.tables).map(
            ([id, name]) => html`<option value=${id} ?selected=${id === this.table}>${name}</option>`,
          )}</select></label>
        <span class="keys"><a class="button" href=${`${href}&form=csv`} download>${t('reports:csv')}</a>
          <a class="button" href=${`${href}&form=html`} download title=${t('reports:page-gist')}>${t('reports:page')}</a>
          ${this.report && this.me.post !== 'administrator' ? this.#records(this.report) : nothing}</span>
      </form>
      ${this.wrong ? html`<p class="refused" role="alert">${this.wrong}</p>` : nothing}
      ${this.report ? this.#report(this.report) : nothing}
    </main>`;
  }

  /** Everything on record of the same time, for whoever checks it elsewhere. */
  #records(/** @type {DayReport} */ { from, to }) {
    const href = `/api/v1/records?${new URLSearchParams({ from, to })}`;
    return html`<a class="button" href=${href} download title=${t('reports:records-gist')}>${t('reports:records')}</a>`;
  }

  #report(/** @type {DayReport} */ report) {
    const span = `${dateOf(report.from)} ${minute(report.from)} – ${dateOf(report.to)} ${minute(report.to)} ${zone(report.from)}`;
    return report.rows.length < 2
      ? html`<section class="panel"><div class="empty"><strong>${t('reports:empty')}</strong>
          <span class="quiet">${t('reports:empty-gist')}</span></div></section>`
      : html`<day-table .report=${report} .span=${span} .tables=${this.tables}></day-table>
        ${this.hours ? html`<day-chart .rows=${this.hours.rows}></day-chart>` : nothing}`;
  }
}

customElements.define('reports-room', ReportsRoom);
