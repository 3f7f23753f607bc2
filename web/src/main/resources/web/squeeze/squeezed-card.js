import { LitElement, html, css, nothing } from 'lit';
import { styled } from '../look/at.js';
import { t } from '../words/words.js';
import { back } from '../cards/back.js';
import { bare, face } from '../cards/face.js';
import { cardStyle } from '../cards/style.js';
import { fold, grip, lifted, pull } from './fold.js';

const W = 250;
const H = 350;
const UNKNOWN = 12;
const PEELS = [0, 0.2, 0.45, 0.8, 1.3];

/**
 * A card that is being looked at. It tells `lift` when it is first pulled, and only then learns its face; until that comes the fold
 * stops and shows bare paper. It tells `turn` when most of it is lifted and let go.
 */
class SqueezedCard extends LitElement {
  static properties = { face: {}, folded: { state: true }, step: { state: true } };
  static styles = [
    cardStyle,
    css`
      :host { display: block; width: 250px; height: 350px; position: relative; touch-action: none; user-select: none; cursor: grab; filter: drop-shadow(0 6px 10px var(--sh)); }
      :host(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 8px; border-radius: 15px; }
      .window { position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 50%; }
      .inner { position: absolute; left: 0; top: 0; width: 250px; height: 350px; transform-origin: 0 0; }
      .flap { box-shadow: 0 6px 14px #00000066; border-radius: 15px; overflow: hidden; }
      .curl { position: absolute; left: 0; top: 0; pointer-events: none; transform-origin: 0 0;
        background: linear-gradient(90deg, #0008, #fff8 10%, #0002 26%, #0000 60%, #0003); }
      svg { display: block; width: 250px; height: 350px; }
      .place { position: absolute; inset: 0; border: 1px dashed var(--felt-line); border-radius: 15px; }
    `,
  ];

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
    this.setAttribute('aria-label', t('card-down', { step: this.step }));
  }

  #at(event) {
    const box = this.getBoundingClientRect();
    const scale = box.width / W;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  #take(event) {
    this.setPointerCapture(event.pointerId);
    this.taken = this.#at(event);
    this.gripped = grip(this.taken, W, H);
  }

  #move(event) {
    if (!this.gripped) {
      return;
    }
    const to = this.#at(event);
    if (Math.hypot(to.x - this.taken.x, to.y - this.taken.y) > 4) {
      this.#pullTo(to);
    }
  }

  #pullTo(to) {
    this.#lift();
    this.folded = { g: this.gripped, to };
  }

  #lift() {
    if (!this.asked) {
      this.asked = true;
      this.dispatchEvent(new CustomEvent('lift'));
    }
  }

  #fold() {
    const { g, to } = this.folded;
    return fold(g, pull(g, to, W, this.face ? 1.9 * W : 2 * UNKNOWN), W);
  }

  #letGo() {
    if (this.gripped && this.folded && this.face && lifted(this.#fold(), W, H) >= 0.6) {
      this.dispatchEvent(new CustomEvent('turn'));
    }
    this.gripped = undefined;
    this.flatten();
  }

  flatten() {
    this.folded = undefined;
    this.step = 0;
  }

  /** One step further, from the long edge: an edge, half, most, all. */
  peel() {
    this.step = Math.min(4, this.step + 1);
    this.gripped = undefined;
    this.#lift();
    this.folded = { g: { x: W, y: H / 2, kind: 'along' }, to: { x: W - PEELS[this.step] * W, y: H / 2 } };
  }

  #key(event) {
    const does = { ' ': () => this.peel(), Enter: () => this.dispatchEvent(new CustomEvent('turn')), Escape: () => this.flatten() }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  render() {
    const down = html`<svg viewBox="0 0 250 350" aria-hidden="true">${back()}</svg>`;
    if (!this.folded) {
      return down;
    }
    const { m, angle, depth, face: over } = this.#fold();
    const size = 2 * Math.hypot(W, H);
    const degrees = (angle * 180) / Math.PI;
    const put = `translate(0, ${size / 2}px) rotate(${-degrees}deg) translate(${-m.x}px, ${-m.y}px)`;
    const turned = `${put} matrix(${over.join(',')})`;
    const upright = new DOMMatrix(turned).inverse().toString();
    return html`<div class="place"></div>
      <div class="window" ${styled({ width: `${size}px`, height: `${size}px`, transform: `translate(${m.x}px, ${m.y - size / 2}px) rotate(${degrees}deg)` })}>
        <div class="inner" ${styled({ transform: put })}>${down}</div>
        <div class="inner flap" ${styled({ transform: turned })}>
          <svg viewBox="0 0 250 350" aria-hidden="true">${this.face ? face(this.face, { withIndex: false }) : bare()}</svg>
          ${depth > 2 ? html`<div class="curl" ${styled({ width: `${depth * 1.05}px`, height: `${size}px`, transform: upright })}></div>` : nothing}</div>
      </div>`;
  }
}

customElements.define('squeezed-card', SqueezedCard);
