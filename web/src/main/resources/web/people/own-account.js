import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { house } from '../house/house.js';
import { READERS } from '../desk/posts.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/people.js';
import './own-passkeys.js';
import './own-pin.js';

/** @import { Member } from 'answers' */
/** @import { Acted, Part } from 'page' */

/**
 * A member's own account: change the password, and passkeys for staff. A member with a one-time password chooses a new one here before
 * anything else.
 */
class AccountRoom extends Speaks(/** @type {Part<{ me: Member, path: string[], wrong: string | undefined, done: any }>} */ (LitElement)) {
  static properties = { me: {}, path: {}, wrong: { state: true }, done: { state: true } };
  static styles = [
    desk,
    css`
      main { display: grid; place-items: center; gap: 16px; padding: 24px; }
      form { width: min(420px, 100%); padding: 24px; display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input { font-size: 14px; min-height: 40px; }
    `,
  ];

  render() {
    return html`<main><form class="panel" @submit=${this.#choose}>
      <h1>${t(this.me.oneTime ? 'people:choose-password' : 'people:change-your-password')}</h1>
      <p class="quiet">${
        this.me.oneTime
          ? t('people:choose-password-gist')
          : t(this.me.passkeys ? 'people:signs-you-out-and-removes-passkeys' : 'people:signs-you-out')
      }</p>
      <label>${t('people:current-password')}<input name="old" type="password" required autocomplete="current-password" /></label>
      <label>${t('people:new-password')}<input name="password" type="password" required minlength="10" maxlength="128"
        autocomplete="new-password" /></label>
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      <p class="quiet" role="status">${this.done ?? ''}</p>
      <button class="button primary" type="submit">${t('people:change-password')}</button>
    </form>${this.#beside()}</main>`;
  }

  /** Passkeys, and a PIN for those who sign. */
  #beside() {
    const { post, oneTime, pin } = this.me;
    if (post === 'patron' || oneTime) {
      return nothing;
    }
    const signs = pin !== undefined && !READERS.includes(post);
    return html`<own-passkeys .me=${this.me}></own-passkeys>${signs ? html`<own-pin .me=${this.me}></own-pin>` : nothing}`;
  }

  async #choose(/** @type {Acted} */ event) {
    event.preventDefault();
    const form = event.target;
    try {
      const me = await house.choosePassword(form.elements.password.value, form.elements.old.value);
      this.wrong = '';
      this.done = t('people:password-changed');
      form.reset();
      tellAround(this, 'me', me);
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('account-room', AccountRoom);
