import { LitElement, html, css } from 'lit';
import { house as style } from '../look/style.js';
import { inTheBook } from '../desk/documents.js';

/** @import { Part } from 'page' */

/** The clause behind something: small, one tap away from its gist. */
class ClauseMark extends /** @type {Part<{ clauses: string[], because: string[], document: string }>} */ (LitElement) {
  static properties = { clauses: {}, because: {}, document: {} };
  static styles = [
    style,
    css`
      :host { position: relative; display: inline-block; }
      button { background: none; border: 0; padding: 5px 0; font-size: 11px; color: var(--ink-3); }
      button span { border-bottom: 1px dotted var(--ink-3); }
      @media (pointer: coarse) { button { padding: 14px 4px; } }
      [popover] { border: 1px solid var(--line); border-radius: 12px; background: var(--panel-2); color: var(--ink); padding: 14px 16px;
        max-width: min(340px, 90vw); font: 400 13px/1.45 var(--sans); margin: auto; position-area: block-start;
          position-try-fallbacks: flip-block, flip-inline; box-shadow: 0 12px 32px var(--sh); }
      a { color: inherit; }
      ul { margin: 6px 0 0; padding-left: 18px; color: var(--ink-2); }
    `,
  ];

  render() {
    const marks = (this.clauses ?? []).map((clause) => `§ ${clause}`).join(' ');
    return marks
      ? html`<button popovertarget="gist"><span>${marks}</span></button>
          <div id="gist" popover><strong>${this.document} ${this.clauses.map(
            (clause) => html`<a href=${inTheBook(this.document, clause)} target="_blank" rel="noopener">§ ${clause}</a> `,
          )}</strong><ul>${(this.because ?? []).map((gist) => html`<li>${gist}</li>`)}</ul></div>`
      : '';
  }
}

customElements.define('clause-mark', ClauseMark);
