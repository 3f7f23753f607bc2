import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkShoe, isGood, isWholeShoe } from '../../main/resources/web/trust/shoe-file.js';

const read = (name) => JSON.parse(readFileSync(new URL(`../../../../docs/${name}.json`, import.meta.url), 'utf8'));
const over = () => read('verified-shoe-example');
const open = () => read('verified-shoe-open-example');

const wrong = (found) => found.filter(({ state }) => state === 'wrong').map(({ name }) => name);
const named = (found, name) => found.find((one) => one.name === name);

test('a shoe that is over is good, and whole', async () => {
  const found = await checkShoe(over());

  assert.deepEqual(wrong(found), []);
  assert.ok(isGood(found) && isWholeShoe(found));
  assert.deepEqual(named(found, 'opened'), { name: 'opened', state: 'good', count: 52 });
  assert.equal(named(found, 'order').count, over().faced.length);
});

test('a shoe in play is good so far', async () => {
  const found = await checkShoe(open());

  assert.ok(isGood(found) && !isWholeShoe(found));
  assert.equal(named(found, 'opened').state, 'open');
  assert.equal(named(found, 'proofs').state, 'good');
});

/** Each is one lie, and what finds it. */
const LIES = {
  'another root': [(shoe) => (shoe.root = '00'.repeat(32)), ['places', 'proofs', 'opened']],
  'another card': [(shoe) => (shoe.faced[0].card = shoe.faced[0].card === 'Ac' ? 'Ad' : 'Ac'), ['proofs', 'order']],
  'another place': [(shoe) => (shoe.faced[0].place += 1), ['places']],
  'another position': [(shoe) => (shoe.cuts.at(-1).position += 1), ['places']],
  'no position': [(shoe) => (shoe.cuts.at(-1).position = 0), ['cut']],
  'another nonce': [(shoe) => (shoe.cuts.at(-1).shares[0].nonce = '11'.repeat(32)), ['places']],
  'shares out of order': [(shoe) => shoe.cuts.at(-1).shares.reverse(), ['cut']],
  'two cards exchanged in the order': [(shoe) => shoe.order.reverse(), ['opened', 'order']],
  'another key': [(shoe) => (shoe.key = '22'.repeat(32)), ['opened']],
  'a card twice': [(shoe) => (shoe.order[0] = shoe.order[1]), ['opened']],
  'another table': [(shoe) => (shoe.table = 'Elsewhere'), ['places']],
  'another number': [(shoe) => (shoe.shoe += 1), ['places']],
  'more decks': [(shoe) => (shoe.decks += 1), ['places', 'proofs', 'opened']],
};

for (const [lie, [tell, found]] of Object.entries(LIES)) {
  test(`${lie} is found`, async () => {
    const shoe = over();
    tell(shoe);

    const told = wrong(await checkShoe(shoe));
    assert.ok(
      found.some((name) => told.includes(name)),
      `${told}`,
    );
    assert.deepEqual(
      found.filter((name) => !told.includes(name) && !told.includes('cut')),
      [],
    );
  });
}

test('a number that its seat had not pledged is found', async () => {
  const shoe = over();
  const cut = shoe.cuts.at(-1);
  cut.pledges = cut.shares.map(({ seat }) => ({ seat, pledge: '33'.repeat(32) }));

  assert.ok(wrong(await checkShoe(shoe)).includes('pledges'));
});

test('what is not the file of a shoe is said to be none', async () => {
  for (const text of [{}, { ...over(), format: 'verified-shoe/2' }, { ...over(), root: 'no' }, { ...over(), key: undefined }]) {
    assert.deepEqual(await checkShoe(/** @type {any} */ (text)), [{ name: 'form', state: 'wrong', count: 0 }]);
  }
});
