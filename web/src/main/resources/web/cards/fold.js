/** @import { From } from 'messages' */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { kind: string }} Grip */

/**
 * The geometry of a squeeze. A card of w by h lies face down with its corner at (0, 0); a point g of its edge is taken and pulled to p.
 * The fold is the line halfway between them, across the pull: what lies beyond it is lifted and seen on the other side.
 */
const REACH = 64;

/** The furthest pull in widths of the card, and the steps in which the others are told of it. */
export const FURTHEST = 1.9;
const STEPS = 20;

/** The point that a touch takes: a corner, an edge, or from the middle the nearer long edge. */
export function grip(/** @type {Point} */ { x, y }, /** @type {number} */ w, /** @type {number} */ h) {
  const nearX = Math.min(x, w - x) < REACH;
  const nearY = Math.min(y, h - y) < REACH;
  const edgeX = x < w / 2 ? 0 : w;
  const edgeY = y < h / 2 ? 0 : h;
  if (nearX && nearY) {
    return { x: edgeX, y: edgeY, kind: 'corner' };
  }
  return nearY && !nearX ? { x, y: edgeY, kind: 'across' } : { x: edgeX, y, kind: 'along' };
}

/** Where the pull may go: an edge stays nearly parallel, nothing is pulled outward, and beyond 1.5 w the fold stops. */
export function pull(/** @type {Grip} */ g, /** @type {Point} */ to, /** @type {number} */ w, most = 1.5 * w) {
  let dx = to.x - g.x;
  let dy = to.y - g.y;
  if (g.kind === 'along') {
    dy *= 0.25;
  }
  if (g.kind === 'across') {
    dx *= 0.25;
  }
  if (g.kind !== 'across') {
    dx = g.x === 0 ? Math.max(dx, 0.5) : Math.min(dx, -0.5);
  }
  if (g.kind !== 'along') {
    dy = g.y === 0 ? Math.max(dy, 0.5) : Math.min(dy, -0.5);
  }
  const far = Math.hypot(dx, dy);
  const scale = far > most ? most / far : 1;
  return { x: g.x + dx * scale, y: g.y + dy * scale };
}

/** The fold of a pull: a point of it, the direction across it, its angle, and how the face is turned over it. */
export function fold(/** @type {Point} */ g, /** @type {Point} */ p, /** @type {number} */ w) {
  const far = Math.hypot(p.x - g.x, p.y - g.y);
  const n = { x: (p.x - g.x) / far, y: (p.y - g.y) / far };
  const m = { x: (g.x + p.x) / 2, y: (g.y + p.y) / 2 };
  const a = 1 - 2 * n.x * n.x;
  const b = -2 * n.x * n.y;
  const d = 1 - 2 * n.y * n.y;
  const c = 2 * (m.x * n.x + m.y * n.y);
  return { m, n, depth: far / 2, angle: Math.atan2(n.y, n.x), face: [-a, -b, b, d, a * w + c * n.x, b * w + c * n.y] };
}

/** Which share of the card is lifted. */
export function lifted(/** @type {{ m: Point, n: Point }} */ { m, n }, /** @type {number} */ w, /** @type {number} */ h) {
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const side = (/** @type {number[]} */ [x, y]) => (x - m.x) * n.x + (y - m.y) * n.y;
  /** @type {number[][]} */
  const kept = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4];
    const [here, there] = [side(corner), side(next)];
    if (here < 0) {
      kept.push(corner);
    }
    if (here < 0 !== there < 0) {
      const at = here / (here - there);
      kept.push([corner[0] + (next[0] - corner[0]) * at, corner[1] + (next[1] - corner[1]) * at]);
    }
  });
  const twice = kept.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = kept[(index + 1) % kept.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2 / (w * h);
}

/** What the others are told of a pull: the corner or edge, and how far. */
export function peelOf(/** @type {Grip} */ g, /** @type {Point} */ p, /** @type {number} */ w) {
  const upright = g.kind === 'along' ? [] : [g.y === 0 ? 'TOP' : 'BOTTOM'];
  const level = g.kind === 'across' ? [] : [g.x === 0 ? 'LEFT' : 'RIGHT'];
  const far = Math.round((Math.hypot(p.x - g.x, p.y - g.y) / (FURTHEST * w)) * STEPS);
  const from = /** @type {From} */ ([...upright, ...level].join('_'));
  return { from, far: Math.min(STEPS, Math.max(1, far)) };
}

/** The pull that they see: from the corner or the middle of the edge to where the card's middle is, and on. */
export function pullOf(/** @type {{ from: string, far: number }} */ { from, far }, /** @type {number} */ w, /** @type {number} */ h) {
  const x = from.endsWith('LEFT') ? 0 : from.endsWith('RIGHT') ? w : w / 2;
  const y = from.startsWith('TOP') ? 0 : from.startsWith('BOTTOM') ? h : h / 2;
  const reach = Math.max(0.5, (far / STEPS) * FURTHEST * w) / Math.hypot(w / 2 - x, h / 2 - y);
  return { g: { x, y }, p: { x: x + (w / 2 - x) * reach, y: y + (h / 2 - y) * reach } };
}
