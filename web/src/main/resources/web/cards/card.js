import { LitElement, html, css, svg, nothing } from 'lit';
import { t } from '../words/words.js';
import { back } from './back.js';
import { face, smallFace } from './face.js';
import { Peeled, peeledStyle } from './peeled.js';
import { cardStyle } from './style.js';
import { Speaks } from '../words/speaks.js';

/** @import { Part } from 'page' */
/** @import { Card } from 'messages' */

/** What a card is called: "queen of hearts". */
export function cardName(/** @type {Card} */ card) {
  if (card?.length === 1) {
    return t(`rank:${card}`);
  }
  return card ? t('card-name', { rank: t(`rank:${card[0]}`), suit: t(`suit:${card[1]}`) }) : t('face-down');
}

/**
 * A card on the layout, face down or up, with the mark of its proof; while another patron peels it, its back moves. It is as large as its
 * element, and `small` says that this is too small for the full face.
 */
class PlayingCard extends Speaks(/** @type {Part<{ face: any, small: boolean, proof: any }>} */ (LitElement)) {
  static properties = { face: {}, small: { type: Boolean }, proof: {} };
  static styles = [
    cardStyle,
    peeledStyle,
    css`
      :host { display: block; aspect-ratio: 5 / 7; position: relative; }
      svg { display: block; width: 100%; height: 100%; filter: drop-shadow(0 1px 1px var(--sh)) drop-shadow(0 4px 6px var(--sh)); }
      .mark { position: absolute; right: -5px; bottom: -5px; width: 16px; height: 16px; filter: none;
        animation: fade var(--quick) 200ms both; }
      :host([turned='90']) .mark { bottom: auto; top: -5px; rotate: -90deg; }
      :host([turned='-90']) .mark { right: auto; left: -5px; rotate: 90deg; }
      .good { fill: var(--tie-fill); stroke: #fff; }
      .bad { fill: #b8332a; stroke: #fff; }
      .turned { animation: turn var(--turn) var(--ease-in-out); }
      @keyframes fade { from { opacity: 0; } }
      @keyframes turn { from { transform: scaleX(0) translateY(-4px); } }
      @media (prefers-reduced-motion: reduce) { .turned { animation: fade 120ms; } }
    `,
  ];

  #peeled = new Peeled(this);

  /** Another patron pulls at it: from where, how far, and at which seat. */
  peel(/** @type {any} */ peel) {
    this.#peeled.take(peel);
  }

  render() {
    if (this.#peeled.isMoving) {
      return this.#peeled.render(this.#name());
    }
    const shown = this.face ? (this.small ? smallFace(this.face) : face(this.face)) : back();
    return html`<svg viewBox="0 0 250 350" class=${this.face ? 'turned' : ''} role="img"
      aria-label=${this.#name()}>${shown}</svg>${this.#mark()}${this.#looks()}`;
  }

  #looks() {
    const { words } = this.#peeled;
    return words ? html`<div class="looks" aria-hidden="true"><span>${words}</span></div>` : nothing;
  }

  #name() {
    const proved = this.proof === 'good' ? t('proved') : this.proof === 'bad' ? t('not-proved') : '';
    return [cardName(this.face), proved, this.#peeled.words].filter(Boolean).join(', ');
  }

  #mark() {
    if (!this.face || !this.proof) {
      return nothing;
    }
    const good = this.proof === 'good';
    return html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true" part="mark">
      <circle class=${good ? 'good' : 'bad'} cx="8" cy="8" r="7" />
      ${
        good
          ? svg`<path d="m4.8 8.2 2.3 2.3 4.2-4.7" fill="none" stroke="#fff" stroke-width="1.7" />`
          : svg`<path d="m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6"
        stroke="#fff" stroke-width="1.7" />`
      }
    </svg>`;
  }
}

customElements.define('playing-card', PlayingCard);
