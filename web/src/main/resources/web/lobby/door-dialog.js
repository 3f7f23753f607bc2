import { LitElement, css } from 'lit';
import { tellAround } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { Speaks } from '../words/speaks.js';

/** @import { Part } from 'page' */

/** @typedef {{ preventDefault(): void, target: any }} Entering a form that is sent, or a passkey for it */

/** A dialog at the door: it asks for one thing, says what was wrong with it, and tells the page who came in. */
export class DoorDialog extends Speaks(
  /** @type {Part<{ wrong: string | undefined, joins?: boolean, passkeys?: boolean, kind?: string }>} */ (LitElement),
) {
  static properties = { wrong: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 24px; margin-bottom: 6px; }
      p { color: var(--ink-2); margin-bottom: 18px; }
      label { display: block; font-size: 12px; color: var(--ink-3); margin-bottom: 4px; }
      .wrong { color: var(--lose); margin: 8px 0 0; min-height: 20px; }
      .row { display: flex; gap: 10px; justify-content: end; align-items: center; margin-top: 12px; }
      .row .other { margin-right: auto; color: var(--ink-2); text-decoration: underline; min-height: 44px; }
      label.next { margin-top: 12px; }
    `,
  ];

  get #dialog() {
    return this.renderRoot.querySelector('dialog');
  }

  async show() {
    await this.updateComplete;
    if (!this.#dialog.open) {
      this.#dialog.showModal();
    }
  }

  close() {
    this.#dialog.close();
  }

  /** `ask` makes the request from the form's fields, and gives back who is signed in now. */
  async send(/** @type {Entering} */ event, /** @type {(fields: Record<string, HTMLInputElement>) => Promise<unknown>} */ ask) {
    event.preventDefault();
    try {
      const me = await ask(event.target.elements);
      this.close();
      tellAround(this, 'me', me);
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}
