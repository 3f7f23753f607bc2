import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ConsoleModel } from '../../main/resources/web/console/model.js';

const RULES = { id: 'ma-mini', name: 'Mini', regulation: 'ma-mini', dealing: 'real-cards', seats: 9, byHand: {}, orders: [], wagers: [] };
const DEALER = { name: 'dana', post: 'dealer' };
const view = (more = {}) => ({
  phase: { name: 'Turning', side: 'PLAYER' },
  shoe: { number: 1, round: 3 },
  seats: [],
  layout: [],
  cards: { laid: [], round: 3 },
  meters: {},
  won: [],
  clock: { kind: 'NONE' },
  ...more,
});
const TURN = {
  command: 'Turn',
  about: 'PLAYER',
  required: true,
  by: ['dealer'],
  words: '',
  because: ['a gist'],
  clauses: ['8(b)'],
  faces: 2,
};
const event = (n, more = {}) => ({
  n,
  at: '2026-01-01T12:00:00Z',
  event: 'DutyDone',
  words: `event ${n}`,
  because: [],
  clauses: [],
  ...more,
});

function consoleOf(steps = [TURN], rules = RULES) {
  const model = new ConsoleModel(rules, DEALER, ['dana']);
  model.changes = 0;
  model.addEventListener('change', () => model.changes++);
  model.follow({ view: view(), you: { steps }, seen: 10, events: [] });
  return model;
}

test('a frame is one change', () => {
  const model = consoleOf();
  model.follow({ view: view(), you: { steps: [TURN] }, seen: 12, events: [event(11), event(12)] });
  assert.equal(model.changes, 2);
  assert.equal(model.seen, 12);
});

test('what happened is kept, the newest first, and no more than twelve', () => {
  const model = consoleOf();
  const events = Array.from({ length: 14 }, (_, index) => event(index + 1));
  model.follow({ view: view(), you: { steps: [TURN] }, seen: 14, events });
  assert.equal(model.happened.length, 12);
  assert.equal(model.happened[0].n, 14);
});

test('cards are entered for the step by rank and suit, and said when all are there', () => {
  const model = consoleOf();
  assert.equal(model.entering, true);
  assert.equal(model.type('9'), true);
  assert.equal(model.type('h'), true);
  assert.equal(model.enter(), undefined);
  assert.deepEqual(model.entered, { side: 'PLAYER', cards: ['9h'] });
  model.type('K');
  model.type('d');
  assert.deepEqual(model.enter(), { faces: ['9h', 'Kd'] });
});

test('where no wager needs suits a hand is its ranks, and a suit may follow each', () => {
  const model = consoleOf([TURN], { ...RULES, suits: false });
  model.type('9');
  model.type('K');
  assert.deepEqual(model.entered.cards, ['9', 'K']);
  model.type('Q');
  assert.deepEqual(model.entered.cards, ['9', 'Q'], 'another rank replaces the last one');
  model.type('d');
  assert.deepEqual(model.enter(), { faces: ['9', 'Qd'] });
});

test('a tap on a rank chooses it as its key does, and Backspace takes it back', () => {
  const model = consoleOf([TURN], { ...RULES, suits: false });
  model.choose('9');
  model.choose('8');
  model.type('Backspace');
  assert.deepEqual(model.entered.cards, ['9']);
  assert.equal(model.enter(), undefined);
  model.choose('7');
  assert.deepEqual(model.enter(), { faces: ['9', '7'] });
});

test('a key that is no card is not taken, nor any where none is entered', () => {
  assert.equal(consoleOf().type('x'), false);
  assert.equal(consoleOf([TURN], { ...RULES, dealing: 'sealed' }).type('9'), false);
});

test('another step has other cards', () => {
  const model = consoleOf();
  model.choose('9h');
  model.follow({ view: view(), you: { steps: [{ ...TURN, about: 'BANKER' }] }, seen: 11, events: [event(11)] });
  assert.equal(model.entry.chosen, undefined);
});

test('a refusal stands beside until something happens, and changes nothing else', () => {
  const model = consoleOf();
  model.refused({ accepted: false, detail: 'not now' });
  assert.equal(model.isBeside, true);
  model.follow({ view: view(), you: { steps: [TURN] }, seen: 10, events: [] });
  assert.equal(model.refusal.detail, 'not now');
  model.follow({ view: view(), you: { steps: [TURN] }, seen: 11, events: [event(11)] });
  assert.equal(model.refusal, undefined);
  assert.equal(model.isBeside, false);
});

test('what the dealer turned to stays until the phase is another', () => {
  const model = consoleOf();
  model.turn(true);
  assert.equal(model.isBeside, true);
  model.follow({ view: view({ phase: { name: 'Clearing' } }), you: { steps: [TURN] }, seen: 11, events: [event(11)] });
  assert.equal(model.isBeside, false);
});

test('wagers that were settled stay with the round they were of', () => {
  const lies = { spot: '1', wager: 'player', stake: '25.00' };
  const model = consoleOf();
  model.follow({
    view: view({ layout: [lies] }),
    you: { steps: [TURN] },
    seen: 11,
    events: [event(11, { event: 'RoundBegun', number: 3 })],
  });
  model.follow({ view: view(), you: { steps: [TURN] }, seen: 12, events: [] });
  assert.deepEqual(model.lying, [lies]);
  model.follow({ view: view({ cards: { laid: [] } }), you: { steps: [TURN] }, seen: 13, events: [] });
  assert.deepEqual(model.lying, []);
});

test('the dealer looks along the seats, round and round', () => {
  const model = consoleOf();
  model.look(1);
  assert.equal(model.looked, '9');
  model.look(-1);
  assert.equal(model.looked, '1');
});

test('a dealer who is not of the crew signs on first; the floor does not', () => {
  assert.equal(consoleOf().mustSignOn, false);
  assert.equal(new ConsoleModel(RULES, DEALER, ['other']).mustSignOn, true);
  assert.equal(new ConsoleModel(RULES, { name: 'flo', post: 'floorperson' }, []).mustSignOn, false);
});
