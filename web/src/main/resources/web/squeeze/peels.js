/** @import { Live } from '../house/live.js' */
/** @import { Peeled } from 'messages' */

/** Moves the cards of felts as another patron peels them. Only the card is redrawn, not the felt. */
export function followPeels(/** @type {Live} */ live, /** @type {() => Iterable<any>} */ felts) {
  live.addEventListener('peel', (/** @type {CustomEvent<Peeled>} */ { detail: { place, from, far } }) => {
    const { playerTurnedBy, bankerTurnedBy } = live.view?.cards ?? {};
    const seat = (place.startsWith('PLAYER') ? playerTurnedBy : bankerTurnedBy)?.replace('line-', '');
    for (const felt of felts()) {
      felt.renderRoot?.querySelector(`playing-card[data-place=${place}]`)?.peel({ from, far, seat });
    }
  });
}
