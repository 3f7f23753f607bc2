import { decimals } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';

/** @import { Exact } from 'answers' */

/** Figures as an analyst reads them: percent without a sign where the header has it, a true minus, the same decimals in a column. */
export function share(/** @type {number} */ value, places = 4) {
  return decimals(value * 100, places);
}

/** An exact fraction as a number for a picture; its figures are told from the fraction itself. */
export function valueOf(/** @type {Exact} */ { numerator, denominator }) {
  return Number(numerator) / Number(denominator);
}

/** What an outcome pays, in the words of a layout. */
export function pays(/** @type {number} */ toOne) {
  return toOne < 0 ? t('analyst:outcome:loses') : toOne === 0 ? t('analyst:outcome:pushes') : t('analyst:pays-to-one', { odds: toOne });
}
