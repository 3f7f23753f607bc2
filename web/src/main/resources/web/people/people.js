import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import './erasures.js';

const POSTS = ['dealer', 'floorperson', 'surveillance', 'administrator'];

/** Everybody with an account: an administrator hires, and unlocks whoever failed three times. */
class PeopleRoom extends LitElement {
  static properties = { me: {}, path: {}, people: { state: true }, house: { state: true }, wrong: { state: true }, done: { state: true } };
  static styles = [
    desk,
    css`
      main { display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: 12px; padding: 16px; align-items: start; }
      form { display: grid; gap: 12px; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); } }
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
      ${this.house?.kind === 'undecided' ? this.#founding() : nothing}
      <section class="panel" aria-labelledby="hire">
        <header><h2 id="hire">Somebody new</h2></header>
        <form class="body" @submit=${this.#hire}>
          <label>Name<input name="name" required maxlength="24" autocomplete="off" /></label>
          <label>Post<select name="post">${POSTS.map((post) => html`<option>${post}</option>`)}</select></label>
          <label>First password<input name="password" type="password" required autocomplete="new-password" /></label>
          <p class="wrong" role="alert">${this.wrong ?? ''}</p>
          <p class="quiet" role="status">${this.done ?? ''}</p>
          <button class="button primary" type="submit">Give an account</button>
        </form>
      </section>
      <erasures-panel></erasures-panel>
    </main>`;
  }

  /** For a casino that is older than the question. */
  #founding() {
    return html`<section class="panel" aria-labelledby="founding">
      <header><h2 id="founding">What is this house for?</h2></header>
      <div class="body">
        <p>The cage pays nothing out until you answer. The answer is final.</p>
        <button class="button" @click=${() => this.#found('play')}>For play: chips are play chips</button>
        <button class="button" @click=${() => this.#found('money')}>For money: the cage pays out</button>
      </div>
    </section>`;
  }

  async #found(kind) {
    this.house = await call('/house', 'POST', { kind });
  }

  #row(one) {
    return html`<tr>
      <td><strong>${one.name}</strong>${one.guest ? html` <span class="tag">guest</span>` : nothing}</td>
      <td>${one.post}</td>
      <td>${one.lockedAt
        ? html`<span class="tag warn">▲ locked</span> <span class="mono small quiet">${one.lockedAt.slice(0, 19)}</span>`
        : html`<span class="quiet">open</span>`}</td>
      <td class="figure">${one.lockedAt ? html`<button class="button" @click=${() => this.#unlock(one.name)}>Unlock</button>` : nothing}</td>
    </tr>`;
  }

  async #unlock(name) {
    await call(`/people/${encodeURIComponent(name)}/unlocking`, 'POST', {});
    await this.#look();
  }

  async #hire(event) {
    event.preventDefault();
    const form = event.target;
    const { name, post, password } = form.elements;
    try {
      const one = await call('/staff', 'POST', { name: name.value.trim(), post: post.value, password: password.value });
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
