import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { day, minute } from '../figures/figures.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/surveillance.js';

/** @import { Acted, Part } from 'page' */

/** What was said of the chosen event: who saw it, who took the call, and notes. Nothing that was said is changed. */
class EventNotes extends Speaks(/** @type {Part<{ entry: any, mayNote: boolean, wrong: string | undefined }>} */ (LitElement)) {
  static properties = { entry: {}, mayNote: { type: Boolean }, wrong: { state: true } };
  static styles = [
    desk,
    css`
      .row { display: flex; gap: 8px; align-items: center; }
      .row input { flex: 1; min-width: 0; }
      ul { display: grid; gap: 6px; margin-bottom: 10px; }
    `,
  ];

  render() {
    const notes = this.entry.notes ?? [];
    const isSeen = notes.some((/** @type {any} */ note) => note.kind === 'seen');
    return html`<section class="panel" aria-labelledby="notes"><header><h2 id="notes">${t('surveillance:notes')}</h2><span
        class="end quiet">${this.entry.detail.words}</span></header>
      <div class="body">
        <ul>${notes.map((/** @type {any} */ note) => this.#said(note))}</ul>
        ${
          this.mayNote
            ? html`<form class="row" @submit=${this.#add}><input name="words" required maxlength="200" autocomplete="off"
                aria-label=${t('surveillance:new-note')} placeholder=${t('surveillance:new-note')} /><button
                class="button">${t('surveillance:add-note')}</button>${
                  isSeen
                    ? nothing
                    : html`<button class="button" type="button" @click=${() => this.#say({ kind: 'seen' })}>${t(
                        'surveillance:mark-seen',
                      )}</button>`
                }</form>`
            : nothing
        }
        <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      </div></section>`;
  }

  #said(/** @type {any} */ { at, who, kind, words }) {
    return html`<li><span class="mono small quiet">${day(at)} ${minute(at)}</span> <strong>${who}</strong> ${
      kind === 'note' ? words : t(`surveillance:said:${kind}`)
    }</li>`;
  }

  #add(/** @type {Acted} */ event) {
    event.preventDefault();
    const { words } = event.target.elements;
    this.#say({ kind: 'note', words: words.value.trim() });
    event.target.reset();
  }

  async #say(/** @type {Record<string, string>} */ body) {
    try {
      await call(`/significant/${this.entry.id}/notes`, 'POST', body);
      this.wrong = '';
    } catch (problem) {
      this.wrong = problem.message;
    }
    tellAround(this, 'noted');
  }
}

customElements.define('event-notes', EventNotes);
