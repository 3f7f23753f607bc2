import { meterName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** @import { Event } from 'messages' */

/** A rebuilt round walked step by step: the cards on the table after each event, and which events are overrides. */
const PLACES = { PLAYER: ['PLAYER_FIRST', 'PLAYER_SECOND', 'PLAYER_THIRD'], BANKER: ['BANKER_FIRST', 'BANKER_SECOND', 'BANKER_THIRD'] };
const OVERRIDES = [
  'PayoutCorrected',
  'VigorishWrittenOff',
  'DebtWrittenOff',
  'RecutOrdered',
  'ShuffleOrdered',
  'OtherDecksOrdered',
  'CoverCardElsewhere',
  'RightTakenAway',
  'IrregularityFound',
  'RoundVoided',
  'LateWagerReturned',
];
const VALUES = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

export const isOverride = (/** @type {Event} */ event) => OVERRIDES.includes(event.event);

/** The person who acted, as the timeline names them. */
export function actor(/** @type {Event} */ event) {
  const { who = '', role = '' } = event;
  const name = who === role ? '' : who.replace('~', '');
  return `${role && t(`surveillance:role:${role}`)}${name ? ` ${name}` : ''}`;
}

function laid(cards, /** @type {Event} */ event) {
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
function turned(cards, places, faces) {
  const down = places.filter((place) => cards[place] === '');
  return faces.reduce((all, face, i) => (down[i] ? { ...all, [down[i]]: face } : all), cards);
}

/** Both hands after the events up to and with `step`. A face-down card has no face. */
export function hands(/** @type {Event[]} */ events, step) {
  const cards = events.slice(0, step + 1).reduce(laid, {});
  return Object.entries(PLACES).map(([side, places]) => {
    const faces = places.filter((place) => place in cards).map((place) => cards[place]);
    const up = faces.filter(Boolean);
    return { side, faces, count: up.length ? up.reduce((sum, face) => sum + (VALUES[face[0]] ?? Number(face[0])), 0) % 10 : undefined };
  });
}

/** Patrons and the house before, change, after; and what all changes come to. */
export function balances(round) {
  const house = ['tray', 'drop', 'vigorish'].map((name) => ({
    name: t(`surveillance:account:${name}`),
    before: round.before?.[name],
    after: round.after?.[name],
  }));
  const meters = Object.keys(round.after?.meters ?? {}).map((name) => ({
    name: t('surveillance:account:meter', { meter: meterName(name) }),
    before: round.before?.meters?.[name] ?? '0',
    after: round.after.meters[name],
  }));
  const patrons = round.patrons.map((one) => ({ name: one.patron.replace('~', ''), before: one.before, after: one.after }));
  const rows = [...patrons, ...house.filter((one) => one.before !== undefined), ...meters].map((one) => ({
    ...one,
    change: Number(one.after) - Number(one.before),
  }));
  return { rows, sum: Math.round(100 * rows.reduce((sum, one) => sum + one.change, 0)) / 100 };
}
