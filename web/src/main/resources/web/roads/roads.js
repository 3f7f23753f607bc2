/** @typedef {{ side: string, ties: number[] }} Column a run of one winner, with the ties on each entry */
/** @template Entry @typedef {{ x: number, y: number, kind: string, entry: Entry }} Cell */

/**
 * The roads of a shoe, as pure functions of its results: a list of `BANKER`, `PLAYER` and `TIE`.
 *
 * Two things are kept apart: logical columns, which may be of any height and which the derived roads count, and drawn cells,
 * six rows of them, where a long column turns right.
 */
export const ROWS = 6;

/** The columns of the big road: who won, how often, and the ties marked on each entry. */
export function columns(/** @type {string[]} */ winners) {
  /** @type {Column[]} */
  const made = [];
  let early = 0;
  for (const winner of winners) {
    const last = made.at(-1);
    if (winner === 'TIE') {
      if (last) {
        last.ties[last.ties.length - 1]++;
      } else {
        early++;
      }
    } else if (last?.side === winner) {
      last.ties.push(0);
    } else {
      made.push({ side: winner, ties: [early] });
      early = 0;
    }
  }
  return made;
}

const height = (/** @type {Column} */ column) => column.ties.length;

/**
 * The colour that an entry at `row` of column `n` gives to a derived road, `R`, `B` or nothing.
 * `k` is 1 for Big Eye Boy, 2 for the Small Road, 3 for the Cockroach Pig. Rows and columns count from 1.
 */
function colour(/** @type {number[]} */ heights, /** @type {number} */ n, /** @type {number} */ row, /** @type {number} */ k) {
  const at = (/** @type {number} */ column) => heights[column - 1];
  if (row >= 2) {
    return n - k < 1 ? undefined : row === at(n - k) + 1 ? 'B' : 'R';
  }
  return n - k - 1 < 1 ? undefined : at(n - 1) === at(n - k - 1) ? 'R' : 'B';
}

/** A derived road as its sequence of colours. */
export function derived(/** @type {Column[]} */ made, /** @type {number} */ k) {
  const heights = made.map(height);
  /** @type {string[]} */
  const colours = [];
  heights.forEach((rows, column) => {
    for (let row = 1; row <= rows; row++) {
      const one = colour(heights, column + 1, row, k);
      if (one) {
        colours.push(one);
      }
    }
  });
  return colours;
}

/** What each derived road would get next if `side` won. */
export function ask(/** @type {Column[]} */ made, /** @type {string} */ side) {
  const heights = made.map(height);
  const continues = made.at(-1)?.side === side;
  const n = continues ? made.length : made.length + 1;
  const row = continues ? (heights.at(-1) ?? 0) + 1 : 1;
  return [1, 2, 3].map((k) => colour(heights, n, row, k));
}

/**
 * Where entries are drawn. Each run of equals goes down from a free cell of the top row, to the right of where the run before began;
 * where the cell below is taken or outside, it turns right.
 */
export function cells(/** @type {{ kind: string, entries: any[] }[]} */ runs) {
  const taken = new Set();
  /** @type {Cell<any>[]} */
  const drawn = [];
  let head = -1;
  for (const run of runs) {
    do {
      head++;
    } while (taken.has(`${head},0`));
    let x = head;
    let y = 0;
    let turned = false;
    run.entries.forEach((entry, index) => {
      if (index > 0) {
        turned ||= y + 1 >= ROWS || taken.has(`${x},${y + 1}`);
        if (turned) {
          x++;
        } else {
          y++;
        }
      }
      taken.add(`${x},${y}`);
      drawn.push({ x, y, kind: run.kind, entry });
    });
  }
  return drawn;
}

/** The big road as cells; an entry is its place in the results, and its ties. */
export function bigRoad(/** @type {string[]} */ winners) {
  const decided = winners.map((winner, index) => ({ winner, index })).filter(({ winner }) => winner !== 'TIE');
  let next = 0;
  return cells(
    columns(winners).map((column) => ({ kind: column.side, entries: column.ties.map((ties) => ({ ties, index: decided[next++].index })) })),
  );
}

/** A derived road as cells. */
export function derivedRoad(/** @type {string[]} */ winners, /** @type {number} */ k) {
  /** @type {{ kind: string, entries: any[] }[]} */
  const runs = [];
  for (const kind of derived(columns(winners), k)) {
    const last = runs.at(-1);
    if (last?.kind === kind) {
      last.entries.push(kind);
    } else {
      runs.push({ kind, entries: [kind] });
    }
  }
  return cells(runs);
}

/** The bead plate: every round, down and then right. */
export function beadPlate(/** @type {string[]} */ winners) {
  return winners.map((kind, index) => ({ x: Math.floor(index / ROWS), y: index % ROWS, kind, entry: index }));
}
