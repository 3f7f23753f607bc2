/** Lets the cards of felts move as somebody else peels them. Only the card that moves is drawn anew, not the felt. */
export function followPeels(live, felts) {
  live.addEventListener('peel', ({ detail: { place, from, far } }) => {
    const { playerTurnedBy, bankerTurnedBy } = live.view.cards;
    const seat = (place.startsWith('PLAYER') ? playerTurnedBy : bankerTurnedBy)?.replace('line-', '');
    for (const felt of felts()) {
      felt.renderRoot.querySelector(`playing-card[data-place=${place}]`)?.peel({ from, far, seat });
    }
  });
}
