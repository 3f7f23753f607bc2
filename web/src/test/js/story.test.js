import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUST_HIT, NO_ROUND, outcomeOf, sum, told, total, winner } from '../../main/resources/web/model/story.js';

const card = (place, face) => ({ place, face });
const view = (...laid) => ({ layout: [], cards: { laid } });
const settled = (wager, action, amount, spot = '3') => ({
  event: 'Settled',
  step: { spot, wager, action, amount },
  clauses: [action],
  because: [wager],
});
const play = (...events) => events.reduce((story, event) => told(story, event, view()), NO_ROUND);

test('a Point Count counts the cards that lie face up, without tens', () => {
  const values = { A: 1, T: 0, J: 0, Q: 0, K: 0 };
  const ranks = [...'A23456789TJQK'];
  for (const first of ranks) {
    for (const second of ranks) {
      for (const third of [undefined, ...ranks]) {
        const laid = [card('BANKER_FIRST', `${first}h`), card('BANKER_SECOND', `${second}s`), card('PLAYER_FIRST', '5d')];
        if (third) {
          laid.push(card('BANKER_THIRD', `${third}c`));
        }
        const count = [first, second, third].filter(Boolean).reduce((all, rank) => all + (values[rank] ?? Number(rank)), 0);
        assert.equal(total(view(...laid), 'BANKER'), count % 10);
      }
    }
  }
  assert.equal(total(view(card('PLAYER_FIRST', '9h'), card('PLAYER_SECOND', undefined)), 'PLAYER'), 9);
});

test('counts and winner are those that the table tells, and stay once the cards are gone', () => {
  const at = (cards) => ({ layout: [], cards: { laid: [], round: 3, ...cards } });
  const counted = told(NO_ROUND, { event: 'Called', call: 'PLAYER_COUNT' }, at({ counts: { PLAYER: 9 } }));
  assert.deepEqual(counted.shown, { PLAYER: 9 });
  assert.equal(winner(counted), undefined);
  const result = { winner: 'player', named: 'natural' };
  const called = told(counted, { event: 'Called', call: 'RESULT' }, at({ counts: { PLAYER: 9, BANKER: 5 }, result }));
  assert.equal(winner(called), 'player');
  assert.deepEqual(told(called, { event: 'CardsCleared' }, view()).shown, { PLAYER: 9, BANKER: 5 });
});

test('what became of a wager adds up to what was moved', () => {
  const story = play(
    settled('player', 'PAY', '100.00'),
    settled('tie', 'COLLECT', '25.00'),
    settled('banker', 'PAY', '100.00', '4'),
    settled('banker', 'VIGORISH', '5.00', '4'),
  );
  assert.equal(outcomeOf(story, '3', 'player').result, 'won');
  assert.equal(outcomeOf(story, '3', 'tie').result, 'lost');
  assert.equal(sum(story, ['3']), 75);
  assert.equal(sum(story, ['4']), 95);
  assert.equal(sum(story, ['3', '4']), 170);
  assert.equal(sum(story, ['33']), 0);
});

test('vigorish that is taken in two steps counts as both', () => {
  const story = play(settled('banker', 'PAY', '100.00'), settled('banker', 'VIGORISH', '5.00'), settled('banker', 'VIGORISH', '2.50'));
  assert.equal(sum(story, ['3']), 92.5);
});

test('a wager that is returned is a push, and stays what it was if it was paid before', () => {
  assert.equal(outcomeOf(play(settled('banker', 'RETURN', '10.00')), '3', 'banker').result, 'push');
  assert.equal(outcomeOf(play(settled('banker', 'PAY', '10.00'), settled('banker', 'RETURN', '10.00')), '3', 'banker').result, 'won');
});

test('a coupon that is taken leaves what became of the wager as it was', () => {
  const story = play(settled('player', 'PAY', '25.00'), settled('player', 'COLLECT', '0.00'));
  assert.equal(outcomeOf(story, '3', 'player').result, 'won');
  assert.equal(sum(story, ['3']), 25);
});

test('the winner of Must Hit is told of it beside a lost Royal 9', () => {
  const story = play(settled('royal-9', 'COLLECT', '5.00'), {
    event: 'MustHitWon',
    spot: '3',
    amount: '200.10',
    clauses: ['12(j)'],
    because: [],
  });
  assert.equal(outcomeOf(story, '3', 'royal-9').result, 'lost');
  assert.equal(outcomeOf(story, '3', MUST_HIT).won, 200.1);
  assert.equal(sum(story, ['3']), 195.1);
});

test('a voided round has no outcomes', () => {
  const story = play(settled('player', 'PAY', '100.00'), { event: 'RoundVoided' });
  assert.deepEqual([story.outcomes, story.over, story.isVoid], [{}, true, true]);
});
