import { LitElement, html, css, svg, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { suit } from '../cards/suits.js';
import { cardName } from '../cards/card.js';
import { RANKS } from './entry.js';
import { rankName } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Part } from 'page' */

const SUITS = ['s', 'h', 'd', 'c'];

const WITH_SUITS = 'console-with-suits';

/**
 * The 52 cards as a deck is spread, or the 13 ranks where no wager needs suits. One tap chooses, and where more cards follow the next tap
 * chooses the next; the key of the step card enters.
 */
class CardKeypad extends /** @type {Part<{ chosen: any, typed: any, suits: boolean, wanted: boolean }>} */ (LitElement) {
  static properties = { chosen: {}, typed: {}, suits: { type: Boolean }, wanted: { state: true } };
  static styles = [
    desk,
    css`
      :host { display: flex; flex-direction: column; gap: 6px; height: 100%; min-height: 0; }
      div { display: grid; grid-template-columns: repeat(13, minmax(0, 1fr)); gap: 6px; flex: 1; min-height: 44px; }
      button { display: grid; place-content: center; justify-items: center; gap: 2px; border: 1px solid var(--n5); border-radius: 8px;
        background: var(--n2);
        font: 600 20px/1 var(--desk); padding: 2px; }
      button:hover { border-color: var(--n7); }
      button.red { color: var(--banker); }
      button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); border-color: var(--n9); }
      button.typed { border-color: var(--accent); }
      .ranks button { font-size: 32px; }
      p .button { min-height: 32px; padding: 0 12px; font-size: 13px; }
      .ink { fill: currentColor; }
      p { color: var(--n7); font-size: 14px; display: flex; justify-content: space-between; gap: 12px; }
    `,
  ];

  constructor() {
    super();
    this.wanted = localStorage.getItem(WITH_SUITS) === 'yes';
  }

  render() {
    return this.suits || this.wanted ? this.#cards() : this.#ranks();
  }

  #ranks() {
    return html`<div class="ranks" role="group" aria-label=${t('console:ranks')}>${RANKS.map(
      (rank) => html`<button data-card=${rank} aria-pressed=${this.chosen === rank} aria-label=${cardName(rank)}
        @click=${() => tell(this, 'choose', rank)}>${rankName(rank)}</button>`,
    )}</div>
      <p><span>${t('console:ranks-will-do')}</span>${this.#other('console:with-suits')}</p>`;
  }

  /** The other of the two keypads, if the table leaves the choice. */
  #other(/** @type {string} */ words) {
    return this.suits ? nothing : html`<button class="button" data-suits @click=${this.#turn}>${t(words)}</button>`;
  }

  #turn() {
    this.wanted = !this.wanted;
    localStorage.setItem(WITH_SUITS, this.wanted ? 'yes' : 'no');
  }

  #cards() {
    return html`${SUITS.map(
      (name) => html`<div role="group"
      aria-label=${t(`console:suit:${name}`)}>${RANKS.map((rank) => this.#key(rank, name))}</div>`,
    )}
      <p><span>${t('console:type-rank-then-suit')} <kbd>K</kbd> <kbd>C</kbd> ${t('console:ten-is')} <kbd>T</kbd></span>
        <span>${t('console:one-tap-chooses')}</span>${this.#other('console:ranks-alone')}</p>`;
  }

  #key(/** @type {string} */ rank, /** @type {string} */ name) {
    const card = rank + name;
    const classes = `${'hd'.includes(name) ? 'red' : ''} ${this.typed === rank ? 'typed' : ''}`;
    return html`<button class=${classes} data-card=${card} aria-pressed=${this.chosen === card} aria-label=${cardName(card)}
      @click=${() => tell(this, 'choose', card)}>
      ${rankName(rank)}<svg width="15" height="15" viewBox="-50 -50 100 100" aria-hidden="true"
        >${svg`${suit(name, 0, 0, 96)}`}</svg></button>`;
  }
}

customElements.define('card-keypad', CardKeypad);
