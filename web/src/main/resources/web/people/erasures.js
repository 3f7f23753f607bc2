import { LitElement, html, css, nothing } from 'lit';
import { day } from '../figures/figures.js';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';

/** @import { Part } from 'page' */

/** Patrons who asked to be erased. An administrator erases each once they have left and been paid. */
class Erasures extends /** @type {Part<{ asking: any, wrong: string | undefined }>} */ (LitElement) {
  static properties = { asking: { state: true }, wrong: { state: true } };
  static styles = [
    desk,
    css`:host { display: block; } .body { display: grid; gap: 8px; } .row { display: flex; gap: 8px; align-items: center; }`,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    this.asking = (await call('/erasures')).erasures;
  }

  render() {
    if (!this.asking?.length) {
      return nothing;
    }
    return html`<section class="panel" aria-labelledby="erasures">
      <header><h2 id="erasures">Asked to be erased</h2></header>
      <div class="body">
        <p class="quiet">The patron has to leave every table and be paid out first. Rounds and postings stay, without the name.</p>
        ${this.asking.map(
          (one) => html`<div class="row"><strong>${one.name}</strong>
          <span class="mono small quiet">${day(one.askedAt)}</span>
          <a class="button" href="/api/v1/people/${encodeURIComponent(one.name)}/export" download>Export</a>
          <button class="button" @click=${() => this.#erase(one.name)}>Erase</button></div>`,
        )}
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      </div>
    </section>`;
  }

  async #erase(name) {
    try {
      await call(`/people/${encodeURIComponent(name)}/erasure`, 'POST', { reason: 'asked for by the patron' });
      this.wrong = '';
      await this.#look();
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('erasures-panel', Erasures);
