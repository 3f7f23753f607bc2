import { hex, sha256, utf8, whole } from '../../main/resources/web/trust/bytes.js';
import { rootOf } from '../../main/resources/web/trust/tree.js';

/** A house that signs the log of one table, as a page sees it over HTTP: its tests decide what it tells. */

const base64 = (bytes) => Buffer.from(bytes).toString('base64');

/** A key pair. */
export async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
  const open = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { open, sign: async (text) => new Uint8Array(await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, utf8(text))) };
}

/** A signed note: a text and a line for each key, under one name. */
export async function note(text, name, keys) {
  const lines = keys.map(async (key) => {
    const id = (await sha256(utf8(`${name}\n`), whole(1, 1), key.open)).slice(0, 4);
    return `— ${name} ${base64([...id, ...(await key.sign(text))])}\n`;
  });
  return `${text}\n${(await Promise.all(lines)).join('')}`;
}

/** The note by which one key hands over to the next, signed by both under the name of the house unless it is told otherwise. */
export const handover = (house, former, next, signers = [former, next], name = `${house}/keys`) =>
  note(`${house}/keys\n2\n${base64(former.open)}\n${base64(next.open)}\n`, name, signers);

export const written = (name, key) => `${name}+00000000+${base64([1, ...key.open])}`;

const leaves = (count, past = 'line') => Promise.all(Array.from({ length: count }, (_, at) => sha256(whole(0, 1), utf8(`${past} ${at}`))));

/** A checkpoint of a log with this number of lines. */
export async function checkpoint(origin, size, key, past = 'line') {
  return note(`${origin}\n${size}\n${base64(await rootOf(await leaves(size, past)))}\n`, origin, [key]);
}

/** The proof of RFC 9162, section 2.1.4.1, by its definition. */
export async function proofOf(older, all, isWholeTree = true) {
  if (older === all.length) {
    return isWholeTree ? [] : [await rootOf(all)];
  }
  let k = 1;
  while (k * 2 < all.length) {
    k *= 2;
  }
  return older <= k
    ? [...(await proofOf(older, all.slice(0, k), isWholeTree)), await rootOf(all.slice(k))]
    : [...(await proofOf(older - k, all.slice(k), false)), await rootOf(all.slice(0, k))];
}

/** What a browser keeps. */
export class Storage {
  getItem = (name) => this[name] ?? null;
  setItem = (name, value) => {
    this[name] = String(value);
  };
  removeItem = (name) => {
    delete this[name];
  };
}

/** The house and a browser that is new to it. */
export async function newHouse() {
  const first = await newKey();
  const name = 'baccarat/0123456789abcdef';
  const house = {
    name,
    keys: { house: name, key: written(name, first), keys: [{ key: written(name, first), since: '2026-01-01' }], handovers: [] },
    log: 'ma-mini/1',
    checkpoints: {},
    asked: [],
    answer: undefined,
    first,
    /** Shows this many lines of the log in force, signed with this key. */
    async signs(size, key = first, past = 'line') {
      house.checkpoints[house.log] = await checkpoint(`${name}/${house.log}`, size, key, past);
    },
    /** Signs with another key from now on. */
    async rotates(former, next, ...notes) {
      house.keys.key = written(name, next);
      house.keys.keys.push({ key: written(name, next), since: '2026-02-02' });
      house.keys.handovers.push(...(notes.length ? notes : [await handover(name, former, next)]));
    },
  };
  globalThis.localStorage = new Storage();
  globalThis.fetch = async (path) => {
    house.asked.push(path.slice('/api/v1'.length));
    const told = (await house.answer?.(path)) ?? (await usual(house, path));
    return !told ? { ok: false, status: 404, json: async () => ({}) } : { ok: true, status: 200, json: async () => told };
  };
  return house;
}

async function usual(house, path) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const run = `ma-mini/${searchParams.get('run')}`;
  switch (pathname) {
    case '/api/v1/checkpoints':
      return { checkpoints: house.checkpoints[house.log] ? [{ log: house.log, checkpoint: house.checkpoints[house.log] }] : [] };
    case '/api/v1/house/keys':
      return structuredClone(house.keys);
    case '/api/v1/tables/ma-mini/checkpoint':
      return house.checkpoints[run] && { log: run, checkpoint: house.checkpoints[run] };
    case '/api/v1/tables/ma-mini/consistency': {
      const all = await leaves(Number(searchParams.get('to')));
      return { proof: (await proofOf(Number(searchParams.get('from')), all)).map(hex) };
    }
    default:
      throw new Error(`the page asks for ${path}`);
  }
}
