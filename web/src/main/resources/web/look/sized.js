/** @import { LitElement } from 'lit' */

/** The width of a component, which is redrawn when it changes. Nothing is measured right after drawing. */
export class Sized {
  #host;
  #watch = new ResizeObserver(([{ contentRect }]) => this.#is(contentRect.width));

  /**
   * @param {LitElement} host
   * @param {number} width until it is known, and while the component is not shown
   */
  constructor(host, width) {
    this.#host = host;
    this.first = width;
    this.width = width;
    host.addController(this);
  }

  hostConnected() {
    this.#watch.observe(this.#host);
  }

  hostDisconnected() {
    this.#watch.disconnect();
  }

  #is(/** @type {number} */ width) {
    const known = width || this.first;
    if (known !== this.width) {
      this.width = known;
      this.#host.requestUpdate();
    }
  }
}
