import { asMoney } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Mishap, View, You } from 'messages' */

/**
 * What was seen to go wrong, and what is asked of it.
 * @typedef {object} Mishappened
 * @property {string} key
 * @property {Mishap} [mishap]
 * @property {any} [command] what is reported, as far as it is known
 * @property {'disclosed' | 'card' | 'face'} [shown] how the command says a card that was seen
 * @property {string} [done] the words of what is done, where no remedy is filed
 * @property {boolean} [third]
 * @property {boolean} [detected] the house finds it
 * @property {boolean} [place]
 * @property {boolean} [wager]
 * @property {boolean} [exposed]
 * @property {boolean} [open]
 */

/** What can go wrong, in the words of what was seen. The house's rules say what is done about it; only the questions are here. */
const SURPLUS = 'ReportSurplusCard';

/** @type {Mishappened[]} */
export const MISHAPS = [
  { key: '1', mishap: 'DRAWN_IN_ERROR', command: { command: SURPLUS, asThePlayersThird: false } },
  {
    key: '2',
    mishap: 'THIRD_CARD_NOT_DUE',
    command: { command: SURPLUS, asThePlayersThird: true },
    third: true,
  },
  {
    key: '3',
    mishap: 'THIRD_CARD_DISCLOSED',
    command: { command: SURPLUS, asThePlayersThird: true },
    third: true,
    shown: 'disclosed',
  },
  { key: '4', mishap: 'CARD_DISCLOSED', command: { command: 'ReportFaceUpInTheShoe' }, shown: 'card' },
  {
    key: '5',
    mishap: 'CARD_DISCLOSED',
    command: { command: SURPLUS, asThePlayersThird: false },
    shown: 'disclosed',
  },
  {
    key: '6',
    mishap: 'SHOE_RUNS_OUT',
    detected: true,
  },
  {
    key: '7',
    command: { command: 'ReportMisplacedCard' },
    place: true,
    done: 'stays-where-due',
  },
  {
    key: '8',
    command: { command: 'ReportLateWager' },
    wager: true,
    done: 'return-wager',
  },
  {
    key: '9',
    mishap: 'CARD_EXPOSED',
    command: { command: 'Draw' },
    shown: 'face',
    exposed: true,
    done: 'STAYS',
  },
  {
    key: '0',
    command: { command: 'CorrectFaceInPlay' },
    shown: 'face',
    open: true,
    done: 'judged-again',
  },
];

/** The description of a card of the sealed shoe that has been seen. */
/** @type {Record<string, object>} */
const SHOWS = { disclosed: { disclosed: true }, face: { exposed: true } };

/** Why a question cannot be the answer now; nothing if it can. */
export function notNow(/** @type {Mishappened} */ one, /** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  if (one.detected) {
    return t('console:detected');
  }
  if (!you?.steps?.some((step) => step.command === one.command.command)) {
    const known = ['ReportMisplacedCard', 'ReportLateWager', 'CorrectFaceInPlay'].includes(one.command.command);
    return t(`console:only-when:${known ? one.command.command : 'other'}`);
  }
  const { laid } = view.cards;
  if (one.exposed && !dealtDown(you)) {
    return t('console:only-when:exposed');
  }
  if (one.third && (laid.length < 4 || laid.slice(0, 4).some((card) => card.seen !== 'UP'))) {
    return t('console:only-when:turned');
  }
  return one.third && laid.some((card) => card.place === 'PLAYER_THIRD') ? t('console:only-when:no-third') : undefined;
}

/** The card that is due, if it is dealt face down. */
const dealtDown = (/** @type {You | undefined} */ you) =>
  you?.steps?.find((step) => step.command === 'Draw' && step.required && !step.faces);

/** @type {Record<string, string>} */
const GLYPHS = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

/** `kc`, `10h` or `K♣` as the house writes a card; `k` alone where no wager needs suits. */
export function readCard(/** @type {string} */ text, /** @type {boolean} */ suits) {
  const [, rank, suit] = text.trim().match(/^(A|[2-9]|10|T|J|Q|K)\s*([SHDC♠♥♦♣]?)$/i) ?? [];
  return rank && (suit || !suits) && (rank === '10' ? 'T' : rank.toUpperCase()) + (GLYPHS[suit] ?? suit.toLowerCase());
}

/** Exactly what is reported. At a sealed shoe the card is the shoe's own; with real cards the dealer says it. */
export function report(
  /** @type {Mishappened} */ one,
  /** @type {Record<string, string>} */ fields,
  /** @type {{ real: boolean, suits: boolean, you: You | undefined }} */ { real, suits, you },
) {
  const card = one.shown && real ? { [one.shown]: readCard(fields.card ?? '', suits) } : (SHOWS[one.shown ?? ''] ?? {});
  const place = one.place ? { laidOn: fields.place } : {};
  const wager = one.wager ? { spot: fields.spot, wager: fields.wager, stake: asMoney(fields.stake) } : {};
  const open = one.open ? { place: fields.open, reason: fields.reason.trim() } : {};
  const due = one.exposed ? { place: dealtDown(you)?.about } : {};
  return { ...one.command, ...due, ...card, ...place, ...wager, ...open };
}
