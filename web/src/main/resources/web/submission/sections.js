import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { SECTIONS, asked, fieldAt } from './fields.js';

/** @import { Part } from 'page' */

/** The sections of the form, each with its verdict and how much it asks. */
class SubmissionSections extends /** @type {Part<{ draft: any, keys: string[], objections: any }>} */ (LitElement) {
  static properties = { draft: {}, keys: {}, objections: {} };
  static styles = [
    desk,
    css`
      :host { position: sticky; top: 12px; }
      button { display: flex; gap: 10px; width: 100%; padding: 8px 14px; background: none; border: 0; font-weight: 600; text-align: left; }
      button:hover { background: var(--n3); }
      .count { margin-left: auto; color: var(--n7); font-weight: 400; }
      footer { border-top: 1px solid var(--n4); } footer button { color: var(--n7); font-weight: 400; }
      .yes { color: var(--ok); } .no { color: var(--bad); }
      @media (max-width: 1000px) { :host { position: static; } }
    `,
  ];

  render() {
    const wrongs = this.objections.map((one) => fieldAt(this.draft, one.at, this.keys));
    return html`<nav class="panel" aria-label=${t('submission:sections')}><header><h2>${t('submission:sections')}</h2></header>
      ${SECTIONS.filter((section) => asked(section, this.draft, this.keys).length).map((section) => {
        const wrong = asked(section, this.draft, this.keys).some((one) => wrongs.includes(one));
        return html`<button @click=${() => tellAround(this, 'section', section.id)}><span class=${wrong ? 'no' : 'yes'} role="img"
          aria-label=${t(`submission:verdict:${wrong ? 'objection' : 'agrees'}`)}>${wrong ? '✕' : '✓'}</span>${t(
            `submission:section:${section.id}`,
          )}<span
          class="count">${asked(section, this.draft, this.keys).length}</span></button>`;
      })}
      ${
        this.objections.length
          ? html`<footer><button @click=${() => tellAround(this, 'next')}>${t('submission:next-objection')} <kbd>E</kbd></button></footer>`
          : nothing
      }</nav>`;
  }
}

customElements.define('submission-sections', SubmissionSections);
