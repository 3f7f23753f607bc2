import { namesOf } from '../model/view.js';
import { t } from '../words/words.js';

/** @import { View } from 'messages' */

/** Who sits where, as the felt says it, by spot: a house player is marked as one. */
export function peopleOf(/** @type {View} */ view) {
  const simulated = new Set(view.seats.filter((one) => one.simulated).flatMap((one) => one.places.map((place) => place.spot)));
  return Object.fromEntries(
    Object.entries(namesOf(view)).map(([spot, name]) => [spot, simulated.has(spot) ? t('house-player', { name }) : name]),
  );
}
