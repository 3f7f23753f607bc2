import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { chip } from './chip.js';

/** @import { Part } from 'page' */
/** @import { Chip } from './values.js' */

/** The rack: chips to choose from, one of them chosen, and what can be done with all wagers at once. */
class Rack extends Speaks(/** @type {Part<{ chips: Chip[], chosen: number, most: number, open: boolean, can: any }>} */ (LitElement)) {
  static properties = { chips: {}, chosen: { type: Number }, most: { type: Number }, open: { type: Boolean }, can: {} };
  static styles = [
    style,
    css`
      :host { display: contents; }
      .chips { display: flex; gap: 6px; align-items: center; justify-content: center; transition: opacity 200ms; }
      .chips.closed { opacity: .45; }
      .chips button { background: none; border: 0; padding: 0; border-radius: 50%; display: grid; place-items: center; width: 54px;
        height: 54px;
        transition: transform var(--quick); }
      .chips button[aria-checked='true'] { box-shadow: 0 0 0 2px var(--room), 0 0 0 4px var(--brass); transform: translateY(-3px); }
      .chips button.dear { opacity: .4; }
      .actions { display: flex; gap: 2px; align-items: center; }
      .actions button { background: none; border: 0; border-radius: 8px; padding: 4px 7px; min-height: 44px; min-width: 44px; display: flex;
        flex-direction: column; gap: 2px; font-size: 11.5px; align-items: center; justify-content: center; color: var(--ink-2);
          white-space: nowrap; }
      .actions button[aria-pressed=true] { color: var(--on-brass); background: var(--brass); }
      .actions button[aria-disabled=true] { cursor: default; opacity: .45; }
      .actions button:hover:not([aria-disabled=true]) { background: var(--panel-2); color: var(--ink); }
      @media (max-width: 599px) { .chips { gap: 4px; order: 2; } .actions { order: 1; justify-content: space-around; } }
      @media (max-height: 520px) and (min-width: 600px) { .chips { gap: 2px; } .chips button { width: 44px; height: 44px; }
        .chips svg { width: 38px;
        height: 38px; }
        .actions { gap: 0; } .actions button { font-size: 10.5px; padding: 2px 4px; } }
      @media (max-height: 520px) and (min-width: 600px) and (max-width: 779px) { 
        .chips { gap: 0; } .chips button { width: 35px; } .chips svg { width: 33px; }
        .actions button { min-width: 37px; font-size: 9.5px; padding: 2px 1px; } }
      @media (min-width: 600px) and (max-width: 1399px) and (min-height: 521px) { .chips { gap: 2px; }
        .chips button, .chips svg { width: 46px; height: 46px; } }
    `,
  ];

  render() {
    return html`
      <div class="chips ${this.open ? '' : 'closed'}" part="chips" role="radiogroup" aria-label=${t('choose-chip')}
        @keydown=${this.#arrows}>
        ${this.chips.map(
          ({
            value,
          }) => html`<button class=${value > this.most ? 'dear' : ''} role="radio" data-chip=${value} aria-checked=${value === this.chosen}
            tabindex=${value === this.chosen ? 0 : -1}
            aria-label=${t('chip-of', { amount: money(value) })} @click=${() => this.#choose(value)}>${chip(value, 48)}</button>`,
        )}
      </div>
      <div class="actions" part="actions">
        ${['undo', 'repeat', 'double', 'clear'].map((name) => this.#action(name))}
        <button data-action="auto" aria-pressed=${Boolean(this.can?.auto)} title=${t('rebet-gist')} @click=${() =>
          tell(this, 'action', 'switchAuto')}>${icon('auto', 17)}${t('rebet')}</button>
      </div>`;
  }

  /** Closed as the areas are, so that a button in focus keeps it. */
  #action(/** @type {string} */ name) {
    const does = this.open && this.can?.[name];
    return html`<button data-action=${name} aria-disabled=${!does}
      @click=${() => does && tell(this, 'action', name)}>${icon(name, 17)}${t(name)}</button>`;
  }

  #choose(/** @type {number} */ value) {
    tell(this, 'choose', value);
  }

  #arrows(/** @type {KeyboardEvent} */ event) {
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
