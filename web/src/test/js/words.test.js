import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import en from '../../main/resources/web/words/en.js';
import { LANGUAGES, money, number, signed, t } from '../../main/resources/web/words/words.js';

const PAGE = new URL('../../main/resources/web/', import.meta.url);
const scripts = readdirSync(PAGE, { recursive: true }).filter((name) => name.endsWith('.js') && !name.startsWith('words/'));
const text = scripts.map((name) => readFileSync(new URL(name, PAGE), 'utf8')).join('\n');
const blanks = (words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const modules = ['say.js', 'speaks.js', 'words.js'];
const languages = {};
for (const file of readdirSync(new URL('words/', PAGE)).filter((name) => !modules.includes(name))) {
  languages[file.replace('.js', '')] = (await import(new URL(`words/${file}`, PAGE).href)).default;
}

test('every language that has words is on offer, and no other', () => {
  const offered = Object.keys(LANGUAGES).map((name) => name.toLowerCase());
  assert.deepEqual(offered.sort(), Object.keys(languages).sort());
});

for (const [language, words] of Object.entries(languages)) {
  test(`${language} has exactly the keys of English`, () => {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en).sort());
  });

  test(`${language} fills in what English fills in`, () => {
    const other = Object.keys(en).filter((key) => blanks(words[key] ?? '').join() !== blanks(en[key]).join());
    assert.deepEqual(other, []);
  });
}

test('every key that the page names has words', () => {
  const named = [...text.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key);
  assert.ok(named.length > 200, `${named.length}`);
  assert.deepEqual(
    named.filter((key) => !(key in en)),
    [],
  );
});

test('a house says what it plays for, in each language', () => {
  for (const words of Object.values(languages)) {
    const said = ['play', 'money', 'undecided'].map((kind) => words[`kind:${kind}`]);
    assert.equal(new Set(said.filter(Boolean)).size, 3);
    assert.ok(!said.includes(words['house-money']));
  }
});

test('a blank is filled in, and a key without words is shown as it is', () => {
  assert.equal(t('tables-open', { count: 5 }), '5 tables are open');
  assert.equal(t('no such key'), 'no such key');
});

test('cents are shown only where there are some, and a loss has a sign', () => {
  assert.equal(money('1200.00'), '1,200');
  assert.equal(money('1200.5'), '1,200.50');
  assert.equal(signed(-5), '−5');
  assert.equal(signed(5), '+5');
  assert.equal(signed(0), '0');
  assert.equal(number(1234567), '1,234,567');
});
