import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Wagers } from '../../main/resources/web/chips/wagers.js';

const RULES = { wagers: ['player', 'banker', 'tie'].map((wager) => ({ wager, min: '10.00', max: '1000.00' })) };
const lies = (wager, stake, spot = '1') => ({ spot, wager, stake });

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
});

/** A table that does what it is asked, but for wagers on one area. */
function tableOf(table = 't1', refuses = '') {
  const live = {
    table,
    view: { layout: [] },
    ask({ spot, wager, stake }) {
      if (wager === refuses) {
        return Promise.resolve({ accepted: false, detail: 'no' });
      }
      live.view = { layout: [...live.view.layout.filter((one) => one.wager !== wager), { spot, wager, stake }] };
      return Promise.resolve({ accepted: true });
    },
  };
  return { live, wagers: new Wagers(live, RULES, () => {}) };
}

const laid = ({ live }) => live.view.layout.map(({ spot, wager, stake }) => `${spot} ${wager} ${stake}`);

test('the last wagers outlive a round without any, a reload and another seat', async () => {
  tableOf().wagers.closed([lies('player', '50.00'), lies('tie', '10.00')]);
  const later = tableOf();
  later.wagers.closed([]);
  assert.equal(later.wagers.canRepeat(['1']), true);
  await later.wagers.repeat(['4']);
  assert.deepEqual(laid(later), ['4 player 50.00', '4 tie 10.00']);
  assert.equal(tableOf('t2').wagers.canRepeat(['1']), false, 'each table has its own');
});

test('whoever wants it makes the last wagers in every round, once', async () => {
  const table = tableOf();
  table.wagers.closed([lies('player', '50.00')]);
  await table.wagers.repeatByItself('1/7', ['1']);
  assert.deepEqual(laid(table), [], 'not asked for');
  table.wagers.switchAuto();
  await table.wagers.repeatByItself('1/7', ['1']);
  assert.deepEqual(laid(table), ['1 player 50.00']);
  table.live.view = { layout: [] };
  await table.wagers.repeatByItself('1/7', ['1']);
  assert.deepEqual(laid(table), [], 'taken back by the patron');
  await table.wagers.repeatByItself('1/8', ['1']);
  assert.deepEqual(laid(table), ['1 player 50.00']);
});

test('a table that refuses ends it', async () => {
  const table = tableOf('t1', 'player');
  table.wagers.closed([lies('player', '50.00')]);
  table.wagers.switchAuto();
  await table.wagers.repeatByItself('1/7', ['1']);
  assert.equal(table.wagers.auto, false);
});

test('what the table has not answered is pending', async () => {
  const { wagers } = tableOf();
  const pressed = wagers.add('1', 'player', 10);
  assert.equal(wagers.isPending('1', 'player'), true);
  assert.equal(wagers.isPending('1', 'tie'), false);
  await pressed;
  assert.equal(wagers.isPending('1', 'player'), false);
});

test('Royal 9 follows the wager that it goes with, and a wager that the table no longer takes is left out', async () => {
  const rules = { wagers: [...RULES.wagers, { wager: 'royal-9', min: '5.00', max: '5.00' }] };
  const { live } = tableOf();
  const wagers = new Wagers(live, rules, () => {});
  wagers.closed([lies('royal-9', '5.00'), lies('panda-8', '10.00'), lies('player', '50.00')]);
  await wagers.repeat(['1']);
  assert.deepEqual(laid({ live }), ['1 player 50.00', '1 royal-9 5.00']);
});

test('what was pressed in one round is not undone in the next', async () => {
  const { wagers } = tableOf();
  await wagers.add('1', 'player', 50);
  assert.equal(wagers.canUndo, true);
  wagers.closed([lies('player', '50.00')]);
  assert.equal(wagers.canUndo, false);
});
