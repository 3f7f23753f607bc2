import { pledgeOf } from './nonce.js';
import { leavesDealt } from './permutation.js';
import { isProved } from './tree.js';
import { isWhole } from './whole.js';

/**
 * @typedef {{ seat: number, nonce: string }} Share
 * @typedef {{ seat: number, position: number, shares: Share[], pledges?: { seat: number, pledge: string }[] }} Cut
 * @typedef {{ place: number, leaf: number, card: string, salt?: string, path?: string[] }} Faced
 * @typedef {{ format: string, table: string, shoe: number, decks: number, root: string, cuts: Cut[], faced: Faced[], key?: string,
 *   order?: string[] }} ShoeFile
 * @typedef {'form' | 'cut' | 'pledges' | 'places' | 'proofs' | 'opened' | 'order'} Name
 * @typedef {{ name: Name, state: 'good' | 'open' | 'wrong', count: number }} Finding
 */

const FORMAT = 'verified-shoe/1';

/**
 * Checks the file of a shoe as docs/verified-shoe.md says, and tells what is good, what cannot be told yet, and what is wrong. A file that
 * cannot be read as one is wrong in its form and nothing else is said.
 * @returns {Promise<Finding[]>}
 */
export async function checkShoe(/** @type {ShoeFile} */ file) {
  if (!hasForm(file)) {
    return [{ name: 'form', state: 'wrong', count: 0 }];
  }
  const count = file.decks * 52;
  const good = (/** @type {boolean} */ is) => (is ? 'good' : 'wrong');
  const isCut = file.cuts.length > 0;
  /** @type {Finding[]} */
  const found = [{ name: 'cut', state: isCut ? good(file.cuts.every((cut) => isACut(cut, count))) : 'open', count: file.cuts.length }];
  if (found[0].state === 'wrong') {
    return found;
  }
  const cuts = file.cuts.filter((cut) => cut.pledges);
  if (cuts.length) {
    const kept = await Promise.all(cuts.map((cut) => isAsPledged(file.root, cut)));
    found.push({ name: 'pledges', state: good(kept.every(Boolean)), count: file.cuts.at(-1)?.shares.length ?? 0 });
  }
  const leaves = isCut ? await leavesDealt(file) : [];
  const follows = file.faced.every(({ place, leaf }) => leaves[place] === leaf);
  found.push({ name: 'places', state: good(follows), count: file.faced.length });
  const withPath = file.faced.flatMap(({ salt, path, ...one }) => (salt && path ? [{ ...one, salt, path }] : []));
  const proofs = await Promise.all(withPath.map((one) => isProved(one, file.root, count)));
  found.push({ name: 'proofs', state: withPath.length ? good(proofs.every(Boolean)) : 'open', count: withPath.length });
  const { key, order } = file;
  if (!key || !order) {
    return [...found, { name: 'opened', state: 'open', count }];
  }
  const isOpened = await isWhole({ root: file.root, key, order, decks: file.decks }).catch(() => false);
  const isFaced = file.faced.every(({ leaf, card }) => order[leaf] === card);
  return [...found, { name: 'opened', state: good(isOpened), count }, { name: 'order', state: good(isFaced), count: file.faced.length }];
}

function hasForm(/** @type {ShoeFile} */ file) {
  const hash = (/** @type {unknown} */ text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
  return (
    file?.format === FORMAT &&
    typeof file.table === 'string' &&
    Number.isInteger(file.shoe) &&
    file.shoe > 0 &&
    Number.isInteger(file.decks) &&
    file.decks >= 1 &&
    file.decks <= 16 &&
    hash(file.root) &&
    Array.isArray(file.cuts) &&
    Array.isArray(file.faced) &&
    (file.key === undefined) === (file.order === undefined) &&
    (file.key === undefined || hash(file.key))
  );
}

/** A position within the stack, and shares by ascending seats. */
function isACut(/** @type {Cut} */ { position, shares }, /** @type {number} */ count) {
  const ascending = shares.every(({ seat }, index) => seat >= 0 && seat <= 99 && (index === 0 || seat > shares[index - 1].seat));
  return Number.isInteger(position) && position >= 1 && position < count && ascending;
}

async function isAsPledged(/** @type {string} */ root, /** @type {Cut} */ { shares, pledges = [] }) {
  const made = await Promise.all(shares.map(async ({ seat, nonce }) => ({ seat, pledge: await pledgeOf(root, seat, nonce) })));
  return made.every((one) => pledges.some(({ seat, pledge }) => seat === one.seat && pledge === one.pledge));
}

/** Whether all that can be told is good. */
export const isGood = (/** @type {Finding[]} */ found) => found.every(({ state }) => state !== 'wrong');

/** Whether the whole shoe is known: its order is open, and it is the one that was sealed. */
export const isWholeShoe = (/** @type {Finding[]} */ found) => found.some(({ name, state }) => name === 'opened' && state === 'good');
