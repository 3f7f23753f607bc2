import { t } from '../words/words.js';

/** @import { Became, Story } from '../model/story.js' */
/** @import { View } from 'messages' */

/** The margin from which a Dragon Bonus on a hand that is not a natural pays. */
const BONUS_FROM = 4;

/** Which ranks make a pair in the first two cards of each hand. */
function pairs(/** @type {View} */ { cards }) {
  const rank = (/** @type {string} */ place) => cards.laid.find((card) => card.place === place)?.face?.[0];
  return ['PLAYER', 'BANKER']
    .map((side) => rank(`${side}_FIRST`))
    .filter((one, index) => {
      const side = index ? 'BANKER' : 'PLAYER';
      return one && one === rank(`${side}_SECOND`);
    });
}

/** By how much a hand has won; below zero where it has lost. */
const margin = (/** @type {Story} */ { shown }, /** @type {'player' | 'banker'} */ side) =>
  side === 'player' ? (shown.PLAYER ?? 0) - (shown.BANKER ?? 0) : (shown.BANKER ?? 0) - (shown.PLAYER ?? 0);

function bonus(/** @type {Story} */ story, /** @type {'player' | 'banker'} */ side, /** @type {Became} */ { result }) {
  const by = margin(story, side);
  if (result === 'push') {
    return t('why:naturals-tie');
  }
  if (result === 'won') {
    return story.result?.named === 'natural' ? t('why:natural') : t('why:won-by', { points: by });
  }
  if (by <= 0) {
    return t('why:not-won', { side: t(side) });
  }
  return story.result?.named === 'natural' ? t('why:natural-beaten') : t('why:won-by-needs', { points: by, needs: BONUS_FROM });
}

function hand(/** @type {Story} */ story, /** @type {'player' | 'banker'} */ side, /** @type {Became} */ { result }) {
  if (result === 'push') {
    return story.result?.winner === 'tie' ? t('ties', { count: story.shown.PLAYER }) : t('why:dragon-7-pushes');
  }
  return t(result === 'won' ? 'why:won-by' : 'why:lost-by', { points: Math.abs(margin(story, side)) });
}

/**
 * Why a wager came to what it did, in a few words: "won by 1, needs 4". What became of it is the table's; this words it with the counts
 * that
 * were called. Nothing while the result is not called, but for House Money, which is settled before.
 */
export function reason(/** @type {string} */ wager, /** @type {Became} */ became, /** @type {Story} */ story, /** @type {View} */ view) {
  if (wager === 'house-money') {
    const [first, second] = pairs(view);
    return second ? t('why:both-pairs') : first ? t('why:pair', { rank: t(`rank:${first}`) }) : t('why:no-pair');
  }
  if (!story.result) {
    return '';
  }
  /** @type {Record<string, () => string>} */
  const ways = {
    player: () => hand(story, 'player', became),
    banker: () => hand(story, 'banker', became),
    tie: () => (story.result?.winner === 'tie' ? t('ties', { count: story.shown.PLAYER }) : t('why:no-tie')),
    'dragon-bonus-player': () => bonus(story, 'player', became),
    'dragon-bonus-banker': () => bonus(story, 'banker', became),
    'dragon-7': () => (became.result === 'won' ? '' : t('why:no-dragon-7')),
    'panda-8': () => (became.result === 'won' ? '' : t('why:no-panda-8')),
    'royal-9': () => (became.result === 'won' ? '' : t('why:no-royal-9')),
  };
  return ways[wager]?.() ?? '';
}

/** Which hand draws and which stands, in one sentence, as far as the table has come. */
export function rulingWords(/** @type {Story} */ { rulings }) {
  return rulings
    .map(({ side, draws, count }) => t(draws ? 'rules-draw' : 'rules-stand', { side: t(side.toLowerCase()), count }))
    .join(t('rules-and'));
}
