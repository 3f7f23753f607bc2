import { hex, joined, sha256, unhex, utf8, whole } from './bytes.js';

const NODE = whole(1, 1);
const NOTE = whole(1, 1);

const unbase64 = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** What a signed note says of a log: its origin, how many lines, the root over them, and who signed. */
export function readCheckpoint(note) {
  const split = note.lastIndexOf('\n\n');
  const text = note.slice(0, split + 1);
  const [origin, size, root, ...rest] = text.split('\n');
  if (split < 0 || !/^[1-9]\d{0,14}$/.test(size) || rest.join('') !== '') {
    throw new Error('a checkpoint has three lines: origin, size and root');
  }
  const signatures = note.slice(split + 2).trimEnd().split('\n').map((line) => {
    const [dash, name, body] = line.split(' ');
    if (dash !== '—' || !body) {
      throw new Error('a signature line begins with a dash');
    }
    return { name, body: unbase64(body) };
  });
  return { origin, text, size: Number(size), root: hex(unbase64(root)), signatures };
}

/**
 * Whether the tree over the newer log begins with all of the older one, by a proof as RFC 9162 has it (section 2.1.4.2).
 * A proof of another length leads nowhere.
 */
export async function isConsistent(older, newer, proof) {
  if (older.size === newer.size) {
    return proof.length === 0 && older.root === newer.root;
  }
  if (older.size < 1 || older.size > newer.size) {
    return false;
  }
  const half = (number) => Math.floor(number / 2);
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

/** Whether one of these keys (`name+id+base64`) has signed a checkpoint; undefined where the browser has no Ed25519. */
export async function isSigned(checkpoint, keys) {
  for (const key of keys) {
    const bytes = unbase64(key.slice(key.indexOf('+', key.indexOf('+') + 1) + 1)).slice(1);
    const id = (await sha256(utf8(`${checkpoint.origin}\n`), NOTE, bytes)).slice(0, 4);
    const line = checkpoint.signatures.find(({ name, body }) => name === checkpoint.origin && hex(body.slice(0, 4)) === hex(id));
    if (line) {
      try {
        const imported = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify']);
        return await crypto.subtle.verify({ name: 'Ed25519' }, imported, line.body.slice(4), joined(utf8(checkpoint.text)));
      } catch {
        return undefined;
      }
    }
  }
  return false;
}
