import { sentence } from './words.js';

/** @import { View, You } from 'messages' */

/** Paid, or pressed onto a hand on which the patron has a wager: what the patron says, for those who have no page. */
export function press(spot, /** @type {View} */ view, /** @type {You | undefined} */ you) {
  const hands = ['player', 'banker'].filter((hand) => view.layout.some((one) => one.spot === spot && one.wager === hand));
  const onto = hands.map((hand) => {
    const name = sentence(hand);
    return {
      value: hand.toUpperCase(),
      digit: { player: '1', banker: '2' }[hand],
      label: name,
      named: `pressed onto ${name}`,
      key: `Onto ${name}`,
    };
  });
  return hands.length
    ? {
        name: 'onto',
        label: 'The patron wants it',
        chosen: you.presses[spot] ?? '',
        options: [{ value: '', label: 'Paid', named: 'paid', key: 'Paid' }, ...onto],
      }
    : undefined;
}

/** The command that says so, where it differs from what the patron's own page has said. */
export function pressed(step, onto, /** @type {You | undefined} */ you) {
  return (onto ?? '') === (you.presses[step.about] ?? '') ? [] : [{ command: 'ChoosePress', spot: step.about, ...(onto ? { onto } : {}) }];
}
