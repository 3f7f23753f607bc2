import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { STAFF } from '../desk/posts.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/desk.js';
import '../words/people.js';
import './erasures.js';

/** @import { Member, People } from 'answers' */
/** @import { Acted, Part } from 'page' */

const postName = (/** @type {string} */ post) => t(`desk:post:${post}`);

/** To the second, in UTC as everywhere at the desk. */
const moment = (/** @type {string} */ at) => at.slice(0, 19).replace('T', ' ');

/** All accounts: an administrator hires, and readmits patrons whom the floor sent home. */
class PeopleRoom extends Speaks(
  /**
   * @type {Part<{ asking: any, given: any, me: Member, path: string[], people: People['people'] | undefined, house: any, kind: any,
   *   wrong: string | undefined, done: any }>}
   */ (LitElement),
) {
  static properties = {
    asking: { state: true },
    given: { state: true },
    me: {},
    path: {},
    people: { state: true },
    house: { state: true },
    kind: { state: true },
    wrong: { state: true },
    done: { state: true },
  };
  static styles = [
    desk,
    css`
      main { display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: 12px; padding: 16px; align-items: start; }
      form, .column, .founding { display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      .acts { display: flex; flex-wrap: wrap; gap: 6px; justify-content: end; }
      @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); } }
      @media (max-width: 599px) {
        thead { display: none; }
        tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-bottom: 1px solid var(--n4); }
        tbody td { border-bottom: 0; }
        tbody td:nth-child(n + 3) { grid-column: 1 / -1; padding-top: 0; }
        .acts { justify-content: start; }
      }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    this.people = (await call('/people')).people;
    this.house = await call('/house');
  }

  render() {
    return html`<main>
      <section class="panel" aria-labelledby="everybody">
        <header><h1 id="everybody">${t('people:everybody')}</h1><span class="quiet end">${this.people?.length ?? ''}</span></header>
        <table>
          <thead><tr><th>${t('people:name')}</th><th>${t('people:post')}</th><th>${t('people:account')}</th><th></th></tr></thead>
          <tbody>${(this.people ?? []).map((one) => this.#row(one))}</tbody>
        </table>
      </section>
      <div class="column">
      ${this.house?.kind === 'undecided' ? this.#founding() : nothing}
      <section class="panel" aria-labelledby="hire">
        <header><h2 id="hire">${t('people:new-account')}</h2></header>
        <form class="body" @submit=${this.#hire}>
          <label>${t('people:name')}<input name="name" required maxlength="24" autocomplete="off" /></label>
          <label>${t('people:post')}<select name="post">${STAFF.map(
            (post) => html`<option
            value=${post}>${postName(post)}</option>`,
          )}</select></label>
          <label>${t('people:first-password')}<input name="password" type="password" required autocomplete="new-password" /></label>
          <label>${t('people:own-password')}<input name="ownPassword" type="password" required autocomplete="current-password" /></label>
          <button class="button primary" type="submit">${t('people:create-account')}</button>
        </form>
        <div class="body">
          <p class="wrong" role="alert">${this.wrong ?? ''}</p>
          <p class="quiet" role="status">${this.done ?? ''}</p>
          ${
            this.given
              ? html`<p role="status">${t('people:one-time-for', { name: this.given.name })} <strong
                class="mono one-time">${this.given.password}</strong><br />
            ${t('people:one-time-gist', { name: this.given.name })}</p>`
              : nothing
          }
        </div>
      </section>
      <erasures-panel></erasures-panel>
      </div>
      ${this.asking ? this.#asked() : nothing}
    </main>`;
  }

  /** For a casino that is older than the question. */
  #founding() {
    return html`<section class="panel" aria-labelledby="founding">
      <header><h2 id="founding">${t('people:house-for')}</h2></header>
      <div class="body founding">${
        this.kind
          ? html`<p>${t(`people:final:${this.kind}`)}</p>
          <button class="button grave" data-found=${this.kind}
            @click=${() => this.#found(this.kind)}>${t(`people:confirm:${this.kind}`)}</button>
          <button class="button" @click=${() => this.#choose(undefined)}>${t('people:cancel')}</button>`
          : html`<p>${t('people:house-for-gist')}</p>
          <button class="button" data-kind="play" @click=${() => (this.kind = 'play')}>${t('people:choose:play')}</button>
          <button class="button" data-kind="money" @click=${() => (this.kind = 'money')}>${t('people:choose:money')}</button>`
      }
      </div>
    </section>`;
  }

  #choose(/** @type {string | undefined} */ kind) {
    this.kind = kind;
  }

  async #found(/** @type {string} */ kind) {
    this.house = await call('/house', 'POST', { kind });
  }

  #row(/** @type {any} */ one) {
    return html`<tr>
      <td><strong>${one.name}</strong>${one.guest ? html` <span class="tag">${t('people:guest')}</span>` : nothing}
        ${one.oneTime ? html` <span class="tag info">${t('people:one-time-password')}</span>` : nothing}</td>
      <td>${postName(one.post)}</td>
      <td>${
        one.endedAt
          ? html`<span class="tag">${t('people:ended')}</span> <span class="mono small quiet">${moment(one.endedAt)}</span>`
          : one.stoppedAt
            ? html`<span class="tag warn">▲ ${t('people:sent-home')}</span> <span class="mono small quiet">${moment(one.stoppedAt)}</span>`
            : html`<span class="quiet">${t('people:open')}</span>`
      }</td>
      <td>${one.endedAt ? nothing : this.#acts(one)}</td>
    </tr>`;
  }

  #acts(/** @type {any} */ one) {
    return html`<div class="acts">
      ${one.stoppedAt ? html`<button class="button" @click=${() => this.#unlock(one.name)}>${t('people:readmit')}</button>` : nothing}
      ${
        STAFF.includes(one.post)
          ? html`<select aria-label=${t('people:post-of', { name: one.name })} data-post=${one.post}
            @change=${(/** @type {Acted} */ event) => this.#post(one.name, event.target.value)}>
        ${STAFF.map((post) => html`<option value=${post} ?selected=${post === one.post}>${postName(post)}</option>`)}</select>`
          : nothing
      }
      <button class="button" @click=${() => this.#reset(one.name)}>${t('people:reset-password')}</button>
      <button class="button grave" @click=${() => this.#end(one.name)}>${t('people:close-account')}</button>
    </div>`;
  }

  /** Passwords, posts and closing an account need the administrator's own password, in case the console was left unattended. */
  #asked() {
    const { heading, gist, button, reason } = this.asking;
    return html`<dialog aria-labelledby="asking" @close=${() => this.#leave()}>
      <form method="dialog" @submit=${this.#act}>
        <h2 id="asking">${heading}</h2>
        <p>${gist}</p>
        ${reason ? html`<label>${t('people:reason')}<input name="reason" required maxlength="200" autocomplete="off" /></label>` : nothing}
        <label>${t('people:own-password')}<input name="ownPassword" type="password" required autocomplete="current-password" /></label>
        <div class="acts">
          <button class="button" type="button" @click=${this.#cancel}>${t('people:cancel')}</button>
          <button class="button grave" type="submit">${button}</button>
        </div>
      </form>
    </dialog>`;
  }

  #cancel() {
    this.renderRoot.querySelector('dialog').close();
  }

  async #ask(/** @type {any} */ asking) {
    this.asking = asking;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
  }

  /** A post that was chosen and not confirmed is shown as it is again. */
  #leave() {
    this.asking = undefined;
    this.renderRoot.querySelectorAll('select[data-post]').forEach((select) => (select.value = select.dataset.post));
  }

  async #act(/** @type {Acted} */ event) {
    const { act, body, done, name } = this.asking;
    const { reason, ownPassword } = event.target.elements;
    const sent = { ...body, ownPassword: ownPassword.value, ...(reason ? { reason: reason.value } : {}) };
    const one = await this.#change(`/people/${encodeURIComponent(name)}/${act}`, sent, done);
    if (one && act === 'password') {
      this.given = one;
    }
  }

  #end(/** @type {string} */ name) {
    this.#ask({
      name,
      act: 'ending',
      heading: t('people:close-account-of', { name }),
      gist: t('people:close-account-gist', { name }),
      button: t('people:close-account'),
      reason: true,
      done: t('people:account-closed', { name }),
    });
  }

  #post(/** @type {string} */ name, /** @type {string} */ post) {
    const said = { name, post: postName(post) };
    this.#ask({
      name,
      act: 'post',
      body: { post },
      heading: t('people:new-post', said),
      gist: t('people:change-post-gist', said),
      button: t('people:change-post'),
      done: t('people:has-post', said),
    });
  }

  /** The password is shown here once, for the administrator to hand over. */
  #reset(/** @type {string} */ name) {
    this.#ask({
      name,
      act: 'password',
      heading: t('people:reset-password-of', { name }),
      gist: t('people:reset-password-gist', { name }),
      button: t('people:reset-password'),
      done: '',
    });
  }

  async #change(/** @type {string} */ path, /** @type {Record<string, unknown>} */ body, /** @type {string} */ done) {
    this.given = undefined;
    try {
      const one = await call(path, 'POST', body);
      this.wrong = '';
      this.done = done;
      await this.#look();
      return one;
    } catch (problem) {
      this.wrong = problem.message;
      await this.#look();
      return undefined;
    }
  }

  async #unlock(/** @type {string} */ name) {
    await call(`/people/${encodeURIComponent(name)}/unlocking`, 'POST', {});
    await this.#look();
  }

  async #hire(/** @type {Acted} */ event) {
    event.preventDefault();
    const form = event.target;
    const { name, post, password, ownPassword } = form.elements;
    try {
      const one = await call('/staff', 'POST', {
        name: name.value.trim(),
        post: post.value,
        password: password.value,
        ownPassword: ownPassword.value,
      });
      this.wrong = '';
      this.done = t('people:has-post', { name: one.name, post: postName(one.post) });
      form.reset();
      await this.#look();
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('people-room', PeopleRoom);
