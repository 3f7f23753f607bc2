/** @import { Laid, Place } from 'messages' */

/** The places of the cards of the two hands: third cards sideways and outside, the Player's left and the Banker's right. */
/** @type {Record<Place, number[]>} */
const AT = {
  PLAYER_FIRST: [350, 20],
  PLAYER_SECOND: [430, 20],
  BANKER_FIRST: [600, 20],
  BANKER_SECOND: [680, 20],
  PLAYER_THIRD: [240, 123.6],
  BANKER_THIRD: [864, 49.6],
};

/** Where the Point Count of each hand stands. */
export const TOTALS = /** @type {const} */ ([
  { side: 'PLAYER', x: 504 },
  { side: 'BANKER', x: 560 },
]);

export function cardPlaces(/** @type {string} */ shape, /** @type {Laid[]} */ laid) {
  const top = shape === 'arc' ? 78 : 134;
  return laid.map((card) => {
    const [x, y] = AT[card.place];
    return { card, x, y: top + y, turn: card.place === 'PLAYER_THIRD' ? -90 : card.place === 'BANKER_THIRD' ? 90 : 0 };
  });
}
