/**
 * The edge of a felt as a curve, measured by its length from the dealer's right: seat 1 is at our left. Every place on the felt is a
 * length along the edge and a depth from it, so that all tables are the same code with another curve.
 */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { turn: number }} Mark a point, and how what stands there is turned */
/** @typedef {{ length: number, at(length: number, depth: number): Mark }} Curve */

const DEGREE = Math.PI / 180;

/**
 * The arc of a mini or midi table.
 * @returns {Curve}
 */
export function arc({ x = 552, y = -330, radius = 886, degrees = 34.25 } = {}) {
  return {
    length: radius * 2 * degrees * DEGREE,
    at(length, depth) {
      const angle = length / radius - degrees * DEGREE;
      return { x: x + (radius - depth) * Math.sin(angle), y: y + (radius - depth) * Math.cos(angle), turn: -angle / DEGREE };
    },
  };
}

/**
 * The horseshoe of the big table: two sides, a bottom, and quarter circles between.
 * @returns {Curve}
 */
export function horseshoe({ left = 44, right = 1060, top = 84, bottom = 566, radius = 236 } = {}) {
  const side = bottom - radius - top;
  const corner = (radius * Math.PI) / 2;
  const base = right - left - 2 * radius;
  return {
    length: 2 * side + 2 * corner + base,
    at(length, depth) {
      if (length <= side) {
        return { x: left + depth, y: top + length, turn: 90 };
      }
      if (length <= side + corner) {
        const angle = (length - side) / radius;
        const short = radius - depth;
        return { x: left + radius - short * Math.cos(angle), y: bottom - radius + short * Math.sin(angle), turn: 90 - angle / DEGREE };
      }
      if (length <= side + corner + base) {
        return { x: left + radius + length - side - corner, y: bottom - depth, turn: 0 };
      }
      const mirrored = this.at(this.length - length, depth);
      return { x: left + right - mirrored.x, y: mirrored.y, turn: -mirrored.turn };
    },
  };
}

/** The corners, close to one another, of what lies between two lengths and two depths. */
export function piece(
  /** @type {Curve} */ curve,
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ near,
  /** @type {number} */ far,
) {
  const steps = Math.max(2, Math.ceil((to - from) / 12));
  const edge = (/** @type {number} */ depth) =>
    Array.from({ length: steps + 1 }, (_, index) => curve.at(from + ((to - from) * index) / steps, depth));
  return [...edge(near), ...edge(far).reverse()];
}

/** Points as a closed path, moved so that (left, top) is its origin. */
export function path(/** @type {Point[]} */ points, left = 0, top = 0) {
  return `M${points.map(({ x, y }) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`).join('L')}Z`;
}
