import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/book.js';
import './kind.js';
import { documentName } from '../desk/documents.js';
import { elsewhere, sentence, testsOf } from './ledger.js';

/** @import { Part } from 'page' */
/** @import { Book, Clause } from './ledger.js' */

/** All that is known of one clause: gist, parts, readings, the tests that show it, and the same rule in other documents. */
class ClausePage extends /** @type {Part<{ clause: Clause, book: Book, part: any }>} */ (LitElement) {
  static properties = { clause: {}, book: {}, part: {} };
  static styles = [
    desk,
    css`
      :host { display: grid; gap: 12px; align-content: start; }
      .top { display: flex; justify-content: space-between; gap: 8px; margin-bottom: 10px; }
      .gist { font-size: 18px; }
      .provisions { margin-top: 12px; overflow-wrap: anywhere; }
      .readings { display: grid; gap: 8px; margin-top: 12px; }
      .parts li { padding: 10px 14px; border-bottom: 1px solid var(--n4); }
      .parts li:last-child { border: 0; }
      .parts li.chosen { background: var(--n3); box-shadow: inset 3px 0 var(--accent); }
      .parts strong { display: flex; justify-content: space-between; gap: 8px; margin-bottom: 4px; }
      td:first-child { color: var(--ok); width: 1px; }
      .by { text-align: right; color: var(--n7); font: 400 11px/1.5 var(--mono); overflow-wrap: anywhere; max-width: 130px; }
    `,
  ];

  render() {
    const { clause } = this;
    const readings = this.book.readings.filter((reading) => reading.where.includes(`${clause.regulation} ${clause.path}`));
    const others = elsewhere(this.book.documents, clause);
    return html`
      <section class="panel" aria-label=${t('book:the-clause')}>
        <div class="body">
          <div class="top"><clause-chip .document=${clause.regulation} .path=${clause.path} named></clause-chip><clause-kind
            kind=${clause.kind}></clause-kind></div>
          <p class="gist">${clause.gist}</p>
          ${clause.reason ? html`<p class="provisions quiet">${t('book:outside-because', { reason: clause.reason })}</p>` : nothing}
          ${(clause.notCovered ?? []).map((one) => html`<p class="provisions quiet">${t('book:not-covered', one)}</p>`)}
          ${clause.provisions.map(
            (one) =>
              html`<p class="provisions"><span class="quiet">${t('book:provision')}</span> <span class="mono small">${one}</span></p>`,
          )}
          ${
            readings.length
              ? html`<ul class="readings">${readings.map(
                  (one) => html`<li><clause-chip .reading=${one.number}></clause-chip>
              <span class="quiet">${one.title}</span></li>`,
                )}</ul>`
              : nothing
          }
        </div>
      </section>
      ${clause.parts.length ? this.#parts(clause.parts) : nothing}
      ${this.#shows(testsOf(clause))}
      ${
        others.length
          ? html`<section class="panel" aria-labelledby="elsewhere"><header><h2 id="elsewhere">${t(
              'book:same-rule-elsewhere',
            )}</h2></header>
            <table><tbody>${others.map(
              (one) => html`<tr><td><clause-chip .document=${one.regulation} .path=${one.path} .gist=${one.gist}></clause-chip></td>
                <td class="quiet">${documentName(one.regulation)}</td></tr>`,
            )}</tbody></table></section>`
          : nothing
      }`;
  }

  #parts(/** @type {Clause['parts']} */ parts) {
    return html`<section class="panel" aria-labelledby="parts"><header><h2 id="parts">${t(
      'book:its-parts',
    )}</h2><span class="end quiet">${parts.length}</span></header>
      <ul class="parts">${parts.map(
        (one) => html`<li class=${one.part === this.part ? 'chosen' : ''}><strong>${one.part}<clause-kind
          kind=${one.kind}></clause-kind></strong><span class="quiet">${one.gist}</span></li>`,
      )}</ul></section>`;
  }

  #shows(/** @type {string[]} */ tests) {
    return html`<section class="panel" aria-labelledby="shows"><header><h2 id="shows">${t('book:what-shows-it')}</h2>
      <span class="end quiet">${tests.length || t('book:no-test')}</span></header>
      <table><tbody>${tests
        .map(sentence)
        .map(({ by, words }) => html`<tr><td>✓</td><td>${words}</td><td class="by">${by}</td></tr>`)}</tbody></table>
        </section>`;
  }
}

customElements.define('clause-page', ClausePage);
