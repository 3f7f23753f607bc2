import { svg } from 'lit';
import { CHIPS } from '../chips/values.js';

/** The dealer's tray: a picture, not a count. */
export function tray(/** @type {number} */ x, /** @type {number} */ y) {
  const wells = [...CHIPS].reverse();
  return svg`<g transform="translate(${x - 146} ${y})"><rect class="tray" width="292" height="38" rx="6" />
    ${wells.map(
      (chip, index) => svg`<g transform="translate(${8 + index * 47} 6)"><rect class="well" width="40" height="26" rx="3" />
      ${Array.from(
        { length: 9 },
        (_, one) => svg`<rect x=${3.4 + one * 3.8} y="3" width="2.8" height="20" rx="1" fill=${chip.body}
        />`,
      )}</g>`,
    )}</g>`;
}
