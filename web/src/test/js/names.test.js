import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { knownNames } from '../../../known-names.js';
import { METERS, meterName, wagerName } from '../../main/resources/web/words/wagers.js';
import { NAMES } from '../../main/resources/web/house/names.js';
import EN from '../../main/resources/web/words/en.js';

const linter = new Linter();
const found = (code, others = []) =>
  linter
    .verify(code, [{ plugins: { wire: { rules: { 'known-names': knownNames } } }, rules: { 'wire/known-names': ['error', { others }] } }])
    .map((one) => one.message.split(' ')[0].replaceAll("'", ''));

test('a name that the house does not know is found wherever it stands', () => {
  for (const code of [
    "ask({ command: 'PlaceWagers' })",
    "ask({ command: 'Wager' })",
    "step.command === 'Sit'",
    "'Sit' !== step?.command",
    "view.phase.name === 'Closing'",
    "['Settling', 'Paying'].includes(view.phase.name)",
    "one.wager === 'DRAGON_7'",
    "wager === 'dragon-8'",
    "meter === 'minor'",
    "switch (event.event) { case 'Dealt': break; case 'Settled': break; }",
    "steps.has('Sit')",
    "mayAsk('Sit', now)",
    'steps.has(`PlaceWagers $' + '{spot}`)',
    'html`<button data-do="Sit"></button>`',
    "const CALLS = { RoundStarted: 'a' }",
    "side('PLAYERS')",
  ]) {
    assert.equal(found(code).length > 0, true, code);
  }
});

test('a name that the house knows, and every English word, is left alone', () => {
  for (const code of [
    "ask({ command: 'PlaceWager', wager: 'dragon-7', place: 'PLAYER_FIRST' })",
    "view.phase.name === 'Closed' || story.name === 'Anna'",
    "switch (event.event) { case 'Settled': break; default: }",
    "steps.has('Draw') && steps.has(`Turn $" + '{side}`)',
    "call('/tables', 'Seat', 'Pay the winners')",
  ]) {
    assert.deepEqual(found(code), [], code);
  }
  assert.deepEqual(found("fetch('/x', { method: 'POST' })", ['POST']), []);
});

test('every wager and every meter has words', () => {
  for (const wager of NAMES.wager) {
    assert.ok(EN[wager], wager);
    assert.notEqual(wagerName(wager), wager);
  }
  assert.deepEqual([...METERS].sort(), [...NAMES.meter].sort());
  for (const meter of NAMES.meter) {
    assert.equal(EN[`meter:${meter}`], meterName(meter));
  }
});
