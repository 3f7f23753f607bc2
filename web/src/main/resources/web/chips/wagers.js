import { stakeAt } from '../model/view.js';
import { money, t } from '../words/words.js';

/** @import { Live } from '../house/live.js' */
/** @import { Table } from 'answers' */
/** @import { Refused } from '../model/patron-table.js' */
/** @import { Lying, Spot, Wager } from 'messages' */

/** @typedef {{ spot: Spot, wager: Wager, stake: number }} Made a wager as it was made last */
/** @typedef {{ spot: Spot, wager: Wager, amount: number }} Change an area, and its new amount */

const kept = (/** @type {string} */ table) => `wagers:${table}`;

/**
 * The last wagers at a table outlive a reload; a browser that keeps nothing begins without any.
 * @returns {Made[]}
 */
function remembered(/** @type {string} */ table) {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(kept(table)) ?? '[]');
  } catch {
    return [];
  }
}

function remember(/** @type {string} */ table, /** @type {Made[]} */ wagers) {
  globalThis.localStorage?.setItem(kept(table), JSON.stringify(wagers));
}

/**
 * A patron's wagers of a round. A command states the total on an area, so a repeated one does no harm; what has been
 * asked for and not yet answered is shown as if it lay there. Tells of every `change` in that.
 */
export class Wagers extends EventTarget {
  #live;
  #rules;
  #refused;
  #wanted = new Map();
  /**
   * What each press changed, as it was before; a press may change several wagers and is undone as one.
   * @type {{ spot: Spot, wager: Wager, before: number }[][]}
   */
  #presses = [];
  #last;
  /** Whether the last wagers are made again in every round. */
  auto = false;
  #repeated = '';

  constructor(/** @type {Live} */ live, /** @type {Table} */ rules, /** @type {(answer: Refused) => void} */ refused) {
    super();
    this.#live = live;
    this.#rules = rules;
    this.#refused = refused;
    this.#last = remembered(live.table);
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** The wager on the layout, including one that is being placed. */
  at(/** @type {Spot} */ spot, /** @type {Wager} */ wager) {
    const { view } = this.#live;
    return this.#wanted.get(`${spot} ${wager}`) ?? (view ? stakeAt(view, spot, wager) : 0);
  }

  /** Whether the table has not answered yet: the wager may still be refused. */
  isPending(/** @type {Spot} */ spot, /** @type {Wager} */ wager) {
    return this.#wanted.has(`${spot} ${wager}`);
  }

  #limits(/** @type {Wager} */ wager) {
    const { min, max } = this.#rules.wagers.find((one) => one.wager === wager) ?? {};
    return { min: Number(min), max: Number(max) };
  }

  /** Adds a chip. The first one is raised to the minimum, and the maximum is never exceeded. */
  add(/** @type {Spot} */ spot, /** @type {Wager} */ wager, /** @type {number} */ chip) {
    const amount = this.#more(spot, wager, chip);
    const wanted = this.at(spot, wager) + chip;
    if (amount !== wanted) {
      this.#refused({ detail: t(amount > wanted ? 'at-least' : 'at-most', { amount: money(amount) }) });
    }
    return this.#press([{ spot, wager, amount }]);
  }

  #more(/** @type {Spot} */ spot, /** @type {Wager} */ wager, /** @type {number} */ chip) {
    const { min, max } = this.#limits(wager);
    return Math.min(max, Math.max(min, this.at(spot, wager) + chip));
  }

  /** One chip less; below the minimum nothing is left. */
  take(/** @type {Spot} */ spot, /** @type {Wager} */ wager, /** @type {number} */ chip) {
    const left = this.at(spot, wager) - chip;
    return this.#press([{ spot, wager, amount: left < this.#limits(wager).min ? 0 : left }]);
  }

  /** Several changes that are undone together. One that the table refuses leaves nothing to undo. Gives whether any was refused. */
  async #press(/** @type {Change[]} */ changes) {
    const changed = changes.filter(({ spot, wager, amount }) => this.at(spot, wager) !== amount);
    if (!changed.length) {
      return false;
    }
    const press = changed.map(({ spot, wager }) => ({ spot, wager, before: this.at(spot, wager) }));
    this.#presses.push(press);
    const accepted = await Promise.all(changed.map(({ spot, wager, amount }) => this.#put(spot, wager, amount)));
    const done = press.filter((_, index) => accepted[index]);
    this.#presses = this.#presses.map((one) => (one === press ? done : one)).filter((one) => one.length);
    this.#tell();
    return done.length < press.length;
  }

  async #put(/** @type {Spot} */ spot, /** @type {Wager} */ wager, /** @type {number} */ amount) {
    const key = `${spot} ${wager}`;
    this.#wanted.set(key, amount);
    this.#tell();
    const named = { spot, wager };
    const answer = await this.#live.ask(
      amount > 0 ? { command: 'PlaceWager', ...named, stake: amount.toFixed(2) } : { command: 'WithdrawWager', ...named },
    );
    if (this.#wanted.get(key) === amount) {
      this.#wanted.delete(key);
    }
    this.#tell();
    if (!answer.accepted) {
      this.#refused(answer);
    }
    return answer.accepted;
  }

  get canUndo() {
    return this.#presses.length > 0;
  }

  undo() {
    const press = this.#presses.pop() ?? [];
    return Promise.all([...press].reverse().map(({ spot, wager, before }) => this.#put(spot, wager, before)));
  }

  #mine(/** @type {Spot[]} */ spots) {
    return (this.#live.view?.layout ?? [])
      .filter((placed) => spots.includes(placed.spot))
      .map(({ spot, wager, stake }) => ({ spot, wager, stake: Number(stake) }));
  }

  /** The last wagers, moved to the patron's current places. */
  #again(/** @type {Spot[]} */ spots) {
    const [spot] = spots;
    const mine = this.#last.filter((placed) => spots.includes(placed.spot));
    const moved = !mine.length && spots.length === 1 ? this.#last.map((placed) => ({ ...placed, spot })) : mine;
    return this.#inOrder(moved.filter(({ wager }) => this.#rules.wagers.some((one) => one.wager === wager)));
  }

  canRepeat(/** @type {Spot[]} */ spots) {
    return this.#again(spots).length > 0;
  }

  repeat(/** @type {Spot[]} */ spots) {
    return this.#press(this.#again(spots).map(({ spot, wager, stake }) => ({ spot, wager, amount: stake })));
  }

  /** Switches automatic repetition of the last wagers on or off. */
  switchAuto() {
    this.auto = !this.auto;
    this.#tell();
  }

  /** Repeats once per round, while the patron has no wager; after a refusal it does not try again. */
  async repeatByItself(/** @type {string} */ round, /** @type {Spot[]} */ spots) {
    if (this.auto && this.#repeated !== round && this.canRepeat(spots)) {
      this.#repeated = round;
      const refused = await this.repeat(spots);
      if (refused) {
        this.switchAuto();
      }
    }
  }

  double(/** @type {Spot[]} */ spots) {
    return this.#press(this.#mine(spots).map(({ spot, wager, stake }) => ({ spot, wager, amount: this.#more(spot, wager, stake) })));
  }

  clear(/** @type {Spot[]} */ spots) {
    const mine = this.#inOrder(this.#mine(spots)).reverse();
    return this.#press(mine.map(({ spot, wager }) => ({ spot, wager, amount: 0 })));
  }

  /** Royal 9 goes with another wager: it comes last and leaves first. */
  #inOrder(/** @type {Made[]} */ wagers) {
    return [...wagers].sort((one, other) => Number(one.wager === 'royal-9') - Number(other.wager === 'royal-9'));
  }

  /** Wagers have closed: these are the wagers to repeat, and nothing can be undone. A round without a wager keeps the earlier ones. */
  closed(/** @type {Lying[]} */ layout) {
    this.#presses = [];
    this.#wanted.clear();
    if (layout.length) {
      this.#last = layout.map(({ spot, wager, stake }) => ({ spot, wager, stake: Number(stake) }));
      remember(this.#live.table, this.#last);
    }
    this.#tell();
  }
}
