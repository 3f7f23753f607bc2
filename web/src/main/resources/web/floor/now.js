import { dollars, held } from '../figures/figures.js';
import { has, t } from '../words/words.js';
import '../words/floor.js';

/** @import { View } from 'messages' */
/** @import { Followed } from './tables.js' */

/** What goes on at a table, in a line, and the figures a floorperson reads from its view. */
const hand = (/** @type {string | undefined} */ side) => t(`floor:of:${side}`);

/** @type {(table: Followed) => View} */
export const viewOf = (table) => table.live.view ?? /** @type {View} */ (table.now);

export const isOpen = (/** @type {Followed} */ table) => viewOf(table).phase.name !== 'Closed';

/** The seat that has the cards, the cut or the shoe, and what of. */
export function holder(/** @type {View} */ view) {
  const { name, seat, side } = view.phase;
  if (name === 'Turning') {
    const turns = side === 'PLAYER' ? view.cards?.playerTurnedBy : view.cards?.bankerTurnedBy;
    return turns && { seat: turns, holds: t('floor:holds-cards', { hand: hand(side) }), side };
  }
  return ['OfferingCut', 'Cutting', 'OfferingShoe'].includes(name) && seat
    ? { seat, holds: t(name === 'OfferingShoe' ? 'floor:holds-shoe' : 'floor:holds-cut') }
    : undefined;
}

export function now(/** @type {Followed} */ table) {
  const view = viewOf(table);
  const { name, duty, mishap, side } = view.phase;
  const holds = holder(view);
  if (table.stopped && name !== 'Closed') {
    return t('floor:stopped-because', { reason: table.stopped });
  }
  if (holds) {
    return t('floor:seat-has', { seat: holds.seat, what: holds.holds });
  }
  if (name === 'AcceptingWagers' && view.clock?.kind === 'BETTING') {
    return t('floor:accepting-until', { time: held(Date.parse(view.clock.until ?? '') - Date.now()) });
  }
  if (name === 'Preparing' && duty) {
    return t(`floor:duty:${duty}`);
  }
  if (name === 'Irregular' && mishap) {
    return t('floor:stopped-by-card', { mishap: t(`floor:mishap:${mishap}`) });
  }
  if (name === 'Turning') {
    return t('floor:dealer-turns', { hand: hand(side) });
  }
  return named(`floor:now:${name}`);
}

const named = (/** @type {string} */ key) => (has(key) ? t(key) : (key.split(':').at(-1) ?? key));

/** The limits of the main wagers. */
export function limits(/** @type {Followed} */ table) {
  const main = table.wagers.find((one) => one.wager === 'banker') ?? table.wagers[0];
  return `${dollars(main.min ?? 0)}–${dollars(main.max ?? 0).slice(1)}`;
}

/** Marked vigorish that is still to be collected. */
export function owed(/** @type {Followed} */ table) {
  return viewOf(table)
    .seats.flatMap((one) => one.places)
    .reduce((sum, place) => sum + Number(place.owed ?? 0), 0);
}

export const seated = (/** @type {Followed} */ table) => viewOf(table).seats.filter((one) => one.places.length > 0).length;

/** A tray under ten of the largest wager on a hand should be filled. */
export function lowMark(/** @type {Followed} */ table) {
  return 10 * Math.max(...table.wagers.filter((one) => ['player', 'banker'].includes(one.wager)).map((one) => Number(one.max)));
}

export function isLow(/** @type {Followed} */ table) {
  return isOpen(table) && table.live.you?.tray !== undefined && Number(table.live.you.tray) < lowMark(table);
}

export const isLastHand = (/** @type {Followed} */ table) =>
  isOpen(table) && (viewOf(table).shoe.coverCard === 'OUT' || viewOf(table).phase.name === 'CallingLastHand');

/** Where a table is, in a word, for surveillance's list. */
export function place(/** @type {Followed} */ table) {
  const { phase, shoe } = viewOf(table);
  const at = named(`floor:place-in-a-word:${phase.name}`);
  return `${at}${phase.name === 'Closed' ? '' : ` · ${shoe.round}`}`;
}
