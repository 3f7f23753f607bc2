/** Figures as an analyst reads them: percent without a sign where the header has it, a true minus, the same decimals in a column. */
export function share(value, decimals = 4) {
  return signless(value * 100, decimals);
}

export function signed(value, decimals = 3) {
  const text = Math.abs(value).toFixed(decimals);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

export function signless(value, decimals) {
  return value.toFixed(decimals).replace('-', '−');
}

export function grouped(number) {
  return new Intl.NumberFormat('en-US').format(number).replace('-', '−');
}

/** An exact fraction as a number for a picture; its figures are told from the fraction itself. */
export function valueOf({ numerator, denominator }) {
  return Number(numerator) / Number(denominator);
}

/** What an outcome pays, in the words of a layout. */
export function pays(toOne) {
  return toOne < 0 ? 'loses' : toOne === 0 ? 'pushes' : `${toOne} to 1`;
}

const NAMES = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'dragon-bonus-player': 'Dragon Bonus, Player',
  'dragon-bonus-banker': 'Dragon Bonus, Banker',
  'dragon-7': 'Dragon 7 Insurance',
  'panda-8': 'Panda 8 Insurance',
  'house-money': 'House Money',
  'royal-9': 'Royal 9',
};

export function nameOf(wager) {
  return NAMES[wager] ?? wager;
}
