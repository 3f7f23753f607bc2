/**
 * Which steps one key does together. Each is still a command of its own, with its clause in the record; the table says that it is due, and
 * a step without a choice does not need another press.
 */

/** @import { Command, Event as Happened, Step, View, You } from 'messages' */
/** @import { ConsoleModel } from './model.js' */

const FIRST_FOUR = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND'];
const COUNTS = ['PLAYER_COUNT', 'BANKER_COUNT'];
const PAYING = ['CollectLosers', 'PaySpot', 'PayAward', 'EndProgressives'];

/** The cards of a hand are laid one after the other, so that the dealer can stop in between. */
export const BETWEEN_CARDS = 450;

const isOneOfFour = (/** @type {Step} */ step) => step.command === 'Draw' && FIRST_FOUR.includes(step.about ?? '');
const isCount = (/** @type {Step} */ step) => step.command === 'MakeCall' && COUNTS.includes(step.about ?? '');

/**
 * Whether the key that did `done` also does what is due after it: four cards are dealt with one, turning a hand calls it, and what ends the
 * settlement clears the cards, unless a meter that was won is to be paid first.
 */
export function goesOn(/** @type {Step} */ done, /** @type {Step} */ due, /** @type {Pick<View, 'won'>} */ { won }) {
  if (due.command === 'ClearCards' && won.length) {
    return false;
  }
  return (
    (isOneOfFour(done) && isOneOfFour(due)) ||
    (done.command === 'Turn' && (due.command === 'Turn' || isCount(due))) ||
    (isCount(done) && isCount(due)) ||
    (PAYING.includes(done.command) && ['EndProgressives', 'ClearCards'].includes(due.command))
  );
}

/** How long before what is due: only cards take time. */
export const pauseBefore = (/** @type {Step} */ due) => (isOneOfFour(due) ? BETWEEN_CARDS : 0);

export const pause = (/** @type {number} */ time) => (time ? new Promise((done) => setTimeout(done, time)) : undefined);

/** A patron has turned a hand on their own page: that calls it too. */
export const callsWhatIsTurned = (/** @type {Happened[]} */ events, /** @type {Step | undefined} */ due) =>
  Boolean(due && isCount(due) && events.some((event) => event.event === 'HandTurned'));

/** A card that the shoe has read is dealt with no press: it has left the shoe. */
export const isDrawn = (/** @type {Step | undefined} */ step, /** @type {You | undefined} */ you) =>
  step?.command === 'Draw' && Boolean(you?.shoe?.reads && you.shoe.waiting > 0);

/** The shoe is followed and has not read the card that is due: it is still in the shoe. */
export const isInTheShoe = (/** @type {Step} */ step, /** @type {You | undefined} */ you) =>
  step.command === 'Draw' && Boolean(you?.shoe?.reads && !you.shoe.waiting);

/**
 * What is due next, if the key that did this does it too.
 * @returns {{ step: Step, command: Command } | undefined}
 */
export function following(/** @type {Step} */ done, /** @type {ConsoleModel} */ { next, entering, view, you, drawer }) {
  const { step, command } = next;
  const asks = entering || next.number || next.choice || next.stopped || drawer;
  return command && step && view && !asks && !isInTheShoe(step, you) && goesOn(done, step, view) ? { step, command } : undefined;
}
