import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { at, styled } from '../look/at.js';
import { Sized } from '../look/sized.js';
import { house as style } from '../look/style.js';
import { Follows } from '../look/follows.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stack } from '../chips/chip.js';
import { amountOf, owedOf } from '../model/view.js';
import { acting, call } from './calls.js';
import { outcomeOf, sum, winner } from '../model/story.js';
import { feltOf, ORDER } from './areas.js';
import { cloth } from './cloth.js';
import { areaName } from './names.js';
import { peopleOf } from './people.js';
import { clothStyle } from './style.js';
import { cardPlaces, TOTALS } from './hands.js';
import '../cards/card.js';

/** @import { Became, Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { Spot, View } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Wagers } from '../chips/wagers.js' */
/** @import { Area, FeltPlace, FeltShape } from './areas.js' */

/** The felt is drawn in this measure. */
const WIDTH = 1104;

/** The felt: the cloth as one picture, and above it in the same measure what moves and what can be pressed. */
class Felt extends Speaks(
  /**
   * @type {Part<{ rules: Table, view: View, mine: Spot[], story: Story, wagers: Wagers, proofs: Record<string, any>, open: boolean,
   *   canSit: boolean, focused: string }>}
   */ (LitElement),
) {
  static properties = {
    rules: {},
    view: {},
    mine: {},
    story: {},
    wagers: {},
    proofs: {},
    open: { type: Boolean },
    canSit: { type: Boolean },
    focused: { state: true },
  };
  static styles = [
    style,
    clothStyle,
    css`
      :host { display: block; position: relative; width: 100%; }
      .cloth-svg { width: 100%; height: auto; display: block; }
      .layer { position: absolute; inset: 0 auto auto 0; width: 1104px; height: 0; transform-origin: 0 0; }
      .layer > * { position: absolute; left: 0; top: 0; }
      .area { background: none; border: 0; padding: 0; outline: none; }
      .area:hover:not([aria-disabled=true]) { background: #ffffff14; }
      .area[aria-disabled=true] { cursor: default; }
      .free { border-radius: 50%; background: none; border: 0; width: 44px; height: 44px; }
      .free:hover { background: #ffffff1f; }
      .stack { pointer-events: none; display: grid; justify-items: center; width: 0; height: 0; place-content: end center;
        overflow: visible; }
      .stack svg { filter: drop-shadow(0 2px 2px var(--sh)); }
      .tag { background: var(--tag); color: var(--tag-ink); border-radius: 999px; font: 600 11px/15px var(--sans); padding: 0 7px;
        margin-top: -7px;
        position: relative; white-space: nowrap; }
      .stack.pending { opacity: .55; } .stack.pending .tag { outline: 1px dashed var(--tag-ink); outline-offset: 1px; }
      .stack.lost { opacity: 0; translate: var(--tray-x) var(--tray-y);
        transition: opacity var(--move) 200ms, translate 420ms var(--ease-in-out); }
      .stack.paid { animation: paid 360ms var(--ease-land); }
      .net-line { width: 1104px; text-align: center; pointer-events: none; } .net { display: inline-block; border-radius: 999px;
        font: 600 15px/26px var(--sans); padding: 0 16px;
        background: var(--tag); color: var(--tag-ink);
        animation: rise var(--move) var(--ease-out); } .net.up { background: var(--brass); color: var(--on-brass); }
      .pill { pointer-events: none; width: max-content; border-radius: 999px; font: 600 12px/20px var(--sans); padding: 0 9px;
        animation: rise var(--move) var(--ease-out); }
      .pill span { display: block; }
      .pill.won { background: var(--tie-fill); color: #fff; } .pill.push { background: var(--tag); color: var(--tag-ink); }
      .lit-for { width: 0; height: 0; display: grid; place-content: center; pointer-events: none; }
      .lit-for span { white-space: nowrap; border-radius: 999px; font: 600 12.5px/20px var(--sans); padding: 0 10px;
        background: var(--brass);
        color: var(--on-brass); }
      .fall { animation: fall 180ms var(--ease-land); }
      .card { width: 74px; transition: transform var(--move) var(--ease-out); }
      .lies { transform-origin: 0 0; }
      .dealt { animation: dealt var(--move) var(--ease-out); }
      .faded { opacity: .55; transition: opacity 220ms; }
      .total { font: 600 26px/1 var(--sans); color: var(--felt-ink); width: 40px; text-align: center; animation: fade 160ms; }
      .call { width: 1104px; text-align: center; pointer-events: none; font: 400 27px/1.1 var(--serif); color: var(--felt-ink);
        animation: fade 220ms; }
      .call.special { color: var(--brass); font-size: 32px; }
      .call:lang(zh) { font-size: 23px; }
      .call small { display: block; font: 400 12.5px/1.6 var(--sans); color: var(--felt-ink-2); }
      @keyframes fade { from { opacity: 0; } }
      @keyframes rise { from { opacity: 0; translate: 0 8px; } }
      @keyframes paid { from { opacity: 0; translate: var(--tray-x) var(--tray-y); } }
      @keyframes fall { from { translate: 0 -40px; opacity: 0; } }
      @keyframes dealt { from { translate: var(--from-x) var(--from-y); opacity: .3; } }
      @media (min-width: 600px) and (max-height: 520px) { button.area { visibility: hidden; } }
      @media (prefers-reduced-motion: reduce) { .fall, .dealt, .pill, .net, .stack.paid { animation: fade 120ms; }
        .stack.lost { translate: none; transition: opacity 120ms; } }
    `,
  ];

  /** @type {{ key: string, rules: Table, felt: FeltShape } | undefined} */
  drawn = undefined;

  constructor() {
    super();
    this.focused = '';
    this.sized = new Sized(this, WIDTH);
    new Follows(this, () => [this.wagers]);
  }

  render() {
    const felt = this.#felt();
    const acts = acting(this.view, this.story).seat;
    const { shoe } = this.view;
    const curator = this.rules.curator ? (shoe.curator ? t('curator-seat', { seat: shoe.curator }) : t('curator-dealer')) : undefined;
    const state = {
      names: peopleOf(this.view),
      owed: owedOf(this.view),
      acts,
      focused: this.focused,
      winner: this.view.cards.round ? winner(this.story) : undefined,
      coverIn: shoe.coverCard === 'IN',
      coverOut: shoe.coverCard === 'OUT',
      discarded: this.view.results.length > 0,
      curator,
      lit: new Set(this.view.won.map((one) => one.spot)),
    };
    return html`
      <svg class="cloth-svg" viewBox="0 0 ${felt.width} ${felt.height}" aria-hidden="true">${cloth(felt, this.rules, state)}</svg>
      <div class="layer" ${styled({ transform: `scale(${this.#scale})` })}>
        ${this.canSit ? this.#freeSeats(felt) : nothing}${this.#buttons(felt)}${this.#stacks(felt)}
        ${this.#cards(felt)}${this.#call(felt)}${this.#won(felt)}
      </div>`;
  }

  get #scale() {
    return this.sized.width / WIDTH;
  }

  /** Redrawn only when the viewer's own place changes. */
  #felt() {
    const key = JSON.stringify(this.mine);
    if (this.drawn?.key !== key || this.drawn.rules !== this.rules) {
      this.drawn = { key, rules: this.rules, felt: feltOf(this.rules, this.mine) };
    }
    return this.drawn.felt;
  }

  #freeSeats(/** @type {FeltShape} */ felt) {
    const names = peopleOf(this.view);
    return felt.places
      .filter((place) => !names[place.spot])
      .map((place) => {
        const spot = place.isLine ? place.areas[0].centre : place.mark;
        const label = place.isLine ? t('stand-at', { seat: place.spot.slice(5) }) : t('sit-at', { seat: place.spot });
        return html`<button class="free" data-spot=${place.spot} aria-label=${label}
          title=${place.isLine ? t('stand-gist', { seat: place.spot.slice(5) }) : label}
          ${at(spot.x - 22, spot.y - 22)}
          @click=${() => tell(this, 'sit', place.spot)}></button>`;
      });
  }

  #buttons(/** @type {FeltShape} */ felt) {
    return felt.places
      .filter((place) => place.isMine)
      .flatMap((place) =>
        [...place.areas]
          .sort((one, other) => ORDER.indexOf(one.wager) - ORDER.indexOf(other.wager))
          .map((area) => this.#button(place, area)),
      );
  }

  /** Closed by `aria-disabled`: disabling the focused button forces a layout and loses the keyboard focus. */
  #button(/** @type {FeltPlace} */ { spot }, /** @type {Area} */ area) {
    const { box, wager } = area;
    const press = (/** @type {any} */ event) =>
      this.open && tell(this, 'wager', { spot, wager, less: event.key === 'Backspace' || event.type === 'contextmenu' });
    return html`<button class="area" data-wager=${wager} data-spot=${spot} aria-disabled=${!this.open}
      aria-label=${areaName(this.rules, wager, this.wagers.at(spot, wager))}
      ${at(box.left, box.top)} ${styled({ width: `${box.width}px`, height: `${box.height}px`, 'clip-path': box.shape })}
      @focus=${(/** @type {any} */ event) => (this.focused = event.target.matches(':focus-visible') ? `${spot} ${wager}` : '')}
        @blur=${() => (this.focused = '')}
      @click=${press} @keydown=${(/** @type {any} */ event) => event.key === 'Backspace' && press(event)}
      @contextmenu=${(/** @type {any} */ event) => {
        event.preventDefault();
        press(event);
      }}></button>`;
  }

  /** The chips on every area: the wagers while they are open, then their results. */
  #stacks(/** @type {FeltShape} */ felt) {
    const inRound = this.story.layout.length && !this.story.over && this.view.cards.round;
    return felt.places.flatMap((place) =>
      place.areas.map((area) => {
        const placed = inRound ? this.story.layout.find((one) => one.spot === place.spot && one.wager === area.wager) : undefined;
        const lies = this.view.layout.find((one) => one.spot === place.spot && one.wager === area.wager);
        const shown = lies ?? placed;
        const amount = !inRound && place.isMine ? this.wagers.at(place.spot, area.wager) : shown ? amountOf(shown) : 0;
        return amount
          ? this.#stack(place, area, amount, inRound ? outcomeOf(this.story, place.spot, area.wager) : undefined, shown?.coupon)
          : nothing;
      }),
    );
  }

  #stack(
    /** @type {FeltPlace} */ place,
    /** @type {Area} */ area,
    /** @type {number} */ amount,
    /** @type {Became | undefined} */ outcome,
    /** @type {string | undefined} */ coupon,
  ) {
    const size = area.size ?? (area.wager === 'royal-9' ? 18 : place.isMine ? 33 : 27);
    const { x, y } = area.chip;
    const won = outcome?.result === 'won' && outcome.won > 0;
    const pending = !outcome && place.isMine && this.wagers.isPending(place.spot, area.wager);
    const tray = styled({ '--tray-x': `${552 - x}px`, '--tray-y': `${30 - y}px` });
    return html`<div class="stack fall ${outcome?.result === 'lost' ? 'lost' : ''} ${pending ? 'pending' : ''}"
      data-pending=${pending ? 'yes' : nothing}
      ${at(x, y + size * 0.7)} ${tray}>${stack(amount, size)}${
        place.isMine || amount >= 25
          ? html`<span class="tag">${money(amount)}${coupon ? html` + ${t('with-coupon', { amount: money(coupon) })}` : nothing}</span>`
          : nothing
      }</div>
      ${won ? html`<div class="stack paid" ${at(x + size * 0.95, y + size * 0.7)} ${tray}>${stack(outcome.won, size)}</div>` : nothing}
      ${
        won || outcome?.result === 'push'
          ? html`<div class="pill ${won ? 'won' : 'push'}"
            ${at(x + size / 2 + 2, y - 10)}><span>${won ? signed(outcome.won) : t('push')}</span></div>`
          : nothing
      }`;
  }

  /** What the light at a seat is for, on the rail where its name stands. */
  #won(/** @type {FeltShape} */ felt) {
    return this.view.won.map(({ meter, spot, amount }) => {
      const { x, y, turn } = (felt.places.find((place) => place.spot === spot) ?? felt.places[0]).name;
      return html`<div class="lit-for" data-lit=${spot} ${at(x, y, turn)}><span>★ ${t(`meter:${meter}`)} ${signed(amount)}</span></div>`;
    });
  }

  #cards(/** @type {FeltShape} */ felt) {
    const small = 74 * this.#scale < 60;
    const won = winner(this.story);
    return html`${cardPlaces(felt.shape, this.view.cards.laid).map(({ card, x, y, turn }) => {
      const side = card.place.startsWith('PLAYER') ? 'player' : 'banker';
      const [across, down] = felt.shape === 'arc' ? [960 - x, 70 - y] : [740 - x, 470 - y];
      // The card flies in its own axes, which are turned with it where it lies sideways.
      const angle = (turn * Math.PI) / 180;
      const from = [across * Math.cos(angle) + down * Math.sin(angle), down * Math.cos(angle) - across * Math.sin(angle)];
      return html`<div class="lies" ${at(x, y, turn)}><div class="dealt ${won && won !== 'tie' && won !== side ? 'faded' : ''}"
        ${styled({ '--from-x': `${from[0]}px`, '--from-y': `${from[1]}px` })}>
        <playing-card class="card" data-place=${card.place} .face=${card.face} ?small=${small} turned=${turn}
          .proof=${this.proofs[card.place]}
          @click=${() => tell(this, 'proof', card.place)}></playing-card></div></div>`;
    })}${this.#totals(felt)}`;
  }

  #totals(/** @type {FeltShape} */ felt) {
    if (!this.view.cards.round) {
      return nothing;
    }
    const y = felt.shape === 'arc' ? 84 : 140;
    return TOTALS.map(({ side, x }) =>
      this.story.shown[side] === undefined ? nothing : html`<div class="total" ${at(x, y)}>${this.story.shown[side]}</div>`,
    );
  }

  #call(/** @type {FeltShape} */ felt) {
    const { words, special, gist } = call(this.story, this.view);
    const last = this.view.shoe.coverCard === 'OUT' && this.view.cards.round ? t('last-hand-call') : gist;
    return html`<div class="call ${special ? 'special' : ''}" ${at(0, felt.shape === 'arc' ? 219 : 290)}>${words}${
      last ? html`<small>${last}</small>` : nothing
    }</div>${this.#net(felt)}`;
  }

  /** What the round came to for the viewer, once all of it is settled: a round that is down is told in plain ink. */
  #net(/** @type {FeltShape} */ felt) {
    const { story, view, mine } = this;
    if (view.phase.name !== 'Clearing' || !story.layout.some((placed) => mine.includes(placed.spot))) {
      return nothing;
    }
    const all = sum(story, mine);
    const words = t(all > 0 ? 'net-up' : all < 0 ? 'net-down' : 'net-even', { amount: money(Math.abs(all)) });
    return html`<div class="net-line" ${at(0, felt.shape === 'arc' ? 252 : 326)}><span class="net ${all > 0 ? 'up' : ''}"
      data-net=${all}>${words}</span></div>`;
  }
}

customElements.define('baccarat-felt', Felt);
