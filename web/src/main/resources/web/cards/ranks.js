import { svg } from 'lit';

/** The ranks as single strokes in a box of 40 by 56. */
/** @type {Record<string, string>} */
const STROKES = {
  A: 'M4 52 20 4 36 52M10 37H30',
  2: 'M5 17C5 9 11 4 20 4 29 4 35 9 35 17 35 31 5 37 5 52H36',
  3: 'M6 4H34L18 24C29 24 36 29 36 38 36 47 29 52 20 52 11 52 5 48 4 41',
  4: 'M28 52V4L4 38H36',
  5: 'M34 4H9L7 25C11 22 15 21 20 21 29 21 36 27 36 36 36 46 29 52 20 52 12 52 6 48 4 42',
  6: 'M30 4C16 10 4 23 4 37 4 46 11 52 20 52 29 52 36 46 36 37 36 28 29 22 20 22 12 22 6 27 4 34',
  7: 'M4 4H36L15 52',
  8: 'M20 26C11 26 6 21 6 15 6 8 12 4 20 4 28 4 34 8 34 15 34 21 29 26 20 26 10 26 4 31 4 39 4 47 11 52 20 52 29 52 36 47 36 39 36 31 30 26 20 26',
  9: 'M10 52C24 46 36 33 36 19 36 10 29 4 20 4 11 4 4 10 4 19 4 28 11 34 20 34 28 34 34 29 36 22',
  T: 'M3 4V52M27 4C18 4 14 13 14 28 14 43 18 52 27 52 36 52 40 43 40 28 40 13 36 4 27 4',
  J: 'M30 4V38C30 47 25 52 17 52 10 52 5 47 4 40',
  Q: 'M20 4C9 4 4 13 4 28 4 43 9 52 20 52 31 52 36 43 36 28 36 13 31 4 20 4M23 40 36 55',
  K: 'M6 4V52M35 4 7 33M17 24 36 52',
};

/** A rank with its top at y, centred at x, `height` high. */
export function rank(/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ height) {
  const scale = height / 56;
  return svg`<path class="stroke" d=${STROKES[name]} transform="translate(${x - 20 * scale} ${y}) scale(${scale})" />`;
}
