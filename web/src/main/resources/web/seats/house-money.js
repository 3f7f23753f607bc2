import { stakeAt } from '../table/view.js';

const rank = (view, place) => view.cards.laid.find((card) => card.place === place)?.face?.[0];
const isPair = (view, side) => rank(view, `${side}_FIRST`) !== undefined && rank(view, `${side}_FIRST`) === rank(view, `${side}_SECOND`);

/** What House Money has won at one of these spots, if it has, how much of it a press adds, and the hands it could be pressed to. */
export function houseMoney(view, spots, rules) {
  const spot = spots.find((one) => stakeAt(view, one, 'house-money') > 0);
  const pairs = ['PLAYER', 'BANKER'].filter((side) => isPair(view, side)).length;
  if (!spot || pairs === 0) {
    return undefined;
  }
  const hands = ['player', 'banker'].map((side) => ({ side, lies: stakeAt(view, spot, side) })).filter(({ lies }) => lies > 0);
  const pays = stakeAt(view, spot, 'house-money') * (pairs === 2 ? 15 : 3);
  return { spot, pays, adds: (pays * rules.pressed) / 10_000, hands };
}
