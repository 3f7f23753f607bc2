import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { singleKeys } from '../desk/single-keys.js';
import { desk, documentColours } from '../desk/style.js';
import { named } from '../desk/documents.js';
import { OF_THE_HOUSE } from '../floor/acts.js';
import { hour, zone } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { offered, said, termOf } from './draft.js';
import { SECTIONS, asked, fieldAt, ordered } from './fields.js';
import { differences, edges, printed, report, reviewed } from './review.js';
import { source } from './source.js';
import { NotRead, read, write } from './yaml.js';
import '../floor/act-dialog.js';
import './field.js';
import './others.js';
import './sections.js';
import { objectionsOf } from './side.js';
import './start.js';

/** @import { KeptSubmission, Member, Objection, Review, Terms, WagerOdds } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */
/** @import { Draft } from './yaml.js' */
/** @import { FormSection } from './fields.js' */

const PRINTED = ['document', 'card', 'sign', 'layout', 'training'];
/** A page without a draft. */
const BLANK = Object.fromEntries(['draft', 'review', 'edges', 'wrong', 'kept', 'before', 'compared'].map((name) => [name, undefined]));
const AFTER_THE_LAST_KEY = 600;

/**
 * @typedef {{ me: Member, path: string[], draft: any, review: Review | undefined, edges: WagerOdds[] | undefined, terms: Terms | undefined,
 *   documents: string[][] }} Drafted
 * @typedef {Drafted & { wrong: string | undefined, doing: any, known: any, kept: any, against: any, compared: any }} Shown
 */

/** A Rules Submission drafted in a form that reviews itself, kept, and put on a table. */
class SubmissionRoom extends /** @type {Part<Shown>} */ (LitElement) {
  static properties = {
    me: {},
    path: {},
    draft: { state: true },
    review: { state: true },
    edges: { state: true },
    terms: { state: true },
    documents: { state: true },
    wrong: { state: true },
    doing: { state: true },
    known: { state: true },
  };
  static styles = [
    desk,
    documentColours,
    css`
      main { display: grid; grid-template-columns: 212px minmax(0, 1fr) 392px; gap: 12px; padding: 12px 16px 16px; align-items: start; }
      .head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
      .head .keys { margin-left: auto; display: flex; gap: 8px; flex-wrap: wrap; align-items: center; }
      .form h2 { padding: 14px; border-bottom: 1px solid var(--n4); scroll-margin-top: 12px; }
      .kept { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 10px; align-items: center; padding: 12px 14px;
        border: 1px solid var(--ok); background: var(--ok-soft); border-radius: 8px; }
      @media (max-width: 1280px) { main { grid-template-columns: 212px minmax(0, 1fr); } submission-side { grid-column: 1 / -1; } }
      @media (max-width: 1000px) { main { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  text = '';

  connectedCallback() {
    super.connectedCallback();
    this.keys = singleKeys({ e: () => this.#next() });
    call('/regulations').then((answer) => (this.documents = named(answer)));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keys?.();
    clearTimeout(this.waiting);
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('path')) {
      Object.assign(this, BLANK);
      if (this.path.length) {
        this.#find(this.path);
      }
    }
  }

  async #find(/** @type {string[]} */ path) {
    try {
      const found = await source(path);
      if (path === this.path) {
        this.#begin(found);
      }
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  #begin(/** @type {Awaited<ReturnType<typeof source>>} */ found) {
    Object.assign(this, { before: found.before, against: found.against, kept: found.kept });
    this.#take(found.draft, 0, found.text ?? '');
  }

  /** Takes over a changed draft and writes it into the previous text. The house reviews it a moment after the last key. */
  #take(/** @type {Draft} */ draft, wait = AFTER_THE_LAST_KEY, /** @type {string} */ before = this.text) {
    const other = draft.regulation !== this.draft?.regulation;
    this.draft = ordered(draft);
    if (other) {
      this.#learn(draft.regulation);
    }
    this.text = write(this.draft, before);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.#read(), wait);
  }

  /** Loads the document's terms for the keys of the draft; a document that the house does not have gives none. */
  async #learn(/** @type {string} */ regulation) {
    const nothingSaid = { regulation, keys: [], batches: {}, terms: [] };
    const terms = await call(`/regulations/${encodeURIComponent(regulation)}/terms`).catch(() => nothingSaid);
    if (regulation === this.draft?.regulation) {
      this.terms = terms;
    }
  }

  async #read() {
    const { text, draft } = this;
    try {
      const review = await reviewed(text);
      const found = await edges(draft, text, review.approved, this.terms?.batches ?? {}).catch(() => []);
      if (text === this.text) {
        Object.assign(this, { review, edges: found, wrong: undefined });
      }
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  render() {
    if (!this.path.length) {
      return html`<submission-start></submission-start>`;
    }
    if (!this.draft || !this.terms || !this.documents) {
      return this.wrong
        ? html`<div class="empty"><strong>${this.wrong}</strong><a href="#submission">${t('submission:start-again')}</a></div>`
        : nothing;
    }
    const objections = this.review?.objections ?? [];
    return html`<main @set=${(/** @type {CustomEvent<any>} */ { detail }) => this.#take(said(this.draft, detail.key, detail.value))}
      @offer=${(/** @type {CustomEvent<any>} */ { detail }) => this.#take(offered(this.draft, detail.key, detail.value))}
      @go=${this.#go} @paste=${this.#paste} @compare=${this.#compare}
        @section=${this.#show} @next=${this.#next} @done=${() => (location.hash = '#floor')}>
      ${this.#head(objections)}${this.#keptBand()}
      <submission-sections .draft=${this.draft} .keys=${this.terms.keys} .review=${this.review}></submission-sections>
      <section class="panel form" aria-label=${t('submission:the-form')}>${SECTIONS.map((section) => this.#section(section, objections))}
        <submission-others .draft=${this.draft} .keys=${this.terms.keys} .objections=${objections}></submission-others></section>
      <submission-side .review=${this.review} .edges=${this.edges} .draft=${this.draft} .text=${this.text} .against=${
        this.against
      } .unread=${this.unread}
        .changes=${this.#changes()}></submission-side>
      <act-dialog .act=${this.doing?.act} .table=${this.doing?.table} .known=${this.known} @left=${() =>
        (this.doing = undefined)}></act-dialog>
    </main>`;
  }

  /** Nothing where there is nothing to compare with. */
  #changes() {
    const before = this.compared ?? this.before;
    return before && differences(before, this.draft);
  }

  #head(/** @type {Objection[]} */ objections) {
    const left = objections.length;
    return html`<div class="head"><div><span class="quiet">${t('submission:rules-submission')}</span><h1>${
      this.draft.name || t('submission:no-name')
    }</h1></div>
      <span><span class="of-document" data-document=${this.draft.regulation}></span> ${
        this.#document() ?? t('submission:no-document')
      }</span>
      <div class="keys"><span class="wrong" role="alert">${this.wrong ?? ''}</span><a class="button plain" href="#submission">${t(
        'submission:start-from-another',
      )}</a>
        <button class="button" ?disabled=${!this.review?.approved} @click=${() => report(this.text)}>${t(
          'submission:mathematics-report',
        )}</button>
        ${this.#print()}
        <button class="button primary keep" @click=${left ? () => this.#go({ detail: objections[0].at }) : this.#keep}>${
          left ? t('submission:keep-left', { objections: objectionsOf(left) }) : t('submission:keep')
        }</button></div></div>`;
  }

  /** What is printed of an approved draft: for the regulator first. */
  #print() {
    return html`<select aria-label=${t('submission:print')} ?disabled=${!this.review?.approved} @change=${async (
      /** @type {Event & { target: HTMLSelectElement }} */ event,
    ) => {
      const as = event.target.value;
      event.target.value = '';
      await printed(this.text, as).catch((problem) => (this.wrong = problem.message));
    }}>
      <option value="">${t('submission:print')}</option>
      ${PRINTED.map((as) => html`<option value=${as}>${t(`submission:print:${as}`)}</option>`)}</select>`;
  }

  /** With a text from anywhere; it changes nothing in the draft. */
  #compare(/** @type {CustomEvent<any>} */ { detail }) {
    try {
      Object.assign(this, { compared: read(detail.text), against: t('submission:against-file', { file: detail.file }) });
      this.unread = undefined;
    } catch (problem) {
      this.unread = problem instanceof NotRead ? t('submission:line-not-read', { line: problem.line }) : problem.message;
    }
    this.requestUpdate();
  }

  /** The short name of the draft's document, if the house has it. */
  #document() {
    return this.documents.find(([id]) => id === this.draft.regulation)?.[1];
  }

  #keptBand() {
    return this.kept && !differences(this.before, this.draft).length
      ? html`<div class="kept" role="status"><strong>✓ ${t('submission:kept')}</strong><span>${t('submission:kept-by', {
          time: `${hour(this.kept.at)} ${zone(this.kept.at)}`,
          by: this.kept.by,
        })}</span>
          <button class="button end" @click=${() => this.#use(OF_THE_HOUSE.put)}>${t('submission:put-up-table')}</button><a
            class="button" href="#floor">${t('submission:to-the-floor')}</a></div>`
      : nothing;
  }

  #section(/** @type {FormSection} */ section, /** @type {Objection[]} */ objections) {
    const { terms, keys } = /** @type {Terms} */ (this.terms);
    const fields = asked(section, this.draft, keys);
    const at = (/** @type {unknown} */ field, /** @type {{ at: string }[]} */ found) =>
      found.filter((one) => fieldAt(this.draft, one.at, keys) === field);
    return fields.length
      ? html`<h2 id=${section.id}>${t(`submission:section:${section.id}`)}</h2>${fields.map(
          (field) =>
            html`<submission-field data-key=${field.key} .field=${field} .draft=${this.draft} .documents=${this.documents}
          .term=${termOf(terms, this.draft, field.key)}
          .objections=${at(field, objections)} .warnings=${at(field, this.review?.warnings ?? [])} ?reviewed=${Boolean(
            this.review,
          )}></submission-field>`,
        )}`
      : nothing;
  }

  #paste(/** @type {CustomEvent<any>} */ { detail }) {
    try {
      this.#take(read(detail), 0, detail);
      this.unread = undefined;
      this.renderRoot.querySelector('submission-side').taken();
    } catch (problem) {
      this.unread = problem instanceof NotRead ? t('submission:line-not-read', { line: problem.line }) : problem.message;
      this.requestUpdate();
    }
  }

  #show(/** @type {CustomEvent<string>} */ { detail: section }) {
    this.renderRoot.querySelector(`#${section}`).scrollIntoView();
  }

  #go(/** @type {{ detail: string }} */ { detail: at }) {
    const found = fieldAt(this.draft, at, this.terms?.keys ?? []);
    const field = this.renderRoot.querySelector(found ? `submission-field[data-key='${found.key}']` : 'submission-others');
    field.scrollIntoView({ block: 'center' });
    (field.renderRoot.querySelector('[aria-invalid=true]') ?? field.renderRoot.querySelector('input, button'))?.focus();
  }

  #next() {
    const objections = this.review?.objections ?? [];
    this.at = ((this.at ?? -1) + 1) % Math.max(1, objections.length);
    if (objections[this.at]) {
      this.#go({ detail: objections[this.at].at });
    }
  }

  async #keep() {
    try {
      const kept = await call('/submissions', 'POST', { submission: this.text });
      location.hash = `#submission/${kept.id}`;
    } catch (problem) {
      this.wrong = problem.message;
      this.#read();
    }
  }

  async #use(/** @type {unknown} */ act) {
    const [{ submissions }, { pits }] = await Promise.all([call('/submissions'), call('/pits')]);
    this.known = { submissions: submissions.filter((/** @type {KeptSubmission} */ one) => one.id === this.kept.id), pits };
    this.doing = { act };
  }
}

customElements.define('submission-room', SubmissionRoom);
