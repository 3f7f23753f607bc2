import { LitElement, html, css } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/book.js';
import { markdown } from './markdown.js';

/** @import { Part } from 'page' */
/** @import { Book } from './ledger.js' */

/** How the documents are read where they are silent or unclear: all readings in a line each, or the page of one. */
class BookReadings extends /** @type {Part<{ book: Book, number: any, search: any, text: any }>} */ (LitElement) {
  static properties = { book: {}, number: {}, search: {}, text: { state: true } };
  static styles = [
    desk,
    css`
      article { padding: 20px 24px 28px; max-width: 860px; font: 400 16px/1.6 var(--serif); }
      article h1 { font: 400 26px/1.2 var(--serif); margin-bottom: 16px; }
      article h2 { font: 400 20px/1.3 var(--serif); margin: 20px 0 8px; }
      article p, article pre { margin: 0 0 14px; }
      article ul, article ol { margin: 0 0 14px; padding-left: 22px; list-style: disc; }
      article ol { list-style: decimal; }
      article li { margin-bottom: 6px; }
      article code { font: 400 14px/1.4 var(--mono); background: var(--n3); padding: 1px 5px; border-radius: 3px; }
      article pre { background: var(--n2); padding: 12px; overflow-x: auto; }
      article clause-chip { vertical-align: baseline; }
      td .gist { font-size: 15px; }
      .all { padding: 12px 24px; border-top: 1px solid var(--n4); }
    `,
  ];

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('number')) {
      this.#look();
    }
  }

  async #look() {
    this.text = undefined;
    const { number } = this;
    const text = number
      ? await call(`/readings/${encodeURIComponent(number)}`)
          .then((one) => one.markdown)
          .catch((problem) => problem.message)
      : undefined;
    if (number === this.number) {
      this.text = text;
    }
  }

  render() {
    if (this.number) {
      return html`<article aria-live="polite">${this.text ? markdown(this.text) : ''}</article><p class="all"><a href="#book/readings">${t(
        'book:all-readings',
      )}</a></p>`;
    }
    const shown = this.book.readings.filter((one) =>
      this.search.every((/** @type {string} */ word) => `${one.number} ${one.title} ${one.gist}`.toLowerCase().includes(word)),
    );
    return html`<table>
      <thead><tr><th>${t('book:reading')}</th><th>${t('book:about')}</th><th>${t('book:how-we-read-it')}</th></tr></thead>
      <tbody>${shown.map(
        (one) => html`<tr><td><clause-chip .reading=${one.number}></clause-chip></td><td>${one.title}</td>
        <td><span class="gist">${one.gist.replaceAll('`', '')}</span></td></tr>`,
      )}</tbody>
    </table>`;
  }
}

customElements.define('book-readings', BookReadings);
