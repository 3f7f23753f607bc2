import { stepsOf } from '../model/view.js';
import { freshShare, myShares, pledgesSeen, setTaken } from './nonce.js';

/** @import { Answered, Live } from '../house/live.js' */
/** @import { Seal, Spot } from 'messages' */

/**
 * Gives this browser's share in the order of each shoe: pledges it while pledges are taken, and shows it once the list of all pledges is
 * here.
 */
export class Shares {
  #live;
  #asked = new Map();

  constructor(/** @type {Live} */ live) {
    this.#live = live;
  }

  /** Follows a frame. */
  follow(/** @type {Spot[]} */ mine) {
    const seal = this.#live.view?.shoe.seal;
    const seat = mine.find((spot) => /^\d+$/.test(spot));
    if (seal?.stage === 'PUBLISHED') {
      this.#withdraw(seal, mine);
    }
    if (!seal || !seat) {
      return;
    }
    if (seal.stage === 'PUBLISHED' && stepsOf(this.#live.you).has('PledgeShare') && !seal.pledges.some((one) => mine.includes(one.seat))) {
      this.pledge(seat);
    }
    if (seal.stage === 'REVEALING') {
      this.#reveal(seal);
    }
  }

  /** Pledges a share for a seat, once for each cut; the answer is the house's. */
  pledge(/** @type {Spot} */ seat) {
    const seal = this.#live.view?.shoe.seal;
    if (!seal || seal.pledges.some((one) => one.seat === seat)) {
      return Promise.resolve({ accepted: true });
    }
    return this.#once(this.#pledgeKey(seal, seat), async () => {
      const { pledge } = await freshShare(seal.root, seat, seal.cuts.length);
      const answer = await this.#live.ask({ command: 'PledgeShare', seat, pledge });
      setTaken(seal.root, pledge, answer.accepted === true);
      return answer;
    });
  }

  /** Who gives up a seat before the pledges are closed takes the pledge along, and may pledge again at the next seat. */
  #withdraw(/** @type {Seal} */ seal, /** @type {Spot[]} */ mine) {
    myShares(seal.root)
      .filter(({ seat, isTaken }) => isTaken && !mine.includes(String(seat)))
      .forEach(({ seat, pledge }) => {
        setTaken(seal.root, pledge, false);
        this.#asked.delete(this.#pledgeKey(seal, seat));
      });
  }

  #pledgeKey = (/** @type {Seal} */ seal, /** @type {Spot | number} */ seat) => `pledge ${seal.root} ${seal.cuts.length} ${seat}`;

  /** A nonce is shown only if its pledge stands in the list that this browser has seen. */
  #reveal(/** @type {Seal} */ seal) {
    const listed = pledgesSeen(seal.root, seal.cuts.length) ?? [];
    const given = seal.shares.map((share) => Number(share.seat));
    myShares(seal.root)
      .filter((share) => !given.includes(share.seat) && listed.some((one) => one.seat === share.seat && one.pledge === share.pledge))
      .forEach(({ nonce }) => this.#once(`reveal ${nonce}`, () => this.#live.ask({ command: 'AddNonce', nonce })));
  }

  /** Asked again only if the answer did not come. */
  #once(/** @type {string} */ key, /** @type {() => Promise<Answered>} */ ask) {
    if (!this.#asked.has(key)) {
      this.#asked.set(
        key,
        ask().then((answer) => {
          if (answer.again) {
            this.#asked.delete(key);
          }
          return answer;
        }),
      );
    }
    return this.#asked.get(key);
  }
}
