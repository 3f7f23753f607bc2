import { meterName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** @import { Event } from 'messages' */

/** A rebuilt round walked step by step: the cards on the table after each event, and which events are overrides. */
const OVERRIDES = [
  'PayoutCorrected',
  'VigorishWrittenOff',
  'DebtWrittenOff',
  'RecutOrdered',
  'ShuffleOrdered',
  'OtherDecksOrdered',
  'CoverCardElsewhere',
  'RightTakenAway',
  'IrregularityFound',
  'RoundVoided',
  'LateWagerReturned',
];

export { hands } from '../model/replayed.js';

export const isOverride = (/** @type {Event} */ event) => OVERRIDES.includes(event.event);

/** The person who acted, as the timeline names them. */
export function actor(/** @type {Event} */ event) {
  const { who = '', role = '' } = event;
  const name = who === role ? '' : who.replace('~', '');
  return `${role && t(`surveillance:role:${role}`)}${name ? ` ${name}` : ''}`;
}

/** Patrons and the house before, change, after; and what all changes come to. */
export function balances(/** @type {any} */ round) {
  const house = ['tray', 'drop', 'vigorish'].map((name) => ({
    name: t(`surveillance:account:${name}`),
    before: round.before?.[name],
    after: round.after?.[name],
  }));
  const meters = Object.keys(round.after?.meters ?? {}).map((name) => ({
    name: t('surveillance:account:meter', { meter: meterName(name) }),
    before: round.before?.meters?.[name] ?? '0',
    after: round.after.meters[name],
  }));
  const patrons = round.patrons.map((/** @type {any} */ one) => ({
    name: one.patron.replace('~', ''),
    before: one.before,
    after: one.after,
  }));
  const rows = [...patrons, ...house.filter((one) => one.before !== undefined), ...meters].map((one) => ({
    ...one,
    change: Number(one.after) - Number(one.before),
  }));
  return { rows, sum: Math.round(100 * rows.reduce((sum, one) => sum + one.change, 0)) / 100 };
}
