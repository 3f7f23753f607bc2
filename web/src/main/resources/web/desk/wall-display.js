import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { tellAround } from '../look/tell.js';
import { minute } from '../figures/figures.js';
import { desk } from './style.js';
import { FLOOR, READERS } from './posts.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/desk.js';

/** @import { Member } from 'answers' */
/** @import { Acted, Part } from 'page' */

/** Makes this session a display for a wall: it looks until the shift ends, and can do nothing. */
class WallDisplay extends Speaks(/** @type {Part<{ me: Member, asks: boolean, wrong: string | undefined }>} */ (LitElement)) {
  static properties = { me: {}, asks: { state: true }, wrong: { state: true } };
  static styles = [
    desk,
    css`form { display: grid; gap: 12px; } label { display: grid; gap: 4px; } .row { display: flex; gap: 8px; justify-content: end; }`,
  ];

  render() {
    if (this.me.display) {
      return html`<span class="tag info">${t('desk:display-until', { at: minute(this.me.display) })}</span>`;
    }
    if (![...FLOOR, ...READERS].includes(this.me.post)) {
      return nothing;
    }
    return html`<button class="button plain" @click=${this.#ask}>${t('desk:as-display')}</button>${
      this.asks
        ? html`<dialog aria-labelledby="display" @close=${() => (this.asks = false)}><form @submit=${this.#begin}>
            <h2 id="display">${t('desk:as-display')}</h2>
            <p>${t('desk:as-display-gist')}</p>
            <label>${t('desk:password')}<input name="password" type="password" required autocomplete="current-password" /></label>
            <p class="wrong" role="alert">${this.wrong ?? ''}</p>
            <div class="row"><button class="button" type="button" @click=${this.#close}>${t('cancel')}</button><button
              class="button primary">${t('desk:as-display')}</button></div></form></dialog>`
        : nothing
    }`;
  }

  async #ask() {
    Object.assign(this, { asks: true, wrong: '' });
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
  }

  #close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  async #begin(/** @type {Acted} */ event) {
    event.preventDefault();
    try {
      const me = await call('/session/display', 'POST', { password: event.target.elements.password.value });
      this.#close();
      tellAround(this, 'me', me);
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('wall-display', WallDisplay);
