import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Past } from '../../main/resources/web/trust/past.js';
import { checkpoint, handover, newHouse, newKey, note, written } from './signed-house.js';

const KEPT = 'checkpoint ma-mini/1';
const HANDED_OVER = 'handover ma-mini/1';
const KEY = 'house key';

/** A page of the table that looks once, and everything it said was wrong. */
async function visit() {
  const past = new Past('ma-mini');
  const said = [];
  past.addEventListener('change', ({ detail }) => said.push(detail));
  await past.look();
  return { past, said };
}

/** A browser that has seen a log with this number of lines. */
async function houseSeenAt(size) {
  const house = await newHouse();
  await house.signs(size);
  const { past } = await visit();
  assert.equal(past.lines, size);
  return house;
}

/** The page says what is wrong, and keeps what it had. */
async function refuses(house, wrong) {
  const before = { ...localStorage };
  const { past, said } = await visit();
  assert.deepEqual(said, [wrong]);
  assert.equal(past.contradiction.wrong, wrong);
  assert.deepEqual({ ...localStorage }, before, 'nothing that was kept has changed');
  const saved = past.file();
  assert.ok(saved.includes(localStorage.getItem(KEPT) ?? ''), 'the older one is in the file');
  house.asked = [];
  await past.look();
  assert.deepEqual([said.length, house.asked.length], [1, 0], 'what was refused is not looked at again');
  assert.ok(wrong === 'withheld' || saved.includes(house.checkpoints[house.log]), 'the newer one is in the file');
  return past;
}

/** The page takes this checkpoint. */
async function takes(house, size) {
  const { past, said } = await visit();
  assert.deepEqual(said, [null]);
  assert.equal(past.contradiction, undefined);
  assert.equal(past.lines, size);
  assert.equal(localStorage.getItem(KEPT), house.checkpoints['ma-mini/1']);
  assert.equal(localStorage.getItem(KEY), house.keys.key);
  return past;
}

test('a log that has grown is taken with its proof, and looked at once', async () => {
  const house = await houseSeenAt(5);
  await house.signs(12);
  house.asked = [];
  const past = await takes(house, 12);
  assert.deepEqual(house.asked, ['/checkpoints', '/house/keys', '/tables/ma-mini/consistency?run=1&from=5&to=12']);
  await past.look();
  assert.deepEqual(house.asked.slice(3), ['/checkpoints'], 'the same checkpoint needs no second proof');
});

test('a past that was rewritten is refused: other lines, fewer lines, as many other lines, no proof', async () => {
  for (const lie of [
    (house) => house.signs(12, house.first, 'other'),
    (house) => house.signs(4),
    (house) => house.signs(5, house.first, 'other'),
  ]) {
    const house = await houseSeenAt(5);
    await lie(house);
    await refuses(house, 'rewritten');
  }
  for (const answer of [{ proof: [] }, { proof: ['none'] }, {}, false]) {
    const house = await houseSeenAt(5);
    await house.signs(12);
    house.answer = (path) => (path.includes('/consistency') ? answer : undefined);
    await refuses(house, 'rewritten');
  }
});

test('a key that the one before handed over to is followed, said, and known from then on', async () => {
  const house = await houseSeenAt(5);
  const older = localStorage.getItem(KEPT);
  const next = await newKey();
  await house.rotates(house.first, next);
  await house.signs(9, next);
  const past = await takes(house, 9);
  assert.deepEqual(past.handover, { since: '2026-02-02', older, newer: house.checkpoints['ma-mini/1'], notes: house.keys.handovers });
  assert.equal(past.file(past.handover), [older, house.checkpoints['ma-mini/1'], ...house.keys.handovers].join('\n'));
  await house.signs(11, next);
  assert.deepEqual((await takes(house, 11)).handover.older, older, 'it is still said later');
});

test('two rotations between two visits are followed, in whatever order the notes are', async () => {
  const house = await houseSeenAt(5);
  const [second, third] = [await newKey(), await newKey()];
  await house.rotates(house.first, second);
  await house.rotates(second, third);
  house.keys.handovers.reverse();
  await house.signs(9, third);
  await takes(house, 9);
});

test('a key without a note that both keys signed under the name of the house is refused', async () => {
  const next = await newKey();
  const other = await newKey();
  const notes = {
    'no note': async () => [],
    'only the new key signed': async (house) => [await handover(house.name, house.first, next, [next])],
    'only the former key signed': async (house) => [await handover(house.name, house.first, next, [house.first])],
    'another key signed for the former': async (house) => [await handover(house.name, house.first, next, [other, next])],
    'of another house': async (house) => [await handover('baccarat/ffffffffffffffff', house.first, next)],
    'of another house, signed under the name of this one': async (house) => [
      await handover('baccarat/ffffffffffffffff', house.first, next, [house.first, next], `${house.name}/keys`),
    ],
    'signed under another name': async (house) => [await handover(house.name, house.first, next, [house.first, next], house.name)],
    'changed after it was signed': async (house) => [(await handover(house.name, house.first, next)).replace('/keys\n2\n', '/keys\n3\n')],
    'from another key': async (house) => [await handover(house.name, other, next)],
    'to another key': async (house) => [await handover(house.name, house.first, other)],
    'with a line more': async (house) => {
      const name = `${house.name}/keys`;
      const base64 = (key) => Buffer.from(key.open).toString('base64');
      return [await note(`${name}\n2\n${base64(house.first)}\n${base64(next)}\nmore\n`, name, [house.first, next])];
    },
  };
  for (const [what, make] of Object.entries(notes)) {
    const house = await houseSeenAt(5);
    await house.rotates(house.first, next);
    house.keys.handovers = await make(house);
    await house.signs(9, next);
    const past = await refuses(house, 'key');
    assert.deepEqual(past.contradiction.notes, house.keys.handovers, what);
    assert.equal(localStorage.getItem(HANDED_OVER), null, what);
  }
});

test('a key of the past signs nothing new: it may have been stolen', async () => {
  const house = await houseSeenAt(5);
  const [next, thief] = [await newKey(), await newKey()];
  await house.rotates(house.first, next);
  await house.signs(9, next);
  await takes(house, 9);

  await house.signs(11, house.first);
  await refuses(house, 'unsigned');
  await house.signs(11, thief);
  await house.rotates(house.first, thief);
  await refuses(house, 'key');
  house.keys.key = written(house.name, house.first);
  await house.signs(11, house.first);
  await refuses(house, 'key');
});

test('a browser that has kept no key takes none that did not sign what it kept', async () => {
  const house = await houseSeenAt(5);
  localStorage.removeItem(KEY);
  const next = await newKey();
  await house.rotates(house.first, next);
  house.keys.handovers = [];
  await house.signs(9, next);
  await refuses(house, 'key');
});

test('a key that is known from another table is followed at a table that is new', async () => {
  const house = await houseSeenAt(5);
  localStorage.removeItem(KEPT);
  const next = await newKey();
  await house.rotates(house.first, next);
  await house.signs(9, next);
  await takes(house, 9);
});

test('a browser that knows the new key still knows what the former one signed', async () => {
  const house = await houseSeenAt(5);
  const next = await newKey();
  await house.rotates(house.first, next);
  localStorage.setItem(KEY, house.keys.key);
  await house.signs(9, next);
  await takes(house, 9);
});

test('a checkpoint that no key of the house signed, that is about another log or that is garbled is refused', async () => {
  const other = await newKey();
  const lies = [
    (house) => house.signs(9, other),
    async (house) => {
      house.checkpoints[house.log] = await checkpoint(`${house.name}/wa-mini/1`, 9, house.first);
    },
    async (house) => {
      house.checkpoints[house.log] = await checkpoint('baccarat/ffffffffffffffff/ma-mini/1', 9, house.first);
    },
    async (house) => {
      house.checkpoints[house.log] = (await checkpoint(`${house.name}/${house.log}`, 9, house.first)).replace('\n9\n', '\n8\n');
    },
    async (house) => {
      house.checkpoints[house.log] = 'nothing signed';
    },
  ];
  for (const lie of lies) {
    const seen = await houseSeenAt(5);
    await lie(seen);
    await refuses(seen, 'unsigned');
    const fresh = await newHouse();
    await lie(fresh);
    await refuses(fresh, 'unsigned');
  }
});

test('a house that calls itself something else is not the one this browser knows', async () => {
  const house = await houseSeenAt(5);
  const name = 'baccarat/ffffffffffffffff';
  house.keys = { house: name, key: written(name, house.first), keys: [], handovers: [] };
  house.checkpoints[house.log] = await checkpoint(`${name}/${house.log}`, 9, house.first);
  await refuses(house, 'key');
});

test('a log that is shown no more is said, also beside a newer log of the table', async () => {
  const house = await houseSeenAt(5);
  const kept = house.checkpoints['ma-mini/1'];
  house.log = 'ma-mini/2';
  assert.deepEqual((await visit()).said, [], 'it is shown when it is asked for');
  await house.signs(3);
  assert.equal((await visit()).past.lines, 3);
  delete house.checkpoints['ma-mini/1'];
  assert.equal((await refuses(house, 'withheld')).file(), `${kept}\n`);
});

test('two pages of one browser do not accuse the house of what the other page has kept meanwhile', async () => {
  const house = await houseSeenAt(5);
  await house.signs(9);
  let isFirst = true;
  house.answer = async (path) => {
    if (isFirst && path === '/api/v1/checkpoints') {
      isFirst = false;
      const told = { checkpoints: [{ log: house.log, checkpoint: house.checkpoints[house.log] }] };
      await house.signs(12);
      await takes(house, 12);
      return told;
    }
    return undefined;
  };
  const { past, said } = await visit();
  assert.deepEqual(said, [null]);
  assert.equal(past.lines, 9);
  assert.equal(localStorage.getItem(KEPT), house.checkpoints['ma-mini/1'], 'the newest one is kept');
});

test('a house that does not answer is no contradiction, and is asked again', async () => {
  const house = await houseSeenAt(5);
  await house.signs(9);
  house.answer = () => Promise.reject(new Error('gone'));
  const past = new Past('ma-mini');
  await past.look();
  assert.deepEqual([past.contradiction, past.lines], [undefined, 0]);
  house.answer = undefined;
  await past.look();
  assert.equal(past.lines, 9);
});

test('a browser that cannot check signatures says so, keeps no key, and still compares the log', async (t) => {
  const house = await newHouse();
  const { importKey } = crypto.subtle;
  t.mock.method(crypto.subtle, 'importKey', (form, key, algorithm, ...rest) =>
    algorithm.name === 'Ed25519' ? Promise.reject(new Error('unknown')) : importKey.call(crypto.subtle, form, key, algorithm, ...rest),
  );
  await house.signs(5);
  const { past } = await visit();
  assert.deepEqual([past.lines, past.checked, localStorage.getItem(KEY)], [5, false, null]);
  house.checkpoints[house.log] = 'nothing signed';
  await refuses(house, 'unsigned');
  await house.signs(4);
  await refuses(house, 'rewritten');
});
