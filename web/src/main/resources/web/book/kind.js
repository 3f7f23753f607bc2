import { LitElement, html, css } from 'lit';
import { desk } from '../desk/style.js';

/** @import { Part } from 'page' */

/** The kinds of clause, each with its sign: what the platform does about it. */
export const KINDS = {
  enforced: { sign: '■', gist: 'the table refuses otherwise, or does it itself' },
  prompted: { sign: '▶', gist: 'a step that staff confirm' },
  configured: { sign: '◆', gist: 'an option of the Rules Submission' },
  layout: { sign: '▦', gist: 'what the felt shows' },
  physical: { sign: '○', gist: 'outside: plastic, paper, the room' },
  heading: { sign: '§', gist: 'no rule of its own' },
};

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
    return html`<span class="tag" title=${KINDS[this.kind].gist}><span aria-hidden="true">${KINDS[this.kind].sign}</span>${this.kind}</span>`;
  }
}

customElements.define('clause-kind', ClauseKind);
