import { GLYPHS as SUITS } from '../cards/suits.js';

/** How the console writes cards, places and people. */
export { SUITS };

export function rankName(rank) {
  return rank === 'T' ? '10' : rank;
}

/** `Th` as `10♥`. */
export function cardText(card) {
  return card ? rankName(card[0]) + SUITS[card[1]] : '';
}

/** Cards in a sentence of the record, with their suits. */
export function withSuits(words) {
  return words.replace(/\b[A2-9TJQK][shdc]\b/g, cardText);
}

const HAND = { PLAYER: 'Player’s', BANKER: 'Banker’s' };

export function handOf(side) {
  return HAND[side];
}

/** `PLAYER_FIRST` as "Player’s first card". */
export function cardAt(place) {
  const [side, which] = place.split('_');
  return `${HAND[side]} ${which.toLowerCase()} card`;
}

/** `PLAYER_FIRST` as "Player, first". */
export function placeText(place) {
  const [side, which] = place.split('_');
  return `${side[0]}${side.slice(1).toLowerCase()}, ${which.toLowerCase()}`;
}

/** A seat is "seat 4", a back line "line 4". */
export function spotText(spot) {
  return String(spot).startsWith('line-') ? `line ${spot.slice(5)}` : `seat ${spot}`;
}

export function sentence(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : '';
}

/** The marks in the names of simulated patrons and of those who play with cash are for the house. */
export function patronText(name) {
  return name.startsWith('$') ? `${name.slice(1)} (cash)` : name.replace(/^~/, '');
}
