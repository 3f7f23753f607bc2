/** @import { Table } from 'answers' */

/** The duties of preparation: the order, how it is done, and what is true once it is. Where documents differ, `HOW` has the words of each. */
export const DUTIES = {
  RECEIVE_DECKS: ['Receive the decks', 'From the floor, as many as the submission says.', 'Received'],
  INSPECT: ['Inspect the cards', 'Front and back, each deck.', 'Inspected'],
  VERIFY_INSPECTION: ['Verify the inspection', 'The floorperson looks over what the dealer inspected.', 'Verified'],
  SPREAD: ['Spread the cards', 'Face up, for the first patron to look at.', 'Spread'],
  SPREAD_BATCHES_APART: [
    'Spread the batches apart',
    'Face up, in fans by deck and suit, in sequence; one batch apart from the other.',
    'Spread',
  ],
  LET_THE_FIRST_PATRON_LOOK: ['Let the first patron look', 'Before the cards are turned face down and stacked.', 'Patron has looked'],
  WASH: ['Wash the cards', 'Turn them face down, mix them thoroughly, stack them.', 'Washed'],
  STACK_BATCHES_APART: ['Stack the batches', 'Turn each batch face down and stack it separately.', 'Stacked'],
  FOLLOW_THE_PRESHUFFLE_PROCEDURE: ['Follow the preshuffle procedure', 'As filed in the Rules Submission.', 'Followed'],
  FOLLOW_THE_MACHINE_PROCEDURE: ['Follow the machine’s procedure', 'As filed in the Rules Submission.', 'Followed'],
  PLUG: ['Plug the undealt cards', 'From behind the cover card into the discards.', 'Plugged'],
  RIFFLE: ['Riffle', 'Two piles, interlaced.', 'Riffled'],
  RIFFLE_AGAIN: ['Riffle again', 'Two riffles come before the strip.', 'Riffled again'],
  TURN_AND_RIFFLE: ['Turn and riffle', 'Two stacks, one turned by 180 degrees, then riffled together.', 'Turned and riffled'],
  STRIP: ['Strip the stack', 'Running cuts, after two riffles at least.', 'Stripped'],
  SHUFFLE: ['Shuffle', 'Until the cards are randomly intermixed.', 'Shuffled'],
  SHUFFLE_BY_A_SECOND_DEALER: ['A second dealer shuffles', 'Independently: a dealer who has not shuffled this stack.', 'Shuffled'],
  SHUFFLE_BY_A_THIRD_DEALER: ['A third dealer shuffles', 'Independently: a dealer who has not shuffled this stack.', 'Shuffled'],
  LACE: ['Lace the stack', 'About one deck, spread evenly into the rest of the stack.', 'Laced'],
  RESHUFFLE: ['Shuffle once more', 'Some or all of the cards, after the lacing.', 'Shuffled'],
  VERIFY_THE_FEATHERED_STACK: [
    'Verify the feathered stack',
    'Not squared off yet: the floorperson looks for cards that are unevenly mixed.',
    'Verified',
  ],
  SHUFFLE_BY_MACHINE: ['Shuffle by machine', 'One batch, while the other is in play.', 'Shuffled'],
  LOAD_THE_OTHER_BATCH: ['Load the other batch', 'Into the machine, to be shuffled and stored while this one plays.', 'Loaded'],
  SWAP_BATCHES: ['Swap the batches', 'This one into the machine, the shuffled one to the table.', 'Swapped'],
  LOAD_THE_DEVICE: ['Load the device', 'All the cards.', 'Loaded'],
  LOAD_THE_SHOE: ['Load the shoe', 'The stack with both cover cards.', 'Loaded'],
  SPREAD_IDLE_CARDS: ['Spread the idle cards', 'Out of the shoe and the rack, face down unless a patron asks for face up.', 'Spread'],
  CHANGE_DECKS: ['Change the decks', 'These decks are 24 hours old, or nearly: no shoe may start with them.', 'Changed'],
};

const COLUMNS = 'Face up, in columns by deck and suit, each suit in sequence.';
const FANS = 'Face up, in horizontal fans by deck and suit, in sequence.';
const LOOK = 'The first patrons to come look at the cards before they are turned face down.';

/** How a duty is done where the documents have words of their own for it. */
const HOW = {
  'ma-baccarat': {
    SPREAD: COLUMNS,
    LET_THE_FIRST_PATRON_LOOK: LOOK,
    SHUFFLE: 'One dealer or more, until the cards are randomly intermixed.',
  },
  'ma-midi': { SPREAD: COLUMNS, LET_THE_FIRST_PATRON_LOOK: LOOK },
  'ma-mini': { SPREAD: FANS },
  'ma-mini-earlier': { SPREAD: FANS },
  'wa-mini': { SPREAD: FANS },
};

/** Duties that are done as the house has filed it. */
const FILED = ['FOLLOW_THE_PRESHUFFLE_PROCEDURE', 'FOLLOW_THE_MACHINE_PROCEDURE', 'SWAP_BATCHES', 'SHUFFLE_BY_MACHINE', 'LOAD_THE_DEVICE'];

/** The filed procedure that a duty is done by, if there is one. */
export function filed(duty, /** @type {Table} */ rules) {
  return FILED.includes(duty) ? rules.procedure : undefined;
}

/** The order of a duty at a table: what, how, and what is true then. */
export function dutyWords(duty, /** @type {Table} */ rules) {
  const [title, how, key] = DUTIES[duty];
  const procedure = filed(duty, rules);
  return { title, how: procedure ? `As filed: ${procedure}` : (HOW[rules.regulation]?.[duty] ?? how), key };
}

/** Where the two cover cards go once the cards are cut. */
export function coverCards(/** @type {Table} */ rules) {
  return ['ma-baccarat', 'ma-midi'].includes(rules.regulation)
    ? `Cards before the cut to the back; one cover card at least ${rules.coverCard} from the back, the other at the end.`
    : `Cards above the cut and one cover card to the bottom; the other at least ${rules.coverCard} above the bottom.`;
}

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
  NEXT_HAND: ['Keep the card for the next hand', 'It is the first card of the next hand, unseen.'],
  BANKER_OR_NEXT_HAND: [
    'Give the card to the Banker, or keep it',
    'Banker’s third if the Banker draws; otherwise the first card of the next hand.',
  ],
  BANKER_OR_DISCARD: [
    'Give the card to the Banker, or discard it',
    'Banker’s third if the Banker draws; otherwise discarded with one more.',
  ],
  BANKER_OR_SIMULATE: [
    'Give the card to the Banker, or simulate',
    'Banker’s third if the Banker draws; otherwise the first card of a simulated round.',
  ],
  SIMULATE: ['First card of a simulated round', 'No wagers. Begins after this round, if one is under way.'],
  DISCARD: ['Discard the card', 'It goes to the discards.'],
  VOID: ['The round is void', 'Return every wager.'],
  STAYS: ['The card stays', 'It counts where it was due.'],
  IN_ORDER: ['The card goes where it was due', 'The order of drawing decides.'],
};
