import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Keeper } from '../../main/resources/web/trust/keeper.js';
import { Storage } from './signed-house.js';

const { oneDeck } = JSON.parse(readFileSync(new URL('../../../../docs/verified-shoe-vector.json', import.meta.url), 'utf8'));

/** The proof that comes with a card of the published shoe: how manieth it was dealt, and its leaf in the tree. */
function proofAt(place, leaf = oneDeck.leavesDealt[place]) {
  return { place, leaf, card: oneDeck.order[leaf], salt: oneDeck.salts[leaf], path: oneDeck.paths[leaf] };
}

/** A page at a table that plays the published shoe. */
class Page {
  keeper = new Keeper(/** @type {any} */ ({ name: oneDeck.table, decks: 1 }));

  constructor() {
    globalThis.sessionStorage = new Storage();
  }

  /** What the house shows next, and what the page says of it. */
  async follows(event) {
    const seal = { root: oneDeck.root, shoe: 1, stage: 'IN_PLAY', pledges: [], shares: [], withheld: [], cuts: oneDeck.cuts };
    const laid = [{ place: 'PLAYER_FIRST' }];
    await this.#told(() =>
      this.keeper.follow(/** @type {any} */ ({ shoe: { seal }, phase: { name: 'Dealing' }, cards: { laid } }), [event]),
    );
  }

  /** A card that is faced, with its proof: good or bad, as the layout marks it. */
  async sees(proof) {
    await this.follows({ event: 'CardDealt', place: 'PLAYER_FIRST', proofs: [proof] });
    return this.keeper.proofs.PLAYER_FIRST;
  }

  async opens(opening = {}) {
    const { root, key, order } = oneDeck;
    await this.follows({ event: 'SealOpened', root, key, order, ...opening });
    return this.keeper.opened;
  }

  /** Waits until the page has said all that there is to say: of the cut, and of the event. */
  async #told(what) {
    let isOfTheEvent = false;
    const wanted = () => Object.keys(this.keeper.proofs).length > 0 || this.keeper.opened !== undefined;
    const told = new Promise((done) => {
      this.keeper.addEventListener('change', () => {
        isOfTheEvent ||= wanted();
        if (isOfTheEvent) {
          done(undefined);
        }
      });
    });
    what();
    await told;
  }
}

test('every card of the published shoe is proved by the proof of its place', async () => {
  for (const place of [0, 1, 25, 26, 51]) {
    const page = new Page();
    assert.equal(await page.sees(proofAt(place)), 'good');
    assert.deepEqual([page.keeper.proved, page.keeper.failed], [1, 0]);
  }
});

test('a card that is not the one that was sealed there is marked', async () => {
  const page = new Page();
  const proof = proofAt(7);
  assert.equal(await page.sees({ ...proof, card: proof.card === 'As' ? 'Ks' : 'As' }), 'bad');
  assert.deepEqual([page.keeper.proved, page.keeper.failed], [0, 1]);
});

test('a card of the sealed shoe that the cut does not deal there is marked', async () => {
  const page = new Page();
  const another = oneDeck.leavesDealt[8];
  assert.equal(await page.sees(proofAt(7, another)), 'bad');
  assert.deepEqual([page.keeper.proved, page.keeper.failed], [0, 1]);
});

test('an opened shoe is good if it is the one that was sealed', async () => {
  assert.deepEqual(await new Page().opens(), { count: 52, good: true });
  const [first, second, ...others] = oneDeck.order;
  assert.equal((await new Page().opens({ order: [second, first, ...others] })).good, false);
  assert.equal((await new Page().opens({ key: '00'.repeat(32) })).good, false);
});

test('an opened shoe is not good if a card that was seen is another there', async () => {
  const page = new Page();
  await page.sees(proofAt(3));
  page.keeper.faced[0].card = page.keeper.faced[0].card === 'As' ? 'Ks' : 'As';
  assert.deepEqual(await page.opens(), { count: 52, good: false });
});
