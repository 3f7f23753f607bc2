/** @import { Story } from './story.js' */
/** @import { Event } from 'messages' */

const KEPT = 10;

/** The last rounds with their cards; the discards of a round say both hands, each as it was dealt. */
export function remembered(/** @type {any[]} */ history, /** @type {Event} */ event, /** @type {Story} */ story) {
  if (event.event !== 'CardsCleared' || story.shown.PLAYER === undefined || story.shown.BANKER === undefined) {
    return history;
  }
  const { PLAYER: player, BANKER: banker } = story.shown;
  const split = handsOf(event.discarded);
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
  return [{ number: story.number, winner, player, banker, hands: split }, ...history].slice(0, KEPT);
}

/** @type {Record<string, number>} */
const VALUES = { A: 1, T: 0, J: 0, Q: 0, K: 0 };
const count = (/** @type {string[]} */ faces) => faces.reduce((sum, face) => sum + (VALUES[face[0]] ?? Number(face[0])), 0) % 10;

/** Five cards may be three and two or two and three: the Player's Hand draws on five or less. */
function handsOf(/** @type {string[]} */ discarded) {
  const two = discarded.length === 4 || (discarded.length === 5 && count(discarded.slice(0, 2)) >= 6) ? 2 : 3;
  return [discarded.slice(0, two), discarded.slice(two)];
}
