import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { styled } from '../look/at.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { isOffered, labelOf } from './fields.js';
import '../desk/clause-chip.js';

/** @import { Acted, Part } from 'page' */
/** @import { FormField, FormPart } from './fields.js' */
/** @import { Draft } from './yaml.js' */
/** @import { Term } from './draft.js' */
/** @import { Objection, Warning } from 'answers' */

const unitOf = (/** @type {FormPart} */ part) => t(`submission:unit:${part.unit}`);

/**
 * @typedef {{ field: FormField, draft: Draft, documents: string[][], term: Term | undefined, objections: Objection[],
 *   warnings: Warning[] | undefined, reviewed: boolean }} Asked
 */

/** A question of the form: label, value, clauses and verdict, with objections below it. */
class SubmissionField extends /** @type {Part<Asked>} */ (LitElement) {
  static properties = { field: {}, draft: {}, documents: {}, term: {}, objections: {}, warnings: {}, reviewed: { type: Boolean } };
  static styles = [
    desk,
    css`
      :host { display: block; padding: 10px 14px; border-bottom: 1px solid var(--n4); }
      .row { display: grid; grid-template-columns: 190px minmax(0, 1fr) auto; gap: 10px; align-items: center; }
      .label { color: var(--n8); }
      .parts { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
      .segments { display: inline-flex; border: 1px solid var(--n6); border-radius: 6px; overflow: hidden; }
      .segments button { border: 0; border-left: 1px solid var(--n5); background: none; padding: 5px 12px; min-height: 30px; }
      .segments button:first-child { border-left: 0; }
      .segments [aria-pressed='true'] { background: var(--n9); color: var(--n0); font-weight: 600; }
      .segments button:focus-visible { outline-offset: -4px; outline-color: var(--accent); }
      .segments.wrong { border: 2px solid var(--bad); color: inherit; }
      label { display: inline-flex; align-items: center; gap: 6px; }
      .unit { color: var(--n7); }
      .clauses { display: flex; gap: 6px; align-items: center; justify-content: flex-end; flex-wrap: wrap; max-width: 240px; }
      .verdict { width: 14px; text-align: center; font-weight: 700; }
      .yes { color: var(--ok); } .no { color: var(--bad); } .warned { color: var(--warn); }
      .below { margin: 6px 0 0 200px; display: grid; gap: 2px; }
      .below .quiet { font-size: 12px; }
      textarea { min-height: 66px; font-family: var(--desk); }
      @media (max-width: 700px) { .row { grid-template-columns: minmax(0, 1fr); } .below { margin-left: 0; }
        .clauses { justify-content: flex-start; } }
      @media (pointer: coarse) { .segments button { min-height: 44px; } }
    `,
  ];

  render() {
    const { field, term, objections } = this;
    const wrong = objections.length > 0;
    const offered = !field.may || isOffered(this.draft, field.key);
    const cited = [...new Set([...(term?.clauses ?? []).slice(0, 2), ...objections.map((one) => one.clause).filter(Boolean)])];
    const label = labelOf(field);
    const warned = !wrong && Boolean(this.warnings?.length);
    const verdict = wrong ? 'objection' : warned ? 'warned' : this.#isSaid(offered) ? 'agrees' : 'not-said';
    return html`<div class="row" role="group" aria-label=${label}>
        <span class="label">${label}</span>
        <div class="parts">${field.may ? this.#offer(offered) : nothing}${
          offered ? field.parts.map((part) => this.#part(part)) : nothing
        }</div>
        <span class="clauses">${cited.map((path) => html`<clause-chip .document=${this.draft.regulation} .path=${path}></clause-chip>`)}
          <span class="verdict ${wrong ? 'no' : warned ? 'warned' : 'yes'}" aria-label=${t(`submission:verdict:${verdict}`)}
            role="img">${wrong ? '✕' : warned ? '▲' : this.reviewed && this.#isSaid(offered) ? '✓' : ''}</span></span>
      </div>
      <div class="below" id="below">
        ${objections.map((one) => html`<span class="wrong objection">✕ ${one.message}</span>`)}
        ${(this.warnings ?? []).map((one) => html`<span class="warned" data-warned>▲ ${one.message}</span>`)}
        ${
          !wrong && term?.acceptable && offered && field.parts.some((part) => part.kind === 'text')
            ? html`<span class="quiet">${term.acceptable}</span>`
            : nothing
        }
      </div>`;
  }

  /** Something is chosen here, or holds unsaid. */
  #isSaid(/** @type {boolean} */ offered) {
    return (
      !offered ||
      this.term?.unsaid !== undefined ||
      this.field.parts.some((part) => part.key in this.draft || part.unsaid) ||
      this.field.parts.length === 0
    );
  }

  #wrong(/** @type {FormPart} */ part) {
    return this.objections.some((one) => one.at === part.key) ? 'true' : 'false';
  }

  #offer(/** @type {boolean} */ offered) {
    return this.#segments(
      [
        ['false', t('submission:off')],
        ['true', t('submission:on')],
      ],
      String(offered),
      (/** @type {any} */ value) => this.#tell('offer', this.field.key, value === 'true'),
      labelOf(this.field),
    );
  }

  #segments(
    /** @type {string[][]} */ values,
    /** @type {unknown} */ chosen,
    /** @type {(value: string) => void} */ choose,
    /** @type {string} */ label,
    wrong = 'false',
  ) {
    return html`<span class="segments ${wrong === 'true' ? 'wrong' : ''}" role="group" aria-label=${label} aria-describedby="below">
      ${values.map(
        ([value, words]) => html`<button type="button" aria-pressed=${String(chosen) === value} data-value=${value}
        @click=${() => choose(value)}>${words}</button>`,
      )}
    </span>`;
  }

  /** The label of a part: its field's label, and its unit if the field has several parts. */
  #labelOf(/** @type {FormPart} */ part) {
    const label = labelOf(this.field);
    return this.field.parts.length > 1 && part.unit ? t('submission:part-of', { label, part: unitOf(part) }) : label;
  }

  #part(/** @type {FormPart} */ part) {
    const label = this.#labelOf(part);
    const value = this.draft[part.key];
    const set = (/** @type {unknown} */ next) => this.#tell('set', part.key, next);
    if (part.kind === 'choice') {
      const values = part.values?.map((one) => [one, part.say?.(one) ?? one]) ?? this.documents;
      return this.#segments(values, value ?? this.term?.unsaid ?? part.unsaid, set, label, this.#wrong(part));
    }
    if (part.kind === 'several') {
      return this.#several(part, value, set);
    }
    if (part.kind === 'lines') {
      return html`<textarea aria-label=${label} placeholder=${t('submission:one-a-line')} .value=${(value ?? []).join('\n')}
        @input=${(/** @type {Acted} */ event) =>
          set(
            event.target.value
              .split('\n')
              .map((/** @type {string} */ one) => one.trim())
              .filter(Boolean),
          )}></textarea>`;
    }
    const typed =
      part.kind === 'list'
        ? (/** @type {Acted} */ event) => set(event.target.value.split(/[\s,]+/).filter(Boolean))
        : (/** @type {Acted} */ event) => set(event.target.value.trim());
    return html`<label>${part.unit && this.field.parts.length > 1 ? html`<span class="unit">${unitOf(part)}</span>` : nothing}
      <input name=${part.key} aria-label=${label} aria-invalid=${this.#wrong(part)} aria-describedby="below" autocomplete="off"
        ${styled({ width: `${(part.width ?? 7) + 3}ch` })}
        .value=${Array.isArray(value) ? value.join(', ') : (value ?? '')} @change=${part.kind === 'list' ? typed : nothing}
          @input=${part.kind === 'list' ? nothing : typed} />
      ${part.unit && this.field.parts.length === 1 ? html`<span class="unit">${unitOf(part)}</span>` : nothing}</label>`;
  }

  /** Some of a few words: a list in the text, or `all` and `none`. */
  #several(/** @type {FormPart} */ part, /** @type {any} */ value, /** @type {(value: unknown) => void} */ set) {
    const { values = [] } = part;
    const chosen = value === 'all' ? values : Array.isArray(value) ? value : [];
    return html`<span class="segments" role="group" aria-label=${labelOf(this.field)}>${values.map((one) => {
      const on = chosen.includes(one);
      const next = on ? chosen.filter((other) => other !== one) : values.filter((other) => other === one || chosen.includes(other));
      return html`<button type="button" aria-pressed=${on} data-value=${one}
        @click=${() => set(next.length ? next : 'none')}>${part.say?.(one)}</button>`;
    })}</span>`;
  }

  /** A field that has been removed from the page reports nothing. */
  #tell(/** @type {string} */ kind, /** @type {string} */ key, /** @type {any} */ value) {
    if (this.isConnected) {
      tellAround(this, kind, { key, value });
    }
  }
}

customElements.define('submission-field', SubmissionField);
