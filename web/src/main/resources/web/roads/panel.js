import { LitElement, html, css, svg } from 'lit';
import { Sized } from '../look/sized.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { tell } from '../look/tell.js';
import { number, percent, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { ask, beadPlate, bigRoad, columns, derivedRoad } from './roads.js';
import { bead, disc, entry, grid, ring, slash } from './draw.js';
import { bigRoadLabel, columnWords, derivedLabel } from './labels.js';
import { special, winnersOf, winningTotal } from './special.js';
import { roadStyle } from './style.js';

/** @import { Result } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Column } from './roads.js' */

const DERIVED = [
  { name: 'big-eye-boy', k: 1, mark: ring },
  { name: 'small-road', k: 2, mark: disc },
  { name: 'cockroach-pig', k: 3, mark: slash },
];

/** The counts at the right, and what is between the roads. */
const BESIDE = 280;

/** The strip: the big road gets the room that the others leave. */
function strip(/** @type {number} */ width, /** @type {{ cell: number, beads: number, small: number, wide: number }} */ sizes) {
  const { cell, beads, small, wide } = sizes;
  const big = Math.min(60, Math.max(16, Math.floor((width - beads * cell - wide * small - BESIDE) / cell)));
  return { ...sizes, big, narrow: Math.floor((wide * small - 8) / 2 / small) };
}

/** All five roads, how often who has won, and what the next round would add: as a strip, or large on a sheet of their own. */
class RoadsPanel extends Speaks(
  /** @type {Part<{ results: Result[], ez: boolean, sheet: boolean, asked: string | undefined }>} */ (LitElement),
) {
  static properties = { results: {}, ez: { type: Boolean }, sheet: { type: Boolean }, asked: { state: true } };
  static styles = [
    style,
    roadStyle,
    css`
      :host { display: flex; gap: 24px; padding: 9px 24px 8px; font-size: 11px; color: var(--ink-3); overflow-x: auto; position: relative;
        border-top: 1px solid var(--line); background: var(--panel); }
      :host([sheet]) { flex-wrap: wrap; border: 0; padding: 8px 24px 32px; overflow: visible; font-size: 13px; }
      figure { margin: 0; max-width: 100%; overflow-x: auto; } figcaption { margin-bottom: 3px; line-height: 1.3; white-space: nowrap; }
      .derived { display: grid; grid-template-columns: auto auto; gap: 4px 8px; align-content: start; }
        .derived .wide { grid-column: span 2; }
      :host([sheet]) .derived { display: flex; flex-wrap: wrap; gap: 16px 24px; }
      .counts { display: grid; grid-template-columns: repeat(3, auto); gap: 1px 18px; align-content: start; margin-left: auto; }
      :host([sheet]) .counts { margin: 0; gap: 6px 28px; }
      .counts b { display: block; font-size: 15px; line-height: 1.3; font-weight: 600; color: var(--ink); } .counts small { font-size: 11px;
        font-weight: 400; }
      .banker b, .asks .banker { color: var(--r-banker); } .player b, .asks .player { color: var(--r-player); }
        .tie b { color: var(--r-tie); }
      .asks { grid-column: 1 / -1; border-top: 1px solid var(--line); margin-top: 6px; padding-top: 4px; display: grid; gap: 0; }
      .asks button { display: flex; gap: 6px; align-items: center; justify-content: space-between; background: none; border: 0;
        padding: 2px 4px;
        min-height: 24px;
        font: inherit; border-radius: 4px; } .asks button[aria-pressed='true'] { background: var(--panel-2); }
      .asks svg { display: inline-block; }
      details { position: relative; } summary { cursor: pointer; list-style: none; min-height: 24px; margin-bottom: -10px; }
      details[open] ol { position: absolute; bottom: 100%; background: var(--panel-2); border: 1px solid var(--line); border-radius: 8px;
        padding: 10px 16px 10px 34px; z-index: 4; width: 460px; } ol { columns: 3; margin: 4px 0; padding-left: 20px; max-width: 460px; }
      :host([sheet]) details[open] ol { position: static; width: auto; max-width: 80vw; }
      .enlarge { position: absolute; right: 4px; top: 2px; width: 28px; height: 28px; padding: 0; border: 0; background: none;
        color: var(--ink-3);
        display: grid;
        place-items: center; } :host([sheet]) .enlarge { display: none; }
    `,
  ];

  constructor() {
    super();
    this.sheet = false;
    this.sized = new Sized(this, 1440);
  }

  /** How large the cells are, and how many columns there is room for. */
  get #cells() {
    const { width } = this.sized;
    if (!this.sheet) {
      return width < 1900
        ? strip(width, { cell: 19, beads: 12, small: 9, wide: 38 })
        : strip(width, { cell: 24, beads: 14, small: 11, wide: 54 });
    }
    const cell = width < 600 ? 19 : 26;
    const room = Math.floor((width - 48) / cell);
    const small = Math.round(cell * 0.55);
    const across = Math.min(48, Math.floor((width - 48) / small));
    return { cell, beads: Math.min(14, room), big: Math.min(40, room), small, wide: across, narrow: across };
  }

  render() {
    const winners = winnersOf(this.results);
    const shown = this.asked ? [...winners, this.asked] : winners;
    return html`${this.#beads(winners)}${this.#big(shown, winners.length)}${this.#derived(shown, winners)}${this.#counts(winners)}
      <button class="enlarge" aria-label=${t('roads-large')} title=${t('roads-large')}
        @click=${() => tell(this, 'enlarge')}>${icon('enlarge', 16)}</button>`;
  }

  #beads(/** @type {string[]} */ winners) {
    const { cell, beads } = this.#cells;
    const mark = (/** @type {any} */ one) => {
      const result = this.results[one.entry];
      return bead(one.kind, cell, winningTotal(result), { banker: result.bankerPair, player: result.playerPair });
    };
    return html`<figure><figcaption>${t('bead-plate')}</figcaption>
      ${grid({
        cells: beadPlate(winners),
        columns: beads,
        cell,
        mark,
        label: t('road-label', { road: t('bead-plate'), gist: number(winners.length) }),
      })}</figure>`;
  }

  /** With the round that is asked about, faint, as if it had been played. */
  #big(/** @type {string[]} */ winners, /** @type {number} */ played) {
    const { cell, big } = this.#cells;
    const cells = bigRoad(winners);
    const last = cells.at(-1);
    const mark = (/** @type {any} */ one) => {
      const drawn = entry({ kind: one.kind, cell, ties: one.entry.ties, text: this.#special(one.entry.index), last: one === last });
      return one.entry.index >= played ? svg`<g class="asked" data-asked="big-road">${drawn}</g>` : drawn;
    };
    return html`<figure><figcaption><details><summary>${t('big-road')}</summary><ol>${columnWords(winners.slice(0, played)).map(
      (words) => html`<li>${words}</li>`,
    )}</ol></details></figcaption>
      ${grid({ cells, columns: big, cell, mark, label: bigRoadLabel(winners.slice(0, played)) })}</figure>`;
  }

  #special(/** @type {number} */ index) {
    const result = this.results[index];
    return result ? special(result, this.ez) : undefined;
  }

  #derived(/** @type {string[]} */ winners, /** @type {string[]} */ played) {
    const { small, wide, narrow } = this.#cells;
    return html`<div class="derived">${DERIVED.map(({ name, k, mark }) => {
      const cells = derivedRoad(winners, k);
      const before = derivedRoad(played, k).length;
      return html`<figure class=${k === 1 ? 'wide' : ''}><figcaption>${t(name)}</figcaption>
        ${grid({
          cells: cells.map((one, index) => ({ ...one, isAsked: index >= before })),
          columns: k === 1 ? wide : narrow,
          cell: small,
          mark: (/** @type {any} */ one, /** @type {number} */ cell) =>
            one.isAsked ? svg`<g class="asked" data-asked=${name}>${mark(one.kind, cell)}</g>` : mark(one.kind, cell),
          label: derivedLabel(name, played, k),
        })}</figure>`;
    })}</div>`;
  }

  #counts(/** @type {string[]} */ winners) {
    const count = (/** @type {string} */ kind) => winners.filter((winner) => winner === kind).length;
    const naturals = this.results.filter(
      ({ player, banker, playerCards, bankerCards }) => (player >= 8 && playerCards === 2) || (banker >= 8 && bankerCards === 2),
    ).length;
    const pairs = this.results.reduce((all, { playerPair, bankerPair }) => all + Number(playerPair) + Number(bankerPair), 0);
    const specials = (/** @type {string} */ text) => this.results.filter((result) => special(result, true) === text).length;
    /** @type {[string, number][]} */
    const more = this.ez
      ? [
          ['dragon-7', specials('7')],
          ['panda-8', specials('8')],
        ]
      : [
          ['naturals', naturals],
          ['pairs', pairs],
        ];
    const cell = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {number} */ value, share = '') =>
      html`<div class=${kind}>${t(name)}<b>${number(value)} <small>${share}</small></b></div>`;
    const side = (/** @type {string} */ kind, /** @type {string} */ name) =>
      cell(name, name, count(kind), winners.length ? percent(count(kind) / winners.length) : '');
    return html`<div class="counts">
      ${side('BANKER', 'banker')}${side('PLAYER', 'player')}${side('TIE', 'tie')}
      ${more.map(([name, value]) => cell('', name, value))}${cell('', 'rounds', winners.length)}
      <div class="asks">${['BANKER', 'PLAYER'].map((one) => this.#ask(columns(winners), one))}</div></div>`;
  }

  /** What each derived road would get next; pointing at it draws that into the roads. */
  #ask(/** @type {Column[]} */ made, /** @type {string} */ side) {
    const next = ask(made, side);
    const told = next.map((one, index) => `${t(DERIVED[index].name)} ${one ? t(one === 'R' ? 'red' : 'blue') : '–'}`).join(', ');
    const point = (/** @type {string | undefined} */ asked) => () => (this.asked = asked);
    return html`<button class=${side.toLowerCase()} title=${told} aria-pressed=${this.asked === side} @pointerenter=${point(side)}
      @pointerleave=${point(undefined)} @focus=${point(side)} @blur=${point(undefined)} @click=${point(side)}>
        <span>${t(`if-${side.toLowerCase()}`)}</span>
      <svg width="48" height="14" role="img" aria-label=${told} data-ask=${next.map((one) => one ?? '-').join('')}>${next.map(
        (one, index) => (one ? svg`<g transform="translate(${index * 17} 0)">${DERIVED[index].mark(one, 14)}</g>` : ''),
      )}</svg></button>`;
  }
}

customElements.define('roads-panel', RoadsPanel);
