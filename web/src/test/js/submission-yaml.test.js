import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EMPTY, NotRead, read, write } from '../../main/resources/web/submission/yaml.js';

const EXAMPLES = new URL('../../../../regulations/examples/', import.meta.url);
const examples = readdirSync(EXAMPLES).filter((name) => name.endsWith('.yaml'));
const textOf = (name) => readFileSync(new URL(name, EXAMPLES), 'utf8');
const comments = (text) => text.match(/#.*$/gm)?.map((line) => line.trim()) ?? [];

test('every example is found', () => assert.ok(examples.length >= 12));

for (const name of examples) {
  const text = textOf(name);

  test(`${name} stays as it is when nothing changes`, () => {
    assert.equal(write(read(text), text), text);
  });

  test(`${name} reads the same from a text that has its keys alone`, () => {
    const flat = read(text);
    assert.deepEqual(read(write(flat)), flat);
  });

  test(`${name} keeps every comment when a value changes`, () => {
    const flat = { ...read(text), name: 'Another name: with a colon' };
    const changed = write(flat, text);
    assert.deepEqual(comments(changed), comments(text));
    assert.deepEqual(read(changed), flat);
  });
}

test('figures stay as they are written, and look like no text', () => {
  assert.deepEqual(read('format: 1\nrate: 5%\nmin: 10.00'), { format: '1', rate: '5%', min: '10.00' });
  assert.equal(write({ format: '1', 'wagers.tie.min': '10.00' }), 'format: 1\nwagers:\n  tie:\n    min: 10.00\n');
});

test('a comment beside a value stays beside the new one', () => {
  assert.equal(write({ decks: '6' }, 'decks: 8 # six to eight\n'), 'decks: 6 # six to eight\n');
});

test('a wager that is taken off goes with its section, and one that is put on offer comes', () => {
  const text = 'wagers:\n  player: {min: 10.00}\n  tie: {min: 5.00}\n';
  assert.equal(write({ 'wagers.player.min': '10.00' }, text), 'wagers:\n  player: {min: 10.00}\n');
  assert.deepEqual(read(write({ ...read(text), 'wagers.royal-9': EMPTY }, text))['wagers.royal-9'], EMPTY);
});

test('what is no submission is named by its line', () => {
  assert.throws(
    () => read('format: 1\nname: "never closed\n'),
    (problem) => problem instanceof NotRead && problem.line >= 2,
  );
  assert.throws(() => read('- a list'), NotRead);
});
