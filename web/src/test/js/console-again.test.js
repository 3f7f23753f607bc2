import { test } from 'node:test';
import assert from 'node:assert/strict';
import { again } from '../../main/resources/web/console/again.js';
import { ConsoleModel } from '../../main/resources/web/console/model.js';

const RULES = { id: 'ma-mini', name: 'Mini', regulation: 'ma-mini', dealing: 'real-cards', seats: 9, byHand: {}, orders: [], wagers: [] };
const DEALER = { name: 'dana', post: 'dealer' };
const OPEN = [{ command: 'PlaceWager', required: false, by: ['patron'], words: '', because: [], clauses: [] }];
const at = (spot, patron) => ({ patron, places: [{ spot }] });
const lies = (spot, wager, stake) => ({ spot, wager, stake });
const view = (more = {}) => ({
  phase: { name: 'AcceptingWagers' },
  shoe: { number: 1, round: 3 },
  seats: [at('1', 'anna'), at('2', 'bert')],
  layout: [],
  cards: { laid: [] },
  meters: {},
  won: [],
  clock: { kind: 'NONE' },
  ...more,
});

/** A console after a round in which these wagers lay. */
function after(layout, more = {}, rules = RULES) {
  const model = new ConsoleModel(rules, DEALER, ['dana']);
  const begun = { n: 11, at: '2026-01-01T12:00:00Z', event: 'RoundBegun', number: 3, kind: 'PLAYED', words: '', because: [], clauses: [] };
  model.follow({ view: view({ layout, cards: { laid: [], round: 3 } }), you: { steps: [] }, seen: 11, events: [begun] });
  model.follow({ view: view(more), you: { steps: OPEN }, seen: 20, events: [] });
  return model;
}

const LAST = [lies('1', 'player', '25.00'), lies('1', 'tie', '5.00'), lies('2', 'banker', '100.00')];

test('the wagers of the last round are placed once more, at all places or at one', () => {
  const model = after(LAST);
  assert.deepEqual(
    again(model).map(({ spot, wager, stake }) => `${spot} ${wager} ${stake}`),
    ['1 player 25.00', '1 tie 5.00', '2 banker 100.00'],
  );
  assert.deepEqual(again(model, '2'), [{ command: 'PlaceWager', spot: '2', wager: 'banker', stake: '100.00' }]);
});

test('a wager that lies there already stays as it is', () => {
  const model = after(LAST, { layout: [lies('1', 'player', '50.00')] });
  assert.deepEqual(
    again(model).map(({ wager }) => wager),
    ['tie', 'banker'],
  );
});

test('nobody wagers with the wagers of whoever sat there before', () => {
  assert.deepEqual(
    again(after(LAST, { seats: [at('1', 'cora'), at('2', 'bert')] })).map(({ spot }) => spot),
    ['2'],
  );
  assert.deepEqual(again(after(LAST, { seats: [] })), []);
});

test('at a sealed table patrons wager themselves', () => {
  assert.deepEqual(again(after(LAST, {}, { ...RULES, dealing: 'sealed' })), []);
});
