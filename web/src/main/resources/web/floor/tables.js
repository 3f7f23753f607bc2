import { glance } from '../house/house.js';
import { Live } from '../house/live.js';
import { isToday } from '../figures/figures.js';

/** @import { Slip, Table } from 'answers' */
/** @import { Event as Told } from 'messages' */

/**
 * A table that is followed: what the lobby and the pit say of it, its slips, and the table live. The view says neither since when a table
 * is in its phase nor who dealt last: that is remembered beside it.
 * @typedef {Live & { phase?: string, since?: number, dealer?: string, heard?: number }} FollowedLive
 * @typedef {Table & { live: FollowedLive, slips: Slip[], calls: any[], stopped?: string }} Followed
 */

const LOOK_AGAIN = 10_000;
const A_SECOND = 1000;
const AT_MOST_EVERY = 500;

/**
 * Every table of the casino at once: what the lobby says of each, its pit, its slips, and the table itself live. Tells of a `change` at
 * most twice a second, and once at least: the clocks run. Each table is a new object then, so that components redraw.
 */
export class Tables extends EventTarget {
  /** @type {Followed[]} */
  all = [];
  /** @type {any[]} */
  pits = [];
  /** @type {any} */
  report = undefined;
  /** @type {any[]} */
  calls = [];
  /** @type {Error | undefined} */
  failed = undefined;
  /** @type {Map<string, FollowedLive>} */
  #lives = new Map();
  /** @type {Map<string, Slip[]>} */
  #slips = new Map();
  #told = 0;
  /** @type {number | undefined} */
  #waits = undefined;

  constructor({ money = true } = {}) {
    super();
    this.money = money;
    this.look();
    this.looking = setInterval(() => this.look(), LOOK_AGAIN);
    this.ticking = setInterval(() => this.#tell(), A_SECOND);
  }

  /** Polls what the tables do not send over their sockets. */
  async look() {
    try {
      const [{ tables }, { pits }] = await Promise.all([glance('/tables'), glance('/pits')]);
      if (this.money) {
        await this.#books(tables);
      }
      this.pits = pits;
      this.all = tables.map((/** @type {Followed} */ table) => this.#known(table, pits));
      this.failed = undefined;
    } catch (problem) {
      this.failed = problem;
    }
    this.#tell();
  }

  async #books(/** @type {Followed[]} */ tables) {
    const [report, calls, ...slips] = await Promise.all([
      glance('/reports/tables?day=today'),
      glance('/significant?kind=floor-called&last=20'),
      ...tables.map((table) => glance(`/tables/${encodeURIComponent(table.id)}/slips?last=20`)),
    ]);
    this.report = report;
    this.calls = calls.significant;
    tables.forEach((table, i) => this.#slips.set(table.id, slips[i].slips));
  }

  #known(/** @type {Followed} */ table, /** @type {any[]} */ pits) {
    const pit = pits.flatMap((one) => one.tables).find((one) => one.table === table.id) ?? {};
    return {
      ...table,
      ...pit,
      id: table.id,
      live: this.#live(table.id),
      slips: this.#slips.get(table.id) ?? [],
      calls: this.calls.filter((one) => one.table === table.id),
    };
  }

  #live(/** @type {string} */ id) {
    if (!this.#lives.has(id)) {
      const live = new Live(id);
      live.addEventListener('frame', (/** @type {CustomEvent<Told[]>} */ { detail }) => this.#followed(live, detail));
      live.addEventListener('lost', () => this.#tell());
      this.#lives.set(id, live);
    }
    return /** @type {FollowedLive} */ (this.#lives.get(id));
  }

  /** Remembers since when a table is in its phase and who dealt last: the view has neither. */
  #followed(/** @type {FollowedLive} */ live, /** @type {Told[]} */ events) {
    const phase = JSON.stringify(live.view?.phase);
    if (phase !== live.phase) {
      live.phase = phase;
      live.since = live.heard ? Date.parse(events.at(-1)?.at ?? '') || Date.now() : Date.now();
    }
    live.dealer = events.findLast((event) => event.role === 'dealer')?.who ?? live.dealer;
    live.heard = Date.now();
    this.#tell();
  }

  find(/** @type {string} */ id) {
    return this.all.find((table) => table.id === id);
  }

  /** The shifts of today at a table, the first one first. */
  shiftsOf(/** @type {string} */ id) {
    return this.report?.tables.find((/** @type {any} */ one) => one.table === id)?.shifts ?? [];
  }

  get slips() {
    return this.all.flatMap((table) => table.slips).sort((one, other) => other.at.localeCompare(one.at));
  }

  /** Fills and credits of today that were carried out. */
  get moved() {
    return this.slips.filter((slip) => slip.doneAt && isToday(slip.doneAt) && ['fill', 'credit'].includes(slip.kind));
  }

  #tell() {
    const wait = this.#told + AT_MOST_EVERY - Date.now();
    if (wait > 0) {
      this.#waits ??= setTimeout(() => this.#tell(), wait);
      return;
    }
    clearTimeout(this.#waits);
    this.#waits = undefined;
    this.#told = Date.now();
    this.all = this.all.map((table) => ({ ...table }));
    this.dispatchEvent(new Event('change'));
  }

  close() {
    clearInterval(this.looking);
    clearInterval(this.ticking);
    clearTimeout(this.#waits);
    this.#lives.forEach((live) => live.close());
  }
}
