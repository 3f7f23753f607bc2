import { LitElement, html, css } from 'lit';
import { number, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { beadPlate, bigRoad, derivedRoad } from '../roads/roads.js';
import { bead, disc, entry, grid, ring, slash } from '../roads/draw.js';
import { styled } from '../look/at.js';
import { bigRoadLabel, derivedLabel } from '../roads/labels.js';
import { special, winnersOf, winningTotal } from '../roads/special.js';
import { roadStyle } from '../roads/style.js';

/** @import { Result } from 'messages' */
/** @import { Part } from 'page' */

const CELL = 40;
const BEADS = 12;

/** The five roads as wide as the display: each takes as much of a row as it has columns; cells of the derived roads are half as large. */
class DisplayRoads extends Speaks(/** @type {Part<{ results: Result[], ez: boolean, columns: number }>} */ (LitElement)) {
  static properties = { results: {}, ez: { type: Boolean }, columns: { type: Number } };
  static styles = [
    roadStyle,
    css`
      :host { display: grid; gap: 1.4vmin 0; }
      .row { display: flex; gap: 1.4vmin; } figure { margin: 0; min-width: 0; flex: 1 1 0; }
      figcaption { font-size: 2.2vmin; line-height: 1.3; color: var(--ink-2); }
      .road { width: 100%; height: auto; }
    `,
  ];

  render() {
    const winners = winnersOf(this.results);
    const columns = Math.round(((this.columns + BEADS) / 3) * 2);
    return html`
      <div class="row">${this.#figure('bead-plate', BEADS, this.#beads(winners))}
        ${this.#figure('big-road', this.columns, this.#big(winners))}</div>
      <div class="row">${this.#derived('big-eye-boy', winners, 1, ring, columns)}${this.#derived('small-road', winners, 2, disc, columns)}
        ${this.#derived('cockroach-pig', winners, 3, slash, columns)}</div>`;
  }

  #figure(/** @type {string} */ name, /** @type {number} */ share, /** @type {unknown} */ road) {
    return html`<figure data-road=${name} ${styled({ 'flex-grow': share })}><figcaption>${t(name)}</figcaption>${road}</figure>`;
  }

  #beads(/** @type {string[]} */ winners) {
    return grid({
      cells: beadPlate(winners),
      columns: BEADS,
      cell: CELL,
      mark: (one, cell) => {
        const result = this.results[one.entry];
        return bead(one.kind, cell, winningTotal(result), { banker: result.bankerPair, player: result.playerPair });
      },
      label: t('road-label', { road: t('bead-plate'), gist: number(winners.length) }),
    });
  }

  #big(/** @type {string[]} */ winners) {
    const cells = bigRoad(winners);
    const last = cells.at(-1);
    return grid({
      cells,
      columns: this.columns,
      cell: CELL,
      mark: (one, cell) =>
        entry({ kind: one.kind, cell, ties: one.entry.ties, text: special(this.results[one.entry.index], this.ez), last: one === last }),
      label: bigRoadLabel(winners),
    });
  }

  #derived(
    /** @type {string} */ name,
    /** @type {string[]} */ winners,
    /** @type {number} */ k,
    /** @type {(kind: string, cell: number) => unknown} */ mark,
    /** @type {number} */ columns,
  ) {
    const road = grid({
      cells: derivedRoad(winners, k),
      columns,
      cell: CELL,
      mark: (one, cell) => mark(one.kind, cell),
      label: derivedLabel(name, winners, k),
    });
    return this.#figure(name, 1, road);
  }
}

customElements.define('display-roads', DisplayRoads);
