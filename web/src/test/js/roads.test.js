import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, beadPlate, bigRoad, cells, columns, derived, derivedRoad, ROWS } from '../../main/resources/web/roads/roads.js';
import { chance } from './chance.js';

const NAMES = { B: 'BANKER', P: 'PLAYER', T: 'TIE' };
const winners = (letters) => [...letters].map((letter) => NAMES[letter]);

/** A shoe of 70 rounds with about as many ties as a real one. */
const shoe = (next) => Array.from({ length: 70 }, () => 'BPBPBPBPT'[next(9)]).join('');

test('the derived roads of published shoes are right', () => {
  const published = {
    BBPPPBTBPBBBBPPBPPPBBP: ['RBBRBBBRRBRBBBRBRB', 'RRBRBRBBBBRBBBB', 'BRRBBRRRRRBRR'],
    BPBPBPBP: ['RRRRRR', 'RRRRR', 'RRRR'],
    BBBBBBBBPBBPPPPPPPPB: ['BBBRBRRRRRB', 'RBBRRRRRRB', 'RRRRRRRR'],
    TTB: ['', '', ''],
  };
  for (const [letters, roads] of Object.entries(published)) {
    assert.deepEqual(
      [1, 2, 3].map((k) => derived(columns(winners(letters)), k).join('')),
      roads,
      letters,
    );
  }
});

/** The rule in its other form: a new column is judged by what would have been had the old one gone on, and the colour is turned round. */
function secondWay(letters, k) {
  const heights = [];
  let colours = '';
  let last = '';
  const longer = (row) => (row === heights[heights.length - 1 - k] + 1 ? 'B' : 'R');
  for (const winner of letters.replaceAll('T', '')) {
    const isSame = winner === last;
    if (heights.length > k) {
      const goesOn = longer(heights.at(-1) + 1);
      colours += isSame ? goesOn : goesOn === 'R' ? 'B' : 'R';
    }
    if (isSame) {
      heights[heights.length - 1]++;
    } else {
      heights.push(1);
    }
    last = winner;
  }
  return colours;
}

test('the derived roads of 2,000 shoes agree with the rule in its other form', () => {
  const next = chance(9);
  for (let count = 0; count < 2_000; count++) {
    const letters = shoe(next);
    const made = columns(winners(letters));
    assert.deepEqual(
      [1, 2, 3].map((k) => derived(made, k).join('')),
      [1, 2, 3].map((k) => secondWay(letters, k)),
      letters,
    );
  }
});

test('what a derived road would get next is what it gets', () => {
  const next = chance(4);
  for (let count = 0; count < 300; count++) {
    const letters = shoe(next).replaceAll('T', '');
    for (let at = 0; at < letters.length; at++) {
      const before = columns(winners(letters.slice(0, at)));
      const after = columns(winners(letters.slice(0, at + 1)));
      const got = [1, 2, 3].map((k) => derived(after, k)[derived(before, k).length]);
      assert.deepEqual(ask(before, NAMES[letters[at]]), got, letters.slice(0, at + 1));
    }
  }
});

test('a long column turns right at the bottom and the next one begins beside its head', () => {
  const drawn = bigRoad([...Array(8).fill('BANKER'), 'TIE', 'PLAYER', 'PLAYER']);
  assert.equal(
    drawn.map(({ x, y, entry }) => `${x},${y},${entry.ties}`).join(' '),
    '0,0,0 0,1,0 0,2,0 0,3,0 0,4,0 0,5,0 1,5,0 2,5,1 1,0,0 1,1,0',
  );
});

test('a tie before the first decision lies on the first entry', () => {
  assert.equal(bigRoad(winners('TTBBP'))[0].entry.ties, 2);
});

test('no two entries of a road share a cell, and none lies outside its six rows', () => {
  const next = chance(11);
  for (let count = 0; count < 500; count++) {
    const results = winners(shoe(next));
    for (const drawn of [bigRoad(results), ...[1, 2, 3].map((k) => derivedRoad(results, k)), beadPlate(results)]) {
      assert.equal(new Set(drawn.map(({ x, y }) => `${x},${y}`)).size, drawn.length);
      assert.ok(drawn.every(({ y }) => y >= 0 && y < ROWS));
    }
  }
});

test('every round is on the bead plate and every decision on the big road, in order', () => {
  const results = winners('BTPPTBBBBBBBBT');
  assert.deepEqual(
    beadPlate(results).map(({ kind }) => kind),
    results,
  );
  const places = bigRoad(results).map(({ entry }) => entry.index);
  assert.deepEqual(
    places,
    results.flatMap((winner, index) => (winner === 'TIE' ? [] : [index])),
  );
});

test('a run whose way down is taken turns right at once', () => {
  const long = { kind: 'R', entries: Array(9).fill('R') };
  const drawn = cells([long, { kind: 'B', entries: Array(6).fill('B') }]);
  assert.deepEqual(
    drawn.slice(9).map(({ x, y }) => `${x},${y}`),
    ['1,0', '1,1', '1,2', '1,3', '1,4', '2,4'],
  );
});

test('a run that has turned right goes on to the right, also above a free cell', () => {
  const run = (kind) => ({ kind, entries: Array(7).fill(kind) });
  assert.deepEqual(
    cells([run('R'), run('B')])
      .slice(12)
      .map(({ x, y }) => `${x},${y}`),
    ['2,4', '3,4'],
  );
});
