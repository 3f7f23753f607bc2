import { LitElement, html } from 'lit';
import './odds.js';
import './rules-choice.js';
import './simulation.js';

/** @import { Part } from 'page' */

/** The analyst's room: exact odds, and behind `#analyst/simulation` many shoes. Not for a patron who sits at a table. */
class AnalystRoom extends /** @type {Part<{ path: string[] }>} */ (LitElement) {
  static properties = { path: {} };

  render() {
    return this.path[0] === 'simulation' ? html`<simulated-shoes .id=${this.path[1]}></simulated-shoes>` : html`<exact-odds></exact-odds>`;
  }
}

customElements.define('analyst-room', AnalystRoom);
