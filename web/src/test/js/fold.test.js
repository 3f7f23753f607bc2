import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, grip, lifted, peelOf, pull, pullOf } from '../../main/resources/web/cards/fold.js';
import { chance } from './chance.js';

const [w, h] = [250, 350];
const near = (one, other, by = 1e-6) => assert.ok(Math.abs(one - other) <= by, `${one} is not ${other}`);

/** 2,000 touches and where they pull to. */
function* pulls(seed) {
  const next = chance(seed);
  for (let count = 0; count < 2_000; count++) {
    const g = grip({ x: next(w + 1), y: next(h + 1) }, w, h);
    yield { g, p: pull(g, { x: next(3 * w) - w, y: next(3 * h) - h }, w) };
  }
}

test('the taken point stays under the pointer, and the face is turned and never mirrored', () => {
  for (const { g, p } of pulls(3)) {
    const [a, b, c, d, e, f] = fold(g, p, w).face;
    // The face is drawn mirrored once already: its point g is at w - x of the picture.
    near(a * (w - g.x) + c * g.y + e, p.x);
    near(b * (w - g.x) + d * g.y + f, p.y);
    near(a * d - b * c, 1, 1e-9);
  }
});

/** The share of the card beyond the fold, counted point by point. */
function countedShare({ m, n }) {
  let beyond = 0;
  for (let x = 0.5; x < w; x += 2) {
    for (let y = 0.5; y < h; y += 2) {
      beyond += (x - m.x) * n.x + (y - m.y) * n.y < 0 ? 1 : 0;
    }
  }
  return beyond / ((w / 2) * (h / 2));
}

test('the lifted share is the share of points beyond the fold', () => {
  let count = 0;
  for (const { g, p } of pulls(5)) {
    if (count++ % 40 === 0) {
      const line = fold(g, p, w);
      near(lifted(line, w, h), countedShare(line), 0.02);
    }
  }
});

test('nothing is pulled outward or further than it may go', () => {
  for (const { g, p } of pulls(7)) {
    assert.ok(Math.hypot(p.x - g.x, p.y - g.y) <= 1.5 * w + 1e-9);
    if (g.kind !== 'across') {
      assert.ok(g.x === 0 ? p.x > 0 : p.x < w);
    }
    if (g.kind !== 'along') {
      assert.ok(g.y === 0 ? p.y > 0 : p.y < h);
    }
  }
});

test('a peel that the others see is the one they were told of', () => {
  for (const from of ['TOP', 'TOP_RIGHT', 'RIGHT', 'BOTTOM_RIGHT', 'BOTTOM', 'BOTTOM_LEFT', 'LEFT', 'TOP_LEFT']) {
    for (let far = 1; far <= 20; far++) {
      const { g, p } = pullOf({ from, far }, w, h);
      assert.deepEqual(peelOf(grip(g, w, h), p, w), { from, far });
    }
  }
});
