import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reason, rulingWords } from '../../main/resources/web/round/reasons.js';
import { ahead } from '../../main/resources/web/squeeze/ahead.js';
import { soundOf } from '../../main/resources/web/table/sounds.js';
import { NO_ROUND } from '../../main/resources/web/model/story.js';

const view = (...faces) => ({
  phase: { name: 'Clearing' },
  cards: {
    laid: ['PLAYER_FIRST', 'PLAYER_SECOND', 'BANKER_FIRST', 'BANKER_SECOND'].map((place, index) => ({ place, face: faces[index] })),
  },
});
const story = (PLAYER, BANKER, named) => ({
  ...NO_ROUND,
  shown: { PLAYER, BANKER },
  result: { winner: PLAYER === BANKER ? 'tie' : PLAYER > BANKER ? 'player' : 'banker', named },
});
const why = (wager, result, so) => reason(wager, { result }, so, view());

test('a wager on a hand says by how much it was won or lost', () => {
  assert.equal(why('player', 'won', story(7, 3)), 'won by 4');
  assert.equal(why('banker', 'lost', story(7, 3)), 'lost by 4');
  assert.equal(why('banker', 'push', story(5, 5)), 'Tie, 5 all');
  assert.equal(why('banker', 'push', story(6, 7, 'dragon-7')), 'returned on a Dragon 7');
});

test('a Dragon Bonus that won by too little says what it needs', () => {
  assert.equal(why('dragon-bonus-player', 'lost', story(7, 6)), 'won by 1, needs 4');
  assert.equal(why('dragon-bonus-player', 'won', story(7, 1)), 'won by 6');
  assert.equal(why('dragon-bonus-banker', 'lost', story(7, 6)), 'Banker did not win');
  assert.equal(why('dragon-bonus-player', 'won', story(9, 6, 'natural')), 'won with a natural');
  assert.equal(why('dragon-bonus-player', 'push', story(8, 8)), 'naturals tie');
});

test('House Money says which pair', () => {
  const of = (...faces) => reason('house-money', {}, NO_ROUND, view(...faces));
  assert.equal(of('Kh', '9d', 'Ts', 'Jc'), 'no pair');
  assert.equal(of('Kh', '9d', 'Ts', 'Tc'), 'pair, rank ten');
  assert.equal(of('Kh', 'Kd', 'Ts', 'Tc'), 'a pair in both hands');
});

test('no reason is given before the result is called', () => {
  assert.equal(why('player', 'lost', { ...NO_ROUND, shown: { PLAYER: 3, BANKER: 5 } }), '');
});

test('which hand draws is said as far as the table has come', () => {
  const player = { side: 'PLAYER', draws: false, count: 6 };
  const banker = { side: 'BANKER', draws: true, count: 3 };
  assert.equal(rulingWords({ ...NO_ROUND, rulings: [player] }), 'Player has 6 and stands');
  assert.equal(rulingWords({ ...NO_ROUND, rulings: [player, banker] }), 'Player has 6 and stands; Banker has 3 and draws');
});

test('the points that bring a hand ahead are those of a higher last digit', () => {
  assert.deepEqual(ahead(4, 6), [3, 4, 5]);
  assert.deepEqual(ahead(0, 9), []);
  assert.deepEqual(ahead(5, 0), [0, 1, 2, 3, 4, 6, 7, 8, 9]);
});

test('a win is heard once the round has come to one, and never where the round is down', () => {
  const settled = [{ event: 'Settled' }];
  const at = (won) => ({
    view: view(),
    mine: ['1'],
    story: { ...NO_ROUND, outcomes: { '1 player': { won, vigorish: 0 }, '2 tie': { won: 900, vigorish: 0 } } },
  });
  assert.equal(soundOf(settled, at(50)), 'win');
  assert.equal(soundOf(settled, at(-50)), 'chips');
  assert.equal(soundOf([{ event: 'CardDealt' }], at(0)), 'card');
  assert.equal(soundOf([{ event: 'Called' }], at(0)), undefined);
});
