/** @import { LitElement } from 'lit' */

/** Redraws a component when a model that it shows sends `change`. */
export class Follows {
  #host;
  #shown;
  /** @type {Set<EventTarget>} */
  #known = new Set();
  #draw = () => this.#host.requestUpdate();

  /**
   * @param {LitElement} host
   * @param {() => (EventTarget | undefined)[]} shown what the component shows now
   */
  constructor(host, shown) {
    this.#host = host;
    this.#shown = shown;
    host.addController(this);
  }

  hostConnected() {
    this.#host.requestUpdate();
  }

  hostUpdate() {
    const shown = new Set(this.#shown().filter((one) => one !== undefined));
    this.#known.forEach((one) => shown.has(one) || one.removeEventListener('change', this.#draw));
    shown.forEach((one) => this.#known.has(one) || one.addEventListener('change', this.#draw));
    this.#known = shown;
  }

  hostDisconnected() {
    this.#known.forEach((one) => one.removeEventListener('change', this.#draw));
    this.#known = new Set();
  }
}
