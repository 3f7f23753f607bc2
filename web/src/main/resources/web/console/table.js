import { LitElement, html, nothing } from 'lit';
import { hour } from '../figures/figures.js';
import { house } from '../house/house.js';
import { Live } from '../house/live.js';
import { desk, documentColours } from '../desk/style.js';
import { NO_ROUND, told } from '../model/story.js';
import { followPeels } from '../squeeze/peels.js';
import { Acts } from './acts.js';
import { aside, foot } from './aside.js';
import { bar, tabs } from './bar.js';
import { crewOf, signOn } from './crew.js';
import { Entry, without } from './entry.js';
import { Keys } from './keys.js';
import { nextStep } from './next.js';
import { pressed } from './press.js';
import { consoleStyle } from './style.js';
import { cardText } from './words.js';
import './dialogs.js';
import './hands.js';
import './irregularity.js';
import './keypad.js';
import './rail.js';
import './seats.js';
import './step-card.js';

/** @import { Member, Table } from 'answers' */
/** @import { Event } from 'messages' */
/** @import { Part } from 'page' */

const KEPT = 12;

/** A table as its dealer runs it. The house says what is due; one key does it, and what it refuses changes nothing here. */
class DealerConsole
  extends /** @type {Part<{ table: string, me: Member, rules: Table, version: number, refusal: any, lostAt: any, drawer: any, way: any, looked: any, called: any, beside: any, crew: any }>} */ (
    LitElement
  )
{
  static properties = {
    table: {},
    me: {},
    rules: { state: true },
    version: { state: true },
    refusal: { state: true },
    lostAt: { state: true },
    drawer: { state: true },
    way: { state: true },
    looked: { state: true },
    called: { state: true },
    beside: { state: true },
    crew: { state: true },
  };
  static styles = [desk, documentColours, consoleStyle];

  story = NO_ROUND;
  entry = new Entry();
  acts = new Acts(this);
  happened = [];
  times = {};

  async connectedCallback() {
    super.connectedCallback();
    this.keys = new Keys(this);
    this.rules = await house.table(this.table);
    this.crew = await crewOf(this.table);
    if (!this.isConnected) {
      return;
    }
    this.live = new Live(this.table);
    this.live.addEventListener('frame', (/** @type {CustomEvent<Event[]>} */ { detail }) => this.#follow(detail));
    this.live.addEventListener('lost', () => (this.lostAt ??= new Date()));
    followPeels(this.live, () => this.renderRoot.querySelectorAll('dealt-hands'));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keys.stop();
    this.live?.close();
  }

  #follow(/** @type {Event[]} */ events) {
    this.lostAt = undefined;
    for (const event of events) {
      this.story = told(this.story, event, this.live.view);
      if (event.event === 'CardDealt') {
        this.times = { ...this.times, [event.place]: hour(event.at) };
      }
    }
    if (this.live.view.phase.name !== this.phase) {
      this.phase = this.live.view.phase.name;
      this.beside = undefined;
    }
    if (events.length) {
      this.refusal = undefined;
      this.way = 0;
      this.happened = [...events.toReversed(), ...this.happened].slice(0, KEPT);
    }
    this.entry.follow(this.next.step);
    this.version = (this.version ?? 0) + 1;
  }

  get next() {
    return nextStep({ view: this.live.view, you: this.live.you, rules: this.rules, me: this.me });
  }

  get dialogs() {
    return this.renderRoot.querySelector('console-dialogs');
  }

  get wagerEntry() {
    return this.renderRoot.querySelector('wager-entry');
  }

  /** With real cards the dealer says what is on those that are shown. */
  get entering() {
    const { step, command } = this.next;
    return this.rules.dealing === 'real-cards' && command && step.faces > 0;
  }

  /** The wagers of this round; those that were settled stay until the cards are cleared. */
  get lying() {
    const { layout, cards } = this.live.view;
    const isHere = (one) => layout.some((placed) => placed.spot === one.spot && placed.wager === one.wager);
    const settled = cards.round && this.story.number === cards.round ? this.story.layout.filter((one) => !isHere(one)) : [];
    return [...layout, ...settled];
  }

  render() {
    const { view, you } = this.live ?? {};
    if (!view?.phase || !this.rules) {
      return nothing;
    }
    if (this.me.post === 'dealer' && !this.crew.includes(this.me.name)) {
      return signOn(this);
    }
    const { next, rules } = this;
    return html`${bar(this, view)}
      ${
        this.lostAt
          ? html`<p class="stale"
        role="alert"><span>▲ No link. What you see is from ${hour(this.lostAt)}.</span><span>trying again</span></p>`
          : html`<span></span>`
      }
      <main class="${this.drawer ? 'drawn' : ''} ${this.isBeside ? 'beside' : ''}">
        <div class="left">
          <step-card .next=${next} .document=${rules.regulation} .stale=${Boolean(this.lostAt)} .missing=${this.entering}
            .chosen=${cardText(this.entry.chosen)} @press=${(event) => this.press(event.detail)}></step-card>
          <div class="where"><round-rail .view=${view} .you=${you} .rules=${rules}></round-rail>${tabs(this)}</div>
          <dealt-hands .view=${view} .entering=${this.#shownEntry(next)}></dealt-hands>
          ${
            this.entering
              ? html`<card-keypad .chosen=${this.entry.chosen} .typed=${this.entry.typed} @choose=${(event) => this.acts.choose(event.detail)}></card-keypad>`
              : html`<seat-strip .view=${view} .you=${you} .rules=${rules} .lying=${this.lying} .story=${view.cards.round ? this.story : NO_ROUND} .now=${this.now} .looked=${this.looked}
              @seat=${(event) => this.acts.seat(event.detail)}></seat-strip>`
          }
          ${foot(this, you, next)}
        </div>
        <aside>${
          this.drawer
            ? html`<irregularity-drawer .view=${view} .you=${you} .rules=${rules} .me=${this.me} @close=${() => (this.drawer = false)}
            @report=${(event) => this.report(event.detail)}></irregularity-drawer>`
            : aside(this, view, you, next)
        }</aside>
      </main>
      <p class="narrow quiet">The console needs a larger screen. Here are the step and its key alone.</p>
      <console-dialogs .view=${view} .you=${you} .rules=${rules} .me=${this.me} ?keysOff=${this.keys.areOff} @ask=${(event) => this.send(event.detail)}
        @keys-off=${(event) => this.keys.switchOff(event.detail)}></console-dialogs>`;
  }

  /** On a narrow screen the right column stands in place of hands and seats: when asked for, refused, or stopped. */
  get isBeside() {
    return this.beside ?? Boolean(this.refusal || this.next.stopped);
  }

  /** Whoever touches a tab goes on with the key of the step: the tab does not keep the focus. */
  turn(beside, { detail, currentTarget }) {
    this.beside = beside;
    this.forget();
    if (detail > 0) {
      currentTarget.blur();
    }
  }

  /** The seat that the step is about. */
  get now() {
    const { step } = this.next;
    return ['PaySpot', 'PayAward', 'SettleHouseMoney', 'CollectVigorish'].includes(step?.command) ? step.about : this.live.view.phase.seat;
  }

  #shownEntry({ step }) {
    const cards = [...this.entry.cards, ...(this.entry.chosen ? [this.entry.chosen] : [])];
    return step && ['Draw', 'Turn'].includes(step.command) ? { side: step.about.split('_')[0], cards } : undefined;
  }

  /** The key: exactly the command that is due. */
  press(more = {}) {
    const { command, step } = this.next;
    if (this.entering) {
      const said = this.entry.enter(step);
      this.version++;
      if (said) {
        this.entry.key = undefined;
        this.send([{ ...command, ...said }]);
      }
    } else if (step?.command === 'SettleHouseMoney' && 'onto' in more) {
      this.send([...pressed(step, more.onto, this.live.you), command]);
    } else if (command) {
      this.send([{ ...command, ...(this.rules.dealing === 'real-cards' ? without(step) : {}), ...more }]);
    }
  }

  /** One after the other, up to the first that is refused. */
  async send(commands) {
    for (const command of commands) {
      const answer = await this.live.ask(command);
      if (!answer.accepted) {
        this.refusal = answer;
        this.beside ||= undefined;
        this.entry.follow(this.next.step);
        this.version++;
        return false;
      }
    }
    return true;
  }

  async report(command) {
    this.drawer = false;
    if (this.rules.orders.includes(command.command)) {
      this.acts.order(command);
    } else {
      await this.send([command]);
    }
  }

  forget() {
    this.refusal = undefined;
  }
}

customElements.define('dealer-console', DealerConsole);
