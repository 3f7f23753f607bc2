import { hexOf, isSignedBy, readNote } from './note.js';

/** From which key to which a note hands over, or nothing if it is not one that both keys have signed. */
async function handover(house, written) {
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

/**
 * The keys of a house that follow from one that is trusted, in hexadecimal digits: each hands over to the next in a note that both have signed.
 * A key that no such note leads to is not among them.
 */
export async function keysFrom(trusted, { house, handovers }) {
  const keys = new Set([trusted]);
  let left = (await Promise.all(handovers.map((written) => handover(house, written)))).filter(Boolean);
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((pair) => {
      const follows = pair.some((key) => keys.has(key));
      if (follows) {
        pair.forEach((key) => keys.add(key));
      }
      return !follows;
    });
  }
  return keys;
}
