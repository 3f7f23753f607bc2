import { LitElement, css } from 'lit';
import { Sized } from '../look/sized.js';
import { bigRoad } from './roads.js';
import { entry, grid } from './draw.js';
import { bigRoadLabel } from './labels.js';
import { roadStyle } from './style.js';
import { special, winnersOf } from './special.js';
import { Speaks } from '../words/speaks.js';

/** @import { Result } from 'messages' */
/** @import { Part } from 'page' */

/** A big road alone, as wide as there is room: in the lobby and on a phone. */
class SmallRoad extends Speaks(/** @type {Part<{ results: Result[], ez: boolean, cell: number }>} */ (LitElement)) {
  static properties = { results: {}, ez: { type: Boolean }, cell: { type: Number } };
  static styles = [roadStyle, css`:host { display: block; overflow: hidden; }`];

  constructor() {
    super();
    /** @type {Result[]} */
    this.results = [];
    this.cell = 14;
    this.sized = new Sized(this, 281);
  }

  render() {
    const winners = winnersOf(this.results);
    const cells = bigRoad(winners);
    const last = cells.at(-1);
    const mark = (/** @type {any} */ one, /** @type {number} */ cell) =>
      entry({ kind: one.kind, cell, ties: one.entry.ties, text: special(this.results[one.entry.index], this.ez), last: one === last });
    return grid({
      cells,
      columns: Math.max(6, Math.floor((this.sized.width - 1) / this.cell)),
      cell: this.cell,
      mark,
      label: bigRoadLabel(winners),
    });
  }
}

customElements.define('small-road', SmallRoad);
