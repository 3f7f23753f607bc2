import { hex, hmac, tag, unhex, whole } from './bytes.js';
import { code, leafHash, rootOf } from './tree.js';

/** Whether a shoe that was opened is the one that was sealed: its key and order make the root, and the cards are exactly the decks. */
export async function isWhole(/** @type {{ root: string, key: string, order: string[], decks: number }} */ { root, key, order, decks }) {
  const counts = new Array(52).fill(0);
  order.forEach((card) => counts[code(card)]++);
  if (order.length !== decks * 52 || counts.some((count) => count !== decks)) {
    return false;
  }
  const keyed = await hmac(unhex(key));
  const leaves = await Promise.all(order.map(async (card, leaf) => leafHash(leaf, card, await keyed(tag('salt'), whole(leaf, 2)))));
  return hex(await rootOf(leaves)) === root;
}
