import { columns, derived } from './roads.js';
import { t } from '../words/words.js';

const side = (/** @type {string} */ name) => t(name.toLowerCase());

/** The columns of the big road in words, one for each. */
export function columnWords(/** @type {string[]} */ winners) {
  return columns(winners).map((column, index) => {
    const ties = column.ties.reduce((sum, one) => sum + one, 0);
    const told = t('column', { number: index + 1, side: side(column.side), count: column.ties.length });
    return told + (ties ? t('with-ties', { count: ties }) : '');
  });
}

/** The name of a road's picture: what it is, and its last entry. */
export function bigRoadLabel(/** @type {string[]} */ winners) {
  const words = columnWords(winners);
  return t('road-label', { road: t('big-road'), gist: words.at(-1) ?? t('nothing-yet') });
}

export function derivedLabel(/** @type {string} */ name, /** @type {string[]} */ winners, /** @type {number} */ k) {
  const colours = derived(columns(winners), k);
  const last = colours.slice(-6).map((one) => t(one === 'R' ? 'red' : 'blue'));
  return t('road-label', { road: t(name), gist: last.join(', ') || t('nothing-yet') });
}
