import { html } from 'lit';
import { call } from '../house/house.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */

const at = (/** @type {string} */ table) => `/tables/${encodeURIComponent(table)}/crew`;

/** The dealers who are signed on to a table. */
export const crewOf = async (/** @type {string} */ table) => (await call(at(table))).crew;

/** A dealer deals at the one table they are signed on to: this signs on here, and off from any other. Gives the crew after it. */
export const signOnTo = async (/** @type {string} */ table) => (await call(at(table), 'POST', {})).crew;

/** One key signs on. */
export function signOn(/** @type {Table} */ rules, /** @type {string[]} */ crew, /** @type {() => void} */ sign) {
  const others = crew.length
    ? t(crew.length === 1 ? 'console:one-deals-here' : 'console:several-deal-here', { names: crew.join(t('console:and')) })
    : t('console:no-dealer');
  return html`<main class="sign-on"><section class="panel"><header><h1>${rules.name}</h1></header>
    <div class="body"><p>${others} ${t('console:one-table-at-a-time')}</p>
    <p><button class="button primary" data-do="sign-on" @click=${sign}
      >${t('console:sign-on-to', { table: rules.name })}</button></p></div></section></main>`;
}
