import { LitElement, html } from 'lit';
import { house } from '../house/house.js';
import { desk } from '../desk/style.js';
import { DOCUMENTS } from '../desk/documents.js';

/** Whose rules are asked about: every wager of the documents, the example of one, or those in force at a table. Tells of `rules`. */
class RulesChoice extends LitElement {
  static properties = { chosen: {}, tables: { state: true } };
  static styles = desk;

  constructor() {
    super();
    house.tables().then((tables) => (this.tables = tables));
  }

  render() {
    return html`<select aria-label="Rules" @change=${this.#choose}>
      <option value="">Every wager of the documents</option>
      <optgroup label="Examples">${Object.entries(DOCUMENTS).map(([id, name]) => html`<option value="regulation:${id}" .selected=${this.chosen === `regulation:${id}`}>${name}</option>`)}</optgroup>
      <optgroup label="Tables">${(this.tables ?? []).map((one) => html`<option value="table:${one.id}" .selected=${this.chosen === `table:${one.id}`}>${one.name}</option>`)}</optgroup>
    </select>`;
  }

  #choose(event) {
    this.dispatchEvent(new CustomEvent('rules', { detail: event.target.value }));
  }
}

/** The choice as fields of a question to the house. */
export function asked(chosen) {
  const [by, id] = chosen.split(':');
  return id ? { [by]: id } : {};
}

customElements.define('rules-choice', RulesChoice);
