import { html } from 'lit';
import { house } from '../house/house.js';
import { tell } from '../look/tell.js';
import { t } from '../words/words.js';
import { DoorDialog } from './door-dialog.js';

/** @import { Acted } from 'page' */

/** The door: a name, and one is in. */
class WalkIn extends DoorDialog {
  render() {
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${(/** @type {Acted} */ event) => this.send(event, ({ name }) => house.walkIn(name.value.trim()))}>
        <h2 id="title">${t('walk-in-title')}</h2>
        <p>${t('walk-in-gist')}</p>
        <label for="name">${t('name')}</label>
        <input id="name" name="name" required maxlength="24" autocomplete="nickname" />
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
        <div class="row">
          <button class="plain other" type="button" @click=${this.#signIn}>${t('have-password')}</button>
          <button class="button" type="button" @click=${this.close}>${t('cancel')}</button>
          <button class="button brass" type="submit">${t('walk-in-short')}</button>
        </div>
      </form>
    </dialog>`;
  }

  #signIn() {
    this.close();
    tell(this, 'sign-in', undefined);
  }
}

customElements.define('walk-in', WalkIn);
