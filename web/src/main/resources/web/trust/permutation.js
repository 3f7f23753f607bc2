import { sha256, tag, unhex, utf8, whole } from './bytes.js';

const START = new Uint8Array(32);

/**
 * What the order of a shoe follows from.
 * @typedef {{ root: string, table: string, shoe: number, decks: number, cuts: { seat: number, position: number,
 *   shares: { seat: number, nonce: string }[] }[] }} Ordered
 */

/** The seed of each cut, every one with the one before in it. */
export async function seeds(/** @type {Ordered} */ { root, table, shoe, decks, cuts }) {
  const name = utf8(table);
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const made = [];
  for (const cut of cuts) {
    const shares = [...cut.shares].sort((one, other) => one.seat - other.seat);
    made.push(
      await sha256(
        tag('cut'),
        unhex(root),
        whole(name.length, 1),
        name,
        whole(shoe, 8),
        whole(decks, 1),
        made.at(-1) ?? START,
        whole(cut.seat, 1),
        whole(cut.position, 2),
        whole(shares.length, 1),
        ...shares.flatMap(({ seat, nonce }) => [whole(seat, 1), unhex(nonce)]),
      ),
    );
  }
  return made;
}

/** Bytes without end, from a seed. */
function stream(/** @type {Uint8Array<ArrayBuffer>} */ seed) {
  let block = new Uint8Array(0);
  let at = 0;
  let count = 0;
  return async () => {
    if (at === block.length) {
      block = await sha256(tag('permutation'), seed, whole(count++, 4));
      at = 0;
    }
    return block[at++];
  };
}

/** A uniform number from 0 to `most`: larger values are discarded and drawn again. */
async function draw(/** @type {() => Promise<number>} */ next, /** @type {number} */ most) {
  const bits = 32 - Math.clz32(most);
  for (;;) {
    const read = bits <= 8 ? await next() : (await next()) * 256 + (await next());
    const value = read & ((1 << bits) - 1);
    if (value <= most) {
      return value;
    }
  }
}

/** The stack of leaves as a seed puts them. */
export async function stack(/** @type {Uint8Array<ArrayBuffer>} */ seed, /** @type {number} */ count) {
  const next = stream(seed);
  const leaves = Array.from({ length: count }, (_, index) => index);
  for (let place = count - 1; place > 0; place--) {
    const other = await draw(next, place);
    [leaves[place], leaves[other]] = [leaves[other], leaves[place]];
  }
  return leaves;
}

/** The leaf that each dealing place comes from, after all cuts. */
export async function leavesDealt(/** @type {Ordered} */ shoe) {
  const count = shoe.decks * 52;
  const leaves = await stack((await seeds(shoe))[shoe.cuts.length - 1], count);
  const { position } = shoe.cuts[shoe.cuts.length - 1];
  return leaves.map((_, place) => leaves[(place + position) % count]);
}
