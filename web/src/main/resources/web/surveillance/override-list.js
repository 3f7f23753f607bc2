import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { day, hour, isToday, minute, zone } from '../figures/figures.js';
import { tell } from '../look/tell.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';
import { kindOf, roundOf, told, tone } from './overrides.js';

/** @import { Part } from 'page' */

/** Every override, newest first: when, where, what, before and after, who and why in one row. */
class OverrideList extends /** @type {Part<{ entries: any[], names: Record<string, string>, chosen: number }>} */ (LitElement) {
  static properties = { entries: {}, names: {}, chosen: {} };
  static styles = [
    desk,
    css`
      .scroll { overflow: auto; max-height: 246px; }
      td { white-space: nowrap; } td.wraps { white-space: normal; min-width: 150px; }
      a { text-decoration: none; font-weight: 600; } a:hover { text-decoration: underline; }
      tr.chosen a { outline-offset: 4px; }
    `,
  ];

  render() {
    const grave = this.entries.filter((one) => tone(one) !== 'info').length;
    return html`<section class="panel" aria-labelledby="overrides">
      <header><h2 id="overrides">${t('surveillance:overrides')}</h2>${grave ? html`<span class="tag warn">▲ ${grave}</span>` : nothing}
        <span class="end quiet">${t('surveillance:key-next')} <kbd>J</kbd> ${t('surveillance:key-previous')} <kbd>K</kbd>
          ${t('surveillance:key-open')} <kbd>Enter</kbd></span></header>
      ${
        this.entries.length
          ? html`<div class="scroll" tabindex="0" role="region" aria-label=${t('surveillance:newest-first')}><table>
            <thead><tr><th>${t('surveillance:time-in', { zone: zone() })}</th><th>${t('surveillance:table')}</th>
              ${['kind', 'what', 'before-after', 'who', 'reason'].map((one) => html`<th>${t(`surveillance:column:${one}`)}</th>`)}</tr
              ></thead>
            <tbody>${this.entries.map((entry, i) => this.#row(entry, i))}</tbody></table></div>`
          : html`<div class="empty"><strong>${t('surveillance:no-overrides')}</strong><span
            class="quiet">${t('surveillance:no-overrides-gist')}</span></div>`
      }
    </section>`;
  }

  #row(/** @type {any} */ entry, /** @type {number} */ i) {
    const { what, before, after, who, why } = told(entry);
    const address = roundOf(entry);
    const name = this.names[entry.table] ?? entry.table ?? t('surveillance:the-house');
    return html`<tr class=${i === this.chosen ? 'chosen' : ''} aria-selected=${i === this.chosen ? 'true' : 'false'}
      data-kind=${entry.kind} @click=${() => tell(this, 'choose', i)}>
      <td class="mono">${isToday(entry.at) ? hour(entry.at) : `${day(entry.at)} ${minute(entry.at)}`}</td>
      <td>${
        address
          ? html`<a href=${address}>${name}${
              entry.detail.round ? html` <span class="quiet">${t('surveillance:in-round', { round: entry.detail.round })}</span>` : nothing
            }</a>`
          : name
      }</td>
      <td><span class="tag ${tone(entry)}">${kindOf(entry)}</span>${
        entry.notes?.length ? html` <span class="quiet" title=${t('surveillance:notes')}>✎ ${entry.notes.length}</span>` : ''
      }</td>
      <td class="wraps">${what}</td>
      <td>${after ? html`<s class="quiet">${before}</s> → <strong>${after}</strong>` : '–'}</td>
      <td>${who}</td>
      <td class="wraps quiet">${why || '–'}</td></tr>`;
  }
}

customElements.define('override-list', OverrideList);
