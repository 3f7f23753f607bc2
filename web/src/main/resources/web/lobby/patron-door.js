import { html, nothing } from 'lit';
import { house } from '../house/house.js';
import { answered, hasPasskeys } from '../house/passkey.js';
import { t } from '../words/words.js';
import { DoorDialog } from './door-dialog.js';

/** @import { Acted } from 'page' */

/** The patrons' own door: sign in, or open an account where the house lets people do that themselves. */
class PatronDoor extends DoorDialog {
  static properties = { wrong: { state: true }, joins: { state: true }, passkeys: { state: true }, kind: {} };

  /** @param joins whether to open an account */
  async open(joins = false) {
    this.joins = joins;
    this.wrong = '';
    this.passkeys = await hasPasskeys().catch(() => false);
    await this.show();
  }

  render() {
    const forMoney = this.joins && this.kind === 'money';
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#enter}>
        <h2 id="title">${t(this.joins ? 'join-title' : 'sign-in-title')}</h2>
        <p>${t(forMoney ? 'join-at-the-cage' : this.joins ? 'join-gist' : 'sign-in-gist')}</p>
        ${forMoney ? nothing : this.#fields()}
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <div class="row">
          <button class="plain other" type="button" @click=${this.#other}>${t(this.joins ? 'have-password' : 'join')}</button>
          <button class="button" type="button" @click=${this.close}>${t('cancel')}</button>
          ${forMoney ? nothing : html`<button class="button brass" type="submit">${t(this.joins ? 'join' : 'sign-in')}</button>`}
        </div>
        ${
          this.passkeys && !this.joins
            ? html`<div class="row"><button class="button" type="button" id="by-passkey" @click=${this.#byPasskey}>
                ${t('sign-in-by-passkey')}</button></div>`
            : nothing
        }
      </form>
    </dialog>`;
  }

  #fields() {
    return html`<label for="name">${t('name')}</label>
      <input id="name" name="name" required maxlength="32" autocomplete="username" />
      <label for="password" class="next">${t(this.joins ? 'password' : 'your-password')}</label>
      <input id="password" name="password" type="password" required minlength=${this.joins ? 10 : 1} maxlength="128"
        autocomplete=${this.joins ? 'new-password' : 'current-password'} />`;
  }

  #other() {
    this.joins = !this.joins;
    this.wrong = '';
  }

  #enter(/** @type {Acted} */ event) {
    this.send(event, ({ name, password }) => (this.joins ? house.register : house.signIn)(name.value.trim(), password.value));
  }

  /** The name comes first: the house looks at no passkey of another account. */
  #byPasskey(/** @type {Acted} */ event) {
    this.send({ preventDefault: () => event.preventDefault(), target: event.target.closest('form') }, async ({ name }) => {
      const who = name.value.trim();
      if (!who) {
        throw new Error(t('name'));
      }
      return house.signInByPasskey(who, await answered(await house.beginPasskey(who)));
    });
  }
}

customElements.define('patron-door', PatronDoor);
