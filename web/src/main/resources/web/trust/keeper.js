import { isProved } from './tree.js';
import { leavesDealt } from './permutation.js';
import { myNonces, rememberSeal, wasSealedBefore } from './nonce.js';
import { isWhole } from './whole.js';

/** The cards that an event faced, as places on the layout, in the order of its proofs. */
function facedPlaces(event, laid) {
  if (event.event === 'CardDealt' || event.event === 'CardLifted') {
    return [event.place];
  }
  if (event.event === 'HandTurned') {
    const hand = laid.filter((card) => card.place.startsWith(event.side)).map((card) => card.place);
    return hand.slice(-event.faces.length);
  }
  return [];
}

/**
 * Keeps an eye on the shoe: checks every card that is faced against the seal, in this browser, and the whole shoe once it is opened.
 * It tells through `changed`; what it found is in its fields.
 */
export class Keeper {
  proofs = {};
  faced = [];
  failed = 0;
  opened = undefined;
  #rules;
  #changed;
  #leaves = undefined;
  seal = undefined;

  constructor(rules, changed) {
    this.#rules = rules;
    this.#changed = changed;
  }

  get proved() {
    return this.faced.length;
  }

  get sawTheSealFirst() {
    return this.seal !== undefined && wasSealedBefore(this.seal.root);
  }

  /** Whether a nonce of this browser is among the shares of the cut in force. */
  get hasMyNonce() {
    const shares = this.seal?.cuts?.at(-1)?.shares ?? [];
    return this.seal !== undefined && shares.some(({ nonce }) => myNonces(this.seal.root).includes(nonce));
  }

  /** Follows a frame: the seal that is shown, and the proofs that came with its events. */
  follow(view, events) {
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

  #look(seal) {
    if (seal?.root !== this.seal?.root) {
      this.faced = [];
      this.failed = 0;
    }
    if (seal && seal.cuts.length === 0) {
      rememberSeal(seal.root);
    }
    if (JSON.stringify(seal?.cuts) !== JSON.stringify(this.seal?.cuts) || seal?.root !== this.seal?.root) {
      this.#leaves = seal?.cuts.length ? leavesDealt({ ...seal, table: this.#rules.name, decks: this.#rules.decks }) : undefined;
    }
    this.seal = seal;
  }

  async #check(proof, place) {
    const { root } = this.seal ?? {};
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

  async #open({ root, key, order }) {
    const faced = this.faced.every((proof) => order[proof.leaf] === proof.card);
    this.opened = { count: order.length, good: faced && (await isWhole({ root, key, order, decks: this.#rules.decks })) };
    this.#changed(this.opened.good ? undefined : { card: '' });
  }

  /** What has been seen of the shoe so far, as a file that `baccarat verify` reads. */
  file() {
    const { root, shoe, cuts } = this.seal;
    const faced = [...this.faced].sort((one, other) => one.place - other.place);
    return { format: 'verified-shoe/1', table: this.#rules.name, shoe, decks: this.#rules.decks, root, cuts, faced };
  }
}
