/** What is taken and paid, seat by seat: the house has worked it out, step by step, and nothing is added up here. */

/** @import { Payment, Settlement, Spot, Step, View } from 'messages' */

/** Each payment in the dealer's order. A Royal 9 award is a payment of its own, after those of the other wagers. */
export function payments(/** @type {Settlement | undefined} */ settlement) {
  return settlement?.payments ?? [];
}

/** The payment that a step of the console is about. */
export function paymentOf(
  /** @type {Settlement | undefined} */ settlement,
  /** @type {Pick<Step, 'command' | 'about'>} */ { command, about },
) {
  return payments(settlement).find((one) => one.spot === about && one.award === (command === 'PayAward'));
}

/** The vigorish that is marked at a place. */
export function owed(/** @type {View} */ view, /** @type {Spot} */ spot) {
  return Number(view.seats.flatMap((one) => one.places).find((place) => place.spot === spot)?.owed ?? 0);
}

/** Whether an amount of money is above zero. */
export const isSome = (/** @type {string} */ amount) => Number(amount) > 0;

/** Whether a wager is among those that the house takes. The stake of an award is taken when the award is paid. */
export function isLost(/** @type {Settlement | undefined} */ settlement, /** @type {Spot} */ spot, /** @type {string} */ wager) {
  return (settlement?.steps ?? []).some(
    (step) => step.action === 'COLLECT' && isSome(step.amount) && !step.award && step.spot === spot && step.wager === wager,
  );
}
