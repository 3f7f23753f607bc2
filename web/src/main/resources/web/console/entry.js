export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** How each command says the faces that the dealer of real cards enters. */
const SAID = {
  Draw: ([face]) => ({ face }),
  Turn: (faces) => ({ faces }),
  BurnFirst: ([card]) => ({ card }),
  BurnRest: (shown) => ({ shown }),
};

/** Cards that the dealer enters for one step. Nothing is sent before the last of them is. */
export class Entry {
  cards = [];
  chosen = undefined;
  typed = undefined;

  /** Another step has other cards. */
  follow(step) {
    const key = step && `${step.command} ${step.about} ${step.faces}`;
    if (key !== this.key) {
      this.key = key;
      this.cards = [];
      this.chosen = undefined;
      this.typed = undefined;
    }
  }

  /** A rank, then a suit; whether the key was one of these. */
  type(key) {
    const letter = key.toUpperCase();
    if (this.typed && 'SHDC'.includes(letter)) {
      this.chosen = this.typed + letter.toLowerCase();
      this.typed = undefined;
      return true;
    }
    if (RANKS.includes(letter)) {
      this.typed = letter;
      return true;
    }
    return false;
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
  enter(step) {
    if (!this.chosen) {
      return undefined;
    }
    this.cards = [...this.cards, this.chosen];
    this.chosen = undefined;
    return this.cards.length === step.faces ? SAID[step.command](this.cards) : undefined;
  }
}

/** What a step says that shows no card. */
export function without(step) {
  return step?.command === 'BurnRest' ? { shown: [] } : {};
}
