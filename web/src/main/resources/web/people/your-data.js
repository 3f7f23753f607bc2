import { LitElement, html, css } from 'lit';
import { call } from '../house/house.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../bar/bar.js';
import '../bar/rooms.js';

/** @import { Member } from 'answers' */
/** @import { Acted, Part } from 'page' */

/** A patron's own data: the name that others see, a copy of everything, and being erased. */
class YourData extends Speaks(/** @type {Part<{ me: Member, choice: any, wrong: string | undefined }>} */ (LitElement)) {
  static properties = { me: {}, choice: { state: true }, wrong: { state: true } };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: var(--room); color: var(--ink); font: 400 15px/1.5 var(--sans); }
      main { max-width: 680px; margin: 0 auto; padding: 28px 20px 96px; display: grid; gap: 20px; }
      h1 { font-size: 34px; }
      section { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); padding: 20px; display: grid; gap: 12px;
        justify-items: start; }
      h2 { font-size: 22px; }
      p { color: var(--ink-2); }
      form { display: flex; flex-wrap: wrap; gap: 10px; width: 100%; align-items: end; }
      label { flex: 1 1 220px; font-size: 12px; color: var(--ink-3); }
      .wrong { color: var(--lose); min-height: 20px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#ask('/account/privacy', 'GET');
  }

  async #ask(/** @type {string} */ path, /** @type {string} */ method, /** @type {object | undefined} */ body = undefined) {
    try {
      this.choice = await call(path, method, body);
      this.wrong = '';
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  render() {
    const { shown, erasureAskedAt } = this.choice ?? {};
    return html`<salon-bar><salon-rooms at="my-account" .me=${this.me}></salon-rooms></salon-bar>
      <main>
        <h1>${t('your-data')}</h1>
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <section aria-labelledby="shown">
          <h2 id="shown">${t('shown-title')}</h2>
          <p role="status">${shown ? t('shown-is', { name: shown }) : t('shown-none')}</p>
          <form @submit=${this.#show}>
            <label>${t('shown-name')}<input name="shown" required maxlength="32" autocomplete="nickname" .value=${shown ?? ''} /></label>
            <button class="button brass" type="submit">${t('shown-save')}</button>
            <button class="button" type="button" ?disabled=${!shown}
              @click=${() => this.#ask('/account/shown', 'PUT', { shown: '' })}>${t('shown-hide')}</button>
          </form>
        </section>
        <section aria-labelledby="copy">
          <h2 id="copy">${t('copy-title')}</h2>
          <p>${t('copy-gist')}</p>
          <a class="button" href="/api/v1/account/export" download="my-data.json">${t('copy-get')}</a>
        </section>
        <section aria-labelledby="erase">
          <h2 id="erase">${t('erase-title')}</h2>
          <p>${t(erasureAskedAt ? 'erase-asked' : 'erase-gist')}</p>
          <button class="button"
            @click=${() => this.#ask('/account/erasure', erasureAskedAt ? 'DELETE' : 'POST', erasureAskedAt ? undefined : {})}>
            ${t(erasureAskedAt ? 'erase-back' : 'erase-ask')}</button>
        </section>
      </main>`;
  }

  #show(/** @type {Acted} */ event) {
    event.preventDefault();
    this.#ask('/account/shown', 'PUT', { shown: event.target.elements.shown.value.trim() });
  }
}

customElements.define('your-data', YourData);
