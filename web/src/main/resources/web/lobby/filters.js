import { documentTitle, tableName } from '../words/titles.js';

/** @import { Table } from 'answers' */

const offers = (/** @type {string} */ wager) => (/** @type {Table} */ table) => table.wagers.some((one) => one.wager === wager);

/** The number of free seats. */
export function freeSeats(/** @type {Table} */ table) {
  const taken = new Set(table.now.seats.flatMap((patron) => patron.places.map((place) => place.spot)));
  return table.seats - [...taken].filter((spot) => !spot.startsWith('line-')).length;
}

/** Which tables a visitor may want to see. */
export const FILTERS = {
  all: () => true,
  ez: (/** @type {Table} */ table) => table.ez,
  squeeze: (/** @type {Table} */ table) => table.squeeze,
  'royal-9': offers('royal-9'),
  'seat-free': (/** @type {Table} */ table) => freeSeats(table) > 0,
};

/** What is particular about a table, as keys of words. */
export function features(/** @type {Table} */ table) {
  const wagers = new Set(table.wagers.map((one) => one.wager));
  return [
    table.ez ? 'gist:ez' : 'gist:plain',
    table.ez ? undefined : table.marked ? 'marked' : 'at-payout',
    table.squeeze && 'gist:squeeze',
    table.lines > 0 && 'gallery',
    wagers.has('dragon-bonus-player') && 'dragon-bonus',
    wagers.has('house-money') && 'house-money',
    wagers.has('royal-9') && 'royal-9',
    'must-hit' in (table.now.meters ?? {}) && 'meter:must-hit',
  ].filter((one) => typeof one === 'string');
}

/** The orders in which tables can be shown. */
export const SORTS = {
  name: (/** @type {Table} */ one, /** @type {Table} */ other) => tableName(one.name).localeCompare(tableName(other.name)),
  limits: (/** @type {Table} */ one, /** @type {Table} */ other) => Number(one.wagers[0].min) - Number(other.wagers[0].min),
  free: (/** @type {Table} */ one, /** @type {Table} */ other) => freeSeats(other) - freeSeats(one),
};

/** The tables that a visitor looks for, those where they sit first. */
export function found(
  /** @type {Table[]} */ tables,
  /** @type {keyof typeof FILTERS} */ filter,
  /** @type {string} */ search,
  /** @type {keyof typeof SORTS} */ sort,
) {
  const wanted = search.trim().toLowerCase();
  const has = (/** @type {Table} */ table) =>
    [table.name, tableName(table.name), table.document, documentTitle(table.regulation), table.pit].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  return tables
    .filter(FILTERS[filter])
    .filter(has)
    .sort((one, other) => Number(Boolean(other.now.you)) - Number(Boolean(one.now.you)) || SORTS[sort](one, other));
}
