import { html, nothing } from 'lit';
import { call } from '../house/house.js';
import { exactDollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { cardText, sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Preview } from 'answers' */
/** @import { Command } from 'messages' */

/** What the table would make of a correction. Nothing of it is recorded. @returns {Promise<Preview>} */
export const previewed = (/** @type {string} */ table, /** @type {Command} */ command) =>
  call(`/tables/${encodeURIComponent(table)}/previews`, 'POST', { command });

const hand = (/** @type {string[]} */ cards) =>
  cards.map((card) => (card === 'down' ? t('console:preview:down') : cardText(card))).join(' ');

/** In bold where it is another hand than before. @param {string[]} now @param {string[]} then */
const changed = (now, then) => (hand(now) === hand(then) ? hand(then) : html`<b>${hand(then)}</b>`);

/** The hands now and after it, the calls that are made again, the money that changes hands, and what is due then. */
export function preview(/** @type {Preview | undefined} */ shown) {
  if (!shown) {
    return nothing;
  }
  const { now, after, again, money, due } = shown;
  return html`<table class="remedied" data-preview><caption class="hidden-words">${t('console:preview')}</caption>
      <thead><tr><th><span class="hidden-words">${t('console:column:what')}</span></th><th>${t('console:column:now')}</th><th
        >${t('console:column:after')}</th></tr></thead>
      <tbody><tr><th scope="row">${t('player')}</th><td>${hand(now.player)}</td><td>${changed(now.player, after.player)}</td></tr>
        <tr><th scope="row">${t('banker')}</th><td>${hand(now.banker)}</td><td
          >${changed(now.banker, after.banker)}</td></tr></tbody></table>
    ${again.length ? html`<p>${t('console:preview:again', { count: again.length })}</p>` : nothing}
    ${money.map(
      ({ spot, wager, amount, toThePatron }) =>
        html`<p>${sentence(spotText(spot))}, ${shortWagerName(wager)}: ${toThePatron ? '+' : '−'}${exactDollars(amount)}</p>`,
    )}
    ${due ? html`<p data-then>${t('console:preview:then', { due })}</p>` : nothing}`;
}
