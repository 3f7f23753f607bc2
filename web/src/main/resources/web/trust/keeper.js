import { isProved } from './tree.js';
import { leavesDealt } from './permutation.js';
import { myShares, pledgeOf, pledgesSeen, rememberPledges, rememberSeal, wasSealedBefore } from './nonce.js';
import { isWhole } from './whole.js';

/** @import { Table } from 'answers' */
/** @import { Choices, Event, Laid, Proof, Seal, SealOpened, View } from 'messages' */
/** @import { Pledged } from './nonce.js' */

/** The cards that an event faced, as places on the layout, in the order of its proofs. */
function facedPlaces(/** @type {Event} */ event, /** @type {Laid[]} */ laid) {
  if (event.event === 'CardDealt' || event.event === 'CardLifted') {
    return [event.place];
  }
  if (event.event === 'HandTurned') {
    const hand = laid.filter((card) => card.place.startsWith(event.side)).map((card) => card.place);
    return hand.slice(-event.faces.length);
  }
  return [];
}

/** Whether two lists of pledges are the same, in whatever order. */
function isSame(/** @type {Pledged[]} */ list, /** @type {Pledged[]} */ other) {
  const written = (/** @type {Pledged[]} */ all) =>
    all
      .map(({ seat, pledge }) => `${seat} ${pledge}`)
      .sort()
      .join();
  return written(list) === written(other);
}

/**
 * Keeps an eye on the shoe: checks every card that is faced against the seal, in this browser, and the whole shoe once it is opened.
 * It tells of every `change`, with what is bad; what it found is in its fields.
 */
export class Keeper extends EventTarget {
  /** @type {Record<string, any>} by place whether its proof is good, and the proof */
  proofs = {};
  /** @type {Proof[]} */
  faced = [];
  failed = 0;
  /** @type {{ count: number, good: boolean } | undefined} */
  opened = undefined;
  #rules;
  /** @type {Promise<number[]> | undefined} */
  #leaves = undefined;
  /** @type {Seal | undefined} */
  seal = undefined;
  /** @type {'in' | 'in-withheld' | 'broken' | 'left-out' | 'alone' | 'without' | undefined} */
  share = undefined;
  /** How many numbers of the cut in force were pledged and withheld. */
  withheld = 0;
  /** @type {Choices | undefined} */
  choices = undefined;

  constructor(/** @type {Table} */ rules) {
    super();
    this.#rules = rules;
  }

  /** What it told of is bad, or nothing is. */
  #changed(/** @type {{ card: string } | undefined} */ bad = undefined) {
    this.dispatchEvent(new CustomEvent('change', { detail: bad }));
  }

  /** The table by its address. */
  get table() {
    return this.#rules.id;
  }

  get proved() {
    return this.faced.length;
  }

  get sawTheSealFirst() {
    return this.seal !== undefined && wasSealedBefore(this.seal.root);
  }

  /** Whether a share of this browser is in the cut in force, as it was pledged, and every other one as its seat pledged it before. */
  get hasMyNonce() {
    return this.share === 'in' || this.share === 'in-withheld';
  }

  /** Follows a frame: the seal that is shown, and the proofs that came with its events. */
  follow(/** @type {View} */ view, /** @type {Event[]} */ events) {
    this.choices = view.shoe.choices;
    if (view.shoe.seal?.stage === 'REVEALING' && view.phase.name === 'Cutting') {
      rememberPledges(view.shoe.seal.root, view.shoe.seal.cuts.length, view.shoe.seal.pledges);
    }
    this.#look(view.shoe.seal);
    for (const event of events) {
      if (event.event === 'RoundBegun' || event.event === 'CardsCleared') {
        this.proofs = {};
      }
      if (event.event === 'SealOpened') {
        this.#open(event);
      }
      const places = facedPlaces(event, view.cards.laid);
      (event.proofs ?? []).forEach((proof, index) => this.#check(proof, places[index]));
    }
  }

  #look(/** @type {Seal | undefined} */ seal) {
    if (seal?.root !== this.seal?.root) {
      this.faced = [];
      this.failed = 0;
    }
    if (seal && seal.cuts.length === 0) {
      rememberSeal(seal.root);
    }
    if (JSON.stringify(seal?.cuts) !== JSON.stringify(this.seal?.cuts) || seal?.root !== this.seal?.root) {
      this.#leaves = seal?.cuts.length ? leavesDealt({ ...seal, table: this.#rules.name, decks: this.#rules.decks }) : undefined;
      this.share = undefined;
      this.#compare(seal);
    }
    this.seal = seal;
  }

  /**
   * What the shares of the cut in force are to this browser: `in` with its own, all as they were pledged before it showed it; `in-withheld`
   * if others were pledged and withheld; `broken` if one is not as pledged or the list of pledges has become another; `left-out` if its own
   * was pledged and is missing; `alone` if no one has one; `without` otherwise.
   */
  async #compare(/** @type {Seal | undefined} */ seal) {
    const cut = seal?.cuts.at(-1);
    if (!seal || !cut) {
      return;
    }
    const number = seal.cuts.length - 1;
    const listed = pledgesSeen(seal.root, number);
    const pledges = await Promise.all(
      cut.shares.map(async ({ seat, nonce }) => ({ seat, pledge: await pledgeOf(seal.root, seat, nonce) })),
    );
    if (this.seal?.root !== seal.root || this.seal.cuts.length !== seal.cuts.length) {
      return;
    }
    const isIn = (/** @type {Pledged[]} */ list, /** @type {Pledged} */ { seat, pledge }) =>
      list.some((one) => one.seat === seat && one.pledge === pledge);
    const isKept = !listed || (isSame(listed, cut.pledges ?? []) && pledges.every((one) => isIn(listed, one)));
    const mine = myShares(seal.root).filter((one) => (one.cut === number && one.isTaken) || isIn(listed ?? [], one));
    const hasMine = mine.some(({ nonce }) => cut.shares.some((share) => share.nonce === nonce));
    this.withheld = (cut.pledges ?? []).length - cut.shares.length;
    if (!isKept) {
      this.share = 'broken';
    } else if (listed && hasMine) {
      this.share = this.withheld ? 'in-withheld' : 'in';
    } else {
      this.share = mine.length && !hasMine ? 'left-out' : cut.shares.length ? 'without' : 'alone';
    }
    this.#changed();
  }

  async #check(/** @type {Proof} */ proof, /** @type {string | undefined} */ place) {
    const root = this.seal?.root;
    const leaves = await this.#leaves;
    const good = root !== undefined && (await isProved(proof, root, this.#rules.decks * 52)) && leaves?.[proof.place] === proof.leaf;
    if (root !== this.seal?.root) {
      return;
    }
    if (!good) {
      this.failed++;
    } else if (!this.faced.some((one) => one.place === proof.place)) {
      this.faced.push(proof);
    }
    if (place) {
      this.proofs = { ...this.proofs, [place]: good ? 'good' : 'bad', [`${place} proof`]: proof };
    }
    this.#changed(good ? undefined : proof);
  }

  async #open(/** @type {SealOpened} */ { root, key, order }) {
    const faced = this.faced.every((proof) => order[proof.leaf] === proof.card);
    const good = faced && (await isWhole({ root, key, order, decks: this.#rules.decks }));
    this.opened = { count: order.length, good };
    this.#changed(good ? undefined : { card: '' });
  }

  /** What has been seen of the shoe so far, as a file that `baccarat verify` reads. */
  file() {
    if (!this.seal) {
      throw new Error('there is no seal to write down');
    }
    const { root, shoe, cuts } = this.seal;
    const faced = [...this.faced].sort((one, other) => one.place - other.place);
    return { format: 'verified-shoe/1', table: this.#rules.name, shoe, decks: this.#rules.decks, root, cuts, faced };
  }
}
