import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Keeper } from '../../main/resources/web/trust/keeper.js';
import { myShares, pledgeOf } from '../../main/resources/web/trust/nonce.js';
import { Shares } from '../../main/resources/web/trust/shares.js';
import { Storage } from './signed-house.js';

const other = { seat: 9, nonce: '09'.repeat(32) };

/** A page at seat 3 of a table where seat 9 pledges too, and a house that shows it frame after frame. */
class Page {
  root = 'ab'.repeat(32);
  keeper = new Keeper(/** @type {any} */ ({ name: 'T', decks: 1 }));
  asked = [];
  pledges = [];
  cuts = [];
  accepts = true;
  #live = {
    view: undefined,
    you: { steps: [{ command: 'PledgeShare' }] },
    ask: async (command) => {
      this.asked.push(command);
      return { accepted: this.accepts };
    },
  };
  #shares = new Shares(/** @type {any} */ (this.#live));

  constructor() {
    globalThis.sessionStorage = new Storage();
  }

  /** The house shows the seal in this stage. */
  shows(stage, { pledges = this.pledges, mine = ['3'], phase = 'Cutting' } = {}) {
    const listed = pledges.map(({ seat, pledge }) => ({ seat: String(seat), pledge }));
    const seal = { root: this.root, shoe: 1, stage, pledges: listed, shares: [], withheld: [], cuts: this.cuts };
    this.#live.view = { shoe: { seal }, phase: { name: phase }, cards: { laid: [] } };
    this.keeper.follow(this.#live.view, []);
    this.#shares.follow(mine);
  }

  /** The house takes pledges, until the page has its answer to one more. */
  async asksForAPledge() {
    const before = this.asked.length;
    this.shows('PUBLISHED');
    while (this.asked.length === before || (this.accepts && !myShares(this.root).at(-1).isTaken)) {
      await new Promise(setImmediate);
    }
  }

  /** Seat 3 pledges as the page does, and seat 9 beside it. */
  async pledge() {
    await this.asksForAPledge();
    this.pledges = [this.own, { seat: 9, pledge: await pledgeOf(this.root, 9, other.nonce) }];
    this.shows('PUBLISHED');
  }

  /** The pledge that the page sent last. */
  get own() {
    const { seat, pledge } = myShares(this.root).at(-1);
    return { seat, pledge };
  }

  get nonce() {
    return { seat: 3, nonce: myShares(this.root).at(-1).nonce };
  }

  get revealed() {
    return this.asked.filter(({ command }) => command === 'AddNonce').length;
  }

  /** What the page finds in a cut with these shares and this list. */
  async cut(shares, pledges = this.pledges) {
    this.cuts = [...this.cuts, { seat: 3, position: 20, shares, pledges }];
    const changed = new Promise((done) => {
      this.keeper.addEventListener('change', done, { once: true });
    });
    this.shows('REVEALING', { phase: 'Covering' });
    await changed;
    assert.equal(this.keeper.hasMyNonce, ['in', 'in-withheld'].includes(this.keeper.share), 'the tick means just that');
    return this.keeper.share;
  }
}

/** A page whose pledge is in the list that it has seen. */
async function pledged() {
  const page = new Page();
  await page.pledge();
  assert.equal(page.revealed, 0, 'nothing is shown before the list');
  page.shows('REVEALING');
  assert.equal(page.revealed, 1);
  return page;
}

test('the tick stands for the own share and every other one as they were pledged', async () => {
  const page = await pledged();
  assert.equal(await page.cut([page.nonce, other]), 'in');
  assert.equal(page.keeper.hasMyNonce, true);
});

test('a share that another seat pledged and withheld is said and counted', async () => {
  const page = await pledged();
  assert.equal(await page.cut([page.nonce]), 'in-withheld');
  assert.deepEqual([page.keeper.withheld, page.keeper.hasMyNonce], [1, true]);
});

test('a share that is not as pledged, of another seat or not in the list is broken', async () => {
  for (const wrong of [
    { ...other, nonce: '08'.repeat(32) },
    { ...other, seat: 8 },
    { seat: 8, nonce: '08'.repeat(32) },
  ]) {
    const page = await pledged();
    assert.equal(await page.cut([page.nonce, wrong]), 'broken');
  }
});

test('a list that is another one after the page has shown its nonce is broken, also if it only lacks a pledge', async () => {
  const page = await pledged();
  assert.equal(await page.cut([page.nonce], [page.own]), 'broken', 'a pledge that was there and is denied');
  const more = await pledged();
  const late = { seat: 8, pledge: await pledgeOf(more.root, 8, '08'.repeat(32)) };
  assert.equal(await more.cut([more.nonce, other], [...more.pledges, late]), 'broken', 'a pledge that came later');
  const shown = await pledged();
  shown.shows('REVEALING', { pledges: [shown.own] });
  assert.equal(await shown.cut([shown.nonce], [shown.own]), 'broken', 'the list that was seen first counts');
});

test('a nonce that was shown and is not in the cut was left out', async () => {
  const page = await pledged();
  assert.equal(await page.cut([other]), 'left-out');
  const nobody = await pledged();
  assert.equal(await nobody.cut([]), 'left-out');
});

test('a pledge that the house took and keeps out of the list was left out, and its nonce stays secret', async () => {
  const page = new Page();
  await page.pledge();
  const [, friend] = page.pledges;
  page.shows('REVEALING', { pledges: [friend] });
  assert.equal(page.revealed, 0);
  page.shows('REVEALING');
  assert.equal(page.revealed, 0, 'the list that was seen first counts');
  assert.equal(await page.cut([other], [friend]), 'left-out');
});

test('a pledge that the house lists otherwise for this seat leaves its nonce secret', async () => {
  const page = new Page();
  await page.pledge();
  const [, friend] = page.pledges;
  const instead = { seat: 3, pledge: await pledgeOf(page.root, 3, '07'.repeat(32)) };
  page.shows('REVEALING', { pledges: [instead, friend] });
  assert.equal(page.revealed, 0);
});

test('a page that was loaded anew does not pledge again if another of its places has pledged', (t) => {
  const drawn = t.mock.method(globalThis.crypto, 'getRandomValues');
  const page = new Page();
  page.shows('PUBLISHED', { pledges: [{ seat: 4, pledge: '07'.repeat(32) }], mine: ['3', '4'] });
  assert.equal(drawn.mock.callCount(), 0);
  page.shows('PUBLISHED', { pledges: [{ seat: 5, pledge: '07'.repeat(32) }], mine: ['3', '4'] });
  assert.equal(drawn.mock.callCount(), 1);
});

test('a cut without any list to see beforehand leaves out a pledge that the house took', async () => {
  const page = new Page();
  await page.pledge();
  assert.equal(await page.cut([other]), 'left-out');
  const guessed = new Page();
  await guessed.pledge();
  assert.equal(await guessed.cut([guessed.nonce, other]), 'without', 'no tick without a list');
});

test('a pledge whose answer was lost counts if it stands in the list', async () => {
  for (const [shares, found] of [
    [(page) => [page.nonce, other], 'in'],
    [() => [other], 'left-out'],
  ]) {
    const page = new Page();
    page.accepts = false;
    await page.pledge();
    page.shows('REVEALING');
    assert.equal(await page.cut(shares(page)), found);
  }
});

test('a pledge that the house refused, or that went with its patron, is not missed', async () => {
  const refused = new Page();
  refused.accepts = false;
  await refused.asksForAPledge();
  assert.equal(await refused.cut([other], [{ seat: 9, pledge: await pledgeOf(refused.root, 9, other.nonce) }]), 'without');

  const gone = new Page();
  await gone.pledge();
  const [, friend] = gone.pledges;
  gone.shows('PUBLISHED', { pledges: [friend], mine: [] });
  gone.shows('REVEALING', { pledges: [friend], mine: [] });
  assert.equal(await gone.cut([other], [friend]), 'without');
});

test('who sits down again before the cut pledges again, with another number', async () => {
  const page = new Page();
  await page.pledge();
  const [first, friend] = page.pledges;
  page.shows('PUBLISHED', { pledges: [friend], mine: [] });
  page.pledges = [friend];
  await page.asksForAPledge();
  assert.notEqual(page.own.pledge, first.pledge);
  page.pledges = [friend, page.own];
  page.shows('REVEALING');
  assert.equal(await page.cut([page.nonce, other]), 'in');
});

test('a recut asks for another number, and the one before counts no more', async () => {
  const page = await pledged();
  const before = page.nonce;
  await page.cut([before, other]);
  page.pledges = [];
  await page.asksForAPledge();
  assert.notEqual(page.nonce.nonce, before.nonce);
  page.pledges = [page.own];
  page.shows('REVEALING');
  assert.equal(await page.cut([page.nonce]), 'in');
  assert.equal(await page.cut([], []), 'alone', 'a third cut, of which nothing was pledged');
});

test('a page that was not there says so', async () => {
  const late = new Page();
  assert.equal(await late.cut([other]), 'without');
  const alone = new Page();
  assert.equal(await alone.cut([], []), 'alone');
});
