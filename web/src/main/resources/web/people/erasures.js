import { LitElement, html, css, nothing } from 'lit';
import { day } from '../figures/figures.js';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/people.js';

/** @import { Part } from 'page' */

/** Patrons who asked to be erased. An administrator erases each once they have left and been paid. */
class Erasures extends Speaks(
  /** @type {Part<{ asking: { name: string, askedAt: string }[], wrong: string | undefined }>} */ (LitElement),
) {
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
      <header><h2 id="erasures">${t('people:erasures')}</h2></header>
      <div class="body">
        <p class="quiet">${t('people:erasures-gist')}</p>
        ${this.asking.map(
          (one) => html`<div class="row"><strong>${one.name}</strong>
          <span class="mono small quiet">${day(one.askedAt)}</span>
          <a class="button" href="/api/v1/people/${encodeURIComponent(one.name)}/export" download>${t('people:export')}</a>
          <button class="button" @click=${() => this.#erase(one.name)}>${t('people:erase')}</button></div>`,
        )}
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      </div>
    </section>`;
  }

  async #erase(/** @type {string} */ name) {
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
