/** Up to seven round values from low to high, for hairlines and their labels. */
export function ticks(/** @type {number} */ low, /** @type {number} */ high) {
  const rough = (high - low) / 5 || 1;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= rough) ?? 10 * ten;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
