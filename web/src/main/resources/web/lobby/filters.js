const offers = (wager) => (table) => table.wagers.some((one) => one.wager === wager);

/** The number of free seats. */
export function freeSeats(table) {
  const taken = new Set(table.now.seats.flatMap((patron) => patron.places.map((place) => place.spot)));
  return table.seats - [...taken].filter((spot) => !spot.startsWith('line-')).length;
}

/** Which tables a visitor may want to see. */
export const FILTERS = {
  all: () => true,
  ez: (table) => table.ez,
  squeeze: (table) => table.squeeze,
  'royal-9': offers('royal-9'),
  'seat-free': (table) => freeSeats(table) > 0,
};

/** What is particular about a table, as keys of words. */
export function features(table) {
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
  ].filter(Boolean);
}

/** The orders in which tables can be shown. */
export const SORTS = {
  name: (one, other) => one.name.localeCompare(other.name),
  limits: (one, other) => Number(one.wagers[0].min) - Number(other.wagers[0].min),
  free: (one, other) => freeSeats(other) - freeSeats(one),
};

/** The tables that a visitor looks for, those where they sit first. */
export function found(tables, filter, search, sort) {
  const wanted = search.trim().toLowerCase();
  const has = (table) => [table.name, table.document, table.pit].some((text) => text.toLowerCase().includes(wanted));
  return tables
    .filter(FILTERS[filter])
    .filter(has)
    .sort((one, other) => Number(Boolean(other.now.you)) - Number(Boolean(one.now.you)) || SORTS[sort](one, other));
}
