import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import './erasures.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

const POSTS = ['dealer', 'floorperson', 'surveillance', 'administrator'];

/** To the second, in UTC as everywhere at the desk. */
const moment = (at) => at.slice(0, 19).replace('T', ' ');

/** Everybody with an account: an administrator hires, and lets patrons in again whom the floor sent home. */
class PeopleRoom
  extends /** @type {Part<{ asking: any, given: any, me: Member, path: string[], people: any, house: any, kind: any, wrong: string | undefined, done: any }>} */ (
    LitElement
  )
{
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
        <header><h1 id="everybody">People</h1><span class="quiet end">${this.people?.length ?? ''}</span></header>
        <table>
          <thead><tr><th>Name</th><th>Post</th><th>Account</th><th></th></tr></thead>
          <tbody>${(this.people ?? []).map((one) => this.#row(one))}</tbody>
        </table>
      </section>
      <div class="column">
      ${this.house?.kind === 'undecided' ? this.#founding() : nothing}
      <section class="panel" aria-labelledby="hire">
        <header><h2 id="hire">New account</h2></header>
        <form class="body" @submit=${this.#hire}>
          <label>Name<input name="name" required maxlength="24" autocomplete="off" /></label>
          <label>Post<select name="post">${POSTS.map((post) => html`<option>${post}</option>`)}</select></label>
          <label>First password<input name="password" type="password" required autocomplete="new-password" /></label>
          <label>Your own password<input name="ownPassword" type="password" required autocomplete="current-password" /></label>
          <button class="button primary" type="submit">Create account</button>
        </form>
        <div class="body">
          <p class="wrong" role="alert">${this.wrong ?? ''}</p>
          <p class="quiet" role="status">${this.done ?? ''}</p>
          ${
            this.given
              ? html`<p role="status">One-time password for ${this.given.name}: <strong class="mono one-time">${this.given.password}</strong><br />
            It is shown once. ${this.given.name} has to choose another password at the next sign-in.</p>`
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
      <header><h2 id="founding">What is this house for?</h2></header>
      <div class="body founding">${
        this.kind
          ? html`<p>This house will be for ${this.kind}. You cannot change it afterwards.</p>
          <button class="button grave" data-found=${this.kind} @click=${() => this.#found(this.kind)}>Yes, for ${this.kind}</button>
          <button class="button" @click=${() => (this.kind = undefined)}>Cancel</button>`
          : html`<p>The cage pays nothing out until you answer. The answer is final.</p>
          <button class="button" data-kind="play" @click=${() => (this.kind = 'play')}>For play: chips are play chips</button>
          <button class="button" data-kind="money" @click=${() => (this.kind = 'money')}>For money: the cage pays out</button>`
      }
      </div>
    </section>`;
  }

  async #found(kind) {
    this.house = await call('/house', 'POST', { kind });
  }

  #row(one) {
    return html`<tr>
      <td><strong>${one.name}</strong>${one.guest ? html` <span class="tag">guest</span>` : nothing}${one.oneTime ? html` <span class="tag info">one-time password</span>` : nothing}</td>
      <td>${one.post}</td>
      <td>${
        one.endedAt
          ? html`<span class="tag">ended</span> <span class="mono small quiet">${moment(one.endedAt)}</span>`
          : one.stoppedAt
            ? html`<span class="tag warn">▲ sent home</span> <span class="mono small quiet">${moment(one.stoppedAt)}</span>`
            : html`<span class="quiet">open</span>`
      }</td>
      <td>${one.endedAt ? nothing : this.#acts(one)}</td>
    </tr>`;
  }

  #acts(one) {
    return html`<div class="acts">
      ${one.stoppedAt ? html`<button class="button" @click=${() => this.#unlock(one.name)}>Readmit</button>` : nothing}
      ${
        POSTS.includes(one.post)
          ? html`<select aria-label="Post of ${one.name}" data-post=${one.post} @change=${(event) => this.#post(one.name, event.target.value)}>
        ${POSTS.map((post) => html`<option ?selected=${post === one.post}>${post}</option>`)}</select>`
          : nothing
      }
      <button class="button" @click=${() => this.#reset(one.name)}>Reset password</button>
      <button class="button grave" @click=${() => this.#end(one.name)}>Close account</button>
    </div>`;
  }

  /** Nobody gives out passwords and posts, or ends an account, at a console that its owner has left. */
  #asked() {
    const { heading, gist, button, reason } = this.asking;
    return html`<dialog aria-labelledby="asking" @close=${() => this.#leave()}>
      <form method="dialog" @submit=${this.#act}>
        <h2 id="asking">${heading}</h2>
        <p>${gist}</p>
        ${reason ? html`<label>Reason<input name="reason" required maxlength="200" autocomplete="off" /></label>` : nothing}
        <label>Your own password<input name="ownPassword" type="password" required autocomplete="current-password" /></label>
        <div class="acts">
          <button class="button" type="button" @click=${(event) => event.target.closest('dialog').close()}>Cancel</button>
          <button class="button grave" type="submit">${button}</button>
        </div>
      </form>
    </dialog>`;
  }

  async #ask(asking) {
    this.asking = asking;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
  }

  /** A post that was chosen and not confirmed is shown as it is again. */
  #leave() {
    this.asking = undefined;
    this.renderRoot.querySelectorAll('select[data-post]').forEach((select) => (select.value = select.dataset.post));
  }

  async #act(event) {
    const { act, body, done, name } = this.asking;
    const { reason, ownPassword } = event.target.elements;
    const sent = { ...body, ownPassword: ownPassword.value, ...(reason ? { reason: reason.value } : {}) };
    const one = await this.#change(`/people/${encodeURIComponent(name)}/${act}`, sent, done);
    if (one && act === 'password') {
      this.given = one;
    }
  }

  #end(name) {
    this.#ask({
      name,
      act: 'ending',
      heading: `Close the account of ${name}`,
      gist: `${name} is signed out everywhere and cannot sign in again. The name stays taken.`,
      button: 'Close account',
      reason: true,
      done: `The account of ${name} is closed.`,
    });
  }

  #post(name, post) {
    this.#ask({
      name,
      act: 'post',
      body: { post },
      heading: `${name}: ${post}`,
      gist: `${name} is signed out everywhere and has the post of ${post} from the next sign-in on.`,
      button: 'Change post',
      done: `${name} is ${post}.`,
    });
  }

  /** The password is shown here once, for the administrator to hand over. */
  #reset(name) {
    this.#ask({
      name,
      act: 'password',
      heading: `Reset the password of ${name}`,
      gist: `${name} is signed out everywhere and gets a one-time password. Signatures of ${name} beside yours do not count for a day.`,
      button: 'Reset password',
      done: '',
    });
  }

  async #change(path, body, done) {
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

  async #unlock(name) {
    await call(`/people/${encodeURIComponent(name)}/unlocking`, 'POST', {});
    await this.#look();
  }

  async #hire(event) {
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
      this.done = `${one.name} is ${one.post}.`;
      form.reset();
      await this.#look();
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('people-room', PeopleRoom);
