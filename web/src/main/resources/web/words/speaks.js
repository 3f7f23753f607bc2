import { onLanguage } from './words.js';

/** Mixed into a component whose words change with the language. */
export const Speaks = (Base) =>
  class extends Base {
    connectedCallback() {
      super.connectedCallback();
      this.stopListening = onLanguage(() => this.requestUpdate());
    }

    disconnectedCallback() {
      super.disconnectedCallback();
      this.stopListening?.();
    }
  };
