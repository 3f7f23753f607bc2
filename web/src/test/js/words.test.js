import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import en from '../../main/resources/web/words/en.js';
import { documentTitle, tableName } from '../../main/resources/web/words/titles.js';
import { LANGUAGES, money, number, signed, speak, t } from '../../main/resources/web/words/words.js';

const PAGE = new URL('../../main/resources/web/', import.meta.url);
const scripts = readdirSync(PAGE, { recursive: true }).filter(
  (name) => name.endsWith('.js') && !/^words\/.*(en|zh-han[st])\.js$/.test(name),
);
const textOf = (name) => readFileSync(new URL(name, PAGE), 'utf8');
const text = scripts.map(textOf).join('\n');
const blanks = (words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const ROOMS = ['console', 'floor', 'cage', 'desk', 'people', 'own', 'learn', 'surveillance', 'submission', 'analyst', 'book', 'reports'];
const FILE = new RegExp(`^(?:(${ROOMS.join('|')})-)?(en|[a-z]{2}-[a-z]+|[a-z]{2})\\.js$`);
const files = readdirSync(new URL('words/', PAGE)).flatMap((name) => (name.match(FILE) ? [name.match(FILE)] : []));
const wordsOf = async (name) => (await import(new URL(`words/${name}`, PAGE).href)).default;

/** By part of the page, by language; the patrons' part has no name. */
const books = {};
for (const [name, part = 'page', language] of files) {
  books[part] = { ...books[part], [language]: await wordsOf(name) };
}
const staff = Object.assign({}, ...ROOMS.map((room) => books[room].en));

test('every language that has words is on offer, and no other, in each part', () => {
  const offered = Object.keys(LANGUAGES).map((name) => name.toLowerCase());
  for (const part of ['page', ...ROOMS]) {
    assert.deepEqual(Object.keys(books[part]).sort(), offered.sort(), part);
  }
});

for (const [part, { en: english, ...others }] of Object.entries(books)) {
  for (const [language, words] of Object.entries(others)) {
    test(`${language} of the ${part} has exactly the keys of English`, () => {
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
    });

    test(`${language} of the ${part} fills in what English fills in`, () => {
      const other = Object.keys(english).filter((key) => blanks(words[key] ?? '').join() !== blanks(english[key]).join());
      assert.deepEqual(other, []);
    });

    test(`${language} of the ${part} is not English`, () => {
      const same = Object.keys(english).filter((key) => words[key] === english[key] && /[a-z]{4}/.test(english[key]));
      assert.deepEqual(same, []);
    });
  }
}

test('every key that the page names has words', () => {
  const named = [...text.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key);
  assert.ok(named.length > 600, `${named.length}`);
  assert.deepEqual(
    named.filter((key) => !(key in en) && !(key in staff)),
    [],
  );
});

test('every word of the staff is named, in full or by how it begins', () => {
  const named = new Set([...text.matchAll(new RegExp(`'((?:${ROOMS.join('|')}):[^'\`]+)'`, 'g'))].map(([, key]) => key));
  const begun = [...text.matchAll(new RegExp(`\`((?:${ROOMS.join('|')}):[^$\`]+)\\$\\{`, 'g'))].map(([, key]) => key);
  begun.push(...[...named].map((key) => `${key}:`));
  const idle = Object.keys(staff).filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)));
  assert.deepEqual(idle, []);
});

test('a module that says a word of a room loads the words of that room', () => {
  const without = scripts
    .filter((name) => !name.startsWith('words/'))
    .flatMap((name) => ROOMS.filter((room) => new RegExp(`[\`']${room}:`).test(textOf(name))).map((room) => [name, room]))
    .filter(([name, room]) => !textOf(name).includes(`import '../words/${room}.js';`));
  assert.deepEqual(without, []);
});

test('a patron loads no word of the staff', () => {
  const loaded = textOf('index.html') + textOf('app/first-modules.js');
  assert.doesNotMatch(loaded, new RegExp(`words/(${ROOMS.join('|')})\\b`));
});

test('staff rooms say nothing that is not in their word files', () => {
  const said = scripts
    .filter((name) => /^(console|floor|people|surveillance|submission|analyst|book)\//.test(name))
    .flatMap((name) => [...textOf(name).matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)*)\s*</g)].map(([, words]) => `${name}: ${words}`))
    .filter((line) => !/Space|Enter|Esc|Promise|Map|Set|Part|Record/.test(line));
  assert.deepEqual(said, []);
});

test('a house says what it plays for, in each language', () => {
  for (const words of Object.values(books.page)) {
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

test('the tables of a new casino and the documents have a name in every language, and a name of the house stays', async () => {
  globalThis.document = { documentElement: {} };
  globalThis.localStorage = { setItem: () => {} };
  const examples = readdirSync(new URL('../../../../regulations/examples/', import.meta.url));
  const names = examples
    .map((file) => readFileSync(new URL(`../../../../regulations/examples/${file}`, import.meta.url), 'utf8'))
    .map((submission) => submission.match(/^name: (.+)$/m)[1]);
  assert.ok(names.length >= 12);
  for (const language of ['zh-Hant', 'zh-Hans']) {
    await speak(language);
    for (const name of names) {
      assert.match(tableName(name), /百家|撲克室|扑克室/, name);
      assert.equal(tableName(name).match(/\d+/)?.[0], name.match(/\d+/)?.[0], name);
    }
    assert.equal(tableName('Golden Lotus 3'), 'Golden Lotus 3');
    assert.match(documentTitle('wa-mini', 'Washington'), /迷你百家/);
    assert.equal(documentTitle('card-room', 'Card Room Rules'), 'Card Room Rules');
  }
  await speak('en');
  assert.deepEqual(names.map(tableName), names);
});
