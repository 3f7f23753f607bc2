import { html, css } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { t } from '../words/words.js';
import { back } from './back.js';
import { bare } from './face.js';
import { fold, pullOf } from './fold.js';
import { folded, foldedStyle } from './folded.js';

/** @import { Peel, Spot } from 'messages' */

const SILENCE = 1500;
const FALL = 200;

export const peeledStyle = [
  foldedStyle,
  css`
    .peeled { position: absolute; inset: 0; pointer-events: none; }
    .peeled .window, .peeled .inner, .peeled .curl { transition: transform 140ms linear; }
    .looks { position: absolute; inset: 0; display: grid; place-content: center; text-align: center; pointer-events: none; }
    .looks span { background: var(--tag); color: var(--tag-ink); border-radius: 6px; padding: 3px 4px; font: 600 11px/1.25 var(--sans); }
    :host([turned='90']) .looks { rotate: -90deg; }
    :host([turned='-90']) .looks { rotate: 90deg; }
  `,
];

/**
 * What other viewers see of a card that a patron peels: the back moves at the same corner or edge, and what is turned up is bare paper,
 * since nothing of the face has come. Without further messages it falls flat. With reduced motion, words say it.
 */
export class Peeled {
  #card;
  /** @type {(Partial<Peel> & { seat?: Spot }) | undefined} */
  #held;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor(/** @type {any} */ card) {
    this.#card = card;
    card.addController(this);
  }

  hostUpdate() {
    if (this.#card.face) {
      this.#drop();
    }
  }

  hostDisconnected() {
    this.#drop();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#held = undefined;
  }

  /** `far` 0 lays it flat. A felt that is not shown has no size to fold. */
  take(/** @type {Partial<Peel> & { seat?: Spot }} */ peel) {
    if (this.#card.face || !this.#card.offsetWidth || (peel.far === 0 && !this.#held)) {
      return;
    }
    clearTimeout(this.#timer);
    const isUp = (peel.far ?? 0) > 0;
    this.#held = isUp ? peel : { ...this.#held, far: 0 };
    this.#timer = isUp ? setTimeout(() => this.take({ far: 0 }), SILENCE) : setTimeout(() => this.#rest(), FALL);
    this.#card.requestUpdate();
  }

  #rest() {
    this.#drop();
    this.#card.requestUpdate();
  }

  /** Who is looking at it, as a sentence; empty while no one is. */
  get words() {
    return this.#held?.far ? t('looks-at-card', { seat: this.#held.seat }) : '';
  }

  get isMoving() {
    return this.#held && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  render(/** @type {string} */ name) {
    const w = this.#card.offsetWidth;
    const peel = /** @type {Peel} */ (this.#held);
    const { g, p } = pullOf(peel, w, 1.4 * w);
    return html`<div class="peeled" role="img"
      aria-label=${name}>${keyed(peel.from, folded(fold(g, p, w), w, back(), bare()))}</div>`;
  }
}
