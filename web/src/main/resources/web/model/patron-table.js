import { calledIn, NO_ROUND, told } from './story.js';
import { isOpenForPatrons, patronOf, placesOf, stepsOf } from './view.js';

/** @import { Event as Happened, Lying, Spot, View, You } from 'messages' */
/** @import { Member, Table } from 'answers' */

/** The steps that others wait for; the patron must see what is asked. */
const ASKED = ['AcceptCut', 'AcceptShoe', 'AcceptTheRight', 'ChoosePress', 'CutCards', 'Draw', 'Turn'];

/** What the page says of a command that was refused. @typedef {{ detail?: string, because?: string[], clauses?: string[] }} Refused */

/** @typedef {PatronTable & { view: View }} Followed a table of which a first frame has come */

/**
 * What a patron's page knows of a table: the table as it was told, the story of the round and of those before it, and what was refused. It
 * tells of every `change` and draws nothing.
 */
export class PatronTable extends EventTarget {
  /** @type {View | undefined} */
  view = undefined;
  /** @type {You | undefined} */
  you = undefined;
  story = NO_ROUND;
  /** @type {Spot[]} the places of the person who is watching */
  mine = [];
  /** Whether there is no link. */
  lost = false;
  /** @type {Refused | undefined} */
  notice = undefined;
  /** @type {Spot | undefined} the place that is taken once the round is over */
  seatWish = undefined;
  /** @type {Member | undefined} */
  #me = undefined;

  /** @param {Table} rules */
  constructor(rules) {
    super();
    this.rules = rules;
  }

  #change() {
    this.dispatchEvent(new Event('change'));
  }

  get me() {
    return this.#me;
  }

  /** The person who is watching, if signed in; they may sign in meanwhile. */
  set me(me) {
    this.#me = me;
    this.#place();
  }

  /** Returns the same list while the places do not change, so that nothing is redrawn. */
  #place() {
    const mine = this.view?.seats && this.#me ? placesOf(this.view, this.#me.name) : [];
    if (mine.join() !== this.mine.join()) {
      this.mine = mine;
    }
  }

  /** Follows a frame: the table after it, and what happened. */
  follow(/** @type {{ view: View, you: You | undefined, events: Happened[] }} */ { view, you, events }) {
    const isFirst = !this.view;
    this.view = view;
    this.you = you;
    this.lost = false;
    this.#place();
    if (isFirst && view.cards.round) {
      this.story = { ...NO_ROUND, number: view.cards.round, layout: view.layout, ...calledIn(view) };
    }
    for (const event of events) {
      this.story = told(this.story, event, view);
    }
    if (view.layout.length && this.story.number === view.cards.round && !this.story.calls.includes('RESULT')) {
      this.story = { ...this.story, layout: this.#stillLying(view.layout) };
    }
    this.#change();
  }

  /** Wagers that were settled before the others stay in the story: House Money goes before the third card. */
  #stillLying(/** @type {Lying[]} */ layout) {
    const settled = this.story.layout.filter(
      (placed) => placed.wager === 'house-money' && !layout.some((one) => one.spot === placed.spot && one.wager === 'house-money'),
    );
    return [...layout, ...settled];
  }

  connectionLost() {
    this.lost = true;
    this.#change();
  }

  refused(/** @type {Refused | undefined} */ answer) {
    this.notice = answer;
    this.#change();
  }

  /** The patron who is watching, if they are at this table. */
  get patron() {
    return this.view && this.#me && patronOf(this.view, this.#me.name);
  }

  /** The results for the roads, the round on the table among them as soon as it is called. */
  get results() {
    const { results = [], cards } = this.view ?? {};
    const road = cards?.result?.road;
    return road ? [...results, road] : results;
  }

  get steps() {
    return stepsOf(this.you);
  }

  /** Whether the person who is watching may wager now. */
  get isOpen() {
    return this.view?.phase.name === 'AcceptingWagers' && !this.view.stopped && this.mine.length > 0 && this.steps.has('PlaceWager');
  }

  /** Whether the table waits for an answer of the person who is watching. */
  get isAsked() {
    return [...this.steps.keys()].some((step) => ASKED.includes(step.split(' ')[0]));
  }

  get canSit() {
    return Boolean(this.#me) && this.mine.length === 0 && this.view !== undefined && isOpenForPatrons(this.view);
  }

  get isFull() {
    const taken = (this.view?.seats ?? []).flatMap((one) => one.places).filter((place) => !place.spot.startsWith('line-'));
    return taken.length >= this.rules.seats;
  }

  /** The patron's own wagers there. */
  get wagered() {
    return (this.view?.layout ?? []).filter((placed) => this.mine.includes(placed.spot));
  }

  /** Whether a patron may ask for a hand without a wager. */
  get mayAskForAFreeHand() {
    return this.steps.has('AskForAFreeHand') && this.mine.length > 0 && !this.view?.layout.length;
  }

  /** A patron who plays alone, apart from house players, may ask for a new shoe. */
  get mayAskForANewShoe() {
    const others = this.view?.seats.some((one) => !one.simulated && one.places.some((place) => !this.mine.includes(place.spot)));
    return this.rules.dealing === 'automatic' && this.mine.length > 0 && !others && Boolean(this.view?.results.length);
  }

  /** A coupon that the patron holds, with each wager on a hand beside which it may be placed. */
  get coupons() {
    const held = /** @type {string[]} */ (this.you?.coupons ?? []);
    return held.map((value) => ({
      value,
      beside: this.wagered.filter(
        (placed) =>
          this.steps.has(`PlaceCoupon ${placed.spot}`) &&
          ['player', 'banker'].includes(placed.wager) &&
          !placed.coupon &&
          Number(placed.stake) >= Number(value),
      ),
    }));
  }
}

/** @returns {model is Followed} */
export function isFollowed(/** @type {PatronTable | undefined} */ model) {
  return Boolean(model?.view);
}
