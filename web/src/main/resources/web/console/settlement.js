/** What is taken and paid, seat by seat, read from the settlement that the house sends to its staff. */

/**
 * Each payment in the dealer's order: what a place is paid, what vigorish it owes, and whether it is done. A Royal 9 award is a payment of
 * its own, after those of the other wagers.
 */
export function payments(settlement) {
  const places = new Map();
  (settlement?.steps ?? []).forEach((step, index) => {
    if (step.action !== 'COLLECT') {
      const key = `${step.spot} ${step.award}`;
      const one = places.get(key) ?? {
        spot: step.spot,
        award: step.award,
        pay: 0,
        vigorish: 0,
        marked: false,
        returned: 0,
        pressed: 0,
        wagers: [],
        first: step.action,
        last: index,
      };
      places.set(key, add(one, step, index));
    }
  });
  return [...places.values()].map((one) => ({ ...one, done: one.last < settlement.taken }));
}

/** The payment that a step of the console is about. */
export function paymentOf(settlement, { command, about }) {
  return payments(settlement).find((one) => one.spot === about && one.award === (command === 'PayAward'));
}

function add(one, step, index) {
  const amount = Number(step.amount);
  return {
    ...one,
    pay: one.pay + (['PAY', 'AWARD'].includes(step.action) ? amount : 0),
    vigorish: one.vigorish + (['VIGORISH', 'MARK'].includes(step.action) ? amount : 0),
    marked: one.marked || step.action === 'MARK',
    returned: one.returned + (step.action === 'RETURN' ? amount : 0),
    pressed: one.pressed + (step.action === 'PRESS' ? amount : 0),
    wagers: ['PAY', 'AWARD'].includes(step.action) ? [...new Set([...one.wagers, step.wager])] : one.wagers,
    last: index,
  };
}

/** What is taken from losers. A coupon is taken too, won or lost, and has no chips; the stake of an award is taken when the award is paid. */
const takesChips = (step) => step.action === 'COLLECT' && Number(step.amount) > 0 && !step.award;

/** What the losers lose: how much, and at which places. */
export function losses(settlement) {
  const taken = (settlement?.steps ?? []).filter(takesChips);
  return { amount: taken.reduce((sum, step) => sum + Number(step.amount), 0), spots: [...new Set(taken.map((step) => step.spot))] };
}

/** Whether a wager is among those that the house takes. */
export function isLost(settlement, spot, wager) {
  return (settlement?.steps ?? []).some((step) => takesChips(step) && step.spot === spot && step.wager === wager);
}
