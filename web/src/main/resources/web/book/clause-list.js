import { LitElement, html, css, nothing } from 'lit';
import { desk, documentColours } from '../desk/style.js';
import { styled } from '../look/at.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/book.js';
import './kind.js';
import { depthOf, testsOf } from './ledger.js';

/** @import { Part } from 'page' */
/** @import { Clause } from './ledger.js' */

/** Clauses under one another as the document has them, or as a search found them. The chosen one is marked. */
class ClauseList extends /** @type {Part<{ clauses: Clause[], chosen: any, found: boolean }>} */ (LitElement) {
  static properties = { clauses: {}, chosen: {}, found: { type: Boolean } };
  static styles = [
    desk,
    documentColours,
    css`
      li { display: grid; grid-template-columns: minmax(130px, 150px) minmax(0, 1fr) 108px 76px; gap: 4px 12px; padding: 12px 16px;
        border-bottom: 1px solid var(--n4); scroll-margin: 80px; }
      li:hover { background: var(--n2); }
      li.chosen { background: var(--n3); box-shadow: inset 3px 0 var(--accent); }
      li > :first-child { padding-left: calc(var(--depth) * 14px); }
      .tests { text-align: right; color: var(--n7); font-size: 12px; white-space: nowrap; }
      .tests.ok { color: var(--ok); }
      .parts { color: var(--n7); font-size: 12px; }
      @media (max-width: 700px) {
        li { grid-template-columns: minmax(0, 1fr) auto; }
        li .gist { grid-column: 1 / -1; grid-row: 2; }
        li > :first-child { padding-left: 0; }
        .tests { text-align: left; grid-row: 3; }
      }
    `,
  ];

  render() {
    if (!this.clauses.length) {
      return html`<div class="empty"><strong>${t('book:no-clause')}</strong><span class="quiet">${t('book:no-clause-gist')}</span></div>`;
    }
    return html`<ul>${this.clauses.map((clause) => this.#row(clause))}</ul>`;
  }

  #row(/** @type {Clause} */ clause) {
    const chosen = this.chosen === clause;
    return html`<li class=${chosen ? 'chosen' : ''} aria-current=${chosen ? 'true' : nothing} data-path=${clause.path}>
      <span ${styled({ '--depth': this.found ? 0 : depthOf(clause.path) })}><clause-chip .document=${clause.regulation} .path=${clause.path}
        .named=${this.found}></clause-chip></span>
      <span class="gist">${clause.gist}${
        clause.parts.length ? html`<span class="parts"> ${t('book:count-parts', { count: clause.parts.length })}</span>` : nothing
      }</span>
      <clause-kind kind=${clause.kind}></clause-kind>
      ${tests(clause)}
    </li>`;
  }

  updated(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('chosen') && this.chosen) {
      this.renderRoot.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
    }
  }
}

function tests(/** @type {Clause} */ clause) {
  const count = testsOf(clause).length;
  if (count) {
    return html`<span class="tests ok">✓ ${count === 1 ? t('book:one-test') : t('book:tests', { count })}</span>`;
  }
  return html`<span class="tests">${
    clause.kind === 'physical' ? t('book:outside') : clause.shown ? `✓ ${t('book:shown-below')}` : t('book:not-yet')
  }</span>`;
}

customElements.define('clause-list', ClauseList);
