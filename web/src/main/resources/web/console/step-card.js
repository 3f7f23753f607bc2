import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import '../desk/clause-chip.js';
import '../round/clock.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Clock } from 'messages' */
/** @import { Changes, Part } from 'page' */
/** @import { Next } from './next.js' */
/** @import { OrderChoice, OrderNumber } from './orders.js' */

/**
 * @typedef {{ next: Next, document: string, stale: boolean, chosen: any, missing: any, going: boolean, held: boolean,
 *   clock: Clock | undefined, resting: any, picked: any }} Shown
 */

/** What comes next: who, the order, how much, why; and at the right the one key. With `stale` or nothing to send, the key waits. */
class StepCard extends /** @type {Part<Shown>} */ (LitElement) {
  static properties = {
    next: {},
    document: {},
    stale: {},
    chosen: {},
    missing: {},
    going: {},
    held: {},
    clock: {},
    resting: { state: true },
    picked: { state: true },
  };
  static styles = [
    desk,
    css`
      :host { display: block; }
      section { display: grid; grid-template-columns: minmax(0, 1fr) 240px; gap: 16px; height: 176px; padding: 14px 18px;
        background: var(--n2);
        border: 1px solid var(--n5); border-left: 4px solid var(--accent); border-radius: 12px; }
      section.stopped { border-left-color: var(--warn); }
      .stopped .overline { color: var(--warn); }
      .stale h1 { color: var(--n7); }
      .who { display: flex; gap: 8px; align-items: baseline; font-size: 14px; }
      section > div { position: relative; min-width: 0; }
      .clock { position: absolute; right: 0; top: -6px; display: flex; gap: 8px; align-items: center; }
      round-clock { width: 40px; height: 40px; --line: var(--n5); --brass: var(--accent); --ink: var(--n9); --sans: var(--desk); }
      h1 { font: 600 36px/1.15 var(--desk); letter-spacing: -.01em; margin: 4px 0 2px; white-space: nowrap; overflow: hidden;
        text-overflow: ellipsis; }
      .how { font-size: 17px; line-height: 21px; height: 42px; color: var(--n8); overflow: hidden; display: flex; gap: 10px;
        align-items: center; }
      .how > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
      .why { display: flex; gap: 6px; align-items: center; margin-top: 8px; font-size: 14px; color: var(--n7); min-height: 24px; }
      .why > span { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .why clause-chip { flex: none; }
      .key { border: 0; border-radius: 12px; background: var(--accent); color: var(--accent-ink);
        box-shadow: 0 4px color-mix(in srgb, var(--accent) 65%, black); font: 700 26px/1.15 var(--desk); display: grid;
        place-content: center; gap: 10px; padding: 12px; }
      .key small { font: 600 13px/1.2 var(--desk); display: flex; gap: 8px; align-items: center; justify-content: center; }
      .key:disabled { background: none; color: var(--n7); border: 2px dashed var(--n6); box-shadow: none; font-size: 20px;
        cursor: default; }
      label { display: inline-flex; gap: 10px; align-items: center; font-size: 14px; color: var(--n7); }
      input { width: 84px; font-size: 16px; min-height: 36px; }
      .how:has(label) { font-size: 15px; line-height: 20px; }
      .how:has(.choice) { gap: 6px; height: 46px; }
      label { flex: none; }
      .choice { display: flex; gap: 4px; margin-left: 6px; }
      .choice button { min-width: 44px; height: 44px; padding: 0 12px; border: 1px solid var(--n6); border-radius: 6px;
        background: var(--n1);
        font-weight: 600; }
      .choice button[aria-checked='true'] { background: var(--n9); color: var(--n0); }
      @media (max-width: 700px) { section { grid-template-columns: minmax(0, 1fr); height: auto; } .key { min-height: 96px; }
        h1 { font-size: 28px; white-space: normal; }
        .how { height: auto; flex-wrap: wrap; } .how > span { display: inline; } }
    `,
  ];

  /** @type {string | undefined} */
  asked = undefined;

  render() {
    const { next } = this;
    const classes = `${next.stopped ? 'stopped' : ''} ${this.stale ? 'stale' : ''}`;
    return html`<section class=${classes} aria-label=${t('console:next-step')}>
      <div>
        <p class="who"><span class="overline">${this.#when(next)}</span><strong>${next.who}</strong>${
          next.waits
            ? html`<span
          class="quiet">${next.waits}</span>`
            : nothing
        }</p>${this.#patronsClock()}
        <h1 aria-live="assertive">${next.title}</h1>
        <p class="how">${
          next.number
            ? this.#number(next.number)
            : html`<span>${next.how}</span
        >`
        }${next.choice ? this.#choice(next.choice) : nothing}</p>
        <p class="why">${(next.clauses ?? []).slice(0, 3).map(
          (path, index) => html`<clause-chip .document=${this.document} .path=${path}
          .gist=${next.reason} ?named=${index === 0}></clause-chip>`,
        )}<span>${next.reason ?? ''}</span></p>
      </div>
      ${this.#key(next)}
    </section>`;
  }

  /** How long a patron has: for the cut, to turn a hand, to answer an offer, or to wager. */
  #patronsClock() {
    return this.clock?.until
      ? html`<span class="clock" data-clock=${this.clock.kind}><round-clock quiet .clock=${this.clock}></round-clock><span class="quiet"
        >${t(`console:clock:${this.clock.kind}`)}</span></span>`
      : nothing;
  }

  #when(/** @type {Next} */ next) {
    if (this.stale) {
      return t('console:next-when-back');
    }
    return next.stopped ? `▲ ${t('console:stopped')}` : next.count ? t('console:next-count', { count: next.count }) : t('console:next');
  }

  #number(/** @type {OrderNumber} */ { name, label, value }) {
    return html`<label>${label}<input name=${name} type="number" inputmode="numeric" .value=${String(value)} @keydown=${this.#typed}
      /></label> <span
      class="quiet">${this.next.how}</span>`;
  }

  #choice(/** @type {OrderChoice} */ { label, options }) {
    return html`<span class="choice" role="radiogroup" aria-label=${label}>${options.map(
      ({ value, label: words, named }) => html`<button role="radio" aria-label=${named} aria-checked=${this.#option.value === value}
        @click=${() => (this.picked = value)}>${words}</button>`,
    )}</span>`;
  }

  get #option() {
    const { options, chosen } = /** @type {OrderChoice} */ (this.next.choice);
    return options.find(({ value }) => value === this.picked) ?? options.find(({ value }) => value === chosen) ?? options[0];
  }

  /** Takes the answer with this digit, if the step offers one; whether it does. */
  pick(/** @type {string} */ digit) {
    const offered = this.next.choice?.options.find((one) => (one.digit ?? one.value) === digit);
    if (offered) {
      this.picked = offered.value;
    }
    return Boolean(offered);
  }

  /** Another step is another question. */
  willUpdate(/** @type {Changes} */ changed) {
    const asked = this.next.choice ? `${this.next.step?.command} ${this.next.step?.about}` : undefined;
    if (changed.has('next') && asked !== this.asked) {
      this.asked = asked;
      this.picked = undefined;
    }
  }

  #key(/** @type {Next} */ next) {
    const can = next.command && !this.stale && !this.resting && !this.held;
    const due = next.choice && next.command ? this.#option.key : next.key;
    if (this.going) {
      return html`<button class="key" @click=${this.press}>${t('console:stop-here')}<small><kbd>Space</kbd></small></button>`;
    }
    const key = this.chosen ? t('console:enter-card', { card: this.chosen }) : this.stale ? t('console:waiting') : due;
    const hint = this.missing ? 'Enter' : 'Space';
    return html`<button class="key" ?disabled=${!can || (this.missing && !this.chosen)} @click=${this.press}>
      ${this.missing && !this.chosen ? t('console:choose-the-card') : key}
      <small>${can ? html`<kbd>${hint}</kbd>` : nothing}${next.then ?? ''}</small>
    </button>`;
  }

  #picked() {
    const { choice } = this.next;
    return choice ? { [choice.name]: this.#option.value || undefined } : {};
  }

  #typed(/** @type {KeyboardEvent} */ event) {
    if (event.key === 'Enter') {
      event.preventDefault();
      this.press();
    }
  }

  /** After a press the key rests, so that a second press is not another step. */
  press() {
    const { next } = this;
    if (!next.command || this.stale || this.resting || this.held) {
      return;
    }
    const field = this.renderRoot.querySelector('input');
    const more = next.number ? { [next.number.name]: Number(field.value) } : this.#picked();
    field?.blur();
    this.resting = true;
    setTimeout(() => (this.resting = false), 250);
    tell(this, 'press', more);
  }
}

customElements.define('step-card', StepCard);
