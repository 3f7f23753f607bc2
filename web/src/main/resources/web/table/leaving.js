import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** @import { Part } from 'page' */

/** Asks before a seat is given up, and says what becomes of the chips. */
class LeaveTable extends Speaks(/** @type {Part<{ rack: string | undefined, wagered: boolean }>} */ (LitElement)) {
  static properties = { rack: {}, wagered: { type: Boolean } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 6px; } p { color: var(--ink-2); margin-bottom: 8px; max-width: 44ch; }
      .row { display: flex; gap: 10px; justify-content: end; margin-top: 16px; flex-wrap: wrap; }
    `,
  ];

  show() {
    this.renderRoot.querySelector('dialog').showModal();
  }

  #close(/** @type {boolean} */ leaves) {
    this.renderRoot.querySelector('dialog').close();
    if (leaves) {
      tell(this, 'leave');
    }
  }

  render() {
    return html`<dialog aria-label=${t('leave-title')}><h2>${t('leave-title')}</h2>
      <p>${t('leave-gist', { amount: money(this.rack ?? 0) })}</p>
      ${this.wagered ? html`<p>${t('leave-played')}</p>` : ''}<p>${t('leave-away')}</p>
      <div class="row"><button class="button" data-leave="stay" @click=${() => this.#close(false)}>${t('leave-stay')}</button><button
        class="button brass"
        data-leave="go" @click=${() => this.#close(true)}>${t('leave')}</button></div></dialog>`;
  }
}

customElements.define('leave-table', LeaveTable);
