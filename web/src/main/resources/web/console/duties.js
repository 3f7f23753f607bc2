import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */

/** How a duty is done where the option of the document has words of its own for it. */
const HOW = /** @type {Record<string, (byHand: Table['byHand']) => string | undefined>} */ ({
  SPREAD: ({ spread }) => spread,
  LET_THE_FIRST_PATRON_LOOK: ({ firstLook }) => (firstLook === 'first-patrons' ? firstLook : undefined),
  SHUFFLE: ({ shuffle }) => (shuffle === 'three-dealers' ? 'one-dealer-or-more' : undefined),
});

/** Duties that are done as the house has filed it. */
const FILED = ['FOLLOW_THE_PRESHUFFLE_PROCEDURE', 'FOLLOW_THE_MACHINE_PROCEDURE', 'SWAP_BATCHES', 'SHUFFLE_BY_MACHINE', 'LOAD_THE_DEVICE'];

/** The filed procedure that a duty is done by, if there is one. */
export function filed(/** @type {string} */ duty, /** @type {Table} */ rules) {
  return FILED.includes(duty) ? rules.procedure : undefined;
}

/** The order of a duty at a table: what, how, and what is true then. */
export function dutyWords(/** @type {string} */ duty, /** @type {Table} */ rules) {
  const key = `console:duty:${duty}`;
  const own = HOW[duty]?.(rules.byHand);
  const procedure = filed(duty, rules);
  const how = procedure ? t('console:as-filed', { procedure }) : t(own ? `console:how:${own}` : `${key}:how`);
  return { title: t(key), how, key: t(`${key}:done`) };
}

/** Where the two cover cards go once the cards are cut. */
export function coverCards(/** @type {Table} */ rules) {
  const way = rules.byHand.coverCards === 'from-the-back' ? 'back' : 'bottom';
  return t(`console:cover-cards:${way}`, { count: rules.coverCard });
}

/** A call, as an order and as what is said. */
export const callWords = (/** @type {string} */ call) => [t(`console:call:${call}`), t(`console:call:${call}:done`)];

/** What is done about a mishap, as an order and in a sentence. */
export const remedyWords = (/** @type {string} */ remedy) => [t(`console:remedy:${remedy}`), t(`console:remedy:${remedy}:how`)];
