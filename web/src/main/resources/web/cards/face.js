import { svg, nothing } from 'lit';
import { court } from './courts.js';
import { rank } from './ranks.js';
import { suit } from './suits.js';

/** @import { Card } from 'messages' */

const TWO = [78, 272];
const THREE = [78, 175, 272];
const FOUR = [78, 142.667, 207.333, 272];

/** The rows of the side columns and of the middle one, by rank. */
/** @type {Record<string, number[][]>} */
const PIPS = {
  2: [[], TWO],
  3: [[], THREE],
  4: [TWO, []],
  5: [TWO, [175]],
  6: [THREE, []],
  7: [THREE, [126.5]],
  8: [THREE, [126.5, 223.5]],
  9: [FOUR, [175]],
  T: [FOUR, [110.333, 239.667]],
};

function pips(/** @type {string} */ name, /** @type {string} */ suitName) {
  if (name === 'A') {
    return suit(suitName, 125, 175, suitName === 's' ? 118 : 104);
  }
  const [sides, middle] = PIPS[name];
  const places = [
    ...sides.flatMap((y) => [
      [80, y],
      [170, y],
    ]),
    ...middle.map((y) => [125, y]),
  ];
  return places.map(([x, y]) => suit(suitName, x, y, 50, y > 175));
}

function index(/** @type {string} */ name, /** @type {string} */ suitName) {
  const corner = svg`${rank(name, 31, 17, 44)}${suit(suitName, 31, 86, 32)}`;
  return svg`${corner}<g transform="rotate(180 125 175)">${corner}</g>`;
}

const isRed = (/** @type {string} */ suitName) => suitName === 'h' || suitName === 'd';

/** A face of 250 by 350, for cards of 60 pixels and more. Without its index it is as one sees it in a squeeze. */
export function face(/** @type {Card} */ card, { withIndex = true } = {}) {
  const [name, suitName] = card;
  if (!suitName) {
    return onlyRank(name);
  }
  return svg`<g class=${isRed(suitName) ? 'red' : 'black'}>
    <rect class="sheet" x="1" y="1" width="248" height="348" rx="15" />
    ${'JQK'.includes(name) ? court(name, suitName) : pips(name, suitName)}
    ${withIndex ? index(name, suitName) : nothing}</g>`;
}

/** The face for smaller cards: a rank, a suit and nothing else. */
export function smallFace(/** @type {Card} */ card) {
  const [name, suitName] = card;
  if (!suitName) {
    return onlyRank(name);
  }
  return svg`<g class="small ${isRed(suitName) ? 'red' : 'black'}">
    <rect class="sheet" x="4" y="4" width="242" height="342" rx="20" />
    ${rank(name, 84, 28, 132)}${suit(suitName, 152, 246, 158)}</g>`;
}

/** A card whose suit was not entered: its rank and nothing else. */
function onlyRank(/** @type {string} */ name) {
  return svg`<g class="small black"><rect class="sheet" x="4" y="4" width="242" height="342" rx="20" />${rank(name, 125, 90, 170)}</g>`;
}

/** Bare paper: a card that is lifted and not yet known here. */
export function bare() {
  return svg`<rect class="sheet" x="1" y="1" width="248" height="348" rx="15" />`;
}
