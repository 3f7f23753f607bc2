import { house } from '../house/house.js';

const ASK_AGAIN = 60_000;

/** A patron who waits for a seat. The house forgets one who does not ask again, so the page asks as long as it is open. */
export class Waiting {
  #table;
  #changed;
  /** @type {number | undefined} */
  #asking = undefined;

  /** @param changed told when the waiting begins, and when it ends with why */
  constructor(/** @type {string} */ table, /** @type {(problem?: Error) => void} */ changed) {
    this.#table = table;
    this.#changed = changed;
  }

  get isOn() {
    return this.#asking !== undefined;
  }

  begin() {
    this.end();
    this.#asking = setInterval(() => this.#ask(), ASK_AGAIN);
    return this.#ask();
  }

  async #ask() {
    try {
      await house.waits(this.#table);
      this.#changed();
    } catch (problem) {
      this.end();
      this.#changed(problem);
    }
  }

  end() {
    clearInterval(this.#asking);
    this.#asking = undefined;
  }
}
