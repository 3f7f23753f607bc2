import { hex, sha256, tag, unhex, whole } from './bytes.js';

/** @typedef {{ seat: number, pledge: string }} Pledged */

/** What a seat pledges for a nonce, before any nonce is shown. */
export async function pledgeOf(/** @type {string} */ root, /** @type {number | string} */ seat, /** @type {string} */ nonce) {
  return hex(await sha256(tag('pledge'), unhex(root), whole(Number(seat), 1), unhex(nonce)));
}

/**
 * 32 random bytes of this browser for a seat in one of the cuts of a shoe, remembered with their pledge as long as its tab, so that they
 * can be compared with what the house used. The house has taken the pledge only when it says so.
 */
export async function freshShare(/** @type {string} */ root, /** @type {number | string} */ seat, /** @type {number} */ cut) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  const share = { seat: Number(seat), cut, nonce, pledge: await pledgeOf(root, seat, nonce), isTaken: false };
  keepShares(root, [...myShares(root), share]);
  return share;
}

/** @typedef {{ seat: number, nonce: string, pledge: string, cut: number, isTaken?: boolean }} OwnShare a share that this browser made */

const keepShares = (/** @type {string} */ root, /** @type {OwnShare[]} */ shares) =>
  sessionStorage.setItem(`shares ${root}`, JSON.stringify(shares));

/** That the house has taken a pledge, or that it went with its patron before the pledges were closed. */
export function setTaken(/** @type {string} */ root, /** @type {string} */ pledge, /** @type {boolean} */ isTaken) {
  keepShares(
    root,
    myShares(root).map((share) => (share.pledge === pledge ? { ...share, isTaken } : share)),
  );
}

/** @returns {OwnShare[]} */
export function myShares(/** @type {string} */ root) {
  return JSON.parse(sessionStorage.getItem(`shares ${root}`) ?? '[]');
}

/** The list of all pledges as this browser saw it first, before it showed a nonce: one for each cut of a shoe. */
export function rememberPledges(
  /** @type {string} */ root,
  /** @type {number} */ cut,
  /** @type {{ seat: number | string, pledge: string }[]} */ pledges,
) {
  const key = `pledges ${root} ${cut}`;
  if (sessionStorage.getItem(key) === null) {
    sessionStorage.setItem(key, JSON.stringify(pledges.map(({ seat, pledge }) => ({ seat: Number(seat), pledge }))));
  }
}

/**
 * Nothing if this browser was not there.
 * @returns {Pledged[] | undefined}
 */
export function pledgesSeen(/** @type {string} */ root, /** @type {number} */ cut) {
  return JSON.parse(sessionStorage.getItem(`pledges ${root} ${cut}`) ?? 'null') ?? undefined;
}

/** That a seal was here before its shoe was cut. */
export function rememberSeal(/** @type {string} */ root) {
  sessionStorage.setItem(`seal ${root}`, 'before the cut');
}

export function wasSealedBefore(/** @type {string} */ root) {
  return sessionStorage.getItem(`seal ${root}`) !== null;
}
