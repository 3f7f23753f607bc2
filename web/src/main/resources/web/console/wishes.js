import { html, nothing } from 'lit';
import { mayEnter } from './next.js';

/** @import { Table } from 'answers' */
/** @import { View } from 'messages' */

const WISHES = [
  ['AskForAFreeHand', 'Asks for a free hand'],
  ['AskFaceUp', 'Wants the cards face up'],
  ['AskForASpread', 'Wants the other batch spread'],
];

/** What a patron without a page asks for by word, while the table allows it; and the right to turn, if that patron delays the game with it. */
export function wishes(spot, dialogs, ask) {
  const { view, you } = dialogs;
  const side = view.cards.playerTurnedBy === spot ? 'PLAYER' : view.cards.bankerTurnedBy === spot ? 'BANKER' : undefined;
  const takes = side && you?.steps.some((step) => step.command === 'TakeTheRightAway' && step.about === side);
  const possible = WISHES.filter(([command]) => mayEnter(command, dialogs) && (command !== 'AskForAFreeHand' || isFreeHandLeft(dialogs)));
  const takeAway = () =>
    dialogs.askReason('Take the right to turn away', 'Take it away', 'the patron delays the game', (reason) =>
      ask([{ command: 'TakeTheRightAway', side, reason }]),
    );
  return html`<div class="row">${possible.map(
    ([command, words]) => html`<button class="button" data-wish=${command} @click=${() => ask([{ command, spot }])}>${words}</button>`,
  )}${takes ? html`<button class="button" data-takes=${side} @click=${takeAway}>Take the right away</button>` : nothing}</div>`;
}

/** A free hand is dealt while no wager lies, and as often as the rules have it. */
function isFreeHandLeft(/** @type {{ view: View, rules: Table }} */ { view, rules }) {
  return view.layout.length === 0 && view.shoe.freeHands < rules.freeHands;
}
