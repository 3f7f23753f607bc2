import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { SECTIONS, asked } from './fields.js';

/** @import { Part } from 'page' */
/** @import { Draft } from './yaml.js' */
/** @import { FormPart } from './fields.js' */
/** @import { Objection } from 'answers' */

/** The keys of a draft that the form does not ask for, for example after a change of the document. */
export function others(/** @type {Draft} */ draft, /** @type {string[]} */ keys) {
  const known = new Set(
    SECTIONS.flatMap((section) => asked(section, draft, keys)).flatMap((field) => [field.key, ...field.parts.map((part) => part.key)]),
  );
  return Object.keys(draft).filter((key) => key !== 'format' && !known.has(key));
}

/** They stay in the text, with their objections, until the user removes them. */
class SubmissionOthers extends /** @type {Part<{ draft: Draft, keys: string[], objections: Objection[] }>} */ (LitElement) {
  static properties = { draft: {}, keys: {}, objections: {} };
  static styles = [desk, css`h2 { padding: 14px; } .wrong { display: block; font-family: var(--desk); } .button { white-space: nowrap; }`];

  render() {
    const left = others(this.draft, this.keys);
    return left.length
      ? html`<h2>${t('submission:not-asked')}</h2><table><tbody>${left.map(
          (key) =>
            html`<tr data-key=${key}><td class="mono">${key}</td><td class="mono">${[this.draft[key]].flat().join(', ')}
          ${this.objections
            .filter((one) => one.at === key || key.startsWith(`${one.at}.`))
            .map((one) => html`<span class="wrong objection">✕ ${one.message}</span>`)}</td>
          <td class="figure"><button class="button" @click=${() => this.#takeOut(key)}>${t('submission:take-out')}</button></td></tr>`,
        )}</tbody></table>`
      : nothing;
  }

  #takeOut(/** @type {string} */ key) {
    tellAround(this, 'set', { key, value: '' });
  }
}

customElements.define('submission-others', SubmissionOthers);
