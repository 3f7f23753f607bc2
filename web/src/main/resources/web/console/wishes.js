import { html, nothing } from 'lit';
import { mayEnter } from './next.js';
import { t } from '../words/words.js';
import '../words/console.js';

const WISHES = ['AskForAFreeHand', 'AskFaceUp', 'AskForASpread'];

/**
 * What a patron without a page asks for by word, while the table allows it; and the right to turn, if that patron delays the game with it.
 */
export function wishes(spot, dialogs, ask) {
  const { view, you } = dialogs;
  const side = view.cards.playerTurnedBy === spot ? 'PLAYER' : view.cards.bankerTurnedBy === spot ? 'BANKER' : undefined;
  const takes = side && you?.steps.some((step) => step.command === 'TakeTheRightAway' && step.about === side);
  const possible = WISHES.filter((command) => mayEnter(command, dialogs));
  const takeAway = () =>
    dialogs.askReason(t('console:take-the-right-to-turn'), t('console:take-it-away'), t('console:reason:patron-delays'), (reason) =>
      ask([{ command: 'TakeTheRightAway', side, reason }]),
    );
  return html`<div class="row">${possible.map(
    (command) =>
      html`<button class="button" data-wish=${command} @click=${() => ask([{ command, spot }])}>${t(`console:wish:${command}`)}</button>`,
  )}${takes ? html`<button class="button" data-takes=${side} @click=${takeAway}>${t('console:take-the-right')}</button>` : nothing}</div>`;
}
