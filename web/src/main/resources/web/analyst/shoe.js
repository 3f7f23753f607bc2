/** The remaining cards of a shoe, by their number: `{ '9h': 8, … }`. Every change gives a new shoe. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS = ['s', 'h', 'd', 'c'];
/** @type {Record<string, string>} */
export const SIGNS = { s: '♠', h: '♥', d: '♦', c: '♣' };
const MOST = 16;

export function freshShoe(/** @type {number} */ decks) {
  return Object.fromEntries(SUITS.flatMap((suit) => RANKS.map((rank) => [rank + suit, decks])));
}

export function withCard(/** @type {Record<string, number>} */ shoe, /** @type {string} */ card, /** @type {number} */ count) {
  return { ...shoe, [card]: Math.min(MOST, Math.max(0, count)) };
}

export function cardsIn(/** @type {Record<string, number>} */ shoe, /** @type {(card: string) => boolean} */ fits = () => true) {
  return Object.entries(shoe).reduce((sum, [card, count]) => sum + (fits(card) ? count : 0), 0);
}

/** How a rank is written over a column. */
export function rankName(/** @type {string} */ rank) {
  return rank === 'T' ? '10' : rank;
}

/** The average effect of removing a card of each rank, weighted by the number of each card. */
export function byRank(
  /** @type {{ card: string, effects: Record<string, number> }[]} */ removals,
  /** @type {Record<string, number>} */ shoe,
  /** @type {string} */ wager,
) {
  return RANKS.map((rank) => {
    const cards = removals.filter((one) => one.card.startsWith(rank));
    const count = cards.reduce((sum, one) => sum + shoe[one.card], 0);
    const effect = cards.reduce((sum, one) => sum + shoe[one.card] * one.effects[wager], 0);
    return count ? effect / count : undefined;
  });
}
