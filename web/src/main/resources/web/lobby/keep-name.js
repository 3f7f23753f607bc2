import { html } from 'lit';
import { house } from '../house/house.js';
import { t } from '../words/words.js';
import { DoorDialog } from './door-dialog.js';

/** @import { Acted } from 'page' */

/** A guest chooses a password, and has the same name and chips in any browser from then on. */
class KeepName extends DoorDialog {
  #keep(/** @type {Acted} */ event) {
    this.send(event, ({ password }) => house.choosePassword(password.value));
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#keep}>
        <h2 id="title">${t('keep-name-title')}</h2>
        <p>${t('keep-name-gist')}</p>
        <label for="password">${t('password')}</label>
        <input id="password" name="password" type="password" required minlength="10" maxlength="128" autocomplete="new-password" />
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <div class="row">
          <button class="button" type="button" @click=${this.close}>${t('cancel')}</button>
          <button class="button brass" type="submit">${t('keep-name')}</button>
        </div>
      </form>
    </dialog>`;
  }
}

customElements.define('keep-name', KeepName);
