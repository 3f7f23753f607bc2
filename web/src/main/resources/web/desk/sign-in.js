import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { house } from '../house/house.js';
import { answered, hasPasskeys } from '../house/passkey.js';
import { Speaks } from '../words/speaks.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import { desk } from './style.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/** The staff's door: name and password, and nothing of the house behind it. The first who comes has the code that the start printed. */
class SignIn
  extends /** @type {Part<{ title: any, gist: string, name: any, first: any, wrong: string | undefined, passkeys: any }>} */ (
    /** @type {unknown} */ (Speaks(LitElement))
  )
{
  static properties = { title: {}, gist: {}, name: {}, first: { state: true }, wrong: { state: true }, passkeys: { state: true } };
  static styles = [
    desk,
    css`
      :host { display: grid; place-items: center; min-height: calc(100vh - 44px); padding: 24px; }
      form { width: min(420px, 100%); padding: 24px; display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input { font-size: 14px; min-height: 40px; }
      .row { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    hasPasskeys().then(
      (/** @type {any} */ has) => (this.passkeys = has),
      () => {},
    );
  }

  render() {
    return html`<form class="panel" @submit=${this.#enter}>
      <h1>${this.first ? t('desk:first-administrator') : (this.title ?? t('sign-in'))}</h1>
      <p class="quiet">${this.first ? t('desk:first-code-gist') : (this.gist ?? t('desk:sign-in-gist'))}</p>
      ${this.first ? html`<label>${t('desk:code')}<input name="code" required autocomplete="off" /></label>` : ''}
      <label>${t('desk:name')}<input name="name" required maxlength="24" autocomplete="username" .value=${this.name ?? ''} /></label>
      <label>${t('desk:password')}<input name="password" type="password" required
        autocomplete=${this.first ? 'new-password' : 'current-password'} /></label>
      ${
        this.first
          ? html`<label>${t('desk:password-again')}<input name="again" type="password" required autocomplete="new-password" /></label>`
          : nothing
      }
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      <div class="row">
        <button class="button plain" type="button" @click=${this.#other}>${t(this.first ? 'desk:have-account' : 'desk:have-code')}</button>
        <button class="button primary" type="submit">${t(this.first ? 'desk:become-administrator' : 'sign-in')}</button>
      </div>
      ${
        this.passkeys && !this.first
          ? html`<button class="button" type="button" data-do="passkey" @click=${this.#byPasskey}>${t('desk:sign-in-by-passkey')}</button>`
          : nothing
      }
    </form>`;
  }

  #other() {
    this.first = !this.first;
    this.wrong = '';
  }

  async #enter(/** @type {any} */ event) {
    event.preventDefault();
    const { code, name, password, again } = event.target.elements;
    if (this.first && password.value !== again.value) {
      this.wrong = t('desk:passwords-differ');
      return;
    }
    await this.#come(() =>
      this.first ? house.first(code.value.trim(), name.value.trim(), password.value) : house.signIn(name.value.trim(), password.value),
    );
  }

  /** The name comes first: the house looks at no passkey of another account. */
  async #byPasskey() {
    const name = this.renderRoot.querySelector('input[name=name]').value.trim();
    await this.#come(async () => {
      if (!name) {
        throw new Error(t('desk:name-first'));
      }
      return house.signInByPasskey(name, await answered(await house.beginPasskey(name)));
    });
  }

  async #come(/** @type {() => Promise<Member>} */ by) {
    try {
      tellAround(this, 'me', await by());
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('sign-in', SignIn);
