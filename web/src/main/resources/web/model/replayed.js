/** @import { Event } from 'messages' */

/** @type {Record<string, string[]>} */
const PLACES = { PLAYER: ['PLAYER_FIRST', 'PLAYER_SECOND', 'PLAYER_THIRD'], BANKER: ['BANKER_FIRST', 'BANKER_SECOND', 'BANKER_THIRD'] };
/** @type {Record<string, number>} */
const VALUES = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

/** @typedef {Record<string, string>} Cards by place; a card face down has no face */

function laid(/** @type {Cards} */ cards, /** @type {Event} */ event) {
  switch (event.event) {
    case 'RoundBegun':
      return {};
    case 'CardDealt':
      return { ...cards, [event.place]: event.face ?? '' };
    case 'CardGivenToTheBanker':
      return { ...cards, BANKER_THIRD: event.card ?? '' };
    case 'HandTurned':
      return turned(cards, PLACES[event.side], event.faces);
    default:
      return cards;
  }
}

/** The face-down cards of a hand are turned in their order. */
function turned(/** @type {Cards} */ cards, /** @type {string[]} */ places, /** @type {string[]} */ faces) {
  const down = places.filter((place) => cards[place] === '');
  return faces.reduce((all, face, i) => (down[i] ? { ...all, [down[i]]: face } : all), cards);
}

/** Both hands after the events up to and with `step`. A face-down card has no face. */
export function hands(/** @type {Event[]} */ events, /** @type {number} */ step) {
  const cards = events.slice(0, step + 1).reduce(laid, {});
  return Object.entries(PLACES).map(([side, places]) => {
    const faces = places.filter((place) => place in cards).map((place) => cards[place]);
    const up = faces.filter(Boolean);
    return { side, faces, count: up.length ? up.reduce((sum, face) => sum + (VALUES[face[0]] ?? Number(face[0])), 0) % 10 : undefined };
  });
}
