import { has, t } from './words.js';

/** The meters in the order of the display. */
export const METERS = ['major', 'star', 'k9-banker', 'k9-player', 'spade', 'heart', 'must-hit'];

export const wagerName = (/** @type {string} */ wager) => t(wager);

/** The name of a wager where a column is narrow. */
export const shortWagerName = (/** @type {string} */ wager) => (has(`narrow:${wager}`) ? t(`narrow:${wager}`) : t(wager));

/** `k9-banker` as "K9 Banker". */
export const meterName = (/** @type {string} */ meter) => t(`meter:${meter}`);
