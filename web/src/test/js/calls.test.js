import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call } from '../../main/resources/web/felt/calls.js';
import { NO_ROUND } from '../../main/resources/web/model/story.js';

const FOUR = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND'].map((place) => ({ place, face: '2h' }));
const COUNTED = { ...NO_ROUND, calls: ['PLAYER_COUNT', 'BANKER_COUNT'], shown: { PLAYER: 4, BANKER: 4 } };
const line = (phase, { calls = COUNTED.calls, third = [] } = {}) =>
  call({ ...COUNTED, calls }, { phase, cards: { round: 7, laid: [...FOUR, ...third] } }).words;

test('before the dealer has called a third card, the counts stand there and no card is announced', () => {
  assert.equal(line({ name: 'CallingThirdCard', side: 'PLAYER' }), 'Player shows 4, Banker shows 4');
});

test('a hand that was called and gets no card stands', () => {
  const player = [...COUNTED.calls, 'PLAYER_THIRD_CARD'];
  assert.equal(line({ name: 'CallingThirdCard', side: 'BANKER' }, { calls: player }), 'Player stands');
  assert.equal(line({ name: 'CallingResult' }, { calls: [...player, 'BANKER_THIRD_CARD'] }), 'Banker stands');
});

test('a page that came in the middle of a round knows from the side that is called that the other one stands', () => {
  assert.equal(line({ name: 'CallingThirdCard', side: 'BANKER' }), 'Player stands');
});

test('both counts stay until a card is dealt, and the lines never go back to them', () => {
  const down = { place: 'PLAYER_THIRD' };
  const up = { ...down, face: '8c' };
  const lines = [
    line({ name: 'Drawing', place: 'PLAYER_THIRD' }),
    line({ name: 'Turning', side: 'PLAYER' }, { third: [down] }),
    line({ name: 'Drawing', place: 'BANKER_THIRD' }, { third: [up] }),
    line({ name: 'CallingResult' }, { third: [up, { place: 'BANKER_THIRD', face: 'Kd' }] }),
  ];
  assert.deepEqual(lines, [
    'Player shows 4, Banker shows 4',
    'Player draws a third card',
    'Player’s third card: eight — Player has 4',
    'Banker’s third card: king — Banker has 4',
  ]);
});

test('a hand that was called draws before its card is dealt', () => {
  assert.equal(
    line({ name: 'Drawing', place: 'PLAYER_THIRD' }, { calls: [...COUNTED.calls, 'PLAYER_THIRD_CARD'] }),
    'Player draws a third card',
  );
});
