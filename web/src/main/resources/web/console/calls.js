import { html } from 'lit';
import { total } from '../model/story.js';
import { dollars } from '../figures/figures.js';
import { sentence, spotText } from './words.js';

/** @import { View, You } from 'messages' */

/** The words are the house's: a card for the hand, or that it stands. Where a curator deals, they are the order to the curator. */
function instruction(/** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  const { curator } = view.shoe;
  return {
    how: html`“<b>${sentence(you.call ?? '')}</b>”`,
    then: 'called',
    waits: curator ? `to the curator, ${spotText(curator)}` : undefined,
  };
}

/** What a call says and what it is about, by its name; the title is in `CALLS`. */
export const CALLED = {
  NO_MORE_BETS: ({ view }) => ({
    how: view.layout.length
      ? html`<b>${dollars(view.layout.reduce((sum, one) => sum + Number(one.stake), 0))}</b> lies on the layout.`
      : 'No wagers: a patron asked for a free hand.',
    then: 'wagers close',
  }),
  CARDS: ({ view }) => ({
    how: 'Four cards, two for each hand.',
    then: 'called',
    waits: view.shoe.curator ? `then the curator, ${spotText(view.shoe.curator)}, deals` : undefined,
  }),
  PLAYER_COUNT: ({ view }) => ({ how: html`Player shows <b>${total(view, 'PLAYER')}</b>.`, then: 'called' }),
  BANKER_COUNT: ({ view }) => ({ how: html`Banker shows <b>${total(view, 'BANKER')}</b>.`, then: 'called' }),
  PLAYER_THIRD_CARD: instruction,
  BANKER_THIRD_CARD: instruction,
  RESULT: ({ view }) => ({
    how: html`Player <b>${total(view, 'PLAYER')}</b>, Banker <b>${total(view, 'BANKER')}</b>: ${winner(view)}.`,
    then: 'called',
  }),
  LAST_HAND: () => ({ how: 'The cover card is out: one more hand, then a new shoe.', then: 'called' }),
};

function winner(/** @type {View} */ view) {
  const [player, banker] = [total(view, 'PLAYER'), total(view, 'BANKER')];
  return player === banker ? 'tie hand' : player > banker ? 'Player wins' : 'Banker wins';
}
