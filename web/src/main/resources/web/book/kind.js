import { LitElement, html, css } from 'lit';
import { desk } from '../desk/style.js';

import { t } from '../words/words.js';
import '../words/book.js';

/** @import { Part } from 'page' */

/** The kinds of clause, each with its sign. What the platform does about a kind is in its gist. */
/** @type {Record<string, string>} */
export const KINDS = { enforced: '■', prompted: '▶', configured: '◆', layout: '▦', physical: '○', heading: '§' };

/** Which kind a clause is of: `<clause-kind kind="enforced">`. */
class ClauseKind extends /** @type {Part<{ kind: any }>} */ (LitElement) {
  static properties = { kind: { reflect: true } };
  static styles = [
    desk,
    css`
      :host { display: inline-block; }
      :host([kind='enforced']) { --kind: var(--ok); }
      :host([kind='prompted']) { --kind: var(--info); }
      :host([kind='configured']) { --kind: var(--accent); }
      :host([kind='layout']) { --kind: var(--kind-layout); }
      .tag { color: var(--kind, var(--n7)); border-color: var(--kind, var(--n6)); }
    `,
  ];

  render() {
    return html`<span class="tag" title=${t(`book:gist:${this.kind}`)}><span aria-hidden="true">${KINDS[this.kind]}</span>${t(
      `book:kind:${this.kind}`,
    )}</span>`;
  }
}

customElements.define('clause-kind', ClauseKind);
