/** Money, figures and times as the staff and analysts read them: $1,810 whole, $90.50 otherwise, a true minus, the house's clock. */
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @typedef {string | number} Amount */

const trueMinus = (/** @type {string} */ text) => text.replace('-', '−');

export function dollars(/** @type {Amount} */ amount, always = false) {
  const value = Number(amount);
  const size = Math.abs(value);
  return `${value < 0 ? '−' : ''}$${(always || !Number.isInteger(size) ? CENTS : WHOLE).format(size)}`;
}

/** Always with cents, because every column of vigorish has some. */
export const exactDollars = (/** @type {Amount} */ amount) => dollars(amount, true);

/** A column of cents, which says in its header what they are. */
export const cents = (/** @type {Amount} */ amount) => trueMinus(CENTS.format(Number(amount)));

/** A change, with its sign, in a column of cents. */
export const change = (/** @type {Amount} */ amount) => (Number(amount) > 0 ? '+' : '') + cents(amount);

/** A count, in thousands. */
export const grouped = (/** @type {number} */ number) => trueMinus(number.toLocaleString('en-US'));

export const decimals = (/** @type {number} */ value, /** @type {number} */ places) => trueMinus(value.toFixed(places));

/** With its sign, but without one if it rounds to zero. */
export function signed(/** @type {number} */ value, places = 3) {
  const text = Math.abs(value).toFixed(places);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** A share in percent, as in 1.19 %. */
export const percent = (/** @type {number} */ part, /** @type {number} */ whole) => (whole ? `${decimals((100 * part) / whole, 2)} %` : '');

/** The clock on the house's walls, and the hour at which its gaming day begins; UTC until it is known. */
let clock = timesIn('UTC');
let dayBegins = 0;

/** Swedish writes a time as `2026-01-31 18:04:59`. */
function timesIn(/** @type {string} */ timeZone) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

/** From now on times are shown by this clock. */
export function keepTime(/** @type {string} */ timeZone, /** @type {number} */ begins) {
  clock = timesIn(timeZone);
  dayBegins = begins;
}

const written = (/** @type {string | Date} */ at) => clock.format(new Date(at));

/** The zone of the house's clock: `EST`, `UTC`. */
export function zone(/** @type {string | Date} */ at = new Date()) {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: clock.resolvedOptions().timeZone, timeZoneName: 'short' });
  return named.formatToParts(new Date(at)).find((part) => part.type === 'timeZoneName')?.value ?? '';
}

export const hour = (/** @type {string | Date} */ at) => written(at).slice(11, 19);

export const minute = (/** @type {string | Date} */ at) => written(at).slice(11, 16);

export const day = (/** @type {string | Date} */ at) => written(at).slice(0, 10);

/** The day that a time belongs to as a house counts: one hour after midnight it is still yesterday's. */
export const gamingDayOf = (/** @type {string | Date} */ at) => day(new Date(Number(new Date(at)) - dayBegins * 3_600_000));

export const isToday = (/** @type {string | Date} */ at) => gamingDayOf(at) === gamingDayOf(new Date());

/** Seconds as 0:48. */
export function held(/** @type {number} */ milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** An amount in the format of the house: `25` is `25.00`. */
export const asMoney = (/** @type {Amount} */ amount) => Number(amount).toFixed(2);

/** Typed text as the server expects money; undefined if it is not an amount. */
export function amount(/** @type {string} */ text) {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? asMoney(plain) : undefined;
}
