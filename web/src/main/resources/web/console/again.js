import { mayEnter } from './next.js';

/** @import { Command, Lying, Spot, View } from 'messages' */
/** @import { ConsoleModel, Followed } from './model.js' */

/**
 * What lay there when the last round began, and whose it was.
 * @typedef {{ wagers: Lying[], patrons: Record<Spot, string | undefined> }} LastRound
 */

/** @type {LastRound} */
export const NO_WAGERS = { wagers: [], patrons: {} };

/** Whose place each is. */
export const patronsOf = (/** @type {View} */ view) =>
  Object.fromEntries(view.seats.flatMap(({ patron, places }) => places.map(({ spot }) => [spot, patron])));

/**
 * The wagers of the last round once more, at one place or at all: with real cards, for patrons who are still where they were and have not
 * wagered yet on that area. Whether each stands is the table's word.
 * @returns {Command[]}
 */
export function again(/** @type {ConsoleModel} */ model, /** @type {Spot | undefined} */ only = undefined) {
  const { view } = model;
  if (!view || !mayEnter('PlaceWager', model)) {
    return [];
  }
  const { wagers, patrons } = model.lastRound;
  const now = patronsOf(view);
  const lies = (/** @type {Lying} */ { spot, wager }) => view.layout.some((one) => one.spot === spot && one.wager === wager);
  return wagers
    .filter((one) => now[one.spot] && now[one.spot] === patrons[one.spot] && !lies(one) && (!only || one.spot === only))
    .map(({ spot, wager, stake }) => ({ command: 'PlaceWager', spot, wager, stake }));
}
