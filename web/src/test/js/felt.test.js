import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feltOf, ORDER } from '../../main/resources/web/felt/areas.js';
import { arc, horseshoe } from '../../main/resources/web/felt/curve.js';

const rulesOf = (more) => ({
  seats: 9,
  lines: 0,
  curator: false,
  chairs: Array(9).fill({}),
  wagers: ORDER.map((wager) => ({ wager })),
  ...more,
});
const TABLES = {
  'a mini': rulesOf({ seats: 7 }),
  'a midi': rulesOf({}),
  'the big table': rulesOf({ seats: 14, curator: true }),
  'a table with a gallery': rulesOf({ lines: 9, wagers: ['player', 'banker', 'tie'].map((wager) => ({ wager })), chairs: undefined }),
};

for (const [name, curve] of Object.entries({ arc: arc(), horseshoe: horseshoe() })) {
  test(`the ${name} is one curve: a step along it is that far on the felt, at every place`, () => {
    for (let at = 0; at < Math.floor(curve.length); at++) {
      const [here, there] = [curve.at(at, 0), curve.at(at + 1, 0)];
      const far = Math.hypot(here.x - there.x, here.y - there.y);
      assert.ok(far > 0.99 && far < 1.01, `${far} at ${at}`);
    }
  });

  test(`a depth is measured straight in from the edge of the ${name}, and what lies there is turned towards it`, () => {
    for (let at = 1; at < curve.length - 1; at += 5) {
      const [edge, inside, after] = [curve.at(at, 0), curve.at(at, 40), curve.at(at + 0.01, 0)];
      assert.ok(Math.abs(Math.hypot(edge.x - inside.x, edge.y - inside.y) - 40) < 1e-6, `${at}`);
      const along = (Math.atan2(after.y - edge.y, after.x - edge.x) * 180) / Math.PI;
      assert.ok(Math.abs(along - edge.turn) < 0.1, `${along} and ${edge.turn} at ${at}`);
    }
  });

  test(`the ${name} is the same on both sides`, () => {
    const middle = (curve.at(0, 0).x + curve.at(curve.length, 0).x) / 2;
    for (let at = 0; at <= curve.length / 2; at += 7) {
      const [one, other] = [curve.at(at, 30), curve.at(curve.length - at, 30)];
      assert.ok(Math.abs(one.x + other.x - 2 * middle) < 1e-6 && Math.abs(one.y - other.y) < 1e-6);
    }
  });
}

for (const [name, rules] of Object.entries(TABLES)) {
  test(`${name} has one area for each wager on offer at each place, and no other`, () => {
    for (const mine of [[], ['3']]) {
      const { places } = feltOf(rules, mine);
      assert.equal(places.filter(({ isLine }) => !isLine).length, rules.seats);
      assert.equal(places.filter(({ isLine }) => isLine).length, rules.lines);
      for (const { spot, isLine, areas } of places) {
        const offered = rules.wagers
          .map(({ wager }) => wager)
          .filter((wager) => wager !== 'royal-9' || Number(spot) <= rules.chairs.length);
        const expected = isLine ? ['player', 'banker', 'tie'] : offered;
        assert.deepEqual(areas.map(({ wager }) => wager).sort(), [...expected].sort(), spot);
      }
    }
  });

  test(`${name} keeps every area on the felt, and no two places overlap`, () => {
    const { places, width, height } = feltOf(rules, ['2']);
    for (const { areas } of places) {
      for (const { box, wager } of areas) {
        assert.ok(
          box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height,
          `${wager} ${JSON.stringify(box)}`,
        );
      }
    }
    places.slice(1).forEach((place, before) => assert.ok(places[before].to <= place.from, place.spot));
    assert.ok(places.find(({ spot }) => spot === '2').to - places.find(({ spot }) => spot === '2').from > places[0].to - places[0].from);
  });
}
