/** @import { Result } from 'messages' */

/** A Dragon 7 or a Panda 8 is written into the ring of its round, where the table has these wagers. */
export function special(/** @type {Result} */ result, /** @type {boolean} */ isEz) {
  if (!isEz || !result) {
    return '';
  }
  if (result.winner === 'banker' && result.banker === 7 && result.bankerCards === 3) {
    return '7';
  }
  return result.winner === 'player' && result.player === 8 && result.playerCards === 3 ? '8' : '';
}

/** The total that won, or that both had. */
export function winningTotal(/** @type {Result} */ result) {
  return result.winner === 'banker' ? result.banker : result.player;
}

/** The winners of a shoe's results, as the roads take them. */
export const winnersOf = (/** @type {Result[]} */ results) => results.map((result) => result.winner.toUpperCase());
