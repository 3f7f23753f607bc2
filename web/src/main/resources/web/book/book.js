import { LitElement, html, css, nothing } from 'lit';
import { desk, documentColours } from '../desk/style.js';
import { inTheBook } from '../desk/documents.js';
import { keysAreOn, singleKeys, switchKeys } from '../desk/single-keys.js';
import { inSection, openBook, parentOf, says, sectionOf, sectionsOf } from './ledger.js';
import { t } from '../words/words.js';
import '../words/book.js';
import { KINDS } from './kind.js';
import './shelf.js';
import './clause-list.js';
import './clause-page.js';
import './readings.js';

/** @import { Part } from 'page' */
/** @import { Book, Clause, Document } from './ledger.js' */

/**
 * The book: every clause of the five documents, what the platform does about it, and what shows that. `#book/ma-mini/13(c)` is a clause,
 * `#book/readings/26` a reading.
 */
class BookRoom extends /** @type {Part<{ path: string[], book: Book, search: any, kind: any, copied: any }>} */ (LitElement) {
  static properties = { path: {}, book: { state: true }, search: { state: true }, kind: { state: true }, copied: { state: true } };
  static styles = [
    desk,
    documentColours,
    css`
      main { display: grid; grid-template-columns: 300px minmax(0, 1fr) 380px; gap: 12px; padding: 12px 16px; align-items: start; }
      .search { display: flex; align-items: center; gap: 10px; padding: 10px 16px; border-bottom: 1px solid var(--n4); }
      .search input { flex: 1; min-width: 0; min-height: 40px; }
      .search input:focus-visible { outline: 2px solid var(--accent); }
      .title { padding: 14px 16px; border-bottom: 1px solid var(--n4); display: grid; gap: 10px; }
      h1 { font: 400 26px/1.2 var(--serif); display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: baseline; }
      h1 small { font: 400 13px/1.4 var(--desk); }
      .kinds { display: flex; flex-wrap: wrap; gap: 8px; }
      .kinds button { background: none; border: 1px solid transparent; border-radius: 12px; padding: 2px 8px; min-height: 28px;
        display: flex;
        gap: 6px; align-items: center; }
      .kinds button[aria-pressed='true'] { border-color: var(--n9); background: var(--n3); }
      .foot { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 10px 16px; color: var(--n7); align-items: center; }
      .foot button { background: none; border: 0; padding: 4px; text-decoration: underline; }
      @media (max-width: 1280px) { main { grid-template-columns: 300px minmax(0, 1fr); } aside { grid-column: 1 / -1; } }
      @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); padding: 12px; } .keys { display: none; } }
    `,
  ];

  constructor() {
    super();
    this.search = '';
    openBook().then((book) => (this.book = book));
  }

  connectedCallback() {
    super.connectedCallback();
    this.stop = singleKeys({
      '/': () => this.renderRoot.querySelector('input').focus(),
      j: () => this.#walk(1),
      k: () => this.#walk(-1),
      u: () => this.#chosen && this.#open(this.#chosen.regulation, parentOf(this.#chosen.path)),
      y: () => this.#copy(),
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('path')) {
      this.copied = '';
    }
  }

  get #document() {
    const [document] = this.path;
    return document === 'readings' ? undefined : (this.book.documents.find((one) => one.id === document) ?? this.book.documents[0]);
  }

  get #chosen() {
    const path = this.path[1]?.split(' # ')[0];
    return this.#document?.clauses.find((clause) => clause.path === path);
  }

  get #words() {
    return this.search.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** What the list has: a section, or what was searched for in all documents, this one's first. */
  get #listed() {
    const kind = (/** @type {Clause} */ clause) => !this.kind || clause.kind === this.kind;
    if (!this.#words.length) {
      return this.#inSection.filter(kind);
    }
    const documents = [this.#document, ...this.book.documents.filter((one) => one !== this.#document)];
    return documents.flatMap((one) => one?.clauses ?? []).filter((clause) => kind(clause) && says(clause, this.#words));
  }

  get #section() {
    const document = this.#document;
    return this.#chosen ? sectionOf(this.#chosen.path) : document ? sectionsOf(document)[0].path : '';
  }

  get #inSection() {
    const document = this.#document;
    return document ? inSection(document, this.#section) : [];
  }

  render() {
    if (!this.book) {
      return html`<main><p class="quiet">${t('book:loading')}</p></main>`;
    }
    const document = this.#document;
    return html`<main>
      <book-shelf .book=${this.book} .document=${document} .section=${document && this.#section}></book-shelf>
      <section class="panel" aria-label=${t('book:clauses')}>
        <div class="search" role="search">
          <input type="search" aria-label=${t('book:search')} placeholder=${t('book:search-every-document')} .value=${this.search}
            @input=${(/** @type {any} */ event) => (this.search = event.target.value)} />
          <span class="quiet" role="status">${document ? this.#found(document) : nothing}</span><kbd class="keys">/</kbd>
        </div>
        ${
          document
            ? this.#clauses(document)
            : html`<book-readings .book=${this.book} .number=${this.path[1]}
          .search=${this.#words}></book-readings>`
        }
        <div class="foot">
          <span class="keys">${t('book:key-next')} <kbd>J</kbd> ${t('book:key-previous')} <kbd>K</kbd> ${t('book:key-parent')} <kbd>U</kbd>
            ${t('book:key-copy')} <kbd>Y</kbd></span>
          <button class="keys" aria-pressed=${keysAreOn()}
            @click=${this.#keys}>${t(keysAreOn() ? 'book:keys-are-on' : 'book:keys-are-off')}</button>
          <span role="status">${this.copied ?? ''}</span><span class="end">${t('book:gists-are-ours')}</span>
        </div>
      </section>
      ${
        this.#chosen
          ? html`<aside><clause-page .clause=${this.#chosen} .book=${this.book}
            .part=${this.path[1].split(' # ')[1]}></clause-page></aside>`
          : nothing
      }
    </main>`;
  }

  #clauses(/** @type {Document} */ document) {
    const searched = this.#words.length > 0;
    const gist = document.clauses.find((clause) => clause.path === this.#section)?.gist ?? '';
    const counted = searched
      ? this.book.documents.flatMap((one) => one.clauses).filter((clause) => says(clause, this.#words))
      : this.#inSection;
    return html`<div class="title">
        <h1>${searched ? t('book:found') : /^\d/.test(this.#section) ? `${this.#section} ${gist.replace(/\.$/, '')}` : this.#section}
          <small data-document=${document.id}><span
            class="of-document"></span> ${searched ? t('book:all-documents') : document.title}</small></h1>
        <div class="kinds" role="group"
          aria-label=${t('book:kind')}>${Object.keys(KINDS).map((kind) => this.#kindButton(kind, counted))}</div>
      </div>
      <clause-list .clauses=${this.#listed} .chosen=${this.#chosen} .found=${searched}></clause-list>`;
  }

  #kindButton(/** @type {string} */ kind, /** @type {Clause[]} */ clauses) {
    const count = clauses.filter((clause) => clause.kind === kind).length;
    if (!count && this.kind !== kind) {
      return nothing;
    }
    const choose = () => (this.kind = this.kind === kind ? undefined : kind);
    return html`<button aria-pressed=${this.kind === kind} @click=${choose}><clause-kind kind=${kind}></clause-kind><span
      class="quiet">${count}</span></button>`;
  }

  #found(/** @type {Document} */ { id }) {
    const count = this.#listed.filter((one) => one.regulation === id).length;
    return this.#words.length ? t('book:found-in', { count, document: id, all: this.#listed.length }) : nothing;
  }

  #walk(/** @type {number} */ by) {
    if (this.#document) {
      const next = this.#listed[Math.max(0, this.#listed.findIndex((one) => one === this.#chosen) + by)];
      if (next) {
        this.#open(next.regulation, next.path);
      }
    }
  }

  #open(/** @type {string} */ document, /** @type {string} */ path) {
    location.replace(inTheBook(document, path));
  }

  async #copy() {
    if (this.#chosen) {
      const citation = `${this.#chosen.regulation} ${this.#chosen.path}`;
      await navigator.clipboard?.writeText(citation);
      this.copied = t('book:copied', { citation });
    }
  }

  #keys() {
    switchKeys();
    this.requestUpdate();
  }
}

customElements.define('book-room', BookRoom);
