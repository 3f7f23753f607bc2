/** Money, hours and hands as the staff read them: $1,810 whole, $90.50 otherwise, times in UTC. */
const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function dollars(amount, always = false) {
  const value = Number(amount);
  const size = Math.abs(value);
  return `${value < 0 ? '−' : ''}$${(always || !Number.isInteger(size) ? CENTS : WHOLE).format(size)}`;
}

/** A change, with its sign, in a column of cents. */
export function change(amount) {
  const value = Number(amount);
  return (value > 0 ? '+' : value < 0 ? '−' : '') + CENTS.format(Math.abs(value));
}

export function cents(amount) {
  const value = Number(amount);
  return (value < 0 ? '−' : '') + CENTS.format(Math.abs(value));
}

/** So much of something, as in 1.19 %. */
export function share(part, whole) {
  return whole ? `${((100 * part) / whole).toFixed(2).replace('-', '−')} %` : '';
}

export function hour(at) {
  return at.slice(11, 19);
}

/** Seconds as 0:48. */
export function held(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const isToday = (at) => at.slice(0, 10) === new Date().toISOString().slice(0, 10);

/** What somebody typed, as the house wants money: `25` is `25.00`. Nothing if it is no amount. */
export function amount(text) {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : undefined;
}
