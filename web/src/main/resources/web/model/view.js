/** @import { View, You } from 'messages' */

/** What a page reads from the view of a table. */

/** The places of a patron: seats as `4`, gallery lines as `line-4`. */
export function placesOf(/** @type {View} */ view, /** @type {string} */ name) {
  return view.seats.find((patron) => patron.patron === name)?.places.map((place) => place.spot) ?? [];
}

export function patronOf(/** @type {View} */ view, /** @type {string} */ name) {
  return view.seats.find((patron) => patron.patron === name);
}

/**
 * Who sits where, by spot; a visitor who is not signed in sees the number alone. Simulated patrons carry a mark in their name that people
 * need not see.
 */
export function namesOf(/** @type {View} */ view) {
  return Object.fromEntries(
    view.seats.flatMap((patron) => patron.places.map((place) => [place.spot, patron.patron?.replace(/^~/, '') ?? place.spot])),
  );
}

/** Vigorish that is marked, by spot. */
export function owedOf(/** @type {View} */ view) {
  return Object.fromEntries(
    view.seats.flatMap((patron) => patron.places.filter((place) => Number(place.owed)).map((place) => [place.spot, place.owed])),
  );
}

/** All chips on an area, pressed winnings included. */
export function amountOf(/** @type {{ stake: string, pressed?: string }} */ placed) {
  return Number(placed.stake) + Number(placed.pressed ?? 0);
}

export function stakeAt(/** @type {View} */ view, /** @type {string} */ spot, /** @type {string} */ wager) {
  return view.layout.filter((placed) => placed.spot === spot && placed.wager === wager).reduce((all, placed) => all + amountOf(placed), 0);
}

/** Whether patrons may come and go; no one can sit down at a closed table. */
export function isOpenForPatrons(/** @type {View} */ view) {
  return view.phase.name !== 'Closed';
}

/** Whether chips and seats may change hands: at an open table, and not in the middle of a round. */
export function isBetweenRounds(/** @type {View} */ view) {
  return isOpenForPatrons(view) && !view.cards.round;
}

/** @typedef {ReturnType<typeof stepsOf>} Steps */

/** The steps that are open to this viewer, by command. */
export function stepsOf(/** @type {You | undefined} */ you) {
  return new Map((you?.steps ?? []).map((step) => [step.about ? `${step.command} ${step.about}` : step.command, step]));
}
