import { LitElement, html, css } from 'lit';
import { call, house } from '../house/house.js';
import { desk, documentColours } from '../desk/style.js';
import { named } from '../desk/documents.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { read } from './yaml.js';

/** @import { Part } from 'page' */
/** @import { Examples, KeptSubmission, Table } from 'answers' */
/** @import { Draft } from './yaml.js' */

/** The start of a draft: an example, a table's rules, a kept submission, or a document alone. */
class SubmissionStart
  extends /** @type {Part<{ examples: Draft[], kept: KeptSubmission[], tables: Table[], documents: string[][] }>} */ (LitElement)
{
  static properties = { examples: { state: true }, kept: { state: true }, tables: { state: true }, documents: { state: true } };
  static styles = [
    desk,
    documentColours,
    css`
      :host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); gap: 12px; padding: 16px;
        align-items: start; }
      h1 { grid-column: 1 / -1; }
      li { border-bottom: 1px solid var(--n4); }
      li:last-child { border: 0; }
      a { display: flex; gap: 8px; align-items: baseline; padding: 10px 14px; text-decoration: none; }
      a:hover { background: var(--n3); }
      a .quiet { margin-left: auto; text-align: right; }
    `,
  ];

  async connectedCallback() {
    super.connectedCallback();
    const [{ examples }, { submissions }, tables, regulations] = await Promise.all([
      call('/examples'),
      call('/submissions'),
      house.tables(),
      call('/regulations'),
    ]);
    Object.assign(this, {
      kept: submissions,
      tables,
      documents: named(regulations),
      examples: examples.map((/** @type {Examples['examples'][number]} */ one) => ({ id: one.id, ...read(one.submission) })),
    });
  }

  render() {
    return html`<h1>${t('submission:a-submission')}</h1>
      ${this.#panel(
        t('submission:kept'),
        'kept',
        (this.kept ?? []).map((one) =>
          this.#row(`#submission/${one.id}`, one.regulation, one.name, `${one.by}, ${one.at.slice(0, 16).replace('T', ' ')}`),
        ),
        t('submission:none-kept'),
      )}
      ${this.#panel(
        t('submission:from-table'),
        'tables',
        (this.tables ?? []).map((one) =>
          this.#row(`#submission/table/${one.id}`, one.regulation, one.name, t('submission:in-pit', { pit: one.pit })),
        ),
        t('submission:no-tables'),
      )}
      ${this.#panel(
        t('submission:from-example'),
        'examples',
        (this.examples ?? []).map((one) => this.#row(`#submission/example/${one.id}`, one.regulation, one.name, one.id)),
        '',
      )}
      ${this.#panel(
        t('submission:from-document'),
        'documents',
        (this.documents ?? []).map(([id, name]) => this.#row(`#submission/new/${id}`, id, name, '')),
        '',
      )}`;
  }

  #panel(/** @type {string} */ title, /** @type {string} */ id, /** @type {unknown[]} */ rows, /** @type {string} */ empty) {
    return html`<section class="panel" aria-labelledby=${id}><header><h2 id=${id}>${title}</h2></header>
      ${rows.length ? html`<ul>${rows}</ul>` : html`<p class="body quiet">${empty}</p>`}</section>`;
  }

  #row(/** @type {string} */ address, /** @type {string} */ document, /** @type {string} */ name, /** @type {string} */ beside) {
    return html`<li><a href=${address}><span class="of-document" data-document=${document}></span><strong>${name}</strong><span
      class="quiet small">${beside}</span></a></li>`;
  }
}

customElements.define('submission-start', SubmissionStart);
