import { test } from 'node:test';
import assert from 'node:assert/strict';
import { callsWhatIsTurned, goesOn, pauseBefore } from '../../main/resources/web/console/chain.js';

const step = (command, about) => ({ command, about });
const NOBODY_WON = { won: [] };

/** A round as the table asks for it where patrons turn; `who` is the dealer's key, or the patron's page. */
const ROUND = [
  ['dealer', 'MakeCall', 'NO_MORE_BETS'],
  ['dealer', 'Draw', 'PLAYER_FIRST'],
  ['dealer', 'Draw', 'BANKER_FIRST'],
  ['dealer', 'Draw', 'PLAYER_SECOND'],
  ['dealer', 'Draw', 'BANKER_SECOND'],
  ['patron', 'Turn', 'PLAYER'],
  ['dealer', 'MakeCall', 'PLAYER_COUNT'],
  ['patron', 'Turn', 'BANKER'],
  ['dealer', 'MakeCall', 'BANKER_COUNT'],
  ['dealer', 'MakeCall', 'RESULT'],
  ['dealer', 'CollectLosers'],
  ['dealer', 'PaySpot', '3'],
  ['dealer', 'PaySpot', '4'],
  ['dealer', 'ClearCards'],
];

/** How often the dealer presses: never for what a key does already, and never for what a turned hand calls. */
function presses(round) {
  return round.filter(([who, ...due], index) => {
    const [before, ...done] = round[index - 1] ?? [];
    const called = before === 'patron' && callsWhatIsTurned([{ event: 'HandTurned' }], step(...due));
    return who === 'dealer' && !called && !(before === 'dealer' && goesOn(step(...done), step(...due), NOBODY_WON));
  }).length;
}

test('a round with two winners takes six presses where patrons turn the hands, and one more for a third card', () => {
  assert.equal(presses(ROUND), 6);
  const third = [
    ['dealer', 'Draw', 'PLAYER_THIRD'],
    ['patron', 'Turn', 'PLAYER'],
  ];
  assert.equal(presses(ROUND.toSpliced(9, 0, ...third)), 7);
});

test('where the dealer turns both hands one key turns and calls them', () => {
  const turned = ['Turn PLAYER', 'Turn BANKER', 'MakeCall PLAYER_COUNT', 'MakeCall BANKER_COUNT'].map((one) => [
    'dealer',
    ...one.split(' '),
  ]);
  assert.equal(presses([...ROUND.slice(0, 5), ...turned, ...ROUND.slice(9)]), 7);
});

test('a third card, a call of the result and each payment have a press of their own', () => {
  assert.equal(goesOn(step('MakeCall', 'BANKER_COUNT'), step('Draw', 'PLAYER_THIRD'), NOBODY_WON), false);
  assert.equal(goesOn(step('Draw', 'PLAYER_THIRD'), step('MakeCall', 'RESULT'), NOBODY_WON), false);
  assert.equal(goesOn(step('CollectLosers'), step('PaySpot', '3'), NOBODY_WON), false);
  assert.equal(goesOn(step('PaySpot', '3'), step('PaySpot', '4'), NOBODY_WON), false);
});

test('the cards lie until a meter that was won is paid', () => {
  const won = [{ spot: '1', meter: 'must-hit', amount: '200.10' }];
  assert.equal(goesOn(step('EndProgressives'), step('ClearCards'), NOBODY_WON), true);
  assert.equal(goesOn(step('EndProgressives'), step('ClearCards'), { won }), false);
});

test('only between cards is there time to stop', () => {
  assert.ok(pauseBefore(step('Draw', 'BANKER_FIRST')) > 0);
  assert.equal(pauseBefore(step('ClearCards')), 0);
});

test('a card that is shown or lifted calls nothing', () => {
  assert.equal(callsWhatIsTurned([{ event: 'CardLifted' }], step('MakeCall', 'PLAYER_COUNT')), false);
  assert.equal(callsWhatIsTurned([{ event: 'HandTurned' }], step('MakeCall', 'RESULT')), false);
});
