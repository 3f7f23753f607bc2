import { dollars } from '../figures/figures.js';
import { viewOf } from './now.js';

/** @import { Followed } from './tables.js' */

/** The places of a table with the patrons there, to choose from. */
export function seats(/** @type {Followed} */ table) {
  return viewOf(table).seats.flatMap((one) => one.places.map((place) => [place.spot, `${place.spot}, ${one.patron}`]));
}

/** Those where vigorish is marked. */
export function spots(/** @type {Followed} */ table) {
  return viewOf(table).seats.flatMap((one) =>
    one.places.filter((place) => place.owed).map((place) => [place.spot, `${place.spot}, ${one.patron}, ${dollars(place.owed ?? 0)}`]),
  );
}
