import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { SECTIONS, asked, fieldAt } from './fields.js';

/** @import { Part } from 'page' */
/** @import { FormField } from './fields.js' */
/** @import { Draft } from './yaml.js' */
/** @import { Review } from 'answers' */

/** @type {Record<string, string>} */
const SIGNS = { agrees: '✓', objection: '✕', warned: '▲', 'not-said': '' };

/** The sections of the form, each with its verdict and how much it asks. */
class SubmissionSections extends /** @type {Part<{ draft: Draft, keys: string[], review: Review | undefined }>} */ (LitElement) {
  static properties = { draft: {}, keys: {}, review: {} };
  static styles = [
    desk,
    css`
      :host { position: sticky; top: 12px; }
      button { display: flex; gap: 10px; width: 100%; padding: 8px 14px; background: none; border: 0; font-weight: 600; text-align: left; }
      button:hover { background: var(--n3); }
      .count { margin-left: auto; color: var(--n7); font-weight: 400; }
      footer { border-top: 1px solid var(--n4); } footer button { color: var(--n7); font-weight: 400; }
      button > :first-child { width: 1em; } .agrees { color: var(--ok); } .objection { color: var(--bad); } .warned { color: var(--warn); }
      @media (max-width: 1000px) { :host { position: static; } }
    `,
  ];

  render() {
    const { objections = [], warnings = [] } = this.review ?? {};
    const fieldsAt = (/** @type {{ at: string }[]} */ found) => found.map((one) => fieldAt(this.draft, one.at, this.keys));
    const [wrongs, warned] = [fieldsAt(objections), fieldsAt(warnings)];
    return html`<nav class="panel" aria-label=${t('submission:sections')}><header><h2>${t('submission:sections')}</h2></header>
      ${SECTIONS.filter((section) => asked(section, this.draft, this.keys).length).map((section) => {
        const verdict = this.#verdict(asked(section, this.draft, this.keys), wrongs, warned);
        return html`<button data-section=${section.id} data-verdict=${verdict}
          @click=${() => tellAround(this, 'section', section.id)}><span class=${verdict} role="img"
          aria-label=${t(`submission:verdict:${verdict}`)}>${SIGNS[verdict]}</span>${t(`submission:section:${section.id}`)}<span
          class="count">${asked(section, this.draft, this.keys).length}</span></button>`;
      })}
      ${
        objections.length
          ? html`<footer><button @click=${() => tellAround(this, 'next')}>${t('submission:next-objection')} <kbd>E</kbd></button></footer>`
          : nothing
      }</nav>`;
  }

  /** Before the house has answered nothing agrees. */
  #verdict(
    /** @type {FormField[]} */ fields,
    /** @type {(FormField | undefined)[]} */ wrongs,
    /** @type {(FormField | undefined)[]} */ warned,
  ) {
    if (!this.review) {
      return 'not-said';
    }
    if (fields.some((one) => wrongs.includes(one))) {
      return 'objection';
    }
    return fields.some((one) => warned.includes(one)) ? 'warned' : 'agrees';
  }
}

customElements.define('submission-sections', SubmissionSections);
