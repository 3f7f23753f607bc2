import { LitElement, html } from 'lit';
import { tell } from '../look/tell.js';
import { house } from '../house/house.js';
import { Live } from '../house/live.js';
import { house as style } from '../look/style.js';
import { say } from '../words/say.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { rackFor } from '../chips/values.js';
import { Wagers } from '../chips/wagers.js';
import { Keeper } from '../trust/keeper.js';
import { Past } from '../trust/past.js';
import { NO_ROUND, told, total } from '../model/story.js';
import { remembered } from '../model/history.js';
import { sentences } from '../round/sentences.js';
import { followPeels } from '../squeeze/peels.js';
import { Seating } from '../seats/seating.js';
import { Waiting } from '../seats/waiting.js';
import { Shares } from '../trust/shares.js';
import { bar, notice, phone, tools } from './parts.js';
import { placesOf, stepsOf } from '../model/view.js';
import { tableStyle } from './style.js';
import '../bar/bar.js';
import '../chips/rack.js';
import '../felt/felt.js';
import '../felt/overview.js';
import '../felt/own-areas.js';
import '../roads/panel.js';
import '../roads/small.js';
import '../round/clock.js';
import '../round/meters.js';
import '../round/panel.js';
import '../seats/turns.js';
import '../squeeze/squeeze.js';
import '../trust/panel.js';
import './purse.js';

/** @import { Member, Table } from 'answers' */
/** @import { Event, View } from 'messages' */
/** @import { Part } from 'page' */

/** A table: follows it live, and puts its parts together. What each part shows is the part's business. */
class TablePage extends Speaks(
  /** @type {Part<{ table: string, sit: any, me: Member | undefined, rules: Table, version: number, notice: any, lost: any, chosen: any, drawer: any }>} */ (
    LitElement
  ),
) {
  static properties = {
    table: {},
    sit: {},
    me: {},
    rules: { state: true },
    version: { state: true },
    notice: { state: true },
    lost: { state: true },
    chosen: { state: true },
    drawer: { state: true },
  };
  static styles = [style, tableStyle];

  story = NO_ROUND;
  history = [];

  async connectedCallback() {
    super.connectedCallback();
    this.version = 0;
    this.keys = (event) => this.#key(event);
    addEventListener('keydown', this.keys);
    this.rules = await house.table(this.table);
    this.rack = rackFor(this.rules.smallestChip, Math.max(...this.rules.wagers.map((one) => Number(one.max ?? 0))));
    const fitting = this.rack.filter((chip) => chip.value <= Number(this.rules.wagers[0].min));
    this.chosen = (fitting.at(-1) ?? this.rack[0]).value;
    this.keeper = new Keeper(this.rules, (bad) => this.#proved(bad));
    this.past = new Past(this.table, (wrong) => this.#compared(wrong));
    this.#join();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
    this.live?.close();
    this.waiting?.end();
  }

  #join() {
    this.live = new Live(this.table);
    this.wagers = new Wagers(this.live, this.rules, (answer) => this.#refused(answer));
    this.shares = new Shares(this.live);
    this.waiting = new Waiting(this.table, (problem) => this.#waits(problem));
    this.seating = new Seating(this.live, (answer) => this.#refused(answer));
    this.live.addEventListener('frame', (/** @type {CustomEvent<Event[]>} */ { detail }) => this.#follow(detail));
    this.live.addEventListener('lost', () => this.#connectionLost());
    followPeels(this.live, () => this.renderRoot.querySelectorAll('baccarat-felt, felt-overview'));
  }

  #follow(/** @type {Event[]} */ events) {
    const { view } = this.live;
    this.lost = false;
    if (this.version === 0 && view.cards.round) {
      this.story = { ...NO_ROUND, number: view.cards.round, layout: view.layout, shown: this.#called(view) };
    }
    for (const event of events) {
      this.story = told(this.story, event, view);
      this.history = remembered(this.history, event, this.story);
      if (event.event === 'RoundBegun') {
        this.wagers.closed(view.layout.filter((placed) => this.mine.includes(placed.spot)));
      }
    }
    if (view.layout.length && this.story.number === view.cards.round && !this.story.calls.includes('RESULT')) {
      this.story = { ...this.story, layout: this.#stillLying(view.layout) };
    }
    this.keeper.follow(view, events);
    this.shares.follow(this.mine);
    this.past.follow(events, this.version === 0);
    this.seating.follow();
    if (this.mine.length) {
      this.waiting.end();
    }
    if (this.version > 0) {
      sentences(events, { view, story: this.story, rules: this.rules, mine: this.mine }).forEach(({ words, kind }) => say(words, kind));
    }
    this.#arrived();
    this.version++;
    if (events.some((event) => ['ChipsBought', 'ChipsTakenAway', 'PatronLeft'].includes(event.event))) {
      house.whoAmI().then((me) => tell(this, 'me', me));
    }
  }

  /** Wagers that were settled before the others stay in the story: House Money goes before the third card. */
  #stillLying(layout) {
    const settled = this.story.layout.filter(
      (placed) => placed.wager === 'house-money' && !layout.some((one) => one.spot === placed.spot && one.wager === 'house-money'),
    );
    return [...layout, ...settled];
  }

  /** For whoever comes in the middle of a round: totals of hands that lie open. */
  #called(/** @type {View} */ view) {
    const open = (side) => view.cards.laid.filter((card) => card.place.startsWith(side) && card.face).length >= 2;
    return Object.fromEntries(['PLAYER', 'BANKER'].filter(open).map((side) => [side, total(view, side)]));
  }

  /** Whoever pressed "Sit" in the lobby is asked for chips at the first free seat. */
  #arrived() {
    if (this.sit && !this.asked && this.me && this.mine.length === 0) {
      this.asked = true;
      const free = this.seating.firstFree(this.rules);
      if (free) {
        this.requestUpdate();
        this.updateComplete.then(() => this.purse(free));
      }
    }
  }

  #connectionLost() {
    this.lost = true;
    say(t('connection-lost'), 'assertive');
  }

  #proved(bad) {
    this.version++;
    if (bad) {
      say(t('proof-failed'), 'assertive');
    }
  }

  #compared(wrong) {
    this.version++;
    if (wrong) {
      say(t(`past-${wrong}`), 'assertive');
    }
  }

  #refused(answer) {
    if (answer.detail) {
      this.notice = answer;
      say(t('refused', { detail: answer.detail }), 'assertive');
      clearTimeout(this.forgetting);
      this.forgetting = setTimeout(() => (this.notice = undefined), 6000);
    }
    this.version++;
  }

  get mine() {
    return this.live?.view?.seats && this.me ? placesOf(this.live.view, this.me.name) : [];
  }

  get isOpen() {
    return this.live.view.phase.name === 'AcceptingWagers' && this.mine.length > 0 && stepsOf(this.live.you).has('PlaceWager');
  }

  render() {
    const view = this.live?.view;
    if (!view?.phase || !this.rules) {
      return html`<salon-bar in-table></salon-bar>`;
    }
    const { story, rules, mine } = this;
    return html`
      <a class="skip" href="#" @click=${this.#skip}>${t('skip')}</a>
      ${bar(this, view)}
      <main class="${view.cards.round ? 'in-round' : ''} ${view.won.length ? 'won' : ''}">
        <section class="stage" aria-label=${t('felt')}>
          <baccarat-felt .rules=${rules} .view=${view} .mine=${mine} .story=${story} .wagers=${this.wagers} .proofs=${this.keeper.proofs} ?open=${this.isOpen}
            ?canSit=${Boolean(this.me) && mine.length === 0} @sit=${(event) => this.purse(event.detail)} @wager=${this.wager}
              @proof=${this.proof}></baccarat-felt>
          ${phone(this, view)}
        </section>
        ${tools(this, view)}
        <aside class=${this.drawer ? 'open' : ''}>
          <table-meters .meters=${view.meters} .won=${view.won} .rules=${rules} .mine=${mine}></table-meters>
          <round-panel .rules=${rules} .view=${view} .story=${story} .mine=${mine} .history=${this.history}></round-panel>
          <trust-panel .keeper=${this.keeper} .past=${this.past} .version=${this.version}></trust-panel>
        </aside>
        <roads-panel .results=${view.results} ?ez=${rules.ez}></roads-panel>
      </main>
      <seat-turns .live=${this.live} .shares=${this.shares} .view=${view} .you=${this.live.you} .rules=${rules} .mine=${mine} .story=${story}
        @refused=${(event) => this.#refused(event.detail)}></seat-turns>
      <card-squeeze .live=${this.live} .view=${view} .you=${this.live.you} .mine=${mine} @refused=${(event) => this.#refused(event.detail)}></card-squeeze>
      <chip-purse .rules=${rules} .account=${this.me?.account} .rack=${this.live.you?.rack} @buy=${this.buy} @cash-out=${this.cashOut}></chip-purse>
      ${notice(this)}`;
  }

  async wager({ detail: { spot, wager, less } }) {
    const done = less ? this.wagers.take(spot, wager, this.chosen) : this.wagers.add(spot, wager, this.chosen);
    this.version++;
    await done;
    this.version++;
  }

  async action({ detail }) {
    await this.wagers[detail](this.mine);
    this.version++;
  }

  /** Something without a part of its own; what is refused is shown with its clause. */
  async ask(command) {
    const answer = await this.live.ask(command);
    if (!answer.accepted) {
      this.#refused(answer);
    }
  }

  #waits(problem) {
    if (problem) {
      this.#refused({ detail: problem.message });
    }
    this.requestUpdate();
  }

  proof({ detail: place }) {
    const proof = this.keeper.proofs[`${place} proof`];
    if (proof) {
      this.renderRoot.querySelector('trust-panel').show(proof);
    }
  }

  purse(spot) {
    this.renderRoot.querySelector('chip-purse').show(spot);
  }

  buy({ detail: { amount, spot } }) {
    this.seating.sit(this.me.name, amount, spot);
  }

  cashOut({ detail: amount }) {
    this.seating.ask({ command: 'TakeChipsAway', patron: this.me.name, amount });
  }

  leave() {
    this.seating.ask({ command: 'Leave', patron: this.me.name });
  }

  #skip(event) {
    event.preventDefault();
    const felt = this.renderRoot.querySelector('baccarat-felt');
    const target = [felt, ...this.renderRoot.querySelectorAll('own-areas')]
      .map((part) => part.renderRoot.querySelector('button:not([aria-disabled=true])'))
      .find((button) => button?.offsetParent);
    target?.focus();
  }

  /** Digits choose a chip. */
  #key(event) {
    const chip = this.rack?.[Number(event.key) - 1];
    const typing = event.composedPath()[0] instanceof HTMLInputElement;
    if (chip && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.chosen = chip.value;
    }
  }
}

customElements.define('salon-table', TablePage);
