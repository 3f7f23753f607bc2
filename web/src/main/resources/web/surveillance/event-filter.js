import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/surveillance.js';

/** @import { Acted, Part } from 'page' */

/**
 * What the list of overrides shows.
 * @typedef {{ kind: string, table: string, from: string, to: string, unseen: boolean }} Filter
 */

/** @type {Filter} */
export const EVERYTHING = { kind: '', table: '', from: '', to: '', unseen: false };

/** The events that are asked for, as the house reads it: local times become UTC. */
export function queryOf(/** @type {Filter} */ filter) {
  const query = new URLSearchParams({ last: '500' });
  for (const name of /** @type {('kind' | 'table')[]} */ (['kind', 'table'])) {
    if (filter[name]) {
      query.set(name, filter[name]);
    }
  }
  for (const name of /** @type {('from' | 'to')[]} */ (['from', 'to'])) {
    if (filter[name]) {
      query.set(name, new Date(filter[name]).toISOString());
    }
  }
  if (filter.unseen) {
    query.set('unseen', 'yes');
  }
  return query.toString();
}

/** Kind, table, time, and only what nobody has marked as seen. Tells `filter` with the whole choice. */
class EventFilter extends Speaks(/** @type {Part<{ filter: Filter, names: Record<string, string>, kinds: string[] }>} */ (LitElement)) {
  static properties = { filter: {}, names: {}, kinds: {} };
  static styles = [
    desk,
    css`
      form { display: flex; gap: 10px; flex-wrap: wrap; align-items: end; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      label.check { display: flex; align-items: center; min-height: 32px; }
    `,
  ];

  render() {
    const { kind, table, from, to, unseen } = this.filter;
    const option = (/** @type {string} */ value, /** @type {string} */ words, /** @type {string} */ chosen) =>
      html`<option value=${value} ?selected=${value === chosen}>${words}</option>`;
    return html`<form @change=${this.#chosen} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label>${t('surveillance:column:kind')}<select name="kind">${option('', t('surveillance:all'), kind)}${this.kinds.map((one) =>
        option(one, t(`surveillance:override:${one}`), kind),
      )}</select></label>
      <label>${t('surveillance:table')}<select name="table">${option('', t('surveillance:all'), table)}${Object.entries(this.names).map(
        ([id, name]) => option(id, name, table),
      )}</select></label>
      <label>${t('surveillance:from')}<input name="from" type="datetime-local" .value=${from} /></label>
      <label>${t('surveillance:until')}<input name="to" type="datetime-local" .value=${to} /></label>
      <label class="check"><input name="unseen" type="checkbox" .checked=${unseen} />${t('surveillance:unseen-only')}</label>
    </form>`;
  }

  #chosen(/** @type {Acted} */ event) {
    const { kind, table, from, to, unseen } = event.currentTarget.elements;
    tell(this, 'filter', { kind: kind.value, table: table.value, from: from.value, to: to.value, unseen: unseen.checked });
  }
}

customElements.define('event-filter', EventFilter);
