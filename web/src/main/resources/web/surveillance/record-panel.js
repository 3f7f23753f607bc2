import { LitElement, html, css, nothing } from 'lit';
import { grouped } from '../figures/figures.js';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** @import { Changes, Part } from 'page' */

/** The record of a table: its chain as checked by the house, and downloads. Nothing here changes anything. */
class RecordPanel
  extends /** @type {Part<{ table: string, round: any, run: any, chain: any, refused: string | undefined }>} */ (LitElement)
{
  static properties = { table: {}, round: {}, run: {}, chain: { state: true }, refused: { state: true } };
  static styles = [
    desk,
    css`
      .body { display: grid; gap: 10px; }
      .head { overflow-wrap: anywhere; }
      .keys { display: flex; flex-wrap: wrap; gap: 8px; }
      .panel.bad { border-color: var(--bad); }
    `,
  ];

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('table') || changed.has('run') || changed.has('round')) {
      this.#check();
    }
  }

  get #query() {
    return this.run ? `?run=${this.run}` : '';
  }

  async #check() {
    this.chain = undefined;
    this.refused = undefined;
    try {
      this.chain = await call(`/tables/${encodeURIComponent(this.table)}/chain${this.#query}`);
    } catch (refusal) {
      this.refused = /** @type {Error} */ (refusal).message;
    }
  }

  render() {
    const { chain } = this;
    const at = `/api/v1/tables/${encodeURIComponent(this.table)}`;
    const form = (/** @type {string} */ name) => `${at}/rounds/${this.round}/bundle?form=${name}${this.run ? `&run=${this.run}` : ''}`;
    return html`<section class="panel ${chain && !chain.right ? 'bad' : ''}" aria-labelledby="record"><header><h2 id="record">${t(
      'surveillance:record',
    )}</h2>
        <span class="end" role="status">${
          !chain
            ? html`<span class="tag">${t(this.refused ? 'surveillance:not-checked' : 'surveillance:following')}</span>`
            : chain.right
              ? html`<span class="tag ok chain">✓ ${t('surveillance:chain-verified')}</span>`
              : html`<span class="tag bad chain">✕ ${t('surveillance:chain-broken')}</span>`
        }</span></header>
      <div class="body">
        ${
          !chain
            ? html`<p>${this.refused ?? nothing}</p>`
            : chain.right
              ? html`<p>${t('surveillance:events-hashed', { count: grouped(chain.checked), log: chain.log })}</p>
                <p class="small quiet">${t('surveillance:head-at', { event: grouped(chain.event) })}</p><p
                  class="mono small head">${chain.head.match(/.{8}/g).join(' ')}</p>`
              : html`<p><strong>${t('surveillance:stops-at', { log: chain.log, event: grouped(chain.event) })}</strong></p><p>${
                  chain.detail
                }</p>`
        }
        <div class="keys">
          ${
            this.round
              ? html`<a class="button" id="export" href=${form('html')} download>${t('surveillance:export-bundle')}
            <kbd>X</kbd></a><a class="button" href=${form('json')} download>${t('surveillance:as-json')}</a>`
              : nothing
          }
          <a class="button" href="${at}/log${this.#query}" download>${t('surveillance:the-log')}</a>
        </div>
      </div></section>`;
  }

  /** The key X. */
  export() {
    this.renderRoot.querySelector('#export')?.click();
  }
}

customElements.define('record-panel', RecordPanel);
