import { html, nothing } from 'lit';
import { dollars } from '../figures/figures.js';
import { cardText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Remedied, Remedies } from 'messages' */

/** Now, and after the remedy: both as the house has judged them, here are only the words. Without its word there is no table. */
export function beforeAndAfter(/** @type {Remedies | undefined} */ remedies, /** @type {string | undefined} */ mishap, card = '') {
  const now = remedies?.now;
  const after = mishap ? remedies?.after[mishap] : undefined;
  if (!now || !after) {
    return nothing;
  }
  const rows = [
    [t('player'), hand(now.player), hand(after.player)],
    [t('banker'), hand(now.banker), hand(after.banker)],
    [
      t('console:the-card'),
      after.goes && `${cardText(card)} ${t('console:out-of-place')}`.trim(),
      after.goes && t(`console:goes:${after.goes}`),
    ],
    [t('console:the-round'), round(now), after.voided && !after.round ? t('console:void') : round(after)],
    [t('console:the-wagers'), dollars(now.wagers), wagers(now, after)],
    [t('console:the-shoe'), after.shoeEnds && t('console:in-use'), t('console:ends')],
  ].filter(([, before]) => before);
  return html`<table class="remedied"><caption class="hidden-words">${t('console:what-the-remedy-changes')}</caption>
    <thead><tr><th><span class="hidden-words">${t('console:column:what')}</span></th><th>${t('console:column:now')}</th><th
      >${t('console:column:after')}</th></tr></thead>
    <tbody>${rows.map(([what, before, then]) => row(what, before, then))}</tbody></table>`;
}

function row(/** @type {unknown} */ what, /** @type {unknown} */ before, /** @type {unknown} */ then) {
  return html`<tr><th scope="row">${what}</th><td>${before}</td><td>${
    before === then ? html`<span class="quiet">${t('console:the-same')}</span>` : html`<b>${then}</b>`
  }</td></tr>`;
}

/** `7♣ K♥`, `2 face down`, and the card that went wrong as just that: its face is not said here. */
function hand(/** @type {string[]} */ cards) {
  const down = cards.filter((card) => card === 'down').length;
  const faces = cards.filter((card) => card !== 'down').map((card) => (card === 'card' ? t('console:plus-the-card') : cardText(card)));
  return [...faces, ...(down ? [t('console:face-down', { count: down })] : [])].join(' ') || t('console:no-card');
}

function round(/** @type {Remedied} */ { round: kind }) {
  return kind ? t(`console:round-is:${kind}`) : t('console:no-round');
}

function wagers(/** @type {Remedied} */ now, /** @type {Remedied} */ after) {
  const back = Number(now.wagers) && !Number(after.wagers);
  return back ? t('console:all-returned', { amount: dollars(after.wagers) }) : dollars(after.wagers);
}
