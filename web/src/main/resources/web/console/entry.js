/** @import { Card, Step } from 'messages' */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** How each command says the faces that the dealer of real cards enters. */
/** @type {Record<string, (cards: Card[]) => object>} */
const SAID = {
  Draw: ([face]) => ({ face }),
  Turn: (faces) => ({ faces }),
  BurnFirst: ([card]) => ({ card }),
  BurnRest: (shown) => ({ shown }),
};

/** Cards that the dealer enters for one step. Nothing is sent before the last of them is. */
export class Entry {
  /** @type {Card[]} */
  cards = [];
  /** @type {Card | undefined} */
  chosen = undefined;
  /** @type {string | undefined} the rank of a card that waits for its suit */
  typed = undefined;
  /** @type {string | undefined} */
  key = undefined;
  faces = 0;

  /** @param {boolean} suits whether a card needs its suit */
  constructor(suits = true) {
    this.suits = suits;
  }

  /** Another step has other cards. */
  follow(/** @type {Step | undefined} */ step) {
    const key = step && `${step.command} ${step.about} ${step.faces}`;
    if (key !== this.key) {
      this.key = key;
      this.faces = step?.faces ?? 0;
      this.cards = [];
      this.chosen = undefined;
      this.typed = undefined;
    }
  }

  /** A rank, then a suit where it is needed or wanted; whether the key was one of these. */
  type(/** @type {string} */ key) {
    const letter = key.toUpperCase();
    const waits = this.typed ?? (this.chosen?.length === 1 ? this.chosen : undefined);
    if (waits && 'SHDC'.includes(letter)) {
      this.chosen = waits + letter.toLowerCase();
      this.typed = undefined;
      return true;
    }
    if (!RANKS.includes(letter)) {
      return false;
    }
    if (this.suits) {
      this.typed = letter;
    } else {
      this.rank(letter);
    }
    return true;
  }

  choose(/** @type {Card} */ card) {
    if (card.length === 1) {
      this.rank(card);
    } else {
      this.chosen = card;
    }
  }

  /** A rank alone is a card; the next one follows it, as long as the step shows more. */
  rank(/** @type {string} */ letter) {
    if (this.chosen && this.cards.length + 1 < this.faces) {
      this.cards = [...this.cards, this.chosen];
    }
    this.chosen = letter;
  }

  /** Takes back what is chosen, or the last card that was entered and not sent. */
  back() {
    if (this.typed || this.chosen) {
      this.typed = this.chosen = undefined;
    } else {
      this.cards = this.cards.slice(0, -1);
    }
  }

  /** Enters the chosen card; gives what the command says once all are there. */
  enter(/** @type {Step} */ step) {
    if (!this.chosen) {
      return undefined;
    }
    this.cards = [...this.cards, this.chosen];
    this.chosen = undefined;
    return this.cards.length === step.faces ? SAID[step.command](this.cards) : undefined;
  }
}

/** What a step says that shows no card. */
export function without(/** @type {Step | undefined} */ step) {
  return step?.command === 'BurnRest' ? { shown: [] } : {};
}
