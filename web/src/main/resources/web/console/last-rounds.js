import { html } from 'lit';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { View } from 'messages' */

/** The last ten rounds of this shoe, the latest first. */
export function lastRounds(/** @type {View} */ { results }) {
  const last = results
    .map((one, index) => ({ ...one, number: index + 1 }))
    .slice(-10)
    .reverse();
  return last.length === 0
    ? html`<p class="quiet">${t('console:no-round-over')}</p>`
    : html`<table><thead><tr><th class="figure">${t('console:the-round')}</th><th>${t('console:column:result')}</th><th
        class="figure">${t('player')}</th><th class="figure">${t('banker')}</th></tr></thead><tbody>${last.map(
          (one) => html`<tr><td class="figure">${one.number}</td><td>${t(`console:won:${one.winner.toLowerCase()}`)}</td><td
            class="figure">${one.player}</td><td class="figure">${one.banker}</td></tr>`,
        )}</tbody></table>`;
}
