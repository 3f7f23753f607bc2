import { svg } from 'lit';

/** Lines across a box at 55°, both ways, cut off at its edge. */
function lattice(
  /** @type {number} */ left,
  /** @type {number} */ top,
  /** @type {number} */ right,
  /** @type {number} */ bottom,
  /** @type {number} */ step,
) {
  const lines = [];
  const rise = 1.25;
  for (let start = left - (bottom - top) / rise; start < right; start += step) {
    lines.push(clipped(start, rise, left, top, right, bottom));
    lines.push(clipped(start, rise, left, top, right, bottom, true));
  }
  return lines.filter(Boolean).join('');
}

function clipped(
  /** @type {number} */ start,
  /** @type {number} */ rise,
  /** @type {number} */ left,
  /** @type {number} */ top,
  /** @type {number} */ right,
  /** @type {number} */ bottom,
  mirrored = false,
) {
  const from = Math.max(left, start);
  const to = Math.min(right, start + (bottom - top) / rise);
  if (from >= to) {
    return '';
  }
  const y = (/** @type {number} */ x) => top + (x - start) * rise;
  const x = (/** @type {number} */ value) => (mirrored ? left + right - value : value).toFixed(1);
  return `M${x(from)} ${y(from).toFixed(1)}L${x(to)} ${y(to).toFixed(1)}`;
}

const LATTICE = lattice(22, 22, 228, 328, 19);

/** The back of a card: cloth of one colour with a lattice, the same for all cards of a batch. */
export function back() {
  return svg`<rect class="sheet" x="1" y="1" width="248" height="348" rx="15" />
    <rect class="cloth" x="12" y="12" width="226" height="326" rx="9" />
    <path class="lattice" d=${LATTICE} />
    <rect class="border" x="21" y="21" width="208" height="308" rx="5" />
    <path class="cloth" d="M125 104 172 175 125 246 78 175Z" /><path class="border" d="M125 104 172 175 125 246 78 175Z" />
    <path class="border" d="M125 126 158 175 125 224 92 175Z" /><circle class="dot" cx="125" cy="175" r="7" />`;
}
