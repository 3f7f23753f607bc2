import { hexOf, isSignedBy, readNote } from './note.js';

/** From which key to which a note hands over, or nothing if it is not one that both keys have signed. */
async function handover(/** @type {string} */ house, /** @type {string} */ written) {
  try {
    const note = readNote(written);
    const name = `${house}/keys`;
    const [whose, , former, next] = note.lines;
    if (note.lines.length !== 4 || whose !== name) {
      return undefined;
    }
    const keys = [hexOf(former), hexOf(next)];
    const signed = await Promise.all(keys.map((key) => isSignedBy(note, name, key)));
    return signed.every(Boolean) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** All keys that pairs lead to from one, itself included. */
function reached(/** @type {string} */ key, /** @type {string[][]} */ pairs) {
  const keys = new Set([key]);
  // a set is walked to its end, with what is added on the way
  for (const from of keys) {
    pairs.filter(([former]) => former === from).forEach(([, next]) => keys.add(next));
  }
  return keys;
}

/**
 * The keys of a house that follow from one that is trusted, in hexadecimal digits: each hands over to the next in a note that both have
 * signed. `known` are those before and after it; a key that no such note leads to is not among them. `later` are a known key and those
 * after it: a thief of a former key can hand that key over to another, but not the key in force.
 */
export async function keysFrom(/** @type {string} */ trusted, /** @type {{ house: string, handovers: string[] }} */ { house, handovers }) {
  const pairs = (await Promise.all(handovers.map((written) => handover(house, written)))).filter((pair) => pair !== undefined);
  const later = (/** @type {string} */ key) => reached(key, pairs);
  const earlier = reached(
    trusted,
    pairs.map(([former, next]) => [next, former]),
  );
  return { known: new Set([...later(trusted), ...earlier]), later };
}
