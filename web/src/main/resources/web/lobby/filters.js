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
    table.ez ? 'ez' : table.marked ? 'marked' : 'at-payout',
    table.squeeze && 'squeeze',
    table.lines > 0 && 'gallery',
    wagers.has('dragon-bonus-player') && 'dragon-bonus',
    wagers.has('house-money') && 'house-money',
    wagers.has('royal-9') && 'royal-9',
  ].filter(Boolean);
}
