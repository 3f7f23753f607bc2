/** @import { LitElement } from 'lit' */

/** How wide a component lies there. It is drawn anew when that changes; nothing is measured that was just drawn. */
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
