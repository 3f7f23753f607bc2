import { t } from '../words/words.js';

/** @import { Story } from '../model/story.js' */
/** @import { CalledResult, PhaseName, Side, View } from 'messages' */

const low = (/** @type {string} */ side) => side.toLowerCase();

/** The result in words: "Dragon 7 — Banker wins, 7 over 6". */
function resultWords(/** @type {Story} */ { shown, result }) {
  const { PLAYER, BANKER } = shown;
  const { winner: won, named } = /** @type {CalledResult} */ (result);
  if (won === 'tie') {
    return { words: t('ties', { count: PLAYER }) };
  }
  const [more, less] = won === 'player' ? [PLAYER, BANKER] : [BANKER, PLAYER];
  const words = t('wins-over', { side: t(won), more, less });
  if (named === 'natural') {
    return { words: `${t('natural', { count: more })} — ${words}` };
  }
  return named ? { words: `${t(named)} — ${words}`, special: true } : { words };
}

/** @typedef {{ words: string, special?: boolean, gist?: string }} Spoken the line under the hands, and what is said below it */

/** @type {Partial<Record<PhaseName, string>>} */
const CUTS = { OfferingCut: 'cut-call', Cutting: 'cutting-call' };

/** @type {Partial<Record<PhaseName, string>>} */
const BETWEEN = { Closed: 'closed-call', AcceptingWagers: 'place-wagers', Burning: 'burn-call', CallingLastHand: 'last-hand-call' };

/** Before a round: what the table is at. */
function between(/** @type {View} */ { phase, stopped }) {
  if (stopped) {
    return { words: t('table-stopped') };
  }
  const cut = CUTS[phase.name];
  if (cut) {
    return { words: phase.seat ? t(cut, { seat: phase.seat }) : t('dealer-cuts') };
  }
  return {
    words: t(BETWEEN[phase.name] ?? 'preparing-call'),
    gist: phase.duty ? t(`duty:${phase.duty}`) : '',
  };
}

/** The place of a hand's third card, and the call about it. */
const THIRDS = /** @type {const} */ ({
  banker: { place: 'BANKER_THIRD', call: 'BANKER_THIRD_CARD' },
  player: { place: 'PLAYER_THIRD', call: 'PLAYER_THIRD_CARD' },
});

/**
 * What is said of third cards, the newest first: a hand draws, has drawn, or was called and stands; nothing before the table has come
 * to it.
 */
function thirdCards(/** @type {Story} */ { calls, shown }, /** @type {View} */ { phase, cards }) {
  for (const [side, { place, call: about }] of Object.entries(THIRDS)) {
    const laid = cards.laid.find((card) => card.place === place);
    if (laid?.face) {
      const count = shown[/** @type {Side} */ (side.toUpperCase())];
      return t(count === undefined ? 'third-shows' : 'third-has', { side: t(side), rank: t(`rank:${laid.face[0]}`), count });
    }
    if (laid || (calls.includes(about) && phase.name === 'Drawing' && phase.place === place)) {
      return t('draws', { side: t(side) });
    }
    if (calls.includes(about) || (side === 'player' && phase.name === 'CallingThirdCard' && phase.side === 'BANKER')) {
      return t('stands', { side: t(side) });
    }
  }
  return undefined;
}

/**
 * The line that is called under the hands.
 * @returns {Spoken}
 */
export function call(/** @type {Story} */ story, /** @type {View} */ view) {
  const phase = view.phase;
  if (phase.name === 'OfferingShoe') {
    return { words: phase.seat ? t('shoe-call', { seat: phase.seat }) : t('curator-dealer') };
  }
  if (phase.name === 'Irregular') {
    return { words: t('irregular-call') };
  }
  if (!view.cards.round) {
    return story.isVoid && phase.name === 'AcceptingWagers' ? { words: t('void-call') } : between(view);
  }
  if (story.result) {
    return resultWords(story);
  }
  const { PLAYER, BANKER } = story.shown;
  const third = thirdCards(story, view);
  if (third) {
    return { words: third };
  }
  if (PLAYER !== undefined && BANKER !== undefined) {
    const gist = phase.name === 'SettlingHouseMoney' ? t('house-money-call') : '';
    return { words: t('both-show', { player: PLAYER, banker: BANKER }), gist };
  }
  if (PLAYER !== undefined) {
    return { words: t('shows', { side: t('player'), count: PLAYER }) };
  }
  return { words: t('no-more-bets') };
}

/** Who has to do something now, and what: one halo on the felt, one line beside the clock. */
export function acting(/** @type {View} */ view, /** @type {Story} */ story) {
  const { phase, cards, shoe } = view;
  if (phase.name === 'Turning') {
    const seat = phase.side === 'PLAYER' ? cards.playerTurnedBy : cards.bankerTurnedBy;
    const side = t(low(phase.side ?? 'PLAYER'));
    return seat ? { seat, words: t('turns-card', { seat, side }) } : { words: t('dealer-turns', { side }) };
  }
  if (phase.seat) {
    return { seat: phase.seat, words: '' };
  }
  if (phase.name === 'Settling' && story.paying) {
    return { seat: undefined, words: t('paying', { seat: story.paying.replace('line-', '') }) };
  }
  if ((phase.name === 'Dealing' || phase.name === 'Drawing') && shoe.curator) {
    return { seat: shoe.curator, words: t('curator-seat', { seat: shoe.curator }) };
  }
  return { words: '' };
}
