import { test } from 'node:test';
import assert from 'node:assert/strict';
import { amountOf, isBetweenRounds, namesOf, owedOf, patronOf, placesOf, stakeAt, stepsOf } from '../../main/resources/web/model/view.js';

const VIEW = {
  phase: { name: 'AcceptingWagers' },
  seats: [
    { patron: 'anna', places: [{ spot: '1', owed: '2.50' }, { spot: 'line-2' }] },
    { patron: '~Boris', places: [{ spot: '5', owed: '0.00' }] },
    { places: [{ spot: '7' }] },
  ],
  layout: [
    { spot: '1', wager: 'player', stake: '25.00', pressed: '10.00' },
    { spot: '1', wager: 'player', stake: '5.00' },
    { spot: '5', wager: 'player', stake: '50.00' },
  ],
  cards: { laid: [] },
};

test('a patron has their places, and whoever has none has an empty list', () => {
  assert.deepEqual(placesOf(VIEW, 'anna'), ['1', 'line-2']);
  assert.deepEqual(placesOf(VIEW, 'carla'), []);
  assert.equal(patronOf(VIEW, 'carla'), undefined);
});

test('names stand by spot, without the mark of the simulated; a stranger reads the number', () => {
  assert.deepEqual(namesOf(VIEW), { 1: 'anna', 'line-2': 'anna', 5: 'Boris', 7: '7' });
});

test('vigorish that is owed stands by spot, and none where none is', () => {
  assert.deepEqual(owedOf(VIEW), { 1: '2.50' });
});

test('all that lies on an area counts, pressed winnings too', () => {
  assert.equal(amountOf(VIEW.layout[0]), 35);
  assert.equal(stakeAt(VIEW, '1', 'player'), 40);
  assert.equal(stakeAt(VIEW, '1', 'tie'), 0);
});

test('between rounds no round lies there', () => {
  assert.equal(isBetweenRounds(VIEW), true);
  assert.equal(isBetweenRounds({ ...VIEW, cards: { laid: [], round: 3 } }), false);
});

test('at a closed table neither chips nor seats change hands', () => {
  assert.equal(isBetweenRounds({ ...VIEW, phase: { name: 'Closed' } }), false);
});

test('steps are found by command and what they are about; whoever has left has none', () => {
  const steps = stepsOf({ steps: [{ command: 'PlaceWager' }, { command: 'PaySpot', about: '4' }] });
  assert.deepEqual([...steps.keys()], ['PlaceWager', 'PaySpot 4']);
  assert.equal(stepsOf({}).size, 0);
  assert.equal(stepsOf(undefined).size, 0);
});
