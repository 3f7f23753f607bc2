/** @import { Live } from '../house/live.js' */
/** @import { Peeled } from 'messages' */

/** Lets the cards of felts move as somebody else peels them. Only the card that moves is drawn anew, not the felt. */
export function followPeels(/** @type {Live} */ live, felts) {
  live.addEventListener('peel', (/** @type {CustomEvent<Peeled>} */ { detail: { place, from, far } }) => {
    const { playerTurnedBy, bankerTurnedBy } = live.view?.cards ?? {};
    const seat = (place.startsWith('PLAYER') ? playerTurnedBy : bankerTurnedBy)?.replace('line-', '');
    for (const felt of felts()) {
      felt.renderRoot.querySelector(`playing-card[data-place=${place}]`)?.peel({ from, far, seat });
    }
  });
}
