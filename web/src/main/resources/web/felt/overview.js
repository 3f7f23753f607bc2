import { LitElement, html, css, svg, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { Sized } from '../look/sized.js';
import { at, styled } from '../look/at.js';
import { house as style } from '../look/style.js';
import { currentLanguage, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stack } from '../chips/chip.js';
import { acting, call } from './calls.js';
import { winner } from '../model/story.js';
import { amountOf } from '../model/view.js';
import { peopleOf } from './people.js';
import { clothStyle } from './style.js';
import '../cards/card.js';

/** @import { Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { Side, Spot, View } from 'messages' */
/** @import { Part } from 'page' */

const CARDS = { PLAYER_FIRST: 0, PLAYER_SECOND: 1, PLAYER_THIRD: 2, BANKER_FIRST: 0, BANKER_SECOND: 1, BANKER_THIRD: 2 };

/** The felt on a phone, for looking only: hands, seats along a shallow arc, and the total wager of each. */
class Overview extends Speaks(
  /** @type {Part<{ rules: Table, view: View, mine: Spot[], story: Story, proofs: Record<string, any>, canSit: boolean }>} */ (LitElement),
) {
  static properties = { rules: {}, view: {}, mine: {}, story: {}, proofs: {}, canSit: { type: Boolean } };
  static styles = [
    style,
    clothStyle,
    css`
      :host { display: block; position: relative; height: 200px; flex: none; overflow: hidden; }
      :host([playing]) { height: 268px; }
      .cloth-svg { position: absolute; inset: 0; }
      .layer > * { position: absolute; left: 0; top: 0; }
      .seat:disabled { opacity: 1; }
      .seat svg { overflow: visible; }
      .seat { width: 44px; height: 44px; border-radius: 50%; background: none; border: 0; padding: 0; }
      .chips { width: 0; display: grid; justify-content: center; pointer-events: none; }
      .hands { position: absolute; inset: 10px 12px auto; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
      .hand { border: 1px solid var(--felt-line); border-radius: 10px; min-height: 66px; padding: 6px 8px; position: relative; }
      .hand.won { border-color: var(--brass); }
      .hand span { font: 400 19px/1.1 var(--serif); display: flex; justify-content: space-between; } .player span { color: var(--player); }
      .banker span { color: var(--banker); flex-direction: row-reverse; }
      .hand b { font: 600 20px/1.1 var(--sans); color: var(--felt-ink); }
      .cards { display: flex; gap: 5px; margin-top: 5px; } .banker .cards { justify-content: end; }
      playing-card { width: 48px; }
      :host([playing]) playing-card { width: 50px; }
      .inscription-line { position: absolute; inset: 82px 12px auto; text-align: center; font: 400 14px/1.2 var(--serif);
        color: var(--felt-ink-2); }
      .inscription-line.slanted { font-style: italic; }
      .inscription-line.call { font-size: 19px; color: var(--felt-ink); }
      :host([playing]) .inscription-line { top: 142px; }
    `,
  ];

  constructor() {
    super();
    this.sized = new Sized(this, 390);
  }

  updated() {
    this.toggleAttribute('playing', this.view.cards.laid.length > 0);
  }

  render() {
    const playing = this.view.cards.laid.length > 0;
    const height = playing ? 268 : 200;
    const { width } = this.sized;
    return html`<svg class="cloth-svg" width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
        <defs><radialGradient id="cloth" cx="50%" cy="20%" r="90%"><stop offset="0" class="stop-1" /><stop offset=".6" class="stop-2"
          /><stop
          offset="1" class="stop-3" /></radialGradient></defs>
        ${svg`<path class="cloth" d="M-2-2H${width + 2}V${height - 76}Q${width / 2} ${height + 66}-2 ${height - 76}Z" />`}
      </svg>
      <div class="hands">${this.#hand('player')}${this.#hand('banker')}</div>
      ${
        playing || !this.rules.ez
          ? html`<p class="inscription-line call">${call(this.story, this.view).words}</p>`
          : html`<p class="inscription-line ${currentLanguage() === 'en' ? 'slanted' : ''}">${t('inscription')}</p>`
      }
      <div class="layer">${this.#seats(width, height)}</div>`;
  }

  #hand(/** @type {string} */ side) {
    const name = /** @type {Side} */ (side.toUpperCase());
    const laid = this.view.cards.laid
      .filter((card) => card.place.startsWith(name))
      .sort((one, other) => CARDS[one.place] - CARDS[other.place]);
    const total = this.view.cards.round ? this.story.shown[name] : undefined;
    return html`<div class="hand ${side} ${winner(this.story) === side && this.view.cards.round ? 'won' : ''}"><span>${t(side)}${
      total === undefined ? nothing : html`<b>${total}</b>`
    }</span>
      <div class="cards">${laid.map(
        (card) => html`<playing-card small data-place=${card.place} .face=${card.face}
        .proof=${this.proofs[card.place]}></playing-card>`,
      )}</div></div>`;
  }

  #seats(/** @type {number} */ width, /** @type {number} */ height) {
    const names = peopleOf(this.view);
    const { seat: acts } = acting(this.view, this.story);
    const lit = new Set(this.view.won.map((one) => one.spot));
    return Array.from({ length: this.rules.seats }, (_, index) => {
      const spot = String(index + 1);
      const along = this.rules.seats === 1 ? 0 : (index / (this.rules.seats - 1)) * 2 - 1;
      const x = width / 2 + along * (width / 2 - 22);
      const y = height - 26 - along * along * 50;
      const kind = this.mine.includes(spot) ? 'mine' : names[spot] ? 'taken' : 'free';
      const lies = this.view.layout.filter((placed) => placed.spot === spot).reduce((all, placed) => all + amountOf(placed), 0);
      const size = this.rules.seats > 10 ? 20 : 28;
      return html`<button class="seat" data-spot=${spot} ?disabled=${kind !== 'free' || !this.canSit} aria-label=${
        kind === 'free' ? t('sit-at', { seat: spot }) : t('seat-taken', { seat: spot, name: names[spot] })
      } ${at(x - 22, y - 22)}
          @click=${() => tell(this, 'sit', spot)}>
          <svg width="44" height="44" viewBox="-22 -22 44 44">${
            lit.has(spot) ? svg`<circle class="light" data-light=${spot} r=${size / 2 + 5} />` : nothing
          }${acts === spot ? svg`<circle class="halo" r=${size / 2 + 4} />` : nothing}<circle
            class="number ${kind}" r=${size / 2} /><text class="number ${kind}" y="4.5" font-size="12">${spot}</text></svg></button>
        ${lies ? html`<div class="chips" ${at(x, y - size - 12)} ${styled({ height: '22px' })}>${stack(lies, 20)}</div>` : nothing}`;
    });
  }
}

customElements.define('felt-overview', Overview);
