/** @import { Peel } from 'messages' */

/** @typedef {Pick<Peel, 'from' | 'far'>} Peeling how far a card is pulled, and from where */

/** @type {Peeling} */
const FLAT = { from: 'TOP', far: 0 };
const BEAT = 125;
const QUIET = 5;

/** Reports how a card is held: eight times a second while that changes, now and then while it does not, and once when it is flat again. */
export class Teller {
  #tell;
  /** @type {Peeling} */
  #now = FLAT;
  /** @type {Peeling} */
  #told = FLAT;
  #quiet = 0;
  /** @type {number | undefined} */
  #timer = undefined;

  constructor(/** @type {(peel: Peeling) => void} */ tell) {
    this.#tell = tell;
  }

  held(/** @type {Peeling} */ peel) {
    this.#now = peel;
    if (!this.#timer) {
      this.#say();
      this.#timer = setInterval(() => this.#beat(), BEAT);
    }
  }

  flat() {
    if (this.#timer) {
      this.#now = { ...this.#now, far: 0 };
    }
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat() {
    const isOther = this.#now.from !== this.#told.from || this.#now.far !== this.#told.far;
    this.#quiet++;
    if (isOther || this.#quiet >= QUIET) {
      this.#say();
    }
    if (this.#told.far === 0) {
      this.stop();
    }
  }

  #say() {
    this.#quiet = 0;
    this.#told = this.#now;
    this.#tell(this.#now);
  }
}
