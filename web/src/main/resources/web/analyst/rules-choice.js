import { LitElement, html } from 'lit';
import { tell } from '../look/tell.js';
import { call, house } from '../house/house.js';
import { desk } from '../desk/style.js';
import { named } from '../desk/documents.js';

import { t } from '../words/words.js';
import '../words/analyst.js';

/** @import { Part } from 'page' */
/** @import { Table } from 'answers' */

/**
 * @typedef {{ name?: string, fields: Record<string, string> }} Rules the fields of a question to the house; they have a name
 *   unless they are every wager
 */

/**
 * Every wager of the documents at once: no field says which rules.
 * @type {Rules}
 */
export const EVERY_WAGER = { fields: {} };

/**
 * The rules of a question: every wager of the documents, the example of one, or those in force at a
 * table. Tells of `rules`, the fields of a question to the house, with a name unless they are every
 * wager.
 */
class RulesChoice extends /** @type {Part<{ tables: Table[], documents: string[][] }>} */ (LitElement) {
  static properties = { tables: { state: true }, documents: { state: true } };
  static styles = desk;

  constructor() {
    super();
    house.tables().then((tables) => (this.tables = tables));
    call('/regulations').then((answer) => (this.documents = named(answer)));
  }

  render() {
    return html`<select aria-label=${t('analyst:rules')} @change=${this.#choose}>
      <option value="">${t('analyst:every-wager')}</option>
      <optgroup label=${t('analyst:examples')}>${(this.documents ?? []).map(
        ([id, name]) => html`<option
        value="regulation:${id}">${name}</option>`,
      )}</optgroup>
      <optgroup label=${t('analyst:tables')}>${(this.tables ?? []).map(
        (one) => html`<option
        value="table:${one.id}">${one.name}</option>`,
      )}</optgroup>
    </select>`;
  }

  async #choose(/** @type {any} */ event) {
    const [by, name] = event.target.value.split(':');
    tell(this, 'rules', name ? { name, fields: await fields(by, name) } : EVERY_WAGER);
  }
}

async function fields(/** @type {string} */ by, /** @type {string} */ name) {
  return by === 'table' ? { submission: (await house.table(name)).submission } : { regulation: name };
}

customElements.define('rules-choice', RulesChoice);
