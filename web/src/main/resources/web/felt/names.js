import { money, t } from '../words/words.js';

/** @import { Table } from 'answers' */

/** What a wager pays, as the layout says it. */
export function pays(/** @type {Table} */ rules, /** @type {string} */ wager) {
  const toOne = rules.wagers.find((one) => one.wager === wager)?.toOne ?? [];
  if (wager === 'royal-9') {
    return t('fixed', { amount: 5 });
  }
  if (wager === 'house-money') {
    return t('three-or-fifteen');
  }
  if (wager === 'banker' && rules.vigorish) {
    return t('to-one-less', { odds: toOne.at(-1), rate: rules.vigorish });
  }
  return t(toOne.length > 1 ? 'up-to-one' : 'to-one', { odds: toOne.at(-1) });
}

/** An area in full, for those who do not see it. */
export function areaName(/** @type {Table} */ rules, /** @type {string} */ wager, /** @type {number} */ amount) {
  const { min, max } = rules.wagers.find((one) => one.wager === wager) ?? {};
  const pushes = rules.ez && wager === 'banker' ? ` ${t('area-pushes')}` : '';
  return (
    t('area-name', { wager: t(wager), pays: pays(rules, wager), amount: money(amount), min: money(min ?? 5), max: money(max ?? 5) }) +
    pushes
  );
}
