import { test } from 'node:test';
import assert from 'node:assert/strict';
import { PatronTable } from '../../main/resources/web/model/patron-table.js';

const RULES = { id: 'ma-midi', seats: 2 };
const seat = (patron, ...spots) => ({ patron, rack: '100.00', places: spots.map((spot) => ({ spot })) });
const view = (more = {}) => ({
  phase: { name: 'AcceptingWagers' },
  shoe: { round: 4, freeHands: 0 },
  seats: [seat('anna', '1')],
  layout: [],
  cards: { laid: [] },
  clock: { kind: 'NONE' },
  won: [],
  ...more,
});
const step = (command, about) => ({ command, about });
const told = (event, more = {}) => ({ event, clauses: [], because: [], ...more });

function tableOf(name, frame = {}) {
  const model = new PatronTable(RULES);
  model.me = name ? { name } : undefined;
  model.changes = 0;
  model.addEventListener('change', () => model.changes++);
  model.follow({ view: view(), you: undefined, events: [], ...frame });
  return model;
}

test('a frame is one change', () => {
  const model = tableOf('anna');
  model.follow({
    view: view(),
    you: undefined,
    events: [told('RoundBegun', { number: 5, kind: 'PLAYED' }), told('Called', { call: 'CARDS' })],
  });
  assert.equal(model.changes, 2);
  assert.equal(model.story.number, 5);
  assert.deepEqual(model.story.calls, ['CARDS']);
});

test('the places of whoever looks are the same list while they are the same places', () => {
  const model = tableOf('anna');
  const before = model.mine;
  assert.deepEqual(before, ['1']);
  model.follow({ view: view(), you: undefined, events: [] });
  assert.equal(model.mine, before);
  model.follow({ view: view({ seats: [] }), you: undefined, events: [] });
  assert.deepEqual(model.mine, []);
});

test('somebody who signs in has their places at once', () => {
  const model = tableOf(undefined);
  assert.deepEqual(model.mine, []);
  assert.equal(model.canSit, false);
  model.me = { name: 'anna' };
  assert.deepEqual(model.mine, ['1']);
});

test('a patron without a place may sit down at an open table', () => {
  assert.equal(tableOf('boris').canSit, true);
  assert.equal(tableOf('anna').canSit, false);
  assert.equal(tableOf('boris', { view: view({ phase: { name: 'Closed' } }) }).canSit, false);
});

test('wagers are open to whoever has a place and the step, and to nobody else', () => {
  const you = { steps: [step('PlaceWager')] };
  assert.equal(tableOf('anna', { you }).isOpen, true);
  assert.equal(tableOf('anna').isOpen, false);
  assert.equal(tableOf('boris', { you }).isOpen, false);
  assert.equal(tableOf('anna', { you, view: view({ phase: { name: 'Dealing' } }) }).isOpen, false);
});

test('whoever comes in the middle of a round knows the hands that lie open', () => {
  const model = tableOf('anna', { view: view({ cards: { laid: [], round: 7, counts: { PLAYER: 9 } } }) });
  assert.equal(model.story.number, 7);
  assert.deepEqual(model.story.shown, { PLAYER: 9 });
});

test('House Money that was settled stays in the story until the result is called', () => {
  const lies = (wager) => ({ spot: '1', wager, stake: '5.00' });
  const model = tableOf('anna');
  const both = view({ cards: { laid: [], round: 5 }, layout: [lies('player'), lies('house-money')] });
  model.follow({ view: both, you: undefined, events: [told('RoundBegun', { number: 5, kind: 'PLAYED' })] });
  model.follow({ view: { ...both, layout: [lies('player')] }, you: undefined, events: [] });
  assert.deepEqual(
    model.story.layout.map((one) => one.wager),
    ['player', 'house-money'],
  );
});

test('a table is full when every seat is taken, whatever lies on the lines behind them', () => {
  assert.equal(tableOf('anna', { view: view({ seats: [seat('anna', '1'), seat('boris', 'line-1')] }) }).isFull, false);
  assert.equal(tableOf('anna', { view: view({ seats: [seat('anna', '1'), seat('boris', '2')] }) }).isFull, true);
});

test('a coupon lies beside a wager on a hand with chips of as much, and beside no other', () => {
  const you = { steps: [step('PlaceCoupon', '1')], coupons: ['25.00'] };
  const lies = (wager, stake, coupon) => ({ spot: '1', wager, stake, coupon });
  const layout = [lies('player', '25.00'), lies('banker', '20.00'), lies('tie', '25.00')];
  const [{ value, beside }] = tableOf('anna', { you, view: view({ layout }) }).coupons;
  assert.equal(value, '25.00');
  assert.deepEqual(
    beside.map((one) => one.wager),
    ['player'],
  );
  const [taken] = tableOf('anna', { you, view: view({ layout: [lies('player', '25.00', '25.00')] }) }).coupons;
  assert.deepEqual(taken.beside, []);
});

test('a free hand is asked for while the table has it among the steps and no wager lies there', () => {
  const you = { steps: [step('AskForAFreeHand')] };
  assert.equal(tableOf('anna', { you }).mayAskForAFreeHand, true);
  assert.equal(tableOf('boris', { you }).mayAskForAFreeHand, false);
  assert.equal(tableOf('anna', { you: { steps: [] } }).mayAskForAFreeHand, false);
  assert.equal(
    tableOf('anna', { you, view: view({ layout: [{ spot: '1', wager: 'player', stake: '25.00' }] }) }).mayAskForAFreeHand,
    false,
  );
});

test('a lost link is told of, and the next frame ends it', () => {
  const model = tableOf('anna');
  model.connectionLost();
  assert.equal(model.lost, true);
  model.follow({ view: view(), you: undefined, events: [] });
  assert.equal(model.lost, false);
});

test('the roads have the round on the table as soon as it is called, and once', () => {
  const [first, second] = [{ winner: 'banker' }, { winner: 'tie' }];
  const model = tableOf('anna', {
    view: view({ results: [first], cards: { laid: [], round: 2, result: { winner: 'tie', road: second } } }),
  });
  assert.deepEqual(model.results, [first, second]);
  model.follow({ view: view({ results: [first, second], cards: { laid: [] } }), you: undefined, events: [] });
  assert.deepEqual(model.results, [first, second]);
  model.follow({
    view: view({ results: [first, second], cards: { laid: [], round: 3, result: { winner: 'tie' } } }),
    you: undefined,
    events: [],
  });
  assert.deepEqual(model.results, [first, second], 'a free hand is on no road');
});
