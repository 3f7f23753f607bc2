import { hex, sha256, unhex, utf8, whole } from './bytes.js';

const NOTE = whole(1, 1);

const unbase64 = (/** @type {string} */ text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** @typedef {ReturnType<typeof readNote>} Note */

/** A signed note: its text, the lines of it, and who signed. */
export function readNote(/** @type {string} */ note) {
  const split = note.lastIndexOf('\n\n');
  if (split < 0) {
    throw new Error('a note has signatures after an empty line');
  }
  const text = note.slice(0, split + 1);
  const signatures = note
    .slice(split + 2)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [dash, name, body] = line.split(' ');
      if (dash !== '—' || !body) {
        throw new Error('a signature line begins with a dash');
      }
      return { name, body: unbase64(body) };
    });
  return { text, lines: text.split('\n').slice(0, -1), signatures };
}

/** 32 bytes of a note, in base64 there, as hexadecimal digits. */
export const hexOf = (/** @type {string} */ base64) => hex(unbase64(base64));

/** The name in a key that is written `name+id+base64`. */
export const nameOf = (/** @type {string} */ written) => written.slice(0, written.indexOf('+'));

/** The bytes of a key that is written `name+id+base64`, as hexadecimal digits. */
export const keyOf = (/** @type {string} */ written) =>
  hex(unbase64(written.slice(written.indexOf('+', written.indexOf('+') + 1) + 1)).slice(1));

const imported = (/** @type {Uint8Array<ArrayBuffer>} */ key) =>
  crypto.subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify']);

/** Whether this browser can check signatures at all. */
export async function canCheck() {
  try {
    // the base point of the curve, which every implementation takes as a key
    return Boolean(await imported(Uint8Array.from([0x58, ...Array(31).fill(0x66)])));
  } catch {
    return false;
  }
}

/** Whether a key, in hexadecimal digits, has signed a note under a name. */
export async function isSignedBy(/** @type {Note} */ note, /** @type {string} */ name, /** @type {string} */ key) {
  const bytes = unhex(key);
  const id = hex((await sha256(utf8(`${name}\n`), NOTE, bytes)).slice(0, 4));
  const line = note.signatures.find((one) => one.name === name && hex(one.body.slice(0, 4)) === id);
  if (!line) {
    return false;
  }
  try {
    return await crypto.subtle.verify({ name: 'Ed25519' }, await imported(bytes), line.body.slice(4), utf8(note.text));
  } catch {
    return false;
  }
}
