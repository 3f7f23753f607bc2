import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Command, Side, Spot, Step, View, You } from 'messages' */

/** Paid, or pressed onto a hand on which the patron has a wager: what the patron says, for those who have no page. */
export function press(/** @type {Spot} */ spot, /** @type {View} */ view, /** @type {You | undefined} */ you) {
  const hands = ['player', 'banker'].filter((hand) => view.layout.some((one) => one.spot === spot && one.wager === hand));
  const onto = hands.map((hand) => {
    const name = t(hand);
    return {
      value: hand.toUpperCase(),
      digit: hand === 'player' ? '1' : '2',
      label: name,
      named: t('console:pressed-onto', { hand: name }),
      key: t('console:onto', { hand: name }),
    };
  });
  return hands.length
    ? {
        name: 'onto',
        label: t('console:the-patron-wants-it'),
        chosen: you?.presses?.[spot] ?? '',
        options: [{ value: '', label: t('console:done:paid'), named: t('console:as-paid'), key: t('console:done:paid') }, ...onto],
      }
    : undefined;
}

/**
 * The command that says so, where it differs from what the patron's own page has said.
 * @returns {Command[]}
 */
export function pressed(/** @type {Step} */ step, /** @type {Side | undefined} */ onto, /** @type {You | undefined} */ you) {
  return (onto ?? '') === (you?.presses?.[step.about ?? ''] ?? '')
    ? []
    : [{ command: 'ChoosePress', spot: step.about ?? '', ...(onto ? { onto } : {}) }];
}
