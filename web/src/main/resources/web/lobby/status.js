import { t } from '../words/words.js';

/** @import { Table } from 'answers' */

const CUTTING = ['OfferingCut', 'Cutting'];
const PREPARING = ['Preparing', 'Covering', 'Covered', 'Loaded', 'Burning'];

/** Whether the shoe is not in play yet. */
export const isBeforeTheCut = (/** @type {Table['now']} */ now) =>
  now.phase.name === 'Closed' || [...CUTTING, ...PREPARING].includes(now.phase.name);

/** What goes on at a table, in two words, and whether a patron who sits down now can still wager. `at` is the house's own time. */
export function status(/** @type {Table['now']} */ now, /** @type {string | undefined} */ at) {
  const name = now.phase.name;
  if (name === 'Closed') {
    return { words: t('closed') };
  }
  if (name === 'AcceptingWagers') {
    const seconds = secondsLeft(now.clock, at);
    return { words: seconds ? t('wagers-seconds', { seconds }) : t('wagers-open'), urgent: true };
  }
  if (CUTTING.includes(name)) {
    return { words: t('cut-offered') };
  }
  if (PREPARING.includes(name)) {
    return { words: t('preparing') };
  }
  return { words: t(now.shoe.coverCard === 'OUT' || name === 'CallingLastHand' ? 'last-hand' : 'in-play') };
}

/** How long wagers are taken, by the house's own clock; nothing where it does not run. */
function secondsLeft(/** @type {Table['now']['clock']} */ clock, /** @type {string | undefined} */ at) {
  const left = clock?.until && at ? Math.ceil((Date.parse(clock.until) - Date.parse(at)) / 1000) : 0;
  return left > 0 && left < 1000 ? left : 0;
}
