import { html } from 'lit';
import { CHIPS } from '../chips/values.js';
import { asMoney, dollars } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/floor.js';

/** @import { Acted } from 'page' */

const PLAQUES = [5000, 25000];

/** What chips may be counted in, the greatest first. */
const VALUES = [...CHIPS.map((chip) => chip.value), ...PLAQUES].sort((one, other) => other - one);

const fieldOf = (/** @type {number} */ value) => `chips-${value}`;

/** Counts a tray by denomination: the amount follows from the pieces. `into` is the name of the amount's field. */
export function chipCount(/** @type {string} */ into) {
  const count = (/** @type {Acted} */ event) => {
    const { elements } = event.target.form;
    const chips = countedIn(elements);
    elements[into].value = chips ? asMoney(Object.entries(chips).reduce((sum, [value, pieces]) => sum + Number(value) * pieces, 0)) : '';
  };
  const pieces = VALUES.map(
    (value) =>
      html`<label>${dollars(value)}<input name=${fieldOf(value)} type="number" min="0" max="100000" inputmode="numeric" /></label>`,
  );
  return html`<details class="chips-counted"><summary>${t('floor:by-denomination')}</summary><div class="pieces"
    @input=${count}>${pieces}</div></details>`;
}

/**
 * The pieces by denomination, or undefined if none were counted.
 * @param {any} elements
 * @returns {Record<string, number> | undefined}
 */
export function countedIn(elements) {
  const counted = VALUES.map((value) => [asMoney(value), Number(elements[fieldOf(value)]?.value ?? 0)]).filter(
    ([, pieces]) => Number(pieces) > 0,
  );
  return counted.length ? Object.fromEntries(counted) : undefined;
}
