import { test } from 'node:test';
import assert from 'node:assert/strict';
import { coverCards, dutyWords } from '../../main/resources/web/console/duties.js';

const PLAIN = { shuffle: 'plain', spread: 'fans', firstLook: 'first-patron', coverCards: 'from-the-bottom' };
const rules = (byHand = {}) => /** @type {any} */ ({ regulation: 'card-room', coverCard: 14, byHand: { ...PLAIN, ...byHand } });
const how = (duty, byHand) => dutyWords(duty, rules(byHand)).how;

test('how cards are spread, looked at and shuffled follows the options of the document', () => {
  assert.match(how('SPREAD'), /fans/);
  assert.match(how('SPREAD', { spread: 'columns' }), /columns/);
  assert.match(how('LET_THE_FIRST_PATRON_LOOK', { firstLook: 'first-patrons' }), /^The first patrons/);
  assert.doesNotMatch(how('LET_THE_FIRST_PATRON_LOOK'), /first patrons/);
  assert.match(how('SHUFFLE', { shuffle: 'three-dealers' }), /^One dealer or more/);
  assert.doesNotMatch(how('SHUFFLE'), /One dealer/);
});

test('the cover cards are counted from the end that the document says', () => {
  assert.match(coverCards(rules()), /14 above the bottom/);
  assert.match(coverCards(rules({ coverCards: 'from-the-back' })), /14 from the back/);
});
