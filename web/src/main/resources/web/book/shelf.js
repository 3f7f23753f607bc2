import { LitElement, html, css, nothing } from 'lit';
import { desk, documentColours } from '../desk/style.js';
import { inTheBook } from '../desk/documents.js';
import { t } from '../words/words.js';
import '../words/book.js';
import { inSection, sectionOf, sectionsOf } from './ledger.js';

/** @import { Part } from 'page' */
/** @import { Book, Clause, Document } from './ledger.js' */

/** The documents, the sections of the open one, and the readings. */
class BookShelf extends /** @type {Part<{ book: Book, document: Document, section: any }>} */ (LitElement) {
  static properties = { book: {}, document: {}, section: {} };
  static styles = [
    desk,
    documentColours,
    css`
      a { text-decoration: none; display: flex; gap: 12px; padding: 8px 12px; align-items: center; }
      a:hover { background: var(--n2); }
      a[aria-current] { background: var(--n3); box-shadow: inset 3px 0 var(--accent); }
      .document { font: 400 16px/1.3 var(--serif); }
      .document .spine { width: 6px; align-self: stretch; border-radius: 2px; background: var(--document); flex: none; }
      .document .mono { font-size: 12px; display: block; color: var(--n7); }
      .count { margin-left: auto; font: 400 12px/1.4 var(--desk); color: var(--n7); white-space: nowrap; }
      .overline { padding: 14px 12px 6px; border-top: 1px solid var(--n4); }
      .section b { min-width: 24px; font: 600 12px/1.5 var(--mono); color: var(--n7); align-self: start; }
      .section { padding: 5px 12px; }
      .readings { border-top: 1px solid var(--n4); padding: 12px; }
      .narrow { display: none; }
      @media (max-width: 1000px) {
        .wide { display: none; }
        .narrow { display: grid; gap: 8px; padding: 12px; }
        .narrow label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
        select { width: 100%; }
      }
    `,
  ];

  render() {
    const { documents, readings } = this.book;
    return html`<nav class="panel" aria-label=${t('book:the-book')}>
      <header><h2>${t('book:documents')}</h2><span
        class="end quiet">${t('book:count-clauses', { count: documents.reduce((sum, one) => sum + one.clauses.length, 0) })}</span></header>
      <div class="wide">
        ${documents.map((one) => this.#document(one))}
        ${
          this.document
            ? html`<p class="overline">${this.document.id}</p>${sectionsOf(this.document).map((one) => this.#section(one))}`
            : nothing
        }
        <a class="readings" href="#book/readings" aria-current=${this.document ? nothing : 'page'}>${t(
          'book:readings',
        )}<span class="count">${readings.length}</span></a>
      </div>
      <div class="narrow">
        <label>${t('book:document')}<select @change=${this.#go}>
          ${documents.map((one) => html`<option value="#book/${one.id}" .selected=${one === this.document}>${one.title}</option>`)}
          <option value="#book/readings" .selected=${!this.document}>${t('book:readings')}</option></select></label>
        ${
          this.document
            ? html`<label>${t('book:section')}<select @change=${this.#go}>${sectionsOf(this.document).map(
                (one) =>
                  html`<option value=${inTheBook(this.document.id, one.path)} .selected=${one.path === this.section}>${one.path} ${
                    one.gist
                  }</option>`,
              )}</select></label>`
            : nothing
        }
      </div>
    </nav>`;
  }

  #document(/** @type {Document} */ one) {
    const rules = one.clauses.filter((clause) => clause.kind !== 'heading');
    const shown = rules.filter((clause) => clause.shown).length;
    return html`<a class="document" data-document=${one.id} href="#book/${one.id}" aria-current=${one === this.document ? 'page' : nothing}>
      <span class="spine"></span><span>${one.title}<span class="mono">${one.id}</span></span>
      <span class="count" title=${t('book:rules-shown')}>${shown === rules.length ? '✓' : t('book:shown-of', { shown })} ${
        rules.length
      }</span></a>`;
  }

  #section(/** @type {Clause} */ one) {
    return html`<a class="section" href=${inTheBook(this.document.id, one.path)} aria-current=${
      one.path === this.section ? 'true' : nothing
    }>
      <b>${/^\d/.test(one.path) ? one.path : '·'}</b><span>${
        /^\d/.test(one.path) ? one.gist.replace(/\.$/, '') : sectionOf(one.path)
      }</span>
      <span class="count">${inSection(this.document, one.path).length}</span></a>`;
  }

  #go(/** @type {any} */ event) {
    location.hash = event.target.value;
  }
}

customElements.define('book-shelf', BookShelf);
