import { hex, sha256, unhex, whole } from './bytes.js';
import { hexOf, isSignedBy, readNote } from './note.js';

const NODE = whole(1, 1);

/** @typedef {ReturnType<typeof readCheckpoint>} Checkpoint */

/** What a signed note says of a log: its origin, how many lines, the root over them, and who signed. */
export function readCheckpoint(/** @type {string} */ written) {
  const note = readNote(written);
  const [origin, size, root] = note.lines;
  if (note.lines.length !== 3 || !/^[1-9]\d{0,14}$/.test(size)) {
    throw new Error('a checkpoint has three lines: origin, size and root');
  }
  return { ...note, origin, size: Number(size), root: hexOf(root) };
}

/**
 * Whether the tree over the newer log begins with all of the older one, by a proof as RFC 9162 has it (section 2.1.4.2).
 * A proof of another length leads nowhere.
 */
export async function isConsistent(/** @type {Checkpoint} */ older, /** @type {Checkpoint} */ newer, /** @type {string[]} */ proof) {
  if (older.size === newer.size) {
    return proof.length === 0 && older.root === newer.root;
  }
  if (older.size < 1 || older.size > newer.size) {
    return false;
  }
  const half = (/** @type {number} */ number) => Math.floor(number / 2);
  const isWhole = Number.isInteger(Math.log2(older.size));
  const rest = isWhole ? [older.root, ...proof] : [...proof];
  if (rest.length === 0) {
    return false;
  }
  let node = older.size - 1;
  let last = newer.size - 1;
  while (node % 2 === 1) {
    node = half(node);
    last = half(last);
  }
  let before = unhex(rest[0]);
  let after = before;
  for (const beside of rest.slice(1).map(unhex)) {
    if (last === 0) {
      return false;
    }
    if (node % 2 === 1 || node === last) {
      before = await sha256(NODE, beside, before);
      after = await sha256(NODE, beside, after);
      while (node % 2 === 0 && node !== 0) {
        node = half(node);
        last = half(last);
      }
    } else {
      after = await sha256(NODE, after, beside);
    }
    node = half(node);
    last = half(last);
  }
  return last === 0 && hex(before) === older.root && hex(after) === newer.root;
}

/** Which of these keys has signed a checkpoint, if one of them has. */
export async function signerOf(/** @type {Checkpoint} */ checkpoint, /** @type {Iterable<string>} */ keys) {
  for (const key of keys) {
    if (await isSignedBy(checkpoint, checkpoint.origin, key)) {
      return key;
    }
  }
  return undefined;
}
