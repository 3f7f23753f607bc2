import { LitElement, html, css } from 'lit';
import { house } from '../house/house.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** A guest chooses a password, and has the same name and chips in any browser from then on. */
class KeepName extends Speaks(LitElement) {
  static properties = { wrong: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 6px; }
      p { color: var(--ink-2); margin-bottom: 18px; }
      label { display: block; font-size: 12px; color: var(--ink-3); margin-bottom: 4px; }
      .wrong { color: var(--lose); margin: 8px 0 0; min-height: 20px; }
      .row { display: flex; gap: 10px; justify-content: end; margin-top: 12px; }
    `,
  ];

  render() {
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#choose}>
        <h2 id="title">${t('keep-name-title')}</h2>
        <p>${t('keep-name-gist')}</p>
        <label for="password">${t('password')}</label>
        <input id="password" name="password" type="password" required minlength="10" maxlength="128" autocomplete="new-password" />
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <div class="row">
          <button class="button" type="button" @click=${() => this.renderRoot.querySelector('dialog').close()}>${t('cancel')}</button>
          <button class="button brass" type="submit">${t('keep-name')}</button>
        </div>
      </form>
    </dialog>`;
  }

  show() {
    this.renderRoot.querySelector('dialog').showModal();
  }

  async #choose(event) {
    event.preventDefault();
    try {
      const me = await house.choosePassword(event.target.elements.password.value);
      this.renderRoot.querySelector('dialog').close();
      this.dispatchEvent(new CustomEvent('me', { detail: me, bubbles: true, composed: true }));
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('keep-name', KeepName);
