import { stakeAt } from '../model/view.js';

/** @import { Live } from '../house/live.js' */
/** @import { Table } from 'answers' */

/**
 * A patron's wagers of a round. A command says how much lies on an area in all, so that a repeated one does no harm; what has been
 * asked for and not yet answered is shown as if it lay there. Tells of every `change` in that.
 */
export class Wagers extends EventTarget {
  #live;
  #rules;
  #refused;
  #wanted = new Map();
  #steps = [];
  #last = [];

  constructor(/** @type {Live} */ live, /** @type {Table} */ rules, refused) {
    super();
    this.#live = live;
    this.#rules = rules;
    this.#refused = refused;
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** What lies, or will in a moment. */
  at(spot, wager) {
    return this.#wanted.get(`${spot} ${wager}`) ?? stakeAt(this.#live.view, spot, wager);
  }

  #limits(wager) {
    const { min, max } = this.#rules.wagers.find((one) => one.wager === wager);
    return { min: Number(min), max: Number(max) };
  }

  /** One chip more. The first is at least the minimum, and more than the maximum never lies. */
  add(spot, wager, chip) {
    const { min, max } = this.#limits(wager);
    return this.#change(spot, wager, Math.min(max, Math.max(min, this.at(spot, wager) + chip)));
  }

  /** One chip less; below the minimum nothing is left. */
  take(spot, wager, chip) {
    const left = this.at(spot, wager) - chip;
    return this.#change(spot, wager, left < this.#limits(wager).min ? 0 : left);
  }

  #change(spot, wager, amount) {
    const before = this.at(spot, wager);
    if (before === amount) {
      return Promise.resolve();
    }
    this.#steps.push({ spot, wager, before });
    return this.#put(spot, wager, amount);
  }

  async #put(spot, wager, amount) {
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
  }

  get canUndo() {
    return this.#steps.length > 0;
  }

  undo() {
    const { spot, wager, before } = this.#steps.pop();
    return this.#put(spot, wager, before);
  }

  #mine(spots) {
    return this.#live.view.layout
      .filter((placed) => spots.includes(placed.spot))
      .map(({ spot, wager, stake }) => ({ spot, wager, stake: Number(stake) }));
  }

  canRepeat(spots) {
    return this.#last.some((placed) => spots.includes(placed.spot));
  }

  repeat(spots) {
    return Promise.all(
      this.#inOrder(this.#last.filter((placed) => spots.includes(placed.spot))).map(({ spot, wager, stake }) =>
        this.#change(spot, wager, stake),
      ),
    );
  }

  double(spots) {
    return Promise.all(this.#mine(spots).map(({ spot, wager, stake }) => this.add(spot, wager, stake)));
  }

  clear(spots) {
    return Promise.all(
      this.#inOrder(this.#mine(spots))
        .reverse()
        .map(({ spot, wager }) => this.#change(spot, wager, 0)),
    );
  }

  /** Royal 9 goes with another wager: it comes last and leaves first. */
  #inOrder(wagers) {
    return [...wagers].sort((one, other) => Number(one.wager === 'royal-9') - Number(other.wager === 'royal-9'));
  }

  /** Wagers have closed: what lies is what can be repeated, and nothing can be undone. */
  closed(layout) {
    this.#steps = [];
    this.#wanted.clear();
    this.#last = layout.map(({ spot, wager, stake }) => ({ spot, wager, stake: Number(stake) }));
    this.#tell();
  }
}
