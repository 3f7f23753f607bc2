import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import './panel.js';

/** @import { Result } from 'messages' */
/** @import { Part } from 'page' */

/** The roads alone, as large as the screen: at the table where there is no room for them, and to read them from afar. */
class RoadsSheet extends Speaks(/** @type {Part<{ results: Result[], ez: boolean, open: boolean }>} */ (LitElement)) {
  static properties = { results: {}, ez: { type: Boolean }, open: { state: true } };
  static styles = [
    style,
    css`
      dialog { inset: 0; width: 100vw; max-width: none; height: 100dvh; max-height: none; border: 0; border-radius: 0; padding: 0;
        background: var(--panel);
        color: var(--ink); overflow: auto; }
      .head { display: flex; justify-content: space-between; align-items: center; padding: 8px 12px 0 24px; position: sticky; top: 0;
        background: var(--panel); }
      h2 { font-size: 24px; } .head button { width: 44px; height: 44px; padding: 0; display: grid; place-items: center; }
    `,
  ];

  show() {
    this.open = true;
    this.updateComplete.then(() => this.renderRoot.querySelector('dialog').showModal());
  }

  #close() {
    this.renderRoot.querySelector('dialog').close();
  }

  render() {
    return this.open
      ? html`<dialog aria-label=${t('roads')} @close=${() => (this.open = false)}><div class="head"><h2>${t('roads')}</h2><button
        class="button"
          aria-label=${t('close')} @click=${this.#close}>${icon('clear', 18)}</button></div>
          <roads-panel sheet .results=${this.results} ?ez=${this.ez}></roads-panel></dialog>`
      : nothing;
  }
}

customElements.define('roads-sheet', RoadsSheet);
