import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broken, CHIPS, rackFor } from '../../main/resources/web/chips/values.js';

const worth = (chips) => chips.reduce((sum, { value }) => sum + value, 0);

test('a whole amount is broken into chips that are worth it, the largest first', () => {
  for (let amount = 0; amount <= 5_000; amount++) {
    const values = broken(amount).map(({ value }) => value);
    assert.equal(worth(broken(amount)), amount);
    assert.deepEqual(
      values,
      [...values].sort((one, other) => other - one),
    );
  }
});

test('no chip could be exchanged for a larger one', () => {
  for (let amount = 0; amount <= 5_000; amount++) {
    const values = broken(amount).map(({ value }) => value);
    CHIPS.slice(1).forEach(({ value }) => {
      assert.ok(values.filter((one) => one < value).reduce((sum, one) => sum + one, 0) < value, `${amount}: ${values}`);
    });
  }
});

test('cents below the smallest chip are not drawn', () => {
  assert.deepEqual(
    broken('7.50').map(({ value }) => value),
    [5, 1, 1],
  );
});

test('a stack ends somewhere', () => {
  assert.equal(broken(1_000_000).length, 60);
});

test('a rack has the chips from the smallest of the table to its limit', () => {
  assert.deepEqual(
    rackFor('5.00', '500.00').map(({ value }) => value),
    [5, 25, 100, 500],
  );
  assert.deepEqual(rackFor(25, 24), []);
});
