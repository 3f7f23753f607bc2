import { LitElement, html, css, nothing } from 'lit';
import { day } from '../figures/figures.js';
import { tellAround } from '../look/tell.js';
import { call, house } from '../house/house.js';
import { made, obstacle } from '../house/passkey.js';
import { desk } from '../desk/style.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/** One's own passkeys, for staff: which there are, one more, one less. Either takes the password. */
class OwnPasskeys
  extends /** @type {Part<{ me: Member, known: any, removing: any, wrong: string | undefined, done: any }>} */ (LitElement)
{
  static properties = { me: {}, known: { state: true }, removing: { state: true }, wrong: { state: true }, done: { state: true } };
  static styles = [
    desk,
    css`
      :host { display: block; width: min(420px, 100%); }
      section { padding: 24px; display: grid; gap: 12px; }
      form { display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input { font-size: 14px; min-height: 40px; }
      li { display: flex; gap: 8px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--n4); }
      .row { display: flex; gap: 8px; justify-content: end; }
    `,
  ];

  willUpdate(changed) {
    if (changed.has('me')) {
      this.#look();
    }
  }

  async #look() {
    this.known = await call('/passkeys');
  }

  render() {
    const { passkeys = [], origin, unavailable } = this.known ?? {};
    const obstructed = this.known && (unavailable ?? obstacle(origin));
    return html`<section class="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">Your passkeys</h2>
      <p class="quiet">With a passkey you sign in and sign slips by fingerprint, face or PIN instead of a password.</p>
      ${passkeys.length ? html`<ul>${passkeys.map((one) => this.#one(one))}</ul>` : html`<p>You have no passkeys.</p>`}
      ${!this.known ? nothing : obstructed ? html`<p role="note">${obstructed}</p>` : this.#adding()}
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      <p class="quiet" role="status">${this.done ?? ''}</p>
      ${this.removing ? this.#removal() : nothing}
    </section>`;
  }

  #one(one) {
    return html`<li><span><strong>${one.label}</strong><br /><span class="small quiet">added ${day(one.madeAt)}, ${
      one.usedAt ? `last used ${day(one.usedAt)}` : 'not used yet'
    }</span></span>
      <button class="button end" aria-label="Remove ${one.label}" @click=${() => this.#ask(one)}>Remove</button></li>`;
  }

  #adding() {
    return html`<form @submit=${this.#add}>
      <label>Name of the new passkey<input name="label" required maxlength="60" autocomplete="off" placeholder="my phone" /></label>
      <label>Your password<input name="password" type="password" required maxlength="128" autocomplete="current-password" /></label>
      <button class="button primary" type="submit">Add a passkey</button>
    </form>`;
  }

  #removal() {
    return html`<dialog aria-labelledby="removal" @close=${() => (this.removing = undefined)}>
      <form @submit=${this.#remove}>
        <h2 id="removal">Remove the passkey ${this.removing.label}</h2>
        <p>It no longer signs in or signs slips here. Your device keeps it until you delete it there.</p>
        <label>Your password<input name="password" type="password" required maxlength="128" autocomplete="current-password" /></label>
        <div class="row">
          <button class="button" type="button" @click=${this.#close}>Cancel</button>
          <button class="button grave" type="submit">Remove</button>
        </div>
      </form>
    </dialog>`;
  }

  async #ask(one) {
    this.removing = one;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
  }

  #close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  async #add(event) {
    event.preventDefault();
    const form = event.target;
    const label = form.elements.label.value.trim();
    await this.#change(async () => {
      const options = await call('/passkeys/beginning', 'POST', { password: form.elements.password.value });
      await call('/passkeys', 'POST', { label, passkey: await made(options) });
      form.reset();
      return `The passkey ${label} has been added.`;
    });
  }

  async #remove(event) {
    event.preventDefault();
    const { id, label } = this.removing;
    const password = event.target.elements.password.value;
    this.#close();
    await this.#change(async () => {
      await call(`/passkeys/${encodeURIComponent(id)}/removal`, 'POST', { password });
      return `The passkey ${label} has been removed.`;
    });
  }

  /** The rest of the page hears of it too: it offers a passkey to whoever has one. */
  async #change(change) {
    this.wrong = '';
    this.done = '';
    try {
      this.done = await change();
      tellAround(this, 'me', await house.whoAmI());
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('own-passkeys', OwnPasskeys);
