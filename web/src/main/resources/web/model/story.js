/** @import { Action, Call, CalledResult, Event, Kind, Lying, Ruling, SettledStep, Side, Spot, View } from 'messages' */

/**
 * What a round has come to, told from its events. The view says how the table stands; this remembers what a patron wants to
 * see a little longer: which wagers lay there, what became of each, what was called.
 */
/**
 * What became of a wager.
 * @typedef {{ result?: 'won' | 'lost' | 'push' | 'pressed', won: number, vigorish: number, marked?: number, clauses: string[],
 *   because: string[] }} Became
 */

/**
 * @typedef {object} Story
 * @property {number} number of the round
 * @property {Kind} [kind]
 * @property {Call[]} calls
 * @property {Lying[]} layout
 * @property {Record<string, Became>} outcomes by spot and wager
 * @property {Partial<Record<Side, number>>} shown the totals that were called, as the table tells them
 * @property {Ruling[]} rulings which hand draws, and why
 * @property {CalledResult} [result] once it is called
 * @property {boolean} over
 * @property {boolean} [isVoid]
 * @property {Spot} [paying]
 */

/** @type {Story} */
export const NO_ROUND = { number: 0, calls: [], layout: [], outcomes: {}, shown: {}, rulings: [], over: false };

const key = (/** @type {string} */ spot, /** @type {string} */ wager) => `${spot} ${wager}`;

export function outcomeOf(/** @type {Story} */ story, /** @type {string} */ spot, /** @type {string} */ wager) {
  return story.outcomes[key(spot, wager)];
}

/** Where the story keeps a Must Hit that a spot has won: it is no wager, and comes on top of what became of Royal 9. */
export const MUST_HIT = 'must-hit';

/** What one step of the settlement adds to what became of its wager. */
function settle(/** @type {Record<string, Became>} */ outcomes, /** @type {SettledStep} */ step, /** @type {Event} */ event) {
  const at = key(step.spot, step.wager);
  const before = outcomes[at] ?? { won: 0, vigorish: 0, clauses: [], because: [] };
  const amount = Number(step.amount);
  /** @type {Record<Action, () => Partial<Became>>} */
  const ways = {
    // A coupon is taken whether it won or lost, and is worth no money: what became of the wager stays.
    COLLECT: () => (amount > 0 ? { result: 'lost', won: -amount } : {}),
    PAY: () => ({ result: before.result ?? 'won', won: before.won + amount }),
    AWARD: () => ({ result: 'won', won: before.won + amount }),
    PRESS: () => ({ result: 'pressed', won: before.won + amount }),
    RETURN: () => ({ result: before.result ?? 'push' }),
    VIGORISH: () => ({ vigorish: before.vigorish + amount }),
    MARK: () => ({ marked: amount }),
  };
  const after = ways[step.action]();
  const tells = step.action !== 'VIGORISH' && step.action !== 'MARK' && amount > 0 && !(step.action === 'RETURN' && before.result);
  return { ...outcomes, [at]: { ...before, ...after, ...(tells ? { clauses: event.clauses.slice(0, 2), because: event.because } : {}) } };
}

/** The places of each hand. */
/** @type {Record<string, string[]>} */
const SIDES = { PLAYER: ['PLAYER_FIRST', 'PLAYER_SECOND', 'PLAYER_THIRD'], BANKER: ['BANKER_FIRST', 'BANKER_SECOND', 'BANKER_THIRD'] };

/**
 * The story after one more event. `view` is the table after it, and the only one who counts: once the cards are gone, what it said last
 * stays.
 * @returns {Story}
 */
export function told(/** @type {Story} */ story, /** @type {Event} */ event, /** @type {View} */ view) {
  return { ...next(story, event, view), ...calledIn(view) };
}

/** What has been called of the hands, while they are on the layout. */
export function calledIn(/** @type {View} */ { cards }) {
  return cards?.round ? { shown: cards.counts ?? {}, rulings: cards.rulings ?? [], result: cards.result } : {};
}

/** @returns {Story} */
function next(/** @type {Story} */ story, /** @type {Event} */ event, /** @type {View} */ view) {
  switch (event.event) {
    case 'RoundBegun':
      return { ...NO_ROUND, number: event.number, kind: event.kind, layout: view.layout };
    case 'Called':
      return { ...story, calls: [...story.calls, event.call] };
    case 'HouseMoneySettled':
      return { ...story, outcomes: event.steps.reduce((all, step) => settle(all, step, event), story.outcomes) };
    case 'Settled':
      return { ...story, outcomes: settle(story.outcomes, event.step, event), paying: event.step.spot };
    case 'MustHitWon':
      return {
        ...story,
        outcomes: {
          ...story.outcomes,
          [key(event.spot, MUST_HIT)]: {
            result: 'won',
            won: Number(event.amount),
            vigorish: 0,
            clauses: event.clauses.slice(0, 2),
            because: event.because,
          },
        },
      };
    case 'RoundVoided':
      return { ...story, outcomes: {}, isVoid: true, over: true };
    case 'CardsCleared':
      return { ...story, over: true };
    default:
      return story;
  }
}

/** @type {Record<string, number>} */
const VALUES = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

/** The Point Count of the face-up cards of a hand. */
export function total(/** @type {View} */ view, /** @type {string} */ side) {
  const faces = view.cards.laid.flatMap((card) => (SIDES[side].includes(card.place) && card.face ? [card.face] : []));
  return faces.reduce((sum, face) => sum + (VALUES[face[0]] ?? Number(face[0])), 0) % 10;
}

/** Who has won, once the result has been called: `player`, `banker`, `tie` or nothing. */
export function winner(/** @type {Story} */ story) {
  return story.result?.winner;
}

/**
 * What these spots have won or lost in all, Must Hit included, vigorish taken off. A press is a win first: what it was added to may lose it
 * again.
 */
export function sum(/** @type {Story} */ story, /** @type {string[]} */ spots) {
  const all = Object.entries(story.outcomes)
    .filter(([at]) => spots.includes(at.split(' ')[0]))
    .reduce((net, [, outcome]) => net + outcome.won - outcome.vigorish, 0);
  return Math.round(all * 100) / 100;
}
