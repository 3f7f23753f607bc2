import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { chip } from './chip.js';

/** @import { Part } from 'page' */

/** The rack: chips to choose from, one of them chosen, and what can be done with all wagers at once. */
class Rack extends Speaks(/** @type {Part<{ chips: any, chosen: number, open: boolean, can: any }>} */ (LitElement)) {
  static properties = { chips: {}, chosen: { type: Number }, open: { type: Boolean }, can: {} };
  static styles = [
    style,
    css`
      :host { display: contents; }
      .chips { display: flex; gap: 6px; align-items: center; justify-content: center; transition: opacity 200ms; }
      .chips.closed { opacity: .45; }
      .chips button { background: none; border: 0; padding: 0; border-radius: 50%; display: grid; place-items: center; width: 54px; height: 54px;
        transition: transform var(--quick); }
      .chips button[aria-checked='true'] { box-shadow: 0 0 0 2px var(--room), 0 0 0 4px var(--brass); transform: translateY(-3px); }
      .actions { display: flex; gap: 4px; align-items: center; }
      .actions button { background: none; border: 0; border-radius: 8px; padding: 8px; min-height: 40px; display: flex; gap: 6px; font-size: 13px;
        align-items: center; color: var(--ink-2); white-space: nowrap; }
      .actions button[aria-disabled=true] { cursor: default; opacity: .45; }
      .actions button:hover:not([aria-disabled=true]) { background: var(--panel-2); color: var(--ink); }
      @media (max-width: 599px) { .chips { gap: 4px; order: 2; } .actions { order: 1; justify-content: space-between; }
        .actions button { min-height: 44px; padding: 10px 6px; font-size: 13px; } }
    `,
  ];

  render() {
    return html`
      <div class="chips ${this.open ? '' : 'closed'}" part="chips" role="radiogroup" aria-label=${t('choose-chip')} @keydown=${this.#arrows}>
        ${this.chips.map(
          ({
            value,
          }) => html`<button role="radio" data-chip=${value} aria-checked=${value === this.chosen} tabindex=${value === this.chosen ? 0 : -1}
            aria-label=${t('chip-of', { amount: money(value) })} @click=${() => this.#choose(value)}>${chip(value, 48)}</button>`,
        )}
      </div>
      <div class="actions" part="actions">
        ${['undo', 'repeat', 'double', 'clear'].map((name) => this.#action(name))}
      </div>`;
  }

  /** Closed as the areas are, so that a button in focus keeps it. */
  #action(name) {
    const does = this.open && this.can?.[name];
    return html`<button data-action=${name} aria-disabled=${!does} @click=${() => does && tell(this, 'action', name)}>${icon(name, 17)}${t(name)}</button>`;
  }

  #choose(value) {
    tell(this, 'choose', value);
  }

  #arrows(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const values = this.chips.map((one) => one.value);
      const next = values[(values.indexOf(this.chosen) + step + values.length) % values.length];
      this.#choose(next);
      this.updateComplete.then(() => this.renderRoot.querySelector(`[data-chip="${next}"]`)?.focus());
    }
  }
}

customElements.define('chip-rack', Rack);
