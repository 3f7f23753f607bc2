import { html, nothing } from 'lit';
import { mayEnter } from './next.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */
/** @import { View } from 'messages' */

const WISHES = ['AskForAFreeHand', 'AskFaceUp', 'AskForASpread'];

/** What a patron without a page asks for by word, while the table allows it; and the right to turn, if that patron delays the game with it. */
export function wishes(spot, dialogs, ask) {
  const { view, you } = dialogs;
  const side = view.cards.playerTurnedBy === spot ? 'PLAYER' : view.cards.bankerTurnedBy === spot ? 'BANKER' : undefined;
  const takes = side && you?.steps.some((step) => step.command === 'TakeTheRightAway' && step.about === side);
  const possible = WISHES.filter((command) => mayEnter(command, dialogs) && (command !== 'AskForAFreeHand' || isFreeHandLeft(dialogs)));
  const takeAway = () =>
    dialogs.askReason(t('console:take-the-right-to-turn'), t('console:take-it-away'), t('console:reason:patron-delays'), (reason) =>
      ask([{ command: 'TakeTheRightAway', side, reason }]),
    );
  return html`<div class="row">${possible.map(
    (command) =>
      html`<button class="button" data-wish=${command} @click=${() => ask([{ command, spot }])}>${t(`console:wish:${command}`)}</button>`,
  )}${takes ? html`<button class="button" data-takes=${side} @click=${takeAway}>${t('console:take-the-right')}</button>` : nothing}</div>`;
}

/** A free hand is dealt while no wager lies, and as often as the rules have it. */
function isFreeHandLeft(/** @type {{ view: View, rules: Table }} */ { view, rules }) {
  return view.layout.length === 0 && view.shoe.freeHands < rules.freeHands;
}
