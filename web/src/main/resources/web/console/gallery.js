import { html, nothing } from 'lit';
import { patronText, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */
/** @import { Spot, View } from 'messages' */

/** A key for each line of the gallery: a patron who stands there has no seat. */
export const lineKeys = (/** @type {Table} */ { lines }, /** @type {(line: Spot) => void} */ ask) =>
  lines
    ? html`<div class="row">${Array.from({ length: lines }, (_, index) => `line-${index + 1}`).map(
        (line) => html`<button class="button" type="button" data-line=${line} @click=${() => ask(line)}>${spotText(line)}</button>`,
      )}</div>`
    : nothing;

/** The line of a wager, and who stands there. */
export function lineOf(/** @type {Spot} */ spot, /** @type {View} */ view) {
  const one = view.seats.find(({ places }) => places.some((place) => place.spot === spot));
  return t('console:on-the-line') + (one?.patron ? `${patronText(one.patron)} ` : '');
}
