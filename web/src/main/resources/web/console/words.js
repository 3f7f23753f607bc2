import { GLYPHS as SUITS } from '../cards/suits.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** How the console writes cards, places and people. */
export { SUITS };

export function rankName(/** @type {string} */ rank) {
  return rank === 'T' ? '10' : rank;
}

/** `Th` as `10♥`, and `T` without a suit as `10`. */
export function cardText(/** @type {string | undefined} */ card) {
  return card ? rankName(card[0]) + (SUITS[card[1]] ?? '') : '';
}

/** Cards in a sentence of the record, with their suits. */
export function withSuits(/** @type {string} */ words) {
  return words.replace(/\b[A2-9TJQK][shdc]\b/g, cardText);
}

/** `PLAYER` as "Player’s". */
export function handOf(/** @type {string} */ side) {
  return t(`console:of:${side}`);
}

/** `PLAYER_FIRST` as "Player’s first card". */
export function cardAt(/** @type {string} */ place) {
  return t(`console:card-at:${place}`);
}

/** `PLAYER_FIRST` as "Player, first". */
export function placeText(/** @type {string} */ place) {
  return t(`console:place:${place}`);
}

/** A seat is "seat 4", a back line "line 4". */
export function spotText(/** @type {string} */ spot) {
  return String(spot).startsWith('line-') ? t('console:line', { line: spot.slice(5) }) : t('console:seat', { seat: spot });
}

export function sentence(/** @type {string} */ text) {
  return text ? text[0].toUpperCase() + text.slice(1) : '';
}

/** The marks in the names of simulated patrons and of those who play with cash are for the house. */
export function patronText(/** @type {string} */ name) {
  return name.startsWith('$') ? t('console:cash-patron', { name: name.slice(1) }) : name.replace(/^~/, '');
}
