/** @typedef {{ value: number, body: string, marks: string, ink: string, count: number, degrees: number }} Chip */

/** The chips of the house, by value: their colours, and the marks on their edge: how many, and how many degrees each covers. */
export const CHIPS = [
  { value: 1, body: '#e9e2d2', marks: '#8d98a5', ink: '#2a2f33', count: 4, degrees: 18 },
  { value: 5, body: '#a22a33', marks: '#f1e8da', ink: '#fff4ea', count: 6, degrees: 20 },
  { value: 25, body: '#1f7a4d', marks: '#f1e8da', ink: '#f4fff8', count: 8, degrees: 16 },
  { value: 100, body: '#23292e', marks: '#d6b77c', ink: '#f2e6cc', count: 6, degrees: 34 },
  { value: 500, body: '#563a86', marks: '#e8defa', ink: '#f6f0ff', count: 12, degrees: 12 },
  { value: 1000, body: '#d1922e', marks: '#3a2410', ink: '#241605', count: 3, degrees: 50 },
];

/** An amount as chips, the largest first; what is less than the smallest chip stays unshown. */
export function broken(/** @type {string | number} */ amount) {
  /** @type {Chip[]} */
  const chips = [];
  let left = Number(amount);
  for (const chip of [...CHIPS].reverse()) {
    while (left >= chip.value && chips.length < 60) {
      chips.push(chip);
      left -= chip.value;
    }
  }
  return chips;
}

/** The chips that make sense at a table: from its smallest chip up to its limit. */
export function rackFor(/** @type {string | number} */ smallest, /** @type {string | number} */ most) {
  return CHIPS.filter((chip) => chip.value >= Number(smallest) && chip.value <= Number(most));
}
