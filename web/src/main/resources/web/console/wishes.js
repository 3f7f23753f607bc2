import { html, nothing } from 'lit';
import { mayEnter } from './next.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Command, Spot, Step } from 'messages' */

const WISHES = /** @type {const} */ (['AskForAFreeHand', 'AskFaceUp', 'AskForASpread']);

/**
 * What a patron without a page asks for by word, while the table allows it; and the right to turn, if that patron delays the game with it.
 */
export function wishes(/** @type {Spot} */ spot, /** @type {any} */ dialogs, /** @type {(commands: Command[]) => void} */ ask) {
  const { view, you } = dialogs;
  const side = view.cards.playerTurnedBy === spot ? 'PLAYER' : view.cards.bankerTurnedBy === spot ? 'BANKER' : undefined;
  const takes = side && you?.steps?.some((/** @type {Step} */ step) => step.command === 'TakeTheRightAway' && step.about === side);
  const possible = WISHES.filter((command) => mayEnter(command, dialogs));
  const takesAway = (/** @type {string} */ reason) => side && ask([{ command: 'TakeTheRightAway', side, reason }]);
  const takeAway = () =>
    dialogs.askReason(t('console:take-the-right-to-turn'), t('console:take-it-away'), t('console:reason:patron-delays'), takesAway);
  return html`<div class="row">${possible.map(
    (command) =>
      html`<button class="button" data-wish=${command} @click=${() => ask([{ command, spot }])}>${t(`console:wish:${command}`)}</button>`,
  )}${takes ? html`<button class="button" data-takes=${side} @click=${takeAway}>${t('console:take-the-right')}</button>` : nothing}</div>`;
}
