import { svg, html, nothing } from 'lit';
import { ROWS } from './roads.js';

/** @import { Cell } from './roads.js' */
/** @typedef {import('lit').TemplateResult<2>} Drawn */

/** @type {Record<string, string>} */
const COLOURS = { BANKER: 'banker', PLAYER: 'player', TIE: 'tie', R: 'banker', B: 'player' };

/** How many columns of a road are left out at its left so that its end is in view, with one column free. */
function skipped(/** @type {{ x: number }[]} */ cells, /** @type {number} */ columns) {
  const last = cells.reduce((most, cell) => Math.max(most, cell.x), -1);
  return Math.max(0, last + 2 - columns);
}

/** The grid of a road with its marks: whole pixels, so that the hairlines are sharp. */
export function grid(
  /** @type {{ cells: any[], columns: number, cell: number, mark: (one: any, cell: number) => unknown, label: string }} */ {
    cells,
    columns,
    cell,
    mark,
    label,
  },
) {
  const left = skipped(cells, columns);
  const width = columns * cell;
  const height = ROWS * cell;
  const lines = [];
  for (let x = 0; x <= columns; x++) {
    lines.push(`M${x * cell + 0.5} 0V${height + 1}`);
  }
  for (let y = 0; y <= ROWS; y++) {
    lines.push(`M0 ${y * cell + 0.5}H${width + 1}`);
  }
  const shown = cells.filter(({ x }) => x >= left);
  return html`<svg class="road" width=${width + 1} height=${height + 1} viewBox="0 0 ${width + 1} ${height + 1}" role="img"
    aria-label=${label}>
    <rect class="ground" width="100%" height="100%" />
    <path class="lines" d=${lines.join('')} />
    ${shown.map((one) => svg`<g transform="translate(${(one.x - left) * cell + 0.5} ${one.y * cell + 0.5})">${mark(one, cell)}</g>`)}
  </svg>`;
}

const tint = (/** @type {boolean} */ last, /** @type {number} */ cell) =>
  last ? svg`<rect class="last" width=${cell} height=${cell} />` : nothing;

/** Big Eye Boy and the big road: a ring. */
export function ring(/** @type {string} */ kind, /** @type {number} */ cell, last = false) {
  return svg`${tint(last, cell)}<circle class="ring ${COLOURS[kind]}" cx=${cell / 2} cy=${cell / 2} r=${cell * 0.36}
    stroke-width=${Math.max(1.2, cell * 0.12)} />`;
}

/** The Small Road: a disc. */
export function disc(/** @type {string} */ kind, /** @type {number} */ cell) {
  return svg`<circle class="disc ${COLOURS[kind]}" cx=${cell / 2} cy=${cell / 2} r=${cell * 0.4} />`;
}

/** The Cockroach Pig, and a tie on the big road: a stroke. */
export function slash(/** @type {string} */ kind, /** @type {number} */ cell) {
  return svg`<path class="slash ${COLOURS[kind]}" d="M${cell * 0.15} ${cell * 0.85}L${cell * 0.85} ${cell * 0.15}"
    stroke-width=${Math.max(1.3, cell * 0.12)} />`;
}

/** A bead: the winning total, and a dot for each pair. */
export function bead(
  /** @type {string} */ kind,
  /** @type {number} */ cell,
  /** @type {unknown} */ text,
  /** @type {{ banker: boolean, player: boolean }} */ pairs,
) {
  return svg`${disc(kind, cell)}<text class="bead" x=${cell / 2} y=${cell * 0.69} font-size=${cell * 0.55}>${text}</text>
    ${pairs.banker ? svg`<circle class="disc banker edge" cx=${cell * 0.18} cy=${cell * 0.18} r=${cell * 0.13} />` : nothing}
    ${pairs.player ? svg`<circle class="disc player edge" cx=${cell * 0.82} cy=${cell * 0.82} r=${cell * 0.13} />` : nothing}`;
}

/** An entry of the big road: its ring, the ties on it, and the number of a Dragon 7 or Panda 8. */
export function entry(
  /** @type {{ kind: string, cell: number, ties: number, text: string | undefined, last: boolean }} */ { kind, cell, ties, text, last },
) {
  return svg`${ring(kind, cell, last)}
    ${text ? svg`<text class="inside ${COLOURS[kind]}" x=${cell / 2} y=${cell * 0.68} font-size=${cell * 0.5}>${text}</text>` : nothing}
    ${ties ? slash('TIE', cell) : nothing}
    ${
      ties > 1 && cell >= 18
        ? svg`<text class="count" x=${cell * 0.8} y=${cell * 0.95}
      font-size=${cell * 0.42}>${ties}</text>`
        : nothing
    }`;
}
