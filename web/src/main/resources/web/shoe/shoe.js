import { svg, nothing } from 'lit';
import { t } from '../words/words.js';

const edges = (/** @type {number} */ count, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ height, step = 4.4) =>
  Array.from({ length: count }, (_, index) => svg`<rect class="edge" x=${x + index * step} y=${y} width="2.6" height=${height} rx=".8" />`);

/** The discards. The picture shows whether a round of this shoe is over, not how many cards are there. */
export function discards(/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ hasSome, scale = 1) {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect class="object" width="116" height="80" rx="8" /><rect class="inside"
    x="7"
    y="7" width="102" height="66" rx="4" />
    ${edges(hasSome ? 12 : 0, 14, 13, 54)}<text class="small" font-size=${12 / scale} x="58" 
      y=${80 + 19 / scale}>${t('discards')}</text></g>`;
}

/** The place beside them for the cover card once it is out. */
export function cover(/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ isOut) {
  return svg`<g transform="translate(${x} ${y})">${
    isOut ? svg`<rect class="cover" width="36" height="50" rx="4" />` : svg`<rect class="cover-place" width="36" height="50" rx="4" />`
  }
    <text class="small" font-size="12" x="18" y="68">${t(isOut ? 'cover-out' : 'cover')}</text></g>`;
}

/**
 * The shoe: a picture with the cover card as a line of brass, and whose it is at the big table.
 * @param {number} x
 * @param {number} y
 * @param {{ coverIn: boolean, curator?: unknown }} shown
 */
export function shoeShape(x, y, { coverIn, curator }, scale = 1) {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path class="object"
    d="M8 0H112A8 8 0 0 1 120 7L128 72A8 8 0 0 1 120 80H6A8 8 0 0 1-2 72L0 8A8 8 0 0 1 8 0Z" />
    <path class="inside" d="M14 8H106L112 50H10Z" />${edges(17, 19, 12, 34, 5)}${
      coverIn ? svg`<rect class="cover-edge" x="92" y="11" width="3" height="36" />` : nothing
    }
    <rect class="mouth" x="30" y="57" width="66" height="15" rx="2" /><text class="small" font-size=${12 / scale} x="62"
      y=${80 + 19 / scale}>${curator ?? t('shoe')}</text></g>`;
}
