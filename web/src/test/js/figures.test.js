import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  amount,
  cents,
  change,
  day,
  decimals,
  dollars,
  exactDollars,
  grouped,
  held,
  hour,
  keepTime,
  minute,
  percent,
  signed,
  zone,
} from '../../main/resources/web/figures/figures.js';
import { shortWagerName, wagerName } from '../../main/resources/web/words/wagers.js';

test('dollars are whole where they are, and have cents otherwise', () => {
  assert.equal(dollars('1810.00'), '$1,810');
  assert.equal(dollars('90.50'), '$90.50');
  assert.equal(dollars(-25), '−$25');
  assert.equal(exactDollars('25.00'), '$25.00');
});

test('a column of cents has a true minus, and a change its sign', () => {
  assert.equal(cents('-1234.5'), '−1,234.50');
  assert.equal(change(5), '+5.00');
  assert.equal(change(-5), '−5.00');
  assert.equal(change(0), '0.00');
});

test('figures have their decimals and a true minus', () => {
  assert.equal(grouped(-1234567), '−1,234,567');
  assert.equal(decimals(-1.23456, 3), '−1.235');
  assert.equal(signed(0.00004, 3), '0.000');
  assert.equal(signed(-0.5, 1), '−0.5');
  assert.equal(signed(0.5, 1), '+0.5');
  assert.equal(percent(1, 84), '1.19 %');
  assert.equal(percent(1, 0), '');
});

test('a time is read from what the house sends, or from a clock', () => {
  const at = '2026-01-02T12:34:56.789Z';
  assert.equal(hour(at), '12:34:56');
  assert.equal(hour(new Date(at)), '12:34:56');
  assert.equal(minute(at), '12:34');
  assert.equal(day(at), '2026-01-02');
  assert.equal(held(48_999), '0:48');
  assert.equal(held(-1), '0:00');
});

test('what somebody types is money or nothing', () => {
  assert.equal(amount('$1,250'), '1250.00');
  assert.equal(amount('2.5'), '2.50');
  assert.equal(amount('2.555'), undefined);
  assert.equal(amount('-5'), undefined);
  assert.equal(amount(''), undefined);
});

test('a wager has its name, short where there is one, and one that is not known its own', () => {
  assert.equal(wagerName('dragon-bonus-player'), 'Dragon Bonus, Player');
  assert.equal(shortWagerName('dragon-bonus-player'), 'Dragon, P');
  assert.equal(shortWagerName('tie'), 'Tie');
  assert.equal(wagerName('other'), 'other');
});

test('times are by the clock of the house, in summer and in winter', () => {
  keepTime('America/New_York', 6);
  assert.equal(hour('2026-01-15T04:05:06.789Z'), '23:05:06');
  assert.equal(day('2026-01-15T04:05:06Z'), '2026-01-14');
  assert.equal(minute('2026-07-15T04:05:06Z'), '00:05');
  assert.equal(zone('2026-01-15T04:05:06Z'), 'EST');
  assert.equal(zone('2026-07-15T04:05:06Z'), 'EDT');
  keepTime('UTC', 0);
  assert.equal(hour(new Date('2026-01-15T04:05:06.789Z')), '04:05:06');
  assert.equal(zone(), 'UTC');
});
