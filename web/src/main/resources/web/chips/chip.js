import { svg, html } from 'lit';
import { CHIPS, broken } from './values.js';

/** @import { Chip } from './values.js' */

const label = (/** @type {number} */ value) => (value >= 1000 ? `${value / 1000}K` : value);

/** A chip in a box of 100. */
export function chipShape(/** @type {Chip} */ chip) {
  const round = 2 * Math.PI * 43;
  const mark = (round * chip.degrees) / 360;
  return svg`<circle cx="50" cy="50" r="49" fill=${chip.body} />
    <circle cx="50" cy="50" r="43" fill="none" stroke=${chip.marks} stroke-width="12"
      stroke-dasharray="${mark} ${round / chip.count - mark}"
      transform="rotate(${-90 - chip.degrees / 2} 50 50)" />
    <circle cx="50" cy="50" r="49" fill="none" stroke="#0000004d" stroke-width="1.5" />
    <circle cx="50" cy="50" r="33" fill=${chip.body} stroke=${chip.marks} stroke-width="1.6" />
    <text x="50" y="60" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-weight="600"
      font-size=${chip.value >= 100 ? 26 : 30}
      fill=${chip.ink}>${label(chip.value)}</text>`;
}

/** A chip by its value, so large. */
export function chip(/** @type {number} */ value, /** @type {number} */ size) {
  const one = CHIPS.find((each) => each.value === value) ?? CHIPS[0];
  return html`<svg class="chip" width=${size} height=${size} viewBox="0 0 100 100" aria-hidden="true">${chipShape(one)}</svg>`;
}

/** A stack: the largest value at the bottom, at most seven drawn. The caller writes the amount beside it. */
export function stack(/** @type {string | number} */ amount, /** @type {number} */ size) {
  const chips = broken(amount);
  const shown = chips.slice(-7);
  const lift = 8.5;
  const height = 100 + lift * (shown.length - 1);
  return html`<svg class="pile" width=${size} height=${(size * height) / 100} viewBox="0 0 100 ${height}" aria-hidden="true">
    ${shown.map(
      (one, index) => svg`<g transform="translate(0 ${lift * (shown.length - 1 - index)})"><circle cx="50" cy="54" r="49"
      fill="#0000006b" />${chipShape(one)}</g>`,
    )}
  </svg>`;
}
