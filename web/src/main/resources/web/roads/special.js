/** A Dragon 7 or a Panda 8 is written into the ring of its round, where the table has these wagers. */
export function special(result, isEz) {
  if (!isEz || !result) {
    return '';
  }
  if (result.winner === 'banker' && result.banker === 7 && result.bankerCards === 3) {
    return '7';
  }
  return result.winner === 'player' && result.player === 8 && result.playerCards === 3 ? '8' : '';
}

/** The total that won, or that both had. */
export function winningTotal(result) {
  return result.winner === 'banker' ? result.banker : result.player;
}

/** The winners of a shoe's results, as the roads take them. */
export const winnersOf = (results) => results.map((result) => result.winner.toUpperCase());
