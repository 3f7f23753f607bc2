import { html } from 'lit';
import { dollars } from '../figures/figures.js';
import { sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { View, You } from 'messages' */
/** @import { Around, Order } from './orders.js' */

/** The words of a call that follows from the cards: the house's own, so that the dealer calls what the record has. */
function said(/** @type {{ you: You | undefined }} */ { you }) {
  return { how: html`“<b>${sentence(you?.call ?? '')}</b>”`, then: t('console:then-called') };
}

/** The same where a hand draws or stands. Where a curator deals, the words are the order to the curator. */
function instruction(/** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  const { curator } = view.shoe;
  return { ...said({ you }), waits: curator ? t('console:to-the-curator', { spot: spotText(curator) }) : undefined };
}

/** What a call says and what it is about, by its name; the title is in `CALLS`. */
export const CALLED = /** @type {Record<string, (around: Around) => Partial<Order> & { how: unknown, then: string }>} */ ({
  NO_MORE_BETS: ({ view }) => ({
    how: view.layout.length
      ? html`<b>${dollars(view.layout.reduce((sum, one) => sum + Number(one.stake), 0))}</b> ${t('console:on-the-layout')}`
      : t('console:free-hand-asked'),
    then: t('console:then-wagers-close'),
  }),
  CARDS: ({ view }) => ({
    how: t('console:four-cards'),
    then: t('console:then-called'),
    waits: view.shoe.curator ? t('console:then-the-curator-deals', { spot: spotText(view.shoe.curator) }) : undefined,
  }),
  PLAYER_COUNT: said,
  BANKER_COUNT: said,
  PLAYER_THIRD_CARD: instruction,
  BANKER_THIRD_CARD: instruction,
  RESULT: said,
  LAST_HAND: () => ({ how: t('console:last-hand-gist'), then: t('console:then-called') }),
});
