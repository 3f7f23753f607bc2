import { LitElement, html, css, nothing } from 'lit';
import { day } from '../figures/figures.js';
import { tellAround } from '../look/tell.js';
import { call, house } from '../house/house.js';
import { made, obstacle } from '../house/passkey.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/people.js';

/** @import { Member, Passkeys } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */

/** One's own passkeys, for staff: which there are, one more, one less. Either takes the password. */
class OwnPasskeys extends Speaks(
  /** @type {Part<{ me: Member, known: Passkeys | undefined, removing: any, wrong: string | undefined, done: any }>} */ (LitElement),
) {
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

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('me')) {
      this.#look();
    }
  }

  async #look() {
    this.known = await call('/passkeys');
  }

  render() {
    const { passkeys = [], origin, unavailable } = this.known ?? {};
    const obstructed = this.known && (unavailable ?? obstacle(origin ?? ''));
    return html`<section class="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">${t('people:your-passkeys')}</h2>
      <p class="quiet">${t('people:passkeys-gist')}</p>
      ${passkeys.length ? html`<ul>${passkeys.map((one) => this.#one(one))}</ul>` : html`<p>${t('people:no-passkeys')}</p>`}
      ${!this.known ? nothing : obstructed ? html`<p role="note">${obstructed}</p>` : this.#adding()}
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      <p class="quiet" role="status">${this.done ?? ''}</p>
      ${this.removing ? this.#removal() : nothing}
    </section>`;
  }

  #one(/** @type {Passkeys['passkeys'][number]} */ one) {
    return html`<li><span><strong>${one.label}</strong><br /><span class="small quiet">${
      one.usedAt
        ? t('people:passkey-used', { added: day(one.madeAt), used: day(one.usedAt) })
        : t('people:passkey-not-used', { added: day(one.madeAt) })
    }</span></span>
      <button class="button end" aria-label=${t('people:remove-label', { label: one.label })} @click=${() => this.#ask(one)}>
        ${t('people:remove')}</button></li>`;
  }

  #adding() {
    return html`<form @submit=${this.#add}>
      <label>${t('people:new-passkey-name')}
        <input name="label" required maxlength="60" autocomplete="off" placeholder=${t('people:new-passkey-example')} /></label>
      <label>${t('people:your-password')}
        <input name="password" type="password" required maxlength="128" autocomplete="current-password" /></label>
      <button class="button primary" type="submit">${t('people:add-passkey')}</button>
    </form>`;
  }

  #removal() {
    return html`<dialog aria-labelledby="removal" @close=${() => this.#removed()}>
      <form @submit=${this.#remove}>
        <h2 id="removal">${t('people:remove-passkey', { label: this.removing.label })}</h2>
        <p>${t('people:remove-passkey-gist')}</p>
        <label>${t('people:your-password')}
        <input name="password" type="password" required maxlength="128" autocomplete="current-password" /></label>
        <div class="row">
          <button class="button" type="button" @click=${this.#close}>${t('people:cancel')}</button>
          <button class="button grave" type="submit">${t('people:remove')}</button>
        </div>
      </form>
    </dialog>`;
  }

  async #ask(/** @type {Passkeys['passkeys'][number]} */ one) {
    this.removing = one;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
  }

  #removed() {
    this.removing = undefined;
  }

  #close() {
    this.renderRoot.querySelector('dialog')?.close();
  }

  async #add(/** @type {Acted} */ event) {
    event.preventDefault();
    const form = event.target;
    const label = form.elements.label.value.trim();
    await this.#change(async () => {
      const options = await call('/passkeys/beginning', 'POST', { password: form.elements.password.value });
      await call('/passkeys', 'POST', { label, passkey: await made(options) });
      form.reset();
      return t('people:passkey-added', { label });
    });
  }

  async #remove(/** @type {Acted} */ event) {
    event.preventDefault();
    const { id, label } = this.removing;
    const password = event.target.elements.password.value;
    this.#close();
    await this.#change(async () => {
      await call(`/passkeys/${encodeURIComponent(id)}/removal`, 'POST', { password });
      return t('people:passkey-removed', { label });
    });
  }

  /** The rest of the page is told too: it offers a passkey to members who have one. */
  async #change(/** @type {() => Promise<string>} */ change) {
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
