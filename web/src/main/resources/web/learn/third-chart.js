import { LitElement, html, css } from 'lit';
import { call } from '../house/house.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/learn.js';

/** @import { Part } from 'page' */

const THIRD = Array.from({ length: 10 }, (_, count) => count);

/**
 * When the Banker's Hand draws, as a chart of what the house's own table says: a row for what Banker has, a column for Player's third card.
 */
class ThirdChart extends Speaks(/** @type {Part<{ table: string, draws: number[][] | undefined }>} */ (LitElement)) {
  static properties = { table: {}, draws: { state: true } };
  static styles = [
    style,
    css`
      :host { display: block; }
      h2 { font-size: 22px; margin: 0 0 6px; } p { color: var(--ink-2); margin: 0 0 6px; }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 14px; margin-top: 8px; }
      th, td { border: 1px solid var(--line); min-width: 34px; height: 32px; padding: 0 8px; text-align: center; font-weight: 400; }
      thead th, tbody th { color: var(--ink-2); } tbody th { font-weight: 600; text-align: left; white-space: nowrap; }
      .draws { background: var(--tie-fill); color: #fff; font-weight: 600; }
      caption { caption-side: bottom; text-align: left; color: var(--ink-3); font-size: 13px; padding-top: 8px; }
    `,
  ];

  async willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('table')) {
      const known = await call(`/tables/${encodeURIComponent(this.table)}/wagers`).catch(() => ({}));
      this.draws = known.bankerDraws;
    }
  }

  render() {
    return html`<h2>${t('third-title')}</h2><p>${t('third-natural')}</p><p>${t('third-player')}</p><p>${t('third-banker')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${t('third-title')}><table>
        <caption>${t('learn:chart')}</caption>
        <thead><tr><th scope="col">${t('third-banker-has')}</th>${THIRD.map((count) => html`<th scope="col">${count}</th>`)}</tr></thead>
        <tbody>${(this.draws ?? []).map(
          (on, has) =>
            html`<tr data-has=${has}><th scope="row">${has}</th>${THIRD.map((count) =>
              on.includes(count) ? html`<td class="draws">${t('learn:draws')}</td>` : html`<td>${t('learn:stands')}</td>`,
            )}</tr>`,
        )}</tbody></table></div>`;
  }
}

customElements.define('third-chart', ThirdChart);
