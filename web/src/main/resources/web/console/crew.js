import { html } from 'lit';
import { call } from '../house/house.js';

const at = (table) => `/tables/${encodeURIComponent(table)}/crew`;

/** The dealers who are signed on to a table. */
export const crewOf = async (table) => (await call(at(table))).crew;

/** A dealer deals at the one table they are signed on to; one key signs on here, and off from any other. */
export function signOn(page) {
  const sign = async () => {
    page.crew = (await call(at(page.table), 'POST', {})).crew;
  };
  const others = page.crew.length
    ? `${page.crew.join(' and ')} ${page.crew.length === 1 ? 'deals' : 'deal'} here now.`
    : 'No dealer is signed on.';
  return html`<main class="sign-on"><section class="panel"><header><h1>${page.rules.name}</h1></header>
    <div class="body"><p>${others} You deal at one table at a time: signing on here signs you off anywhere else.</p>
    <p><button class="button primary" data-do="sign-on" @click=${sign}>Sign on to ${page.rules.name}</button></p></div></section></main>`;
}
