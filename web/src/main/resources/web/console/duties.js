/** The duties of preparation: the order, how it is done, and what is true once it is. */
export const DUTIES = {
  RECEIVE_DECKS: ['Receive the decks', 'From the floor, as the submission has them.', 'Received'],
  INSPECT: ['Inspect the cards', 'Front and back, each deck by itself.', 'Inspected'],
  VERIFY_INSPECTION: ['Verify the inspection', 'The floor looks over what the dealer inspected.', 'Verified'],
  SPREAD: ['Spread the cards', 'Face up, by suit, for the table to see.', 'Spread'],
  SPREAD_BATCHES_APART: ['Spread the batches apart', 'Face up, each batch by itself.', 'Spread'],
  LET_THE_FIRST_PATRON_LOOK: ['Let the first patron look', 'Before the cards are stacked and shuffled.', 'Looked at'],
  WASH: ['Wash the cards', 'Face down, all over the layout.', 'Washed'],
  STACK_BATCHES_APART: ['Stack the batches', 'Each by itself.', 'Stacked'],
  FOLLOW_THE_PRESHUFFLE_PROCEDURE: ['Follow the preshuffle procedure', 'As filed in the Rules Submission.', 'Followed'],
  FOLLOW_THE_MACHINE_PROCEDURE: ['Follow the machine’s procedure', 'As filed in the Rules Submission.', 'Followed'],
  PLUG: ['Plug the undealt cards', 'Into the discards, in several places.', 'Plugged'],
  RIFFLE: ['Riffle', 'All the cards once.', 'Riffled'],
  RIFFLE_AGAIN: ['Riffle again', 'All the cards a second time.', 'Riffled again'],
  TURN_AND_RIFFLE: ['Turn and riffle', 'Half of the stack turned.', 'Turned and riffled'],
  STRIP: ['Strip the stack', 'From the top, pack by pack.', 'Stripped'],
  SHUFFLE: ['Shuffle', 'As the submission describes it.', 'Shuffled'],
  SHUFFLE_BY_A_SECOND_DEALER: ['A second dealer shuffles', 'Somebody who has not shuffled this stack.', 'Shuffled'],
  SHUFFLE_BY_A_THIRD_DEALER: ['A third dealer shuffles', 'Somebody who has not shuffled this stack.', 'Shuffled'],
  LACE: ['Lace the stack', 'About one deck, spread evenly into the rest of the stack.', 'Laced'],
  RESHUFFLE: ['Shuffle once more', 'As submitted, after the lacing.', 'Shuffled'],
  VERIFY_THE_FEATHERED_STACK: ['Verify the feathered stack', 'The floor looks before the halves are pushed in.', 'Verified'],
  SHUFFLE_BY_MACHINE: ['Shuffle by machine', 'One batch, while the other is in play.', 'Shuffled'],
  LOAD_THE_OTHER_BATCH: ['Load the other batch', 'Into the machine.', 'Loaded'],
  SWAP_BATCHES: ['Swap the batches', 'The shuffled one comes to the table.', 'Swapped'],
  LOAD_THE_DEVICE: ['Load the device', 'All the cards.', 'Loaded'],
  LOAD_THE_SHOE: ['Load the shoe', 'The cut stack, face down.', 'Loaded'],
  SPREAD_IDLE_CARDS: ['Spread the idle cards', 'Out of the shoe and the rack, face down unless a patron asks for face up.', 'Spread'],
  CHANGE_DECKS: ['Change the decks', 'No shoe may start with these any more: their 24 hours are over or nearly over.', 'Changed'],
};

/** The calls, in the dealer's words. */
export const CALLS = {
  PLACE_YOUR_WAGERS: ['Call “place your wagers”', 'Place your wagers'],
  NO_MORE_BETS: ['Call “no more bets”', 'No more bets'],
  CARDS: ['Call “cards”', 'Cards'],
  PLAYER_COUNT: ['Call the Player’s count', 'Called'],
  BANKER_COUNT: ['Call the Banker’s count', 'Called'],
  PLAYER_THIRD_CARD: ['Call the Player’s third', 'Called'],
  BANKER_THIRD_CARD: ['Call the Banker’s third', 'Called'],
  RESULT: ['Call the result', 'Called'],
  LAST_HAND: ['Call “last hand”', 'Last hand'],
};

/** What is done about a mishap, as an order and in a sentence. */
export const REMEDIES = {
  NEXT_HAND: ['Keep the card for the next hand', 'It opens the next hand, unseen.'],
  BANKER_OR_NEXT_HAND: ['The Banker’s, or the next hand', 'Banker’s third if the Banker draws, else it opens the next hand.'],
  BANKER_OR_DISCARD: ['The Banker’s, or to the discards', 'Banker’s third if the Banker draws, else discarded with one more.'],
  BANKER_OR_SIMULATE: ['The Banker’s, or a simulated round', 'Banker’s third if the Banker draws, else a simulated round.'],
  SIMULATE: ['Keep it for a simulated round', 'It opens a round without wagers, after this one if cards lie.'],
  DISCARD: ['Discard the card', 'It goes to the discards.'],
  VOID: ['The round is void', 'Every wager goes back.'],
  STAYS: ['The card stays', 'It counts where it was due.'],
  IN_ORDER: ['The card goes where it was due', 'The order of drawing decides.'],
};
