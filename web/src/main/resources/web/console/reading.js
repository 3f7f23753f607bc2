import { html, nothing } from 'lit';
import { call } from '../house/house.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { You } from 'messages' */
/** @import { ConsoleModel } from './model.js' */

/** Faces come from a shoe that reads cards. */
export const readByShoe = (/** @type {You | undefined} */ you) =>
  you?.shoe?.reads ? html`<span class="tag ok" data-shoe>✓ ${t('console:shoe-reads')}</span>` : nothing;

/** Why the dealer enters the faces though there is a shoe that reads them. */
export const keysInstead = (/** @type {You | undefined} */ you) =>
  you?.shoe && !you.shoe.reads
    ? html`<p class="stale" role="alert" data-shoe-keys><span>▲ ${t('console:shoe-keys', { because: you.shoe.because ?? '' })}</span></p>`
    : html`<span></span>`;

/** The shoe has not read a card, or not rightly: faces are entered until its count and the record agree between two rounds. */
export async function goByHand(/** @type {ConsoleModel} */ { rules, you }) {
  if (you?.shoe?.reads) {
    await call(`/tables/${encodeURIComponent(rules.id)}/shoe-reader/by-hand`, 'POST', {});
  }
}

/** What leaves the faces to the dealer. */
export const byHand = (/** @type {ConsoleModel} */ model) =>
  model.you?.shoe?.reads
    ? html`<button class="button" data-do="by-hand" @click=${() => goByHand(model)}>${t('console:faces-by-hand')} <kbd>H</kbd></button>`
    : nothing;
