import { LitElement, html, css } from 'lit';
import { glance } from '../house/house.js';
import { house as style } from '../look/style.js';
import { tellHere } from '../look/here.js';
import { signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/own.js';
import { time } from './times.js';

/** @import { Part } from 'page' */

const MINUTE = 60_000;

/** Says again and again, as the patron wished, how long they have been here and what it came to. The bar shows the clock of the session. */
class OwnReminder extends Speaks(/** @type {Part<{ results: any, here: number | undefined }>} */ (LitElement)) {
  static properties = { results: { state: true }, here: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 8px; } p { color: var(--ink-2); }
      .row { display: flex; gap: 10px; justify-content: end; margin-top: 16px; }
    `,
  ];

  constructor() {
    super();
    this.look = () => this.#look();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('own-limits', this.look);
    this.looking = setInterval(this.look, MINUTE);
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('own-limits', this.look);
    clearInterval(this.looking);
    tellHere(undefined);
  }

  async #look() {
    const { since, limits } = await glance('/account/limits').catch(() => ({}));
    if (!since) {
      return;
    }
    const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / MINUTE));
    this.here = minutes;
    tellHere(minutes);
    const every = Number(limits.reminder.value ?? 0);
    const due = every ? Math.floor(minutes / every) : 0;
    const key = `reminded ${since}`;
    if (due > Number(sessionStorage.getItem(key) ?? 0)) {
      sessionStorage.setItem(key, String(due));
      this.results = await glance('/account/results');
      await this.updateComplete;
      this.renderRoot.querySelector('dialog')?.showModal();
    }
  }

  render() {
    const { rounds, result } = this.results ?? {};
    return html`<dialog aria-labelledby="title">
        <h2 id="title">${t('own:here', { time: time(this.here ?? 0) })}</h2>
        <p>${t('own:came-to', { rounds: rounds ?? 0, result: signed(result ?? 0) || '0' })}</p>
        <div class="row">
          <a class="button" href="#me" @click=${this.#close}>${t('own:account')}</a>
          <button class="button brass" @click=${this.#close}>${t('own:go-on')}</button>
        </div>
      </dialog>`;
  }

  #close() {
    this.renderRoot.querySelector('dialog')?.close();
  }
}

customElements.define('own-reminder', OwnReminder);
