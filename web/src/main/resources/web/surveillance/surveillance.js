import { LitElement, html, css, nothing } from 'lit';
import { call, glance } from '../house/house.js';
import { singleKeys } from '../desk/single-keys.js';
import { desk } from '../desk/style.js';
import { now, viewOf } from '../floor/now.js';
import { Tables } from '../floor/tables.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';
import { isOverride, KINDS, roundOf, tone } from './overrides.js';
import { EVERYTHING, queryOf } from './event-filter.js';
import { isFloor } from '../desk/posts.js';
import { sound } from '../look/sound.js';
import './balances.js';
import './event-notes.js';
import './override-list.js';
import './record-panel.js';
import './round-replay.js';
import './round-search.js';
import './rounds-list.js';
import './watched-tables.js';

/** @import { Member } from 'answers' */
/** @import { Changes, Part } from 'page' */

const LOOK_AGAIN = 5_000;

/** Surveillance: overrides before everything, every table, any round rebuilt. It reads; nothing here changes anything. */
class SurveillanceRoom
  extends /** @type {Part<{ me: Member, path: string[], entries: any, round: any, step: any, chosen: any, wrong: string | undefined,
   *   filter: import('./event-filter.js').Filter }>} */ (LitElement)
{
  static properties = {
    me: {},
    path: {},
    entries: { state: true },
    round: { state: true },
    step: { state: true },
    chosen: { state: true },
    wrong: { state: true },
    filter: { state: true },
  };
  static styles = [
    desk,
    css`
      main { display: grid; grid-template: auto auto auto 1fr / 256px minmax(0, 1fr) 384px; gap: 12px; padding: 12px 16px 16px;
        align-items: start; }
      .head { grid-column: 1 / -1; display: flex; gap: 12px; align-items: center; }
      event-filter, override-list { grid-column: 2 / -1; }
      watched-tables { grid-row: 2 / span 3; position: sticky; top: 12px; }
      aside { display: grid; gap: 12px; position: sticky; top: 12px; }
      .now { padding: 12px 14px; display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
      @media (max-width: 1280px) { main { grid-template-columns: 256px minmax(0, 1fr); } aside { grid-column: 2; position: static; } }
      @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); } event-filter, override-list, aside { grid-column: 1; }
        event-filter { grid-row: 2; } override-list { grid-row: 3; } watched-tables { grid-row: auto; position: static; } }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.entries = [];
    this.chosen = 0;
    this.filter = EVERYTHING;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.#pressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    this.tables = new Tables({ money: false });
    this.tables.addEventListener('change', () => this.requestUpdate());
    this.looking = setInterval(() => this.#look(), LOOK_AGAIN);
    this.keys = singleKeys({
      j: () => this.#choose(1),
      k: () => this.#choose(-1),
      ',': () => this.#walk(-1),
      '.': () => this.#walk(1),
      x: () => this.renderRoot.querySelector('record-panel')?.export(),
      u: () => (location.hash = `#${['surveillance', ...this.path].slice(0, -1).join('/')}`),
    });
    addEventListener('keydown', this.pressed);
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.tables?.close();
    clearInterval(this.looking);
    this.keys?.();
    removeEventListener('keydown', this.pressed);
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('path')) {
      this.#rebuild();
    }
  }

  async #look() {
    const before = this.entries[0]?.id;
    const { significant } = await glance(`/significant?${queryOf(this.filter)}`);
    const isNew = (/** @type {any} */ entry) => entry.id > before && (['warn', 'bad'].includes(tone(entry)) || entry.kind === 'large-win');
    if (before !== undefined && significant.some(isNew)) {
      sound('call');
    }
    this.entries = significant;
  }

  /** The round that the address names: a table, a number, and the log if it is not the one in force. */
  async #rebuild() {
    const [table, number, run] = this.path;
    Object.assign(this, { round: undefined, wrong: undefined });
    if (!number) {
      return;
    }
    try {
      const round = await call(`/tables/${encodeURIComponent(table)}/rounds/${number}${run ? `?run=${run}` : ''}`);
      const override = this.entries.find((entry) => entry.table === table && entry.detail.round === Number(number));
      const at = round.events.findIndex((/** @type {any} */ event) => event.n === override?.detail.event);
      Object.assign(this, { round, step: at < 0 ? round.events.length - 1 : at });
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  get overrides() {
    return this.entries.filter(isOverride);
  }

  render() {
    const [table, number, run] = this.path;
    const tables = this.tables?.all ?? [];
    const chosen = this.overrides[this.chosen];
    const mayNote = this.me.post === 'surveillance' || isFloor(this.me);
    const names = Object.fromEntries(tables.map((one) => [one.id, one.name]));
    return html`<main @step=${(/** @type {any} */ event) => (this.step = event.detail)}>
      <div class="head"><h1 class="hidden-words">${t('surveillance:surveillance')}</h1><span class="tag">${t(
        'surveillance:read-only',
      )}</span><span
        class="quiet">${t('surveillance:read-only-gist')}</span>
        <a class="button" href="/api/v1/records" download>${t('surveillance:records-of-a-day')}</a></div>
      <watched-tables .tables=${tables} .entries=${this.entries} .chosen=${table}></watched-tables>
      <event-filter .filter=${this.filter} .names=${names} .kinds=${KINDS}
        @filter=${(/** @type {any} */ event) => this.#filter(event.detail)}></event-filter>
      <override-list .entries=${this.overrides} .names=${names} .chosen=${this.chosen}
        @choose=${(/** @type {any} */ event) => (this.chosen = event.detail)}></override-list>
      <div>${this.#middle(this.tables?.find(table), number, names)}</div>
      <aside aria-label=${t('surveillance:record')} @noted=${() => this.#look()}>${
        chosen ? html`<event-notes .entry=${chosen} ?mayNote=${mayNote}></event-notes>` : nothing
      }${this.round ? html`<round-balances .round=${this.round} .step=${this.step}></round-balances>` : nothing}
        ${
          table ? html`<record-panel .table=${table} .round=${this.round ? number : undefined} .run=${run}></record-panel>` : nothing
        }</aside>
    </main>`;
  }

  #middle(/** @type {any} */ table, /** @type {string} */ number, /** @type {Record<string, string>} */ names) {
    if (this.wrong) {
      return html`<section class="panel"><div class="empty"><strong>${this.wrong}</strong><span
        class="quiet">${t('surveillance:round-when-over')}</span></div></section>`;
    }
    if (number) {
      return this.round ? html`<round-replay .round=${this.round} .step=${this.step} .after=${this.#after()}></round-replay>` : nothing;
    }
    return table
      ? html`<section class="panel now"><strong>${now(table)}</strong><span class="quiet">${t('surveillance:shoe-and-round', {
          shoe: viewOf(table).shoe.number,
          round: viewOf(table).shoe.round,
        })}</span></section>
          <rounds-list .table=${table.id} .name=${table.name} .latest=${viewOf(table).results.length}></rounds-list>`
      : html`<round-search .tables=${this.tables?.all ?? []} .names=${names}></round-search>`;
  }

  /** Corrections made after the round: they belong to the round but to none of its events. */
  #after() {
    const last = this.round.events.at(-1).n;
    return this.overrides
      .filter(
        (entry) =>
          entry.detail.log === this.round.log &&
          entry.detail.round === this.round.round &&
          entry.detail.event > last &&
          entry.kind === 'correction',
      )
      .reverse();
  }

  #filter(/** @type {import('./event-filter.js').Filter} */ filter) {
    Object.assign(this, { filter, entries: [], chosen: 0 });
    this.#look();
  }

  #choose(/** @type {number} */ rows) {
    this.chosen = Math.min(this.overrides.length - 1, Math.max(0, this.chosen + rows));
  }

  #walk(/** @type {number} */ steps) {
    if (this.round) {
      this.step = Math.min(this.round.events.length - 1, Math.max(0, this.step + steps));
    }
  }

  /** Enter opens the chosen override, unless another element has the focus. */
  #pressed(/** @type {any} */ event) {
    const chosen = this.overrides[this.chosen];
    if (event.key === 'Enter' && event.composedPath()[0] === document.body && chosen) {
      location.hash = roundOf(chosen) ?? location.hash;
    }
  }
}

customElements.define('surveillance-room', SurveillanceRoom);
