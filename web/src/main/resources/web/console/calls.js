import { html } from 'lit';
import { total } from '../model/story.js';
import { dollars } from '../figures/figures.js';
import { sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { View, You } from 'messages' */

/** The words are the house's: a card for the hand, or that it stands. Where a curator deals, they are the order to the curator. */
function instruction(/** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  const { curator } = view.shoe;
  return {
    how: html`“<b>${sentence(you.call ?? '')}</b>”`,
    then: t('console:then-called'),
    waits: curator ? t('console:to-the-curator', { spot: spotText(curator) }) : undefined,
  };
}

/** What a call says and what it is about, by its name; the title is in `CALLS`. */
export const CALLED = {
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
  PLAYER_COUNT: ({ view }) => ({
    how: html`${t('console:player-shows')} <b>${total(view, 'PLAYER')}</b>.`,
    then: t('console:then-called'),
  }),
  BANKER_COUNT: ({ view }) => ({
    how: html`${t('console:banker-shows')} <b>${total(view, 'BANKER')}</b>.`,
    then: t('console:then-called'),
  }),
  PLAYER_THIRD_CARD: instruction,
  BANKER_THIRD_CARD: instruction,
  RESULT: ({ view }) => ({
    how: html`${t('player')} <b>${total(view, 'PLAYER')}</b>, ${t('banker')} <b>${total(view, 'BANKER')}</b>: ${winner(view)}.`,
    then: t('console:then-called'),
  }),
  LAST_HAND: () => ({ how: t('console:last-hand-gist'), then: t('console:then-called') }),
};

function winner(/** @type {View} */ view) {
  const [player, banker] = [total(view, 'PLAYER'), total(view, 'BANKER')];
  return player === banker ? t('console:tie-hand') : t(player > banker ? 'console:player-wins' : 'console:banker-wins');
}
