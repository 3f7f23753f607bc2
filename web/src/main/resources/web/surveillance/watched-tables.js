import { LitElement, html, css, nothing } from 'lit';
import { hour, isToday, zone } from '../figures/figures.js';
import { call } from '../house/house.js';
import { desk, documentColours } from '../desk/style.js';
import { isOpen, place } from '../floor/now.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';
import { isOverride, kindOf, tone } from './overrides.js';

/** @import { Part } from 'page' */
/** @import { Followed } from '../floor/tables.js' */
/** @import { Chain } from 'answers' */

/** @typedef {{ tables: Followed[], entries: any[], chosen: string, checked: Chain[] | undefined, says: string | undefined }} Watched */

/** All tables, those with an override first, and a check of all their chains. */
class WatchedTables extends /** @type {Part<Watched>} */ (LitElement) {
  static properties = { tables: {}, entries: {}, chosen: {}, checked: { state: true }, says: { state: true } };
  static styles = [
    desk,
    documentColours,
    css`
      a { display: flex; gap: 8px; align-items: baseline; padding: 9px 12px; border-bottom: 1px solid var(--n4); text-decoration: none; }
      a:hover, a[aria-current] { background: var(--n3); }
      a[aria-current] { box-shadow: inset 3px 0 var(--accent); }
      .words { min-width: 0; } .words strong { display: block; }
      .bad { color: var(--bad); } .warn { color: var(--warn); } .info { color: var(--info); }
      .mark { margin-left: auto; font-weight: 600; font-size: 12px; text-align: right; }
      footer { padding: 12px; display: grid; gap: 8px; }
    `,
  ];

  render() {
    const ranked = this.tables.map((table) => ({ table, mark: this.#mark(table) })).sort((one, other) => one.mark.rank - other.mark.rank);
    return html`<nav class="panel" aria-label=${t('surveillance:tables')}><header><h2>${t('surveillance:tables')}</h2><span
        class="end quiet">${t('surveillance:overrides-first')}</span></header>
      ${ranked.map(
        ({ table, mark }) => html`<a href="#surveillance/${table.id}" aria-current=${table.id === this.chosen ? 'true' : nothing}>
        <span class="of-document" data-document=${table.regulation}></span>
        <span class="words"><strong class="name-of-table">${table.name}</strong><span class="quiet">${
          table.stopped && isOpen(table) ? t('surveillance:stopped') : place(table)
        }</span></span>
        <span class="mark ${mark.tone}">${mark.words}</span></a>`,
      )}
      <footer aria-live="polite">${this.#chains()}<button class="button" @click=${this.#check}>${t(
        'surveillance:check-every-chain',
      )}</button></footer></nav>`;
  }

  /** The gravest of today at a table. */
  #mark(/** @type {Followed} */ table) {
    const own = this.entries.filter((entry) => entry.table === table.id && isOverride(entry) && isToday(entry.at));
    /** @type {Record<string, number>} */
    const rank = { bad: 0, warn: 1, info: 2 };
    const [first] = [...own].sort((one, other) => rank[tone(one)] - rank[tone(other)]);
    return first
      ? { rank: rank[tone(first)], tone: tone(first), words: `${kindOf(first)}${own.length > 1 ? ` +${own.length - 1}` : ''}` }
      : { rank: 3, tone: '', words: '' };
  }

  #chains() {
    if (this.says) {
      return html`<span>${this.says}</span>`;
    }
    if (!this.checked) {
      return nothing;
    }
    const wrong = this.checked.filter((one) => !one.right);
    return wrong.length
      ? html`<strong class="bad">✕ ${wrong.map((one) => t('surveillance:wrong-chain', one)).join('; ')}</strong>`
      : html`<strong class="chains">✓ ${t('surveillance:all-chains-verified', { count: this.checked.length })}</strong><span
        class="quiet small">${t('surveillance:followed-at', { time: this.at })}</span>`;
  }

  /** One after another, because the house checks one chain at a time. */
  async #check() {
    const found = [];
    try {
      for (const table of this.tables) {
        this.says = t('surveillance:checking', { number: found.length + 1, all: this.tables.length });
        found.push(await call(`/tables/${encodeURIComponent(table.id)}/chain`));
      }
      this.at = `${hour(new Date())} ${zone()}`;
      this.checked = found;
      this.says = undefined;
    } catch (refusal) {
      this.says = t('surveillance:not-checked-because', { reason: /** @type {Error} */ (refusal).message });
    }
  }
}

customElements.define('watched-tables', WatchedTables);
