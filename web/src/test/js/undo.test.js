import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Wagers } from '../../main/resources/web/chips/wagers.js';

const RULES = { wagers: ['player', 'banker', 'house-money'].map((wager) => ({ wager, min: '10.00', max: '1000.00' })) };
const lies = (wager, stake) => ({ spot: '1', wager, stake });

/** A table that does what it is asked, but for wagers on one area. */
function tableOf(layout, refuses = '') {
  const live = {
    view: { layout },
    ask({ command, spot, wager, stake }) {
      if (wager === refuses) {
        return Promise.resolve({ accepted: false, detail: 'no' });
      }
      const others = live.view.layout.filter((one) => one.wager !== wager);
      live.view = { layout: command === 'PlaceWager' ? [...others, { spot, wager, stake }] : others };
      return Promise.resolve({ accepted: true });
    },
  };
  const wagers = new Wagers(live, RULES, () => {});
  return { wagers, all: () => RULES.wagers.map(({ wager }) => wagers.at('1', wager)) };
}

const TWO = () => [lies('banker', '50.00'), lies('house-money', '25.00')];

test('one press of Double is one undo', async () => {
  const { wagers, all } = tableOf(TWO());
  await wagers.double(['1']);
  assert.deepEqual(all(), [0, 100, 50]);
  await wagers.undo();
  assert.deepEqual(all(), [0, 50, 25]);
  assert.equal(wagers.canUndo, false);
});

test('one press of Clear is one undo', async () => {
  const { wagers, all } = tableOf(TWO());
  await wagers.clear(['1']);
  assert.deepEqual(all(), [0, 0, 0]);
  await wagers.undo();
  assert.deepEqual(all(), [0, 50, 25]);
});

test('a wager that is refused leaves nothing to undo', async () => {
  const { wagers } = tableOf(TWO(), 'player');
  await wagers.add('1', 'player', 10);
  assert.equal(wagers.canUndo, false);
});
