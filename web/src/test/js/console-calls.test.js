import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orders } from '../../main/resources/web/console/orders.js';

const CARDS = { laid: [{ place: 'PLAYER_FIRST', face: '9h' }], round: 3 };
const view = (more = {}) => ({ phase: {}, shoe: {}, seats: [], layout: [], won: [], meters: {}, cards: CARDS, ...more });
const ordered = (about, call, around = view()) =>
  /** @type {any} */ (orders({ command: 'MakeCall', about }, { view: around, you: { steps: [], call }, rules: {} }));
const text = ({ strings, values }) => strings.reduce((said, part, i) => said + part + (values[i] ?? ''), '').replace(/<[^>]*>/g, '');

test('every call that follows from the cards is in the words of the house, whatever lies there', () => {
  for (const call of ['PLAYER_COUNT', 'BANKER_COUNT', 'PLAYER_THIRD_CARD', 'BANKER_THIRD_CARD', 'RESULT']) {
    assert.equal(text(ordered(call, 'player 6, Banker 7, Banker wins, Dragon 7').how), '“Player 6, Banker 7, Banker wins, Dragon 7”', call);
  }
});

test('an instruction about a third card goes to the curator, and a result does not', () => {
  const curated = view({ shoe: { curator: '4' } });
  assert.equal(ordered('BANKER_THIRD_CARD', 'Banker stands', curated).waits, 'to the curator, seat 4');
  assert.equal(ordered('RESULT', 'Player 9, Banker 9, tie hand', curated).waits, undefined);
});
