import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { t } from '../words/words.js';
import { back } from '../cards/back.js';
import { bare, face } from '../cards/face.js';
import { cardName } from '../cards/card.js';
import { cardStyle } from '../cards/style.js';
import { fold, FURTHEST, grip, lifted, peelOf, pull } from '../cards/fold.js';
import { folded, foldedStyle } from '../cards/folded.js';
import { Teller } from './teller.js';
import { Speaks } from '../words/speaks.js';

/** @import { Part } from 'page' */
/** @import { Point } from '../cards/fold.js' */

const W = 250;
const H = 350;
const UNKNOWN = 12;
const PEELS = [0, 0.2, 0.45, 0.8, 1.3];

/**
 * A card that is being looked at. It tells `lift` when it is first pulled, and only then learns its face; until that comes the fold
 * stops and shows bare paper. It tells `turn` when most of it is lifted and let go, and `peel` for the others to see its back move.
 */
class SqueezedCard extends Speaks(/** @type {Part<{ face: any, folded: any, step: any }>} */ (LitElement)) {
  static properties = { face: {}, folded: { state: true }, step: { state: true } };
  static styles = [
    cardStyle,
    foldedStyle,
    css`
      :host { display: block; width: 250px; height: 350px; position: relative; touch-action: none; user-select: none; cursor: grab;
        filter: drop-shadow(0 6px 10px var(--sh)); transform-origin: 0 0; }
      :host(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 8px; border-radius: 15px; }
      svg { display: block; width: 250px; height: 350px; }
    `,
  ];

  #teller = new Teller((peel) => tell(this, 'peel', peel));

  constructor() {
    super();
    this.step = 0;
    this.tabIndex = 0;
    this.addEventListener('pointerdown', (event) => this.#take(event));
    this.addEventListener('pointermove', (event) => this.#move(event));
    this.addEventListener('pointerup', () => this.#letGo());
    this.addEventListener('pointercancel', () => this.#letGo());
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  updated() {
    this.setAttribute('role', 'img');
    const shows = this.face && this.step > 0 ? ` ${t('card-shows', { card: cardName(this.face) })}` : '';
    this.setAttribute('aria-label', t('card-down', { step: this.step }) + shows);
    if (this.folded) {
      this.#teller.held(peelOf(this.folded.g, this.#pulled(), W));
    } else {
      this.#teller.flat();
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#teller.stop();
  }

  #at(/** @type {PointerEvent} */ event) {
    const box = this.getBoundingClientRect();
    const scale = box.width / W;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  #take(/** @type {PointerEvent} */ event) {
    this.setPointerCapture(event.pointerId);
    this.taken = this.#at(event);
    this.gripped = grip(this.taken, W, H);
  }

  #move(/** @type {PointerEvent} */ event) {
    if (!this.gripped || !this.taken) {
      return;
    }
    const to = this.#at(event);
    if (Math.hypot(to.x - this.taken.x, to.y - this.taken.y) > 4) {
      this.#pullTo(to);
    }
  }

  #pullTo(/** @type {Point} */ to) {
    this.#lift();
    this.folded = { g: this.gripped, to };
  }

  #lift() {
    if (!this.asked) {
      this.asked = true;
      tell(this, 'lift');
    }
  }

  #pulled() {
    const { g, to } = this.folded;
    return pull(g, to, W, this.face ? FURTHEST * W : 2 * UNKNOWN);
  }

  #fold() {
    return fold(this.folded.g, this.#pulled(), W);
  }

  #letGo() {
    if (this.gripped && this.folded && this.face && lifted(this.#fold(), W, H) >= 0.6) {
      tell(this, 'turn');
    }
    this.gripped = undefined;
    this.flatten();
  }

  flatten() {
    this.folded = undefined;
    this.step = 0;
    this.asked = false;
  }

  /** One step further, from the long edge: an edge, half, most, all. */
  peel() {
    this.step = Math.min(4, this.step + 1);
    this.gripped = undefined;
    this.#lift();
    this.folded = { g: { x: W, y: H / 2, kind: 'along' }, to: { x: W - PEELS[this.step] * W, y: H / 2 } };
  }

  #key(/** @type {KeyboardEvent} */ event) {
    const does = { ' ': () => this.peel(), Enter: () => tell(this, 'turn'), Escape: () => this.flatten() }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  render() {
    if (!this.folded) {
      return html`<svg viewBox="0 0 250 350" aria-hidden="true">${back()}</svg>`;
    }
    return folded(this.#fold(), W, back(), this.face ? face(this.face, { withIndex: false }) : bare());
  }
}

customElements.define('squeezed-card', SqueezedCard);
