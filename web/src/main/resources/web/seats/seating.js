import { isBetweenRounds } from '../model/view.js';

/** @import { Answered, Live } from '../house/live.js' */
/** @import { Table } from 'answers' */
/** @import { Command, Spot } from 'messages' */

/** A round has begun that this page has not heard of yet: the next frame says so. */
const isTooEarly = (/** @type {Answered} */ answer) => answer.missing === 'END_OF_ROUND';

/** Sitting down and getting up. Chips and seats change hands between rounds, so that a wish waits until then. */
export class Seating {
  #live;
  #refused;
  /** @type {Command[]} */
  #waiting = [];
  #busy = false;

  constructor(/** @type {Live} */ live, /** @type {(answer: Answered) => void} */ refused) {
    this.#live = live;
    this.#refused = refused;
  }

  /** The lowest free seat. */
  firstFree(/** @type {Table} */ rules) {
    const taken = new Set((this.#live.view?.seats ?? []).flatMap((patron) => patron.places.map((place) => place.spot)));
    return Array.from({ length: rules.seats }, (_, index) => String(index + 1)).find((seat) => !taken.has(seat));
  }

  /** The place that is taken once the round is over. */
  get wish() {
    return this.#waiting.find((command) => command.command === 'TakePlace')?.place;
  }

  /** Buys chips and takes a place, or only buys. */
  sit(/** @type {string} */ patron, /** @type {string} */ amount, /** @type {Spot | undefined} */ spot) {
    this.#waiting.push({ command: 'BuyIn', patron, amount });
    if (spot) {
      this.#waiting.push({ command: 'TakePlace', patron, place: spot });
    }
    this.follow();
  }

  /** At once where that is allowed, otherwise after the round. */
  async ask(/** @type {Command} */ command) {
    if (command.command === 'Leave') {
      this.#told(await this.#live.ask(command));
    } else {
      this.#waiting.push(command);
      await this.follow();
    }
  }

  async follow() {
    if (this.#busy || !this.#waiting.length || !this.#live.view || !isBetweenRounds(this.#live.view)) {
      return;
    }
    this.#busy = true;
    const answer = await this.#live.ask(this.#waiting[0]);
    this.#busy = false;
    if (isTooEarly(answer)) {
      return;
    }
    this.#waiting.shift();
    if (this.#told(answer)) {
      await this.follow();
    } else {
      this.#waiting = [];
    }
  }

  #told(/** @type {Answered} */ answer) {
    if (!answer.accepted) {
      this.#refused(answer);
    }
    return answer.accepted;
  }
}
