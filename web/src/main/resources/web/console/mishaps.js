import { asMoney } from '../figures/figures.js';

/** @import { View, You } from 'messages' */

/** What can go wrong, in the words of what was seen. The house's rules say what is done about it; only the questions are here. */
const SURPLUS = 'ReportSurplusCard';

export const MISHAPS = [
  { key: '1', title: 'Drawn in error, not shown', mishap: 'DRAWN_IN_ERROR', command: { command: SURPLUS, asThePlayersThird: false } },
  {
    key: '2',
    title: 'Player’s third not due, not seen',
    mishap: 'THIRD_CARD_NOT_DUE',
    command: { command: SURPLUS, asThePlayersThird: true },
    third: true,
  },
  {
    key: '3',
    title: 'Player’s third not due, seen',
    mishap: 'THIRD_CARD_DISCLOSED',
    command: { command: SURPLUS, asThePlayersThird: true },
    third: true,
    shown: 'disclosed',
  },
  { key: '4', title: 'A card face up in the shoe', mishap: 'CARD_DISCLOSED', command: { command: 'ReportFaceUpInTheShoe' }, shown: 'card' },
  {
    key: '5',
    title: 'Any other card drawn and shown',
    mishap: 'CARD_DISCLOSED',
    command: { command: SURPLUS, asThePlayersThird: false },
    shown: 'disclosed',
  },
  {
    key: '6',
    title: 'Not enough cards',
    mishap: 'SHOE_RUNS_OUT',
    why: 'The table detects this when a card is due and the shoe is empty.',
  },
  {
    key: '7',
    title: 'Placed on the wrong hand',
    command: { command: 'ReportMisplacedCard' },
    place: true,
    remedy: ['It counts where it was due', 'The card stays; the round continues.'],
  },
  {
    key: '8',
    title: 'A late wager',
    command: { command: 'ReportLateWager' },
    wager: true,
    remedy: ['Return the wager', 'It has no action.'],
  },
];

/** Why a question cannot be the answer now; nothing if it can. */
export function notNow(one, /** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  if (one.why) {
    return one.why;
  }
  if (!you?.steps.some((step) => step.command === one.command.command)) {
    return (
      { ReportMisplacedCard: 'Only while a card is due.', ReportLateWager: 'Only in a round, after wagers have closed.' }[
        one.command.command
      ] ?? 'Only while wagers are open, or in a round.'
    );
  }
  const { laid } = view.cards;
  if (one.third && (laid.length < 4 || laid.slice(0, 4).some((card) => card.seen !== 'UP'))) {
    return 'Only once both hands are turned.';
  }
  return one.third && laid.some((card) => card.place === 'PLAYER_THIRD')
    ? 'The Player already has a third card: report a card drawn in error.'
    : undefined;
}

/** `kc`, `10h` or `K♣` as the house writes a card. */
export function readCard(text) {
  const [, rank, suit] = text.trim().match(/^(A|[2-9]|10|T|J|Q|K)\s*([SHDC♠♥♦♣])$/i) ?? [];
  return rank && (rank === '10' ? 'T' : rank.toUpperCase()) + ({ '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }[suit] ?? suit.toLowerCase());
}

/** Exactly what is reported. At a sealed shoe the card is the shoe's own; with real cards the dealer says it. */
export function report(one, fields, real) {
  const card = one.shown && real ? { [one.shown]: readCard(fields.card ?? '') } : one.shown === 'disclosed' ? { disclosed: true } : {};
  const place = one.place ? { laidOn: fields.place } : {};
  const wager = one.wager ? { spot: fields.spot, wager: fields.wager, stake: asMoney(fields.stake) } : {};
  return { ...one.command, ...card, ...place, ...wager };
}
