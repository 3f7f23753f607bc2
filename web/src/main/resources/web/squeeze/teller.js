const BEAT = 125;
const QUIET = 5;

/** Reports how a card is held: eight times a second while that changes, now and then while it does not, and once when it is flat again. */
export class Teller {
  #tell;
  #now;
  #told;
  #quiet = 0;
  #timer;

  constructor(tell) {
    this.#tell = tell;
  }

  held(peel) {
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
