import { LitElement, html, css, nothing } from 'lit';
import { desk, documentColours } from './style.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import { documentName, inTheBook } from './documents.js';

/** @import { Part } from 'page' */

/**
 * A clause, with the spine of its document, leading to the book. The gist shows while it is pointed at or focused. A reading has a dotted
 * spine: `<clause-chip .reading=${26}>`.
 */
class ClauseChip extends /** @type {Part<{ document: string, path: string, reading: any, gist: string, named: boolean }>} */ (LitElement) {
  static properties = { document: {}, path: {}, reading: {}, gist: {}, named: { type: Boolean } };
  static styles = [
    desk,
    documentColours,
    css`
      :host { display: inline-block; position: relative; }
      a { display: inline-flex; align-items: center; gap: 6px; min-height: 22px; padding: 0 7px 0 6px; background: var(--n3);
        border-left: 3px solid var(--document, var(--n7));
        border-radius: 2px; text-decoration: none; font-size: 12px; }
      a:hover { background: var(--n4); }
      a.reading { border-left-style: dotted; }
      .path { font: 600 12px/1.4 var(--mono); }
      .name { color: var(--document, var(--n7)); }
      .gist { position: absolute; z-index: 5; left: 0; top: calc(100% + 4px); width: max-content; max-width: 320px; padding: 8px 12px;
        border: 1px solid var(--n5); border-radius: 8px;
        background: var(--n2); color: var(--n9); font-size: 14px; opacity: 0; visibility: hidden; transition: opacity 120ms; }
      :host(:hover) .gist, :host(:focus-within) .gist { opacity: 1; visibility: visible; }
      @media (prefers-reduced-motion: reduce) { .gist { transition: none; } }
      @media (pointer: coarse) { a { min-height: 44px; } }
    `,
  ];

  render() {
    const gist = this.gist ? html`<span class="gist" role="tooltip">${this.gist}</span>` : nothing;
    if (this.reading) {
      return html`<a class="reading" href="#book/readings/${this.reading}"><span class="name">${t('desk:reading')}</span><span
        class="path">${this.reading}</span></a>${gist}`;
    }
    const name = this.named ? html`<span class="name">${documentName(this.document)}</span>` : nothing;
    return html`<a data-document=${this.document} href=${inTheBook(this.document, this.path)}>${name}<span class="path"
      >${this.path}</span></a>${gist}`;
  }
}

customElements.define('clause-chip', ClauseChip);
