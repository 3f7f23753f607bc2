import { LitElement, html } from 'lit';
import { drawn } from '../look/drawn.js';
import { isWide } from '../look/settings.js';
import { tell } from '../look/tell.js';
import { house } from '../house/house.js';
import { Live } from '../house/live.js';
import { house as style } from '../look/style.js';
import { say } from '../words/say.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { rackFor } from '../chips/values.js';
import { Wagers } from '../chips/wagers.js';
import { sentences } from '../round/sentences.js';
import { followPeels } from '../squeeze/peels.js';
import { Seating } from '../seats/seating.js';
import { Waiting } from '../seats/waiting.js';
import { bar, beside, digit, notice, phone, skip, tools } from './parts.js';
import { hear } from './sounds.js';
import { PatronTable, isFollowed } from '../model/patron-table.js';
import { tableStyle } from './style.js';
import '../bar/bar.js';
import '../felt/overview.js';
import '../roads/small.js';
import '../round/clause.js';
import '../round/clock.js';
import '../round/meters.js';

/** @import { Command, Event as Happened, Place, Spot, Wager } from 'messages' */
/** @import { Member } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */
/** @import { Refused } from '../model/patron-table.js' */
/** @import { Chip } from '../chips/values.js' */
/** @import { Trust } from './later.js' */

const CASHED = ['ChipsBought', 'ChipsTakenAway', 'PatronLeft'];

/** A table: `PatronTable` knows it, others keep the shoe honest and the seat; this puts the parts together. */
class TablePage extends Speaks(
  /**
   * @type {Part<{ table: string, sit: boolean, me: Member | undefined, chosen: number, drawer: boolean, live: Live, wagers: Wagers,
   *   whole: Promise<Trust>, seating: Seating, waiting: Waiting, rack: Chip[] } & Partial<Trust>>}
   */ (LitElement),
) {
  static properties = { table: {}, sit: {}, me: {}, chosen: { state: true }, drawer: { state: true } };
  static styles = [style, tableStyle];

  /** @type {PatronTable | undefined} */
  model = undefined;
  #keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);

  constructor() {
    super();
    this.drawer = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#keys);
    const [rules] = await Promise.all([house.table(this.table), isWide() && import('./wide.js')]);
    if (!this.isConnected) {
      return;
    }
    this.rack = rackFor(rules.smallestChip, Math.max(...rules.wagers.map((one) => Number(one.max ?? 0))));
    this.chosen = (this.rack.findLast((chip) => chip.value <= Number(rules.wagers[0].min)) ?? this.rack[0]).value;
    this.#join(new PatronTable(rules));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#keys);
    this.live?.close();
    this.waiting?.end();
  }

  /** The dialogs, and what checks the shoe. The first view does not wait for them. */
  async #later(/** @type {PatronTable} */ model) {
    await new Promise((come) => this.live.addEventListener('frame', come, { once: true }));
    await this.updateComplete.then(drawn);
    const { trust } = await import('./later.js');
    const all = trust(model.rules, this.live, () => this.requestUpdate());
    Object.assign(this, all);
    this.requestUpdate();
    await this.updateComplete;
    return all;
  }

  /** Shows a part that may not be loaded yet. */
  async #show(/** @type {string} */ part, /** @type {unknown} */ about = undefined, loaded = /** @type {Promise<unknown>} */ (this.whole)) {
    await loaded;
    this.renderRoot.querySelector(part).show(about);
  }

  #join(/** @type {PatronTable} */ model) {
    const refused = (/** @type {Refused} */ answer) => this.#refused(answer);
    this.model = model;
    model.me = this.me;
    this.live = new Live(this.table);
    this.whole = this.#later(model);
    this.wagers = new Wagers(this.live, model.rules, refused);
    this.waiting = new Waiting(this.table, (problem) => this.#waits(problem));
    this.seating = new Seating(this.live, refused);
    [model, this.wagers].forEach((one) => one.addEventListener('change', () => this.requestUpdate()));
    this.live.addEventListener('frame', (/** @type {CustomEvent<Happened[]>} */ { detail }) => this.#follow(detail));
    this.live.addEventListener('lost', () => this.#connectionLost());
    followPeels(this.live, () => this.renderRoot.querySelectorAll('baccarat-felt, felt-overview'));
    this.requestUpdate();
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('me') && this.model) {
      this.model.me = this.me;
    }
  }

  /** The model first, since the others ask it whose places are whose; then what is said of it. */
  #follow(/** @type {Happened[]} */ events) {
    const { live, model } = this;
    const { view } = live;
    if (!model || !view) {
      return;
    }
    const isFirst = !model.view;
    const rack = isFirst ? '0.00' : (model.patron?.rack ?? '0.00');
    model.follow({ view, you: live.you, events });
    const { mine, story } = model;
    if (events.some((event) => event.event === 'RoundBegun')) {
      this.wagers.closed(model.wagered);
    }
    if (model.isOpen && !model.wagered.length) {
      this.wagers.repeatByItself(`${view.shoe.number}/${view.shoe.round}`, mine);
    }
    // In the order of the frames, also those that came before it was loaded.
    this.whole.then(({ keeper, past, shares }) => {
      keeper.follow(view, events);
      shares.follow(mine);
      past.follow(events, isFirst);
    });
    this.seating.follow();
    model.seatWish = mine.length ? undefined : this.seating.wish;
    if (mine.length) {
      this.waiting.end();
    }
    if (!isFirst) {
      sentences(events, { view, story, mine }).forEach(({ words, kind }) => say(words, kind));
    }
    this.#left(events, rack);
    hear(events, { view, story, mine });
    this.#arrived();
    this.drawer = !model.isAsked && this.drawer;
    if (events.some((event) => CASHED.includes(event.event))) {
      house.whoAmI().then((me) => tell(this, 'me', me));
    }
  }

  /** A patron who pressed "Sit" in the lobby is asked for chips at the first free seat. */
  #arrived() {
    if (this.sit && !this.asked && this.model?.canSit) {
      this.asked = true;
      const free = this.seating.firstFree(this.model.rules);
      if (free) {
        this.updateComplete.then(() => this.#purse(free));
      }
    }
  }

  #connectionLost() {
    this.model?.connectionLost();
    say(t('connection-lost'), 'assertive');
  }

  #refused(/** @type {Refused} */ answer) {
    if (answer.detail) {
      this.#tell(answer.detail, answer);
    }
  }

  #tell(/** @type {string} */ words, /** @type {Refused} */ answer = {}) {
    this.model?.refused({ ...answer, detail: words });
    say(words, 'assertive');
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => this.model?.refused(undefined), 6000);
  }

  #waits(/** @type {Error | undefined} */ problem) {
    if (problem) {
      this.#refused({ detail: problem.message });
    }
    this.requestUpdate();
  }

  /** What the keys of the parts do. */
  #on = {
    sit: (/** @type {CustomEvent<any>} */ { detail }) => this.#purse(detail),
    sitDown: () => this.#purse(this.model && this.seating.firstFree(this.model.rules)),
    seal: () => this.#show('trust-panel'),
    purse: () => this.#purse(),
    leave: () => this.#show('leave-table'),
    info: (/** @type {CustomEvent<any>} */ { detail }) => this.#show('wager-info', detail, import('../felt/wager-info.js')),
    choose: (/** @type {CustomEvent<any>} */ { detail }) => (this.chosen = detail),
    action: (/** @type {CustomEvent<'undo' | 'repeat' | 'double' | 'clear' | 'switchAuto'>} */ { detail }) =>
      this.wagers[detail](this.model?.mine ?? []),
    buy: (/** @type {CustomEvent<{ amount: string, spot: Spot }>} */ { detail }) =>
      this.seating.sit(this.#name, detail.amount, detail.spot),
    cashOut: (/** @type {CustomEvent<string>} */ { detail: amount }) =>
      this.seating.ask({ command: 'TakeChipsAway', patron: this.#name, amount }),
    skip: (/** @type {Acted} */ event) => skip(event, this.renderRoot),
    drawer: () => (this.drawer = !this.drawer),
    roads: () => this.#show('roads-sheet'),
    wait: () => this.waiting.begin(),
    ready: (/** @type {boolean} */ ready) => this.live.tell({ type: 'ready', ready }),
    newShoe: () => {
      this.live.tell({ type: 'new-shoe' });
      this.#tell(t('new-shoe-soon'));
    },
    ask: (/** @type {Command} */ command) => this.#ask(command),
    wager: (/** @type {CustomEvent<{ spot: Spot, wager: Wager, less: boolean }>} */ { detail: { spot, wager, less } }) =>
      less ? this.wagers.take(spot, wager, this.chosen) : this.wagers.add(spot, wager, this.chosen),
  };

  /** Something without a part of its own; what is refused is shown with its clause. */
  async #ask(/** @type {Command} */ command) {
    const answer = await this.live.ask(command);
    if (!answer.accepted) {
      this.#refused(answer);
    }
  }

  render() {
    const { model } = this;
    if (!isFollowed(model)) {
      return html`<salon-bar in-table></salon-bar>`;
    }
    const { story, rules, mine, view, you, results } = model;
    const proofs = this.keeper?.proofs ?? {};
    const refused = (/** @type {CustomEvent<Refused>} */ event) => this.#refused(event.detail);
    return html`
      <a class="skip" href="#" @click=${this.#on.skip}>${t('skip')}</a>
      ${bar(model, view.shoe.seal?.root, this.#on)}
      <main class="${view.cards.round ? 'in-round' : ''} ${view.won.length ? 'won' : ''} ${mine.length ? 'seated' : ''}
        ${model.lost ? 'lost' : ''}">
        <section class="stage" aria-label=${t('felt')}>
          <baccarat-felt .rules=${rules} .view=${view} .mine=${mine} .story=${story} .wagers=${this.wagers} .proofs=${proofs}
            ?open=${model.isOpen}
            ?canSit=${model.canSit} @sit=${this.#on.sit} @wager=${this.#on.wager} @proof=${this.#proof}></baccarat-felt>
          ${phone(model, this.wagers, proofs, this.#on)}
        </section>
        ${tools(model, this.wagers, { rack: this.rack, chosen: this.chosen }, this.waiting.isOn, this.#on)}
        ${beside(model, { keeper: this.keeper, past: this.past }, this.drawer, this.#on)}
        <button class="scrim" tabindex="-1" aria-hidden="true" @click=${this.#on.drawer}></button>
        <roads-panel .results=${results} ?ez=${rules.ez} @enlarge=${this.#on.roads}></roads-panel>
      </main>
      <roads-sheet .results=${results} ?ez=${rules.ez}></roads-sheet>
      <seat-turns .live=${this.live} .shares=${this.shares} .view=${view} .you=${you} .rules=${rules} .mine=${mine} .story=${story}
        @refused=${refused}></seat-turns>
      <card-squeeze .live=${this.live} .view=${view} .you=${you} .mine=${mine} @refused=${refused}></card-squeeze>
      <chip-purse .rules=${rules} .account=${this.me?.account} .rack=${you?.rack}
        @buy=${this.#on.buy} @cash-out=${this.#on.cashOut}></chip-purse>
      <leave-table .rack=${you?.rack} ?wagered=${model.wagered.length > 0} @leave=${this.#leave}></leave-table>
      <wager-info .rules=${rules}></wager-info>
      ${notice(model)}`;
  }

  get #name() {
    return this.me?.name ?? '';
  }

  #leave() {
    this.leaves = true;
    this.seating.ask({ command: 'Leave', patron: this.#name });
  }

  /** The last message for a patron who has left, or whose seat was given up. */
  #left(/** @type {Happened[]} */ events, /** @type {string} */ rack) {
    if (events.some((event) => event.event === 'PatronLeft' && event.patron === this.me?.name)) {
      this.#tell(t(this.leaves ? 'you-left' : 'seat-given-up', { amount: money(rack) }));
      this.leaves = false;
    }
  }

  #proof(/** @type {CustomEvent<Place>} */ { detail: place }) {
    const proof = this.keeper?.proofs[`${place} proof`];
    if (proof) {
      this.#show('trust-panel', proof);
    }
  }

  #purse(/** @type {Spot | undefined} */ spot = undefined) {
    this.#show('chip-purse', spot);
  }

  /** Digits choose a chip. */
  #key(/** @type {KeyboardEvent} */ event) {
    if (event.key === 'Escape') {
      this.drawer = false;
    }
    this.chosen = this.rack?.[digit(event) - 1]?.value ?? this.chosen;
  }
}

customElements.define('salon-table', TablePage);
