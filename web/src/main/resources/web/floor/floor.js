import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { singleKeys } from '../desk/single-keys.js';
import { isFloor } from '../desk/posts.js';
import { desk } from '../desk/style.js';
import { OF_A_TABLE, OF_THE_HOUSE } from './acts.js';
import { dollars, hour, percent } from '../figures/figures.js';
import { needs } from './needs.js';
import { isOpen, owed, seated } from './now.js';
import { Tables } from './tables.js';
import { t } from '../words/words.js';
import '../words/floor.js';
import './act-dialog.js';
import './needs-you.js';
import './pit-card.js';
import './rail.js';
import './calls-panel.js';
import './handover-panel.js';
import './cash-calls.js';
import './table-panel.js';

/** @import { KeptSubmission, Member } from 'answers' */
/** @import { Acted, Part } from 'page' */
/** @import { Followed } from './tables.js' */
/** @import { Need } from './needs.js' */
/** @import { Act } from './act.js' */

/**
 * @typedef {{ act: Act, table?: Followed }} Doing
 * @typedef {{ me: Member, path: string[], tables: Tables, keys: () => void, doing: Doing | undefined,
 *   submissions: KeptSubmission[] | undefined }} Shown
 */

/** The pits at a glance: every table, what needs attention, and what the floor may do about it. `#floor/<table>` is one of them. */
class FloorRoom extends /** @type {Part<Shown>} */ (LitElement) {
  static properties = { me: {}, path: {}, doing: { state: true }, submissions: { state: true } };
  static styles = [
    desk,
    css`
      main { display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: 12px; padding: 12px 16px 16px; align-items: start; }
      .head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 10px 0; align-items: end; }
      .head dl { display: flex; flex-wrap: wrap; gap: 8px 0; }
      .head dl div { padding: 0 20px; border-left: 1px solid var(--n4); min-width: 104px; }
      .head dl div:first-child { padding-left: 0; border: 0; }
      dt { font-size: 12px; color: var(--n7); } dd { font-size: 18px; font-weight: 700; } dd small { font: 400 12px/1 var(--desk);
        color: var(--n7); }
      .keys { margin-left: auto; display: flex; flex-wrap: wrap; gap: 8px; }
      .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(296px, 100%), 1fr)); gap: 12px; }
      .pit { display: flex; gap: 10px; align-items: baseline; margin: 4px 0 8px; }
      .pit:not(:first-child) { margin-top: 20px; }
      aside { display: grid; gap: 12px; align-content: start; }
      details { margin-left: 12px; } details[open] { flex-basis: 100%; } summary { cursor: pointer; color: var(--n7); padding: 6px 0; }
      .stale { grid-column: 1 / -1; border: 1px solid var(--warn); background: var(--warn-soft); color: var(--warn); border-radius: 8px;
        padding: 10px 14px; font-weight: 600; }
      @media (max-width: 1180px) { main { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.tables = new Tables();
    this.tables.addEventListener('change', () => this.requestUpdate());
    this.keys = singleKeys({
      n: () => (location.hash = '#submission'),
      o: () => this.#open(),
      j: () => this.#walk(1),
      k: () => this.#walk(-1),
    });
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.tables.close();
    this.keys();
  }

  async #look() {
    this.submissions = (await call('/submissions')).submissions;
  }

  render() {
    const { all } = this.tables;
    const waiting = needs(all, this.me);
    const chosen = this.tables.find(this.path[0]);
    const mayCommand = isFloor(this.me);
    return html`<main @act=${this.#ask} @done=${() => this.tables.look()}>
      ${this.#head(all)}
      ${this.#stale(all)}
      <div>${this.#pits(all, waiting, chosen)}</div>
      <aside aria-label=${t('floor:what-to-do')}>
        <needs-you .needs=${waiting} ?mayCommand=${mayCommand}></needs-you>
        ${
          chosen
            ? html`<table-panel .table=${chosen} .shifts=${this.tables.shiftsOf(chosen.id)} ?mayCommand=${mayCommand}></table-panel>`
            : nothing
        }
        <cash-calls mayTake></cash-calls>
        <calls-panel .calls=${this.tables.calls} .tables=${all}></calls-panel>
        <handover-panel .me=${this.me} .names=${Object.fromEntries(all.map((one) => [one.id, one.name]))}
          ?mayWrite=${mayCommand}></handover-panel>
        <floor-rail .tables=${all} .moved=${this.tables.moved} .pits=${this.tables.pits}></floor-rail>
      </aside>
      <act-dialog .me=${this.me} .act=${this.doing?.act} .table=${this.doing?.table}
        .known=${{ submissions: this.submissions ?? [], pits: this.tables.pits }} @left=${() => (this.doing = undefined)}></act-dialog>
    </main>`;
  }

  #head(/** @type {Followed[]} */ all) {
    const sum = (/** @type {string} */ key) =>
      (this.tables.report?.tables ?? []).reduce((/** @type {number} */ total, /** @type {any} */ one) => total + Number(one[key]), 0);
    const [handle, win, theory] = [sum('handle'), sum('win'), sum('theoretical')];
    const figure = (/** @type {string} */ name, /** @type {unknown} */ value, /** @type {string | undefined} */ beside = undefined) =>
      html`<div><dt>${name}</dt><dd>${value} <small>${beside ?? ''}</small></dd></div>`;
    return html`<div class="head"><h1 class="hidden-words">${t('floor:the-floor')}</h1>
      <dl>
        ${figure(t('floor:tables-open'), all.filter(isOpen).length, t('floor:of', { count: all.length }))}
        ${figure(
          t('floor:patrons-seated'),
          all.reduce((total, one) => total + seated(one), 0),
          t('floor:of', { count: all.reduce((total, one) => total + one.seats, 0) }),
        )}
        ${figure(t('floor:handle-today'), dollars(handle))}${figure(t('floor:win'), dollars(win), percent(win, handle))}${figure(
          t('floor:theoretical'),
          dollars(theory),
          percent(theory, handle),
        )}
        ${figure(
          t('floor:vigorish-marked'),
          dollars(
            all.reduce((total, one) => total + owed(one), 0),
            true,
          ),
          t('floor:to-collect'),
        )}
      </dl>
      <div class="keys"><button class="button" @click=${() => this.#do(OF_THE_HOUSE.put)}>${t('floor:house:put')}</button>
        <a class="button" href="/api/v1/reports/day?form=html" download>${t('floor:report')}</a>
        <a class="button" href="/api/v1/records" download>${t('floor:records')}</a>
        <a class="button" href="#submission">${t('floor:new-submission')} <kbd>N</kbd></a></div>
      <details><summary>${t('floor:cage-notices-stop')}</summary><div class="keys">
        ${
          /** @type {const} */ (['deposit', 'withdrawal', 'notice', 'start', 'stop']).map(
            (name) =>
              html`<button class="button ${OF_THE_HOUSE[name].grave ? 'grave' : ''}"
            @click=${() => this.#do(OF_THE_HOUSE[name])}>${OF_THE_HOUSE[name].words}</button>`,
          )
        }
      </div></details>
    </div>`;
  }

  #stale(/** @type {Followed[]} */ all) {
    const lost = all.filter((table) => table.live.view && !table.live.connected);
    const from = lost.map((table) => table.live.heard ?? 0).sort()[0];
    return this.tables.failed || lost.length
      ? html`<div class="stale" role="status"
        >▲ ${lost.length ? t('floor:no-link-to', { tables: lost.map((table) => table.name).join(', ') }) : t('floor:no-link')}
        ${from ? t('floor:seen-from', { time: hour(new Date(from).toISOString()) }) : (this.tables.failed?.message ?? '')}
        ${t('floor:reconnecting')}</div>`
      : nothing;
  }

  #pits(/** @type {Followed[]} */ all, /** @type {Need[]} */ waiting, /** @type {Followed | undefined} */ chosen) {
    const pits = Object.entries(Object.groupBy(all, (table) => table.pit));
    return pits
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(
        ([pit, tables = []]) => html`<div class="pit"><h2>${t('floor:pit-name', { pit })}</h2><span class="quiet"
        >${t('floor:of-open', { open: tables.filter(isOpen).length, all: tables.length })}</span></div>
        <div class="cards">${tables.map(
          (table) =>
            html`<pit-card .table=${table} .needs=${waiting.filter((need) => need.table === table)} ?chosen=${table === chosen}
            ></pit-card>`,
        )}</div>`,
      );
  }

  #ask(/** @type {CustomEvent<Doing>} */ event) {
    this.doing = event.detail;
  }

  async #do(/** @type {Act} */ act, /** @type {Followed | undefined} */ table = undefined) {
    await this.#look();
    this.doing = { act, table };
  }

  /** Opens the chosen table, if it is closed. */
  #open() {
    const chosen = this.tables.find(this.path[0]);
    if (chosen && !this.doing && OF_A_TABLE.open.when(chosen)) {
      this.#do(OF_A_TABLE.open, chosen);
    }
  }

  #walk(/** @type {number} */ steps) {
    const { all } = this.tables;
    const next = all[all.findIndex((table) => table.id === this.path[0]) + steps];
    if (next && !this.doing) {
      location.hash = `#floor/${next.id}`;
    }
  }
}

customElements.define('floor-room', FloorRoom);
