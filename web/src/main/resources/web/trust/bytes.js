/** Bytes as the page of the verified shoe writes them: tags, whole numbers with the highest byte first, hexadecimal digits. */
const TEXT = new TextEncoder();

export const tag = (/** @type {string} */ word) => TEXT.encode(`verified-shoe/1 ${word}\0`);

export const utf8 = (/** @type {string} */ text) => TEXT.encode(text);

/** A whole number in a fixed number of bytes. */
export function whole(/** @type {number | bigint} */ value, /** @type {number} */ size) {
  const bytes = new Uint8Array(size);
  let left = BigInt(value);
  for (let index = size - 1; index >= 0; index--) {
    bytes[index] = Number(left & 255n);
    left >>= 8n;
  }
  return bytes;
}

export function joined(/** @type {Uint8Array<ArrayBuffer>[]} */ ...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function unhex(/** @type {string} */ text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) {
    throw new Error(`hexadecimal digits, not ${text.slice(0, 20)}`);
  }
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const hex = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(/** @type {Uint8Array<ArrayBuffer>[]} */ ...parts) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

/** A keyed hash that can be used many times. */
export async function hmac(/** @type {Uint8Array<ArrayBuffer>} */ key) {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (/** @type {Uint8Array<ArrayBuffer>[]} */ ...parts) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', imported, joined(...parts)));
}
