import { hex, joined, sha256, tag, unhex, whole } from './bytes.js';

/** @import { Proof } from 'messages' */

const SUITS = 'cdhs';
const RANKS = 'A23456789TJQK';
const LEAF = whole(0, 1);
const NODE = whole(1, 1);

/** A card's code: 13 for each suit, and its rank. */
export function code(/** @type {string} */ card) {
  const suit = SUITS.indexOf(card[1]);
  const rank = RANKS.indexOf(card[0]);
  if (card.length !== 2 || suit < 0 || rank < 0) {
    throw new Error(`a card such as 9h, not ${card}`);
  }
  return 13 * suit + rank;
}

export function leafHash(/** @type {number} */ leaf, /** @type {string} */ card, /** @type {Uint8Array<ArrayBuffer>} */ salt) {
  return sha256(LEAF, tag('card'), whole(leaf, 2), whole(code(card), 1), salt);
}

/** The largest power of two below n. */
function split(/** @type {number} */ n) {
  let k = 1;
  while (k * 2 < n) {
    k *= 2;
  }
  return k;
}

/**
 * The root that a leaf's hash leads to by its path; a path of another length leads nowhere.
 * @param {Uint8Array<ArrayBuffer>} hash
 * @param {number} leaf
 * @param {number} count
 * @param {Uint8Array<ArrayBuffer>[]} path
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function climb(hash, leaf, count, path) {
  if (count === 1) {
    if (path.length > 0) {
      throw new Error('the path is too long');
    }
    return hash;
  }
  if (path.length === 0) {
    throw new Error('the path is too short');
  }
  const beside = path[path.length - 1];
  const rest = path.slice(0, -1);
  const k = split(count);
  return leaf < k
    ? sha256(NODE, await climb(hash, leaf, k, rest), beside)
    : sha256(NODE, beside, await climb(hash, leaf - k, count - k, rest));
}

/** The root of all leaves: neighbours are paired, and a last one without a neighbour goes up as it is. */
export async function rootOf(/** @type {Uint8Array<ArrayBuffer>[]} */ leaves) {
  let level = leaves;
  while (level.length > 1) {
    const pairs = [];
    for (let index = 0; index + 1 < level.length; index += 2) {
      pairs.push(sha256(NODE, joined(level[index], level[index + 1])));
    }
    const next = await Promise.all(pairs);
    level = level.length % 2 ? [...next, level[level.length - 1]] : next;
  }
  return level[0];
}

/** Whether the proof of a faced card leads to the root of the seal. */
export async function isProved(
  /** @type {Pick<Proof, 'leaf' | 'card' | 'salt' | 'path'>} */ { leaf, card, salt, path },
  /** @type {string} */ root,
  /** @type {number} */ count,
) {
  try {
    const hash = await leafHash(leaf, card, unhex(salt));
    return leaf >= 0 && leaf < count && hex(await climb(hash, leaf, count, path.map(unhex))) === root;
  } catch {
    return false;
  }
}
