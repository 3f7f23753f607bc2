import { LitElement, html, nothing } from 'lit';
import { house } from '../house/house.js';
import { Live } from '../house/live.js';
import { hour } from '../figures/figures.js';
import { desk, documentColours } from '../desk/style.js';
import { NO_ROUND } from '../model/story.js';
import { followPeels } from '../squeeze/peels.js';
import { again } from './again.js';
import { aside, foot } from './aside.js';
import { bar, tabs } from './bar.js';
import { Commands } from './commands.js';
import { crewOf, signOn } from './crew.js';
import { Keys } from './keys.js';
import { ConsoleModel, isFollowed } from './model.js';
import { mayEnter } from './next.js';
import { keysInstead } from './reading.js';
import { consoleStyle } from './style.js';
import { cardText } from './words.js';
import './dialogs.js';
import './hands.js';
import './irregularity.js';
import './keypad.js';
import './rail.js';
import './seats.js';
import './step-card.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Member } from 'answers' */
/** @import { Event as Happened, Spot } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Followed } from './model.js' */

/**
 * A table as its dealer runs it: `ConsoleModel` knows it, `Commands` does what the dealer wants, and this draws it. The house says what is
 * due; one key does it, and what it refuses changes nothing here.
 */
class DealerConsole
  extends /** @type {Part<{ table: string, me: Member, live: Live, keys: Keys, commands: Commands, dialogs: () => any }>} */ (LitElement)
{
  static properties = { table: {}, me: {} };
  static styles = [desk, documentColours, consoleStyle];

  /** @type {ConsoleModel | undefined} */
  model = undefined;

  async connectedCallback() {
    super.connectedCallback();
    const rules = await house.table(this.table);
    const crew = await crewOf(this.table);
    if (this.isConnected) {
      this.#begin(new ConsoleModel(rules, this.me, crew), new Live(this.table));
    }
  }

  #begin(/** @type {ConsoleModel} */ model, /** @type {Live} */ live) {
    const dialogs = () => this.renderRoot.querySelector('console-dialogs');
    this.model = model;
    this.live = live;
    this.dialogs = dialogs;
    this.commands = new Commands(model, live, dialogs);
    this.keys = new Keys(model, this.commands, {
      dialogs,
      step: () => this.renderRoot.querySelector('step-card'),
      drawer: () => this.renderRoot.querySelector('irregularity-drawer'),
      enterWager: () => this.#enterWager(),
    });
    model.addEventListener('change', () => this.requestUpdate());
    live.addEventListener('frame', (/** @type {CustomEvent<Happened[]>} */ { detail }) => this.#told(detail));
    live.addEventListener('lost', () => model.lost());
    followPeels(live, () => this.renderRoot.querySelectorAll('dealt-hands'));
  }

  #told(/** @type {Happened[]} */ events) {
    const { view, you, seen } = this.live;
    if (view) {
      this.model?.follow({ view, you, seen, events });
    }
    this.commands.follow(events);
    this.commands.resume();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keys?.stop();
    this.live?.close();
  }

  async #enterWager() {
    this.model?.turn(true);
    await this.updateComplete;
    this.renderRoot.querySelector('wager-entry')?.enter();
  }

  /** With real cards, while wagers are open, a seat that is touched is the one whose wager is entered. */
  async #seat(/** @type {Spot} */ spot) {
    const isTaken = this.model?.view?.seats.some((one) => one.places.some((place) => place.spot === spot));
    if (!this.model || !isTaken || !mayEnter('PlaceWager', this.model)) {
      this.commands.seat(spot);
      return;
    }
    this.model?.turn(true);
    await this.updateComplete;
    this.renderRoot.querySelector('wager-entry')?.at(spot);
  }

  #switchOff(/** @type {boolean} */ off) {
    this.keys.switchOff(off);
    this.requestUpdate();
  }

  #pressOneByOne(/** @type {boolean} */ oneByOne) {
    this.commands.pressOneByOne(oneByOne);
    this.requestUpdate();
  }

  render() {
    const { model, commands } = this;
    if (!isFollowed(model)) {
      return nothing;
    }
    if (model.mustSignOn) {
      return signOn(model.rules, model.crew, () => commands.signOn());
    }
    const { view, you, rules, next } = model;
    return html`${bar(model)}
      ${
        model.lostAt
          ? html`<p class="stale"
        role="alert"><span>▲ ${t('console:no-link', { time: hour(model.lostAt) })}</span><span>${t('console:trying-again')}</span></p>`
          : view.stopped
            ? html`<p class="stale" role="alert"
              data-stopped><span>▲ ${t('console:stopped-why', { reason: you?.stopped ?? '' })}</span></p>`
            : keysInstead(you)
      }
      <main class="${model.drawer ? 'drawn' : ''} ${model.isBeside ? 'beside' : ''}">
        <div class="left">
          <step-card .next=${next} .document=${rules.regulation} .stale=${Boolean(model.lostAt)} .missing=${model.entering}
            .going=${model.going}
            .held=${model.drawer}
            .clock=${view.clock}
            .chosen=${cardText(model.entry.chosen)}
            @press=${(/** @type {CustomEvent<any>} */ event) => commands.press(event.detail)}></step-card>
          <div class="where"><round-rail .view=${view} .you=${you} .rules=${rules}></round-rail>${tabs(model)}</div>
          <dealt-hands .view=${view} .entering=${model.entered}></dealt-hands>
          ${this.#seatsOrCards(model)}
          ${foot(model, commands, this.dialogs, () => this.#enterWager())}
        </div>
        <aside>${
          model.drawer
            ? html`<irregularity-drawer .view=${view} .you=${you} .rules=${rules} .me=${model.me}
            @close=${() => model.set({ drawer: false })}
            @report=${(/** @type {CustomEvent<any>} */ event) => commands.report(event.detail)}></irregularity-drawer>`
            : aside(model, commands)
        }</aside>
      </main>
      <p class="narrow quiet">${t('console:narrow-screen')}</p>
      <console-dialogs .view=${view} .you=${you} .rules=${rules} .me=${model.me} ?keysOff=${this.keys.areOff} ?oneByOne=${commands.oneByOne}
        .same=${(/** @type {Spot} */ spot) => again(model, spot)} 
        @same-again=${(/** @type {CustomEvent<Spot>} */ event) => commands.sameAgain(event.detail)}
        @one-by-one=${(/** @type {CustomEvent<any>} */ event) => this.#pressOneByOne(event.detail)}
        @ask=${(/** @type {CustomEvent<any>} */ event) => commands.send(event.detail)}
        @keys-off=${(/** @type {CustomEvent<any>} */ event) => this.#switchOff(event.detail)}></console-dialogs>`;
  }

  #seatsOrCards(/** @type {Followed} */ model) {
    const { view, you, rules } = model;
    return model.entering
      ? html`<card-keypad ?suits=${rules.suits} .chosen=${model.entry.chosen} .typed=${model.entry.typed}
          @choose=${(/** @type {CustomEvent<any>} */ event) => model.choose(event.detail)}></card-keypad>`
      : html`<seat-strip .view=${view} .you=${you} .rules=${rules} .lying=${model.lying} .story=${view.cards.round ? model.story : NO_ROUND}
          .now=${model.now} .looked=${model.looked}
          @seat=${(/** @type {CustomEvent<any>} */ event) => this.#seat(event.detail)}></seat-strip>`;
  }
}

customElements.define('dealer-console', DealerConsole);
