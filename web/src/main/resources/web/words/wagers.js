/** @import { Wager } from 'messages' */

/** The meters in the order of the display. */
export const METERS = ['major', 'star', 'k9-banker', 'k9-player', 'spade', 'heart', 'must-hit'];

/**
 * The wagers as the staff and analysts read them: in full, and short where a column is narrow.
 * @type {Record<Wager, { name: string, short?: string }>}
 */
const WAGERS = {
  player: { name: 'Player' },
  banker: { name: 'Banker' },
  tie: { name: 'Tie' },
  'dragon-bonus-player': { name: 'Dragon Bonus, Player', short: 'Dragon, P' },
  'dragon-bonus-banker': { name: 'Dragon Bonus, Banker', short: 'Dragon, B' },
  'dragon-7': { name: 'Dragon 7' },
  'panda-8': { name: 'Panda 8' },
  'house-money': { name: 'House Money' },
  'royal-9': { name: 'Royal 9' },
};

export const wagerName = (/** @type {string} */ wager) => WAGERS[wager]?.name ?? wager;

export const shortWagerName = (/** @type {string} */ wager) => WAGERS[wager]?.short ?? wagerName(wager);

/** `k9-banker` as "K9 Banker". */
export const meterName = (/** @type {string} */ meter) =>
  meter
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
