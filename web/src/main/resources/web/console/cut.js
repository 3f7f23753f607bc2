import { CHIPS } from '../chips/values.js';
import { grouped } from '../figures/figures.js';

/** @import { Chip } from '../chips/values.js' */

/** @typedef {{ chip: Chip, count: number }} Stack */

/**
 * An amount as a dealer cuts it: the largest chips first, stacks of at most twenty. `way` 1 and up leave the largest that would be used
 * out, one after the other. What no chip is small enough for is the rest.
 */
export function cut(/** @type {string | number} */ amount, way = 0) {
  const cents = Math.round(Number(amount) * 100);
  const fitting = [...CHIPS].reverse().filter((chip) => chip.value * 100 <= cents);
  const used = fitting.slice(Math.min(way, Math.max(0, fitting.length - 1)));
  let left = cents;
  /** @type {Stack[]} */
  const parts = [];
  for (const chip of used) {
    const count = Math.floor(left / (chip.value * 100));
    if (count > 0) {
      parts.push({ chip, count });
      left -= count * chip.value * 100;
    }
  }
  return { parts, rest: left / 100 };
}

/** How many ways there are that differ. */
export function ways(/** @type {string | number} */ amount) {
  return Math.max(1, CHIPS.filter((chip) => chip.value <= Number(amount)).length);
}

/** The stacks of a cut, none higher than twenty. */
export function stacks(/** @type {{ parts: Stack[] }} */ { parts }) {
  return parts.flatMap(({ chip, count }) =>
    Array.from({ length: Math.ceil(count / 20) }, (_, index) => ({ chip, count: Math.min(20, count - index * 20) })),
  );
}

/** `1×$25 2×$5`. */
export function cutText(/** @type {{ parts: Stack[], rest: number }} */ { parts, rest }) {
  return [...parts.map(({ chip, count }) => `${count}×$${grouped(chip.value)}`), ...(rest ? [`$${rest.toFixed(2)}`] : [])].join(' ');
}
