import { arc, horseshoe, path, piece } from './curve.js';

/** @import { Table } from 'answers' */
/** @import { Spot, Wager } from 'messages' */
/** @import { Curve, Mark, Point } from './curve.js' */

/**
 * @typedef {{ left: number, top: number, width: number, height: number, shape: string }} Box
 * @typedef {{ wager: Wager, box: Box, width: number, centre: Mark, label: Mark, chip: Mark, path?: string, radius?: number,
 *   size?: number, isNamedOutside?: boolean }} Area
 *   where a wager lies: a piece of the cloth with a path, or a disc with a radius
 * @typedef {{ spot: Spot, from: number, to: number, middle: number, isMine: boolean }} Stretch of the edge
 * @typedef {Stretch & { isLine: boolean, areas: Area[], mark: Mark, posted: Mark, name: Mark }} FeltPlace
 * @typedef {ReturnType<typeof feltOf>} FeltShape
 * @typedef {Record<'player' | 'banker' | 'third', number[]> & { house: number, mark: number }} Bands
 */

/** The wagers between those on the hands, in their order on the layout. @type {Wager[]} */
const INSURED = ['dragon-7', 'tie', 'panda-8'];

/** How wide your own place is beside the others. */
const MINE = { arc: 2.05, horseshoe: 1.9 };
const LINE = 14;
const GAP = 3;

/**
 * The bands of the wagers, as depths from the edge; the horseshoe has no third band.
 * @type {Record<'arc' | 'horseshoe', Bands>}
 */
const BANDS = {
  arc: { player: [38, 98], banker: [101, 159], third: [162, 214], house: 240, mark: 20 },
  horseshoe: { player: [36, 82], banker: [85, 129], third: [], house: 0, mark: 20 },
};

/** The spots in their order along the edge: seats, and between them the lines of a gallery. */
function spots(/** @type {Table} */ rules) {
  return Array.from({ length: rules.seats }, (_, index) => index + 1).flatMap((seat) =>
    seat <= rules.lines ? [String(seat), `line-${seat}`] : [String(seat)],
  );
}

/** The lengths that each spot has: all alike, but yours wider and gallery lines slim. */
function spread(/** @type {Table} */ rules, /** @type {Spot[]} */ mine, /** @type {number} */ length, /** @type {number} */ wide) {
  const all = spots(rules);
  const share = (/** @type {Spot} */ spot) => (spot.startsWith('line-') ? (mine.includes(spot) ? 1 : 0) : mine.includes(spot) ? wide : 1);
  const slim = all.filter((spot) => share(spot) === 0).length * LINE;
  const unit = (length - slim) / all.reduce((sum, spot) => sum + share(spot), 0);
  let from = 0;
  return all.map((spot) => {
    const to = from + (share(spot) === 0 ? LINE : share(spot) * unit);
    const place = { spot, from: from + GAP, to: to - GAP, middle: (from + to) / 2, isMine: mine.includes(spot) };
    from = to;
    return place;
  });
}

/** The box around a piece, and the piece within it: what can be pressed is exactly what is drawn. */
function boxOf(/** @type {Point[]} */ points) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top, shape: `path('${path(points, left, top)}')` };
}

function band(
  /** @type {Curve} */ curve,
  /** @type {Wager} */ wager,
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number[]} */ [near, far],
) {
  const middle = (from + to) / 2;
  const points = piece(curve, from, to, near, far);
  const [ends, starts] = [curve.at(to, far), curve.at(from, far)];
  return {
    wager,
    path: path(points),
    box: boxOf(points),
    width: Math.hypot(ends.x - starts.x, ends.y - starts.y),
    centre: curve.at(middle, (near + far) / 2),
    label: curve.at(middle, far - 11),
    chip: curve.at(middle, near + (far - near) * 0.3),
  };
}

function disc(
  /** @type {Curve} */ curve,
  /** @type {Wager} */ wager,
  /** @type {number} */ middle,
  /** @type {number} */ depth,
  /** @type {number} */ radius,
) {
  const centre = curve.at(middle, depth);
  const box = { left: centre.x - radius, top: centre.y - radius, width: 2 * radius, height: 2 * radius, shape: 'circle()' };
  return { wager, centre, radius, box, width: 2 * radius, label: centre, chip: centre };
}

/** The areas of one spot for the wagers on offer; no area for what is not. */
function areasOf(/** @type {Stretch} */ place, /** @type {Curve} */ curve, /** @type {Bands} */ bands, /** @type {Set<string>} */ offers) {
  const { from, to } = place;
  const cut = (/** @type {string} */ bonus) => (offers.has(bonus) ? from + (to - from) * 0.74 : to);
  const areas = [];
  for (const side of /** @type {const} */ (['player', 'banker'])) {
    const bonus = /** @type {const} */ (`dragon-bonus-${side}`);
    areas.push(band(curve, side, from, cut(bonus) - (offers.has(bonus) ? 1.5 : 0), bands[side]));
    if (offers.has(bonus)) {
      areas.push(band(curve, bonus, cut(bonus) + 1.5, to, bands[side]));
    }
  }
  return [
    ...areas,
    ...(bands.third.length ? inBands : inDiscs)(
      place,
      curve,
      bands,
      INSURED.filter((wager) => offers.has(wager)),
      offers,
    ),
  ];
}

/** On the arc the Tie and the insurances share a band, and House Money is behind it. */
function inBands(
  /** @type {Stretch} */ { from, to, middle, isMine },
  /** @type {Curve} */ curve,
  /** @type {Bands} */ bands,
  /** @type {Wager[]} */ insured,
  /** @type {Set<string>} */ offers,
) {
  const areas = insured.map((wager, index) => {
    const start = from + ((to - from) * index) / insured.length;
    const end = from + ((to - from) * (index + 1)) / insured.length;
    return band(curve, wager, start + (index ? 1 : 0), end - (index < insured.length - 1 ? 1 : 0), bands.third);
  });
  return offers.has('house-money') ? [...areas, houseMoney(curve, middle, bands.house, isMine)] : areas;
}

/** One's own has its words beside it, on the side away from the inscription, where no chip hides them. */
function houseMoney(/** @type {Curve} */ curve, /** @type {number} */ middle, /** @type {number} */ depth, /** @type {boolean} */ isMine) {
  const area = disc(curve, 'house-money', middle, depth, isMine ? 20 : 14.5);
  const beside = middle < curve.length / 2 ? -58 : 58;
  return isMine ? { ...area, label: curve.at(middle + beside, depth), size: 28, isNamedOutside: true } : area;
}

/** On the horseshoe they are discs, whose places fit into its narrow corners: how far beside the middle, and how deep. */
function inDiscs(
  /** @type {Stretch} */ { middle, isMine },
  /** @type {Curve} */ curve,
  /** @type {Bands} */ bands,
  /** @type {Wager[]} */ insured,
  /** @type {Set<string>} */ offers,
) {
  const { radius, places } = DISCS[insured.length > 1 ? 'insured' : 'plain'][isMine ? 'mine' : 'others'];
  return /** @type {Wager[]} */ ([...insured, 'house-money'])
    .filter((wager) => offers.has(wager))
    .map((wager) => {
      const [beside, depth] = places[wager];
      const length = along(curve, middle, depth, beside);
      const area = disc(curve, wager, length, depth, radius);
      return isMine ? { ...area, label: curve.at(length, depth + radius / 2), chip: curve.at(length, depth - radius / 3), size: 18 } : area;
    });
}

/** @type {Record<'insured' | 'plain', Record<'mine' | 'others', { radius: number, places: Record<string, number[]> }>>} */
const DISCS = {
  insured: {
    mine: { radius: 14, places: { 'dragon-7': [-15, 146], 'panda-8': [15, 146], tie: [-15, 176], 'house-money': [15, 176] } },
    others: { radius: 10, places: { 'dragon-7': [-11.5, 140], 'panda-8': [11.5, 140], tie: [0, 160], 'house-money': [0, 182] } },
  },
  plain: {
    mine: { radius: 15, places: { tie: [0, 147], 'house-money': [0, 178] } },
    others: { radius: 12, places: { tie: [0, 149], 'house-money': [0, 178] } },
  },
};

/** The length at which one is so far from another as it is seen at this depth: around a corner lengths shrink. */
function along(/** @type {Curve} */ curve, /** @type {number} */ length, /** @type {number} */ depth, /** @type {number} */ distance) {
  const start = curve.at(length, depth);
  let found = length;
  for (let seen = start; Math.hypot(seen.x - start.x, seen.y - start.y) < Math.abs(distance); seen = curve.at(found, depth)) {
    found += Math.sign(distance);
  }
  return found;
}

/** A gallery line takes wagers on the hands and the tie, beside the areas. */
function lineAreas(
  /** @type {Stretch} */ place,
  /** @type {Curve} */ curve,
  /** @type {Bands} */ bands,
  /** @type {Set<string>} */ offers,
) {
  return /** @type {const} */ (['player', 'banker', 'tie'])
    .filter((wager) => offers.has(wager))
    .map((wager) => band(curve, wager, place.from, place.to, wager === 'tie' ? bands.third : bands[wager]));
}

/** The felt of a table: its places and their areas, with yours wider. Without a place of one's own all are alike. */
export function feltOf(/** @type {Table} */ rules, /** @type {Spot[]} */ mine = []) {
  const shape = rules.curator ? 'horseshoe' : 'arc';
  const curve = shape === 'arc' ? arc() : horseshoe();
  const bands = BANDS[shape];
  const offers = new Set(rules.wagers.map((one) => one.wager));
  const chairs = rules.chairs?.length ?? 0;
  const places = spread(rules, mine, curve.length, MINE[shape]).map((place) => {
    const isLine = place.spot.startsWith('line-');
    const areas = isLine ? lineAreas(place, curve, bands, offers) : areasOf(place, curve, bands, offers);
    if (!isLine && offers.has('royal-9') && Number(place.spot) <= chairs) {
      areas.push(disc(curve, 'royal-9', place.middle + 30, bands.mark - 2, place.isMine ? 12.5 : 10.5));
    }
    return {
      ...place,
      isLine,
      areas,
      mark: curve.at(place.middle, bands.mark),
      posted: curve.at(place.middle - 38, bands.mark - 2),
      name: curve.at(place.middle, -16),
    };
  });
  return { shape, curve, places, width: 1104, height: shape === 'arc' ? 598 : 606 };
}

/** The order in which a keyboard goes through one's areas. */
export const ORDER = [
  'player',
  'banker',
  'tie',
  'dragon-bonus-player',
  'dragon-bonus-banker',
  'dragon-7',
  'panda-8',
  'house-money',
  'royal-9',
];
