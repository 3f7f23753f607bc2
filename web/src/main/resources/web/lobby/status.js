import { t } from '../words/words.js';

/** The state of a table in two words, and whether a patron who sits down now can still wager. */
export function status(now) {
  const name = now.phase.name;
  if (name === 'Closed') {
    return { words: t('closed') };
  }
  if (name === 'AcceptingWagers') {
    return { words: t('wagers-open'), urgent: true };
  }
  if (name === 'OfferingCut' || name === 'Cutting') {
    return { words: t('cut-offered') };
  }
  if (['Preparing', 'Covering', 'Covered', 'Loaded', 'Burning'].includes(name)) {
    return { words: t('preparing') };
  }
  return { words: t(now.shoe.coverCard === 'OUT' || name === 'CallingLastHand' ? 'last-hand' : 'in-play') };
}
