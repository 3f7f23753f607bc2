import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/people.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/** One's own PIN, which signs at another's console: chosen and removed with the password. */
class OwnPin extends Speaks(/** @type {Part<{ me: Member, wrong: string | undefined, done: string | undefined }>} */ (LitElement)) {
  static properties = { me: {}, wrong: { state: true }, done: { state: true } };
  static styles = [
    desk,
    css`
      :host { display: block; width: min(420px, 100%); }
      section { padding: 24px; display: grid; gap: 12px; }
      form { display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input { font-size: 14px; min-height: 40px; }
      .row { display: flex; gap: 8px; justify-content: end; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="pin">
      <h2 id="pin">${t('people:your-pin')}</h2>
      <p class="quiet">${t('people:pin-gist')}</p>
      <p>${t(this.me.pin ? 'people:has-pin' : 'people:no-pin')}</p>
      <form @submit=${this.#send}>
        <label>${t('people:new-pin')}<input name="pin" type="password" inputmode="numeric" pattern="[0-9]{6,8}" maxlength="8"
          autocomplete="off" /></label>
        <label>${t('people:your-password')}<input name="password" type="password" required autocomplete="current-password" /></label>
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <p class="quiet" role="status">${this.done ?? ''}</p>
        <div class="row">${
          this.me.pin ? html`<button class="button grave" value="remove">${t('people:remove-pin')}</button>` : nothing
        }<button class="button primary" value="choose">${t('people:choose-pin')}</button></div>
      </form>
    </section>`;
  }

  async #send(/** @type {any} */ event) {
    event.preventDefault();
    const { pin, password } = event.target.elements;
    const removes = event.submitter?.value === 'remove';
    try {
      await (removes
        ? call('/session/pin/removal', 'POST', { password: password.value })
        : call('/session/pin', 'POST', { pin: pin.value, password: password.value }));
      this.wrong = '';
      this.done = t(removes ? 'people:pin-removed' : 'people:pin-chosen');
      event.target.reset();
      tellAround(this, 'me', { ...this.me, pin: !removes });
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('own-pin', OwnPin);
