import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILTERS, SORTS, features, found, freeSeats } from '../../main/resources/web/lobby/filters.js';

/** @import { Table } from 'answers' */

const wagers = (/** @type {string} */ min, /** @type {string[]} */ ...more) =>
  ['player', 'banker', ...more].map((wager) => ({ wager, min, max: '1000.00' }));

/** @returns {Table} */
const table = (/** @type {any} */ one) => ({
  name: 'Mini 7',
  regulation: 'ma-mini',
  document: 'Minibaccarat',
  pit: 'Main',
  seats: 2,
  lines: 0,
  ez: false,
  squeeze: false,
  marked: true,
  wagers: wagers('10.00'),
  ...one,
  now: { seats: [], ...one.now },
});

const sits = (/** @type {string[]} */ ...spots) => ({ places: spots.map((spot) => ({ spot })) });

const plain = table({ id: 'plain', now: { seats: [sits('1')] } });
const ez = table({ id: 'ez', name: 'EZ Mini 8', ez: true, wagers: wagers('5.00', 'dragon-7') });
const full = table({
  id: 'full',
  name: 'Baccarat 1',
  pit: 'Salon',
  squeeze: true,
  wagers: wagers('100.00', 'royal-9'),
  now: { seats: [sits('1', '2'), sits('line-1')] },
});
const all = [plain, ez, full];
const names = (/** @type {Table[]} */ tables) => tables.map(({ id }) => id);

test('a filter leaves the tables that have it', () => {
  assert.deepEqual(names(all.filter(FILTERS.all)), ['plain', 'ez', 'full']);
  assert.deepEqual(names(all.filter(FILTERS.ez)), ['ez']);
  assert.deepEqual(names(all.filter(FILTERS.squeeze)), ['full']);
  assert.deepEqual(names(all.filter(FILTERS['royal-9'])), ['full']);
  assert.deepEqual(names(all.filter(FILTERS['seat-free'])), ['plain', 'ez']);
});

test('a patron on a gallery line takes no seat, and one with two seats takes both', () => {
  assert.deepEqual(all.map(freeSeats), [1, 2, 0]);
  assert.equal(freeSeats(table({ now: { seats: [sits('line-1')] } })), 2);
});

test('a search looks at the name, the document and the pit', () => {
  assert.deepEqual(names(found(all, 'all', ' ez ', 'name')), ['ez']);
  assert.deepEqual(names(found(all, 'all', 'salon', 'name')), ['full']);
  assert.deepEqual(names(found(all, 'all', 'MASSACHUSETTS minibaccarat', 'name')), ['full', 'ez', 'plain']);
  assert.deepEqual(names(found(all, 'ez', 'salon', 'name')), []);
});

test('tables stand in the order that was chosen, those where one sits first', () => {
  assert.deepEqual(Object.keys(SORTS), ['name', 'limits', 'free']);
  assert.deepEqual(names(found(all, 'all', '', 'name')), ['full', 'ez', 'plain']);
  assert.deepEqual(names(found(all, 'all', '', 'limits')), ['ez', 'plain', 'full']);
  assert.deepEqual(names(found(all, 'all', '', 'free')), ['ez', 'plain', 'full']);
  const mine = table({ id: 'mine', name: 'Mini 9', now: { you: { places: ['1'], chips: '5.00' } } });
  assert.deepEqual(names(found([...all, mine], 'all', '', 'limits')), ['mine', 'ez', 'plain', 'full']);
});

test('a card says what the game is before how vigorish is taken', () => {
  assert.deepEqual(features(plain), ['gist:plain', 'marked']);
  assert.deepEqual(features(ez), ['gist:ez']);
  assert.deepEqual(features(full), ['gist:plain', 'marked', 'gist:squeeze', 'royal-9']);
  assert.deepEqual(features(table({ marked: false, lines: 9 })), ['gist:plain', 'at-payout', 'gallery']);
  assert.deepEqual(features(table({ wagers: wagers('5.00', 'royal-9'), now: { meters: { 'must-hit': '200.00' } } })), [
    'gist:plain',
    'marked',
    'royal-9',
    'meter:must-hit',
  ]);
});
