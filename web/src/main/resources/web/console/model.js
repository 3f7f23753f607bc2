import { NO_ROUND, told } from '../model/story.js';
import { hour } from '../figures/figures.js';
import { NO_WAGERS, patronsOf } from './again.js';
import { Entry } from './entry.js';
import { nextStep } from './next.js';

/** @import { Event as Happened, Lying, Spot, View, You } from 'messages' */
/** @import { Member, Table } from 'answers' */
/** @import { Answered } from '../house/live.js' */

const KEPT = 12;

/** The steps that are about the seat they name. */
const AT_A_SEAT = ['PaySpot', 'PayAward', 'SettleHouseMoney', 'CollectVigorish'];

/** @typedef {ConsoleModel & { view: View }} Followed a console to which a first frame has come */

/**
 * What the console of a table knows: the table as it was told, and what its dealer has entered, opened and been refused. It tells of every
 * `change` and draws nothing.
 */
export class ConsoleModel extends EventTarget {
  /** @type {View | undefined} */
  view = undefined;
  /** @type {You | undefined} */
  you = undefined;
  /** The number of the last event. */
  seen = -1;
  story = NO_ROUND;
  /** @type {Entry} */
  entry;
  /** @type {Happened[]} */
  happened = [];
  /** @type {Record<string, string>} when each card was dealt, by place */
  times = {};
  /** @type {Partial<Answered> | undefined} */
  refusal = undefined;
  /** @type {Date | undefined} since when there is no link */
  lostAt = undefined;
  /** Whether an irregularity is being reported. */
  drawer = false;
  /** What lay there when the last round began, simulated ones left out. */
  lastRound = NO_WAGERS;
  /** Whether the key that was pressed still does what follows. */
  going = false;
  /** Which way to cut a payout is shown. */
  way = 0;
  /** @type {Spot | undefined} the seat that the dealer looks at */
  looked = undefined;
  /** @type {string | undefined} when the floor was called */
  called = undefined;
  /** @type {boolean | undefined} */
  #beside = undefined;
  /** @type {string | undefined} */
  #phase = undefined;

  /**
   * @param {Table} rules
   * @param {Member} me
   * @param {string[]} crew the dealers who are signed on
   */
  constructor(rules, me, crew) {
    super();
    this.rules = rules;
    this.me = me;
    this.crew = crew;
    this.entry = new Entry(rules.suits);
  }

  #change() {
    this.dispatchEvent(new Event('change'));
  }

  /** Sets what only this console knows: what is opened, called, signed on. */
  set(/** @type {Partial<Pick<ConsoleModel, 'called' | 'crew' | 'drawer' | 'going' | 'me' | 'refusal'>>} */ values) {
    Object.assign(this, values);
    this.#change();
  }

  /** Follows a frame: the table after it, and what happened. */
  follow(/** @type {{ view: View, you: You | undefined, seen: number, events: Happened[] }} */ { view, you, seen, events }) {
    this.view = view;
    this.you = you;
    this.seen = seen;
    this.lostAt = undefined;
    for (const event of events) {
      this.story = told(this.story, event, view);
      if (event.event === 'RoundBegun' && event.kind !== 'SIMULATED') {
        this.lastRound = { wagers: this.story.layout, patrons: patronsOf(view) };
      }
      if (event.event === 'CardDealt') {
        this.times = { ...this.times, [event.place]: hour(event.at) };
      }
    }
    if (view.phase.name !== this.#phase) {
      this.#phase = view.phase.name;
      this.#beside = undefined;
    }
    if (events.length) {
      this.refusal = undefined;
      this.way = 0;
      this.happened = [...events.toReversed(), ...this.happened].slice(0, KEPT);
    }
    this.entry.follow(this.next.step);
    this.#change();
  }

  lost() {
    this.lostAt ??= new Date();
    this.#change();
  }

  /** Waits until the table was told as far as this event, or the link is lost. */
  reached(/** @type {number} */ event) {
    return new Promise((/** @type {(value: void) => void} */ done) => {
      const look = () => {
        if (this.seen >= event || this.lostAt) {
          this.removeEventListener('change', look);
          done();
        }
      };
      this.addEventListener('change', look);
      look();
    });
  }

  /** What the table has refused is shown, on a narrow screen too; cards that were entered for it are gone. */
  refused(/** @type {Partial<Answered>} */ answer) {
    this.refusal = answer;
    this.#beside ||= undefined;
    this.entry.follow(this.next.step);
    this.#change();
  }

  forget() {
    this.set({ refusal: undefined });
  }

  /** On a narrow screen: the right column, or hands and seats. */
  turn(/** @type {boolean} */ beside) {
    this.#beside = beside;
    this.#change();
  }

  choose(/** @type {string} */ card) {
    this.entry.choose(card);
    this.#change();
  }

  /** A key of the card that is entered; whether it was one. */
  type(/** @type {string} */ key) {
    if (!this.entering) {
      return false;
    }
    if (key === 'Backspace') {
      this.entry.back();
    } else if (!this.entry.type(key)) {
      return false;
    }
    this.#change();
    return true;
  }

  /** Enters the chosen card; gives what the command says once all cards of the step are there. */
  enter() {
    const { step } = this.next;
    const said = step && this.entry.enter(step);
    if (said) {
      this.entry.key = undefined;
    }
    this.#change();
    return said;
  }

  look(/** @type {number} */ by) {
    const { seats } = this.rules;
    const now = Number(this.looked ?? this.now ?? 1);
    this.looked = String(((now - by - 1 + seats) % seats) + 1);
    this.#change();
  }

  otherChips() {
    this.way++;
    this.#change();
  }

  get next() {
    return nextStep(/** @type {Followed} */ (this));
  }

  /** Whether the dealer has to sign on first: a dealer deals at one table. */
  get mustSignOn() {
    return this.me.post === 'dealer' && !this.crew.includes(this.me.name);
  }

  /** With real cards the dealer says what is on those that are shown. */
  get entering() {
    const { step, command } = this.next;
    return this.rules.dealing === 'real-cards' && Boolean(command) && (step?.faces ?? 0) > 0;
  }

  /** The cards entered for a hand, in their places. */
  get entered() {
    const { step } = this.next;
    const cards = [...this.entry.cards, ...(this.entry.chosen ? [this.entry.chosen] : [])];
    return step?.about && ['Draw', 'Turn'].includes(step.command) ? { side: step.about.split('_')[0], cards } : undefined;
  }

  /**
   * The wagers of this round; those that were settled stay until the cards are cleared.
   * @returns {Lying[]}
   */
  get lying() {
    const { layout, cards } = /** @type {Followed} */ (this).view;
    const isHere = (/** @type {Lying} */ one) => layout.some((placed) => placed.spot === one.spot && placed.wager === one.wager);
    const settled = cards.round && this.story.number === cards.round ? this.story.layout.filter((one) => !isHere(one)) : [];
    return [...layout, ...settled];
  }

  /** On a narrow screen the right column stands in place of hands and seats: when asked for, refused, or stopped. */
  get isBeside() {
    return this.#beside ?? Boolean(this.refusal || this.next.stopped);
  }

  /** The seat that the step is about. */
  get now() {
    const { step } = this.next;
    return step && AT_A_SEAT.includes(step.command) ? step.about : this.view?.phase.seat;
  }
}

/** @returns {model is Followed} */
export function isFollowed(/** @type {ConsoleModel | undefined} */ model) {
  return Boolean(model?.view);
}
