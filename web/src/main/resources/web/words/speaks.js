import { onLanguage } from './words.js';

/**
 * Mixed into a component whose words change with the language.
 * @template {new (...args: any[]) => import('lit').LitElement} B
 * @param {B} Base
 */
export const Speaks = (Base) =>
  class extends Base {
    /** @type {(() => void) | undefined} */
    stopListening = undefined;

    connectedCallback() {
      super.connectedCallback();
      this.stopListening = onLanguage(() => this.requestUpdate());
    }

    disconnectedCallback() {
      super.disconnectedCallback();
      this.stopListening?.();
    }
  };
