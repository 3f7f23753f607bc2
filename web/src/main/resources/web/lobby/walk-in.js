import { LitElement, html, css } from 'lit';
import { house } from '../house/house.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** The door: a name, and one is in. */
class WalkIn extends Speaks(LitElement) {
  static properties = { wrong: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 6px; }
      p { color: var(--ink-2); margin-bottom: 18px; }
      label { display: block; font-size: 12px; color: var(--ink-3); margin-bottom: 4px; }
      .wrong { color: var(--lose); margin: 8px 0 0; min-height: 20px; }
      .row { display: flex; gap: 10px; justify-content: end; align-items: center; margin-top: 12px; }
      .row a { margin-right: auto; color: var(--ink-2); }
    `,
  ];

  render() {
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#enter}>
        <h2 id="title">${t('walk-in-title')}</h2>
        <p>${t('walk-in-gist')}</p>
        <label for="name">${t('name')}</label>
        <input id="name" name="name" required maxlength="24" autocomplete="nickname" />
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <div class="row">
          <a href="#staff" @click=${() => this.renderRoot.querySelector('dialog').close()}>${t('have-password')}</a>
          <button class="button" type="button" @click=${() => this.renderRoot.querySelector('dialog').close()}>${t('cancel')}</button>
          <button class="button brass" type="submit">${t('walk-in-short')}</button>
        </div>
      </form>
    </dialog>`;
  }

  async show() {
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog.open) {
      dialog.showModal();
    }
  }

  async #enter(event) {
    event.preventDefault();
    try {
      const me = await house.walkIn(event.target.elements.name.value.trim());
      this.renderRoot.querySelector('dialog').close();
      this.dispatchEvent(new CustomEvent('me', { detail: me, bubbles: true, composed: true }));
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('walk-in', WalkIn);
