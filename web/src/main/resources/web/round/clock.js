import { LitElement, html, css, nothing, svg } from 'lit';
import { icon } from '../look/icons.js';
import { say } from '../words/say.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** @import { Clock } from 'messages' */
/** @import { Changes, Part } from 'page' */

/**
 * A betting clock: a ring that runs out with its seconds inside, or a lock; it is empty while wagers are open and no time runs. It says how
 * long there is, and the last five seconds.
 */
class RoundClock extends Speaks(/** @type {Part<{ clock: Clock, label: any, quiet: boolean, open: boolean, left: any }>} */ (LitElement)) {
  static properties = { clock: {}, label: {}, quiet: { type: Boolean }, open: { type: Boolean }, left: { state: true } };
  static styles = css`
    :host { display: block; width: 52px; height: 52px; position: relative; flex: none; }
    svg.ring { width: 100%; height: 100%; transform: rotate(-90deg); }
    circle { fill: none; stroke-width: 3.5; stroke: var(--line); }
    .run { stroke: var(--brass); stroke-linecap: round; }
    .late { stroke: var(--banker); }
    .inside { position: absolute; inset: 0; display: grid; place-items: center;
      font: 600 var(--clock-size, 16px)/1 var(--sans); color: var(--ink); }
    .inside.soon { color: var(--banker); }
    @media (prefers-reduced-motion: reduce) { .run { display: none; } }
  `;

  /** @type {string | undefined} */
  until = undefined;

  updated(/** @type {Changes} */ changed) {
    if (changed.has('clock') && this.clock?.until !== this.until) {
      this.until = this.clock?.until;
      this.#start();
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.running);
  }

  #start() {
    clearInterval(this.running);
    if (!this.until) {
      this.left = undefined;
      return;
    }
    const end = Date.parse(this.until);
    this.whole = Math.max(1, end - Date.now());
    const tick = () => {
      const left = Math.max(0, end - Date.now());
      if (!this.quiet && Math.ceil(left / 1000) === 5 && Math.ceil((this.left ?? 0) / 1000) === 6) {
        say(t('seconds-left', { seconds: 5 }));
      }
      this.left = left;
      if (left === 0) {
        clearInterval(this.running);
      }
    };
    tick();
    this.running = setInterval(tick, 125);
  }

  render() {
    if (this.left === undefined) {
      return html`<svg class="ring" viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="25" /></svg><div
        class="inside">${this.open ? nothing : icon('lock', 17)}</div>`;
    }
    const seconds = Math.ceil(this.left / 1000);
    const round = 2 * Math.PI * 25;
    return html`<svg class="ring" viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="25" />
        ${svg`<circle class="run ${seconds <= 5 ? 'late' : ''}" cx="28" cy="28" r="25"
          stroke-dasharray="${(round * (this.left ?? 0)) / (this.whole ?? 1)} ${round}" />`}</svg>
      <div class="inside ${seconds <= 5 ? 'soon' : ''}" role="timer">${seconds}</div>`;
  }
}

customElements.define('round-clock', RoundClock);
