import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { say } from '../words/say.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stepsOf } from '../model/view.js';
import { ahead } from './ahead.js';
import './squeezed-card.js';
import '../cards/card.js';
import '../round/clock.js';

/** @import { Live } from '../house/live.js' */
/** @import { Command, Laid, Place, Side, Spot, View, You } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Peeling } from './teller.js' */

/** @type {Side[]} */
const SIDES = ['PLAYER', 'BANKER'];
const low = (/** @type {Side} */ side) => /** @type {'player' | 'banker'} */ (side.toLowerCase());

/**
 * The close-up for the patron who has the right to turn a hand: one card after the other is pulled at and opened, and the last one turns
 * the hand for everybody. Both hands and what was called of them stay in sight. The right may be given up.
 */
class Squeeze extends Speaks(
  /** @type {Part<{ live: Live, view: View, you: You | undefined, mine: Spot[], opened: string[] }>} */ (LitElement),
) {
  static properties = { live: {}, view: {}, you: {}, mine: {}, opened: { state: true } };
  static styles = [
    style,
    css`
      .close-up { --s: 1; position: fixed; inset: 52px 0 0; z-index: 7; display: grid; grid-template: auto auto auto / auto auto;
        place-content: center;
        justify-items: center; align-items: center; gap: 14px 40px; padding: 12px;
          background: radial-gradient(circle at 50% 40%, var(--felt-1), var(--felt-3));
        animation: fade 200ms; overflow: auto; }
      h2 { font-size: 29px; color: var(--felt-ink); text-align: center; grid-column: 1 / -1; }
      p { color: var(--felt-ink-2); text-align: center; max-width: 30em; }
      .hold { width: calc(250px * var(--s)); height: calc(350px * var(--s)); } squeezed-card { transform: scale(var(--s));
        transform-origin: 0 0; }
      .hands { display: grid; gap: 12px; } .hand { min-width: 190px; padding: 8px 12px; border: 1px solid var(--felt-line);
        border-radius: 10px; }
      .hand.own { border-color: var(--mine-line); }
      .hand h3 { font: 400 19px/1.2 var(--serif); display: flex; justify-content: space-between; } .hand b { font: 600 22px/1.1 var(--sans);
        color: var(--felt-ink); }
      .player h3 { color: var(--player); } .banker h3 { color: var(--banker); } .cards { display: flex; gap: 6px; margin-top: 6px;
        min-height: 74px; }
      .cards playing-card { width: 52px; }
      .row { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; justify-content: center; color: var(--felt-ink);
        grid-column: 1 / -1; }
      .row .button { border-color: var(--felt-line); }
      @keyframes fade { from { opacity: 0; } }
      @media (max-height: 760px) { .close-up { --s: 0.8; } }
      @media (max-width: 599px) {
        .close-up { --s: 0.86; inset: 54px 0 0; grid-template: auto / 1fr; gap: 8px; } h2 { font-size: 22px; }
        .hands p { grid-column: 1 / -1; max-width: none; } .hands { order: -1; grid-column: 1; grid-template-columns: 1fr 1fr; gap: 8px; }
          h2 { order: -2; }
          .hand { min-width: 0; padding: 6px 8px; }
        .cards { gap: 3px; min-height: 56px; } .cards playing-card { width: 40px; } .hand h3 { font-size: 16px; }
      }
      @media (max-width: 599px) and (max-height: 760px) { .close-up { --s: 0.62; } p { display: none; } }
      @media (min-width: 600px) and (max-height: 520px) {
        .close-up { --s: 0.6; inset: 46px 0 0; grid-template: auto auto / auto auto minmax(0, 260px); gap: 4px 18px; padding: 4px; }
        h2 { font-size: 20px; } .hands { gap: 6px; } .cards { min-height: 52px; } .cards playing-card { width: 38px; }
          .hand { padding: 4px 10px;
          min-width: 150px; }
        .row { grid-column: 3; gap: 6px; } p { display: none; } .hand h3 { font-size: 16px; }
      }
    `,
  ];

  /** @type {string | undefined} */
  shown = undefined;

  constructor() {
    super();
    /** @type {string[]} */
    this.opened = [];
  }

  render() {
    const side = this.#side();
    if (!side) {
      this.shown = undefined;
      return nothing;
    }
    const down = this.view.cards.laid.filter((card) => card.place.startsWith(side) && !card.face);
    const isThird = down.length === 1 && down[0].place.endsWith('THIRD');
    const title = t(isThird ? 'squeeze-third' : 'squeeze-title', { side: t(low(side)) });
    this.#announce(`${this.view.cards.round} ${side} ${down.map((card) => card.place)}`, title);
    const closed = down.filter((card) => !this.opened.includes(card.place));
    const card = closed[0] ?? down[0];
    const isLast = closed.length < 2;
    return html`<div class="close-up" role="dialog" aria-modal="true" aria-label=${title}>
      <h2>${title}</h2>
      <div class="hold">${this.#squeezed(card, isLast, side)}</div>
      <div class="hands">${SIDES.map((one) => this.#hand(one, one === side, card))}<p data-needs>${this.#needs(side, isThird)}</p></div>
      <div class="row">
        <button class="button" data-do="GiveUpTheRight"
          @click=${() => this.#ask({ command: 'GiveUpTheRight', side })}>${t('give-up-right')}</button>
        <round-clock quiet .clock=${this.view.clock}></round-clock>
        <button class="button" data-do="peel" @click=${() => this.#squeezing()?.peel()}>${t('show-more')}</button>
        ${
          isLast
            ? nothing
            : html`<button class="button" data-do="open" @click=${() => this.#open(card, false, side)}>${t('open-card')}</button>`
        }
        <button class="button brass" data-do="Turn"
          @click=${() => this.#turn(side)}>${t(down.length > 1 ? 'turn-hand' : 'turn-over')}</button>
      </div></div>`;
  }

  #squeezed(/** @type {Laid} */ card, /** @type {boolean} */ isLast, /** @type {Side} */ side) {
    return html`<squeezed-card class="now" data-place=${card.place} .face=${this.#liftedFace(card.place)}
      @lift=${() => this.#ask({ command: 'Lift', place: card.place })}
      @peel=${(/** @type {CustomEvent<Peeling>} */ { detail }) => this.live.tell({ type: 'peel', place: card.place, ...detail })}
        @turn=${() => this.#open(card, isLast, side)}></squeezed-card>`;
  }

  /** A hand as it lies: open cards, those that were opened here alone, and backs. */
  #hand(/** @type {Side} */ side, /** @type {boolean} */ isOwn, /** @type {Laid} */ now) {
    const laid = this.view.cards.laid.filter((card) => card.place.startsWith(side));
    const count = this.view.cards.counts?.[side];
    return html`<section class="hand ${low(side)} ${isOwn ? 'own' : ''}" aria-label=${t(low(side))}><h3>${t(low(side))}${
      count === undefined ? nothing : html`<b>${count}</b>`
    }</h3><div class="cards">${laid
      .filter((card) => !isOwn || card.place !== now.place)
      .map(
        (card) =>
          html`<playing-card small
            .face=${card.face ?? (this.opened.includes(card.place) ? this.#liftedFace(card.place) : undefined)}></playing-card>`,
      )}</div></section>`;
  }

  /** What brings the hand ahead of the other one, once both were called and one card is left. */
  #needs(/** @type {Side} */ side, /** @type {boolean} */ isThird) {
    const { counts = {} } = this.view.cards;
    const other = side === 'PLAYER' ? 'BANKER' : 'PLAYER';
    const [own, against] = [counts[side], counts[other]];
    if (!isThird || own === undefined || against === undefined) {
      return t('squeeze-gist');
    }
    return t('squeeze-ahead', { points: ahead(own, against).join(', ') });
  }

  /** The hand that is mine to turn, while its cards lie face down. */
  #side() {
    const { phase, cards } = this.view;
    const holder = phase.side === 'PLAYER' ? cards.playerTurnedBy : cards.bankerTurnedBy;
    const mine = phase.name === 'Turning' && this.mine.includes(holder ?? '') && stepsOf(this.you).has(`Turn ${phase.side}`);
    return mine && cards.laid.some((card) => card.place.startsWith(phase.side ?? '') && !card.face) ? phase.side : undefined;
  }

  #liftedFace(/** @type {Place} */ place) {
    return this.you?.lifted?.find((card) => card.place === place)?.face;
  }

  #squeezing() {
    return this.renderRoot.querySelector('squeezed-card');
  }

  #announce(/** @type {string} */ key, /** @type {string} */ title) {
    if (this.shown !== key) {
      this.shown = key;
      this.opened = [];
      say(title, 'assertive');
      this.updateComplete.then(() => this.#squeezing()?.focus());
    }
  }

  /** The last card of a hand turns it for everybody; one before it is open here alone, and the next one comes under the hand. */
  async #open(/** @type {Laid} */ card, /** @type {boolean} */ isLast, /** @type {Side} */ side) {
    if (isLast) {
      await this.#turn(side);
      return;
    }
    if (!this.#liftedFace(card.place)) {
      await this.#ask({ command: 'Lift', place: card.place });
    }
    this.opened = [...this.opened, card.place];
    this.#squeezing()?.flatten();
    this.updateComplete.then(() => this.#squeezing()?.focus());
  }

  #turn(/** @type {Side} */ side) {
    return this.#ask({ command: 'Turn', side });
  }

  /** A card that was looked at before a reload is looked at again without being asked for. */
  async #ask(/** @type {Command} */ command) {
    if (command.command === 'Lift' && this.#liftedFace(command.place)) {
      return;
    }
    const answer = await this.live.ask(command);
    if (!answer.accepted) {
      tell(this, 'refused', answer);
    }
  }
}

customElements.define('card-squeeze', Squeeze);
