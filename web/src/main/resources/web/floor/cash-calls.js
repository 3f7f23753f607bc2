import { LitElement, html, css, nothing } from 'lit';
import { call, glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { dollars, minute } from '../figures/figures.js';
import { sound } from '../look/sound.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/floor.js';

/** @import { CashCall } from 'answers' */
/** @import { Part } from 'page' */

const LOOK_AGAIN = 10_000;

/**
 * @typedef {{ day: string, calls: CashCall[] | undefined, wrong: string | undefined, timer: any, mayTake: boolean }} Shown
 */

/** Patrons whose cash of the day has passed a threshold: it sounds until somebody takes the call, and then says who did. */
class CashCalls extends Speaks(/** @type {Part<Shown>} */ (LitElement)) {
  static properties = { calls: { state: true }, wrong: { state: true }, mayTake: { type: Boolean } };
  static styles = [
    desk,
    css`
      li { display: grid; gap: 6px; padding: 12px 14px; border-bottom: 1px solid var(--n4); border-left: 3px solid var(--n5); }
      li.open { border-left-color: var(--warn); }
      li:last-child { border-bottom: 0; }
      .row { display: flex; gap: 8px; align-items: center; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => this.#look(), LOOK_AGAIN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    const before = this.#open.length;
    const { day, calls } = await glance('/cash/calls');
    this.day = day;
    this.calls = calls;
    if (this.#open.length > before) {
      sound('call');
    }
  }

  get #open() {
    return (this.calls ?? []).filter((one) => !one.takenBy);
  }

  render() {
    const calls = this.calls ?? [];
    return calls.length
      ? html`<section class="panel" aria-labelledby="calls">
          <header><h2 id="calls">${t('floor:cash-calls')}</h2>${
            this.#open.length ? html`<span class="tag warn">▲ ${this.#open.length}</span>` : nothing
          }</header>
          <div class="hidden-words" aria-live="polite">${this.#open.map((one) => this.#words(one)).join('. ')}</div>
          <ul>${calls.map((one) => this.#one(one))}</ul>
          <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        </section>`
      : nothing;
  }

  #words(/** @type {CashCall} */ one) {
    return t(`floor:passed:${one.direction}`, { patron: one.patron.replace('$', ''), threshold: dollars(one.threshold) });
  }

  #one(/** @type {CashCall} */ one) {
    return html`<li class=${one.takenBy ? '' : 'open'}>
      <div class="row"><strong>${this.#words(one)}</strong><span class="end mono small quiet">${minute(one.since)}</span></div>
      <div class="row">${
        one.takenBy
          ? html`<span class="quiet">${t('floor:taken-by', { who: one.takenBy, at: minute(one.takenAt ?? '') })}</span>`
          : this.mayTake
            ? html`<button class="button" @click=${() => this.#take(one)}>${t('floor:take-call')}</button>`
            : nothing
      }</div></li>`;
  }

  async #take(/** @type {CashCall} */ { patron, direction, threshold }) {
    try {
      await call('/cash/calls', 'POST', { day: this.day, patron, direction, threshold });
      this.wrong = '';
    } catch (problem) {
      this.wrong = problem.message;
    }
    await this.#look();
  }
}

customElements.define('cash-calls', CashCalls);
