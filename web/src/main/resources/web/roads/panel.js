import { LitElement, html, css, svg } from 'lit';
import { Sized } from '../look/sized.js';
import { house as style } from '../look/style.js';
import { number, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { ask, beadPlate, bigRoad, columns, derivedRoad } from './roads.js';
import { bead, disc, entry, grid, ring, slash } from './draw.js';
import { bigRoadLabel, columnWords, derivedLabel } from './labels.js';
import { special, winnersOf, winningTotal } from './special.js';
import { roadStyle } from './style.js';

/** @import { Result } from 'messages' */
/** @import { Part } from 'page' */

const DERIVED = [
  { name: 'big-eye-boy', k: 1, mark: ring },
  { name: 'small-road', k: 2, mark: disc },
  { name: 'cockroach-pig', k: 3, mark: slash },
];

/** All five roads, how often who has won, and what the next round would add. */
class RoadsPanel extends Speaks(/** @type {Part<{ results: Result[], ez: boolean }>} */ (LitElement)) {
  static properties = { results: {}, ez: { type: Boolean } };
  static styles = [
    style,
    roadStyle,
    css`
      :host { display: flex; gap: 24px; padding: 9px 24px 8px; font-size: 11px; color: var(--ink-3); overflow-x: auto;
        border-top: 1px solid var(--line); background: var(--panel); }
      figure { margin: 0; } figcaption { margin-bottom: 3px; line-height: 1.3; white-space: nowrap; }
      .derived { display: grid; grid-template-columns: auto auto; gap: 4px 8px; align-content: start; } .derived .wide { grid-column: span 2; }
      .counts { display: grid; grid-template-columns: repeat(3, auto); gap: 1px 18px; align-content: start; margin-left: auto; }
      .counts b { display: block; font-size: 15px; line-height: 1.3; font-weight: 600; color: var(--ink); }
      .banker b, .asks .banker { color: var(--r-banker); } .player b, .asks .player { color: var(--r-player); } .tie b { color: var(--r-tie); }
      .asks { grid-column: 1 / -1; border-top: 1px solid var(--line); margin-top: 6px; padding-top: 6px; display: grid; gap: 3px; }
      .asks div { display: flex; gap: 6px; align-items: center; justify-content: space-between; }
      .asks svg { display: inline-block; }
      details { position: relative; } summary { cursor: pointer; list-style: none; }
      details[open] ol { position: absolute; bottom: 100%; background: var(--panel-2); border: 1px solid var(--line); border-radius: 8px;
        padding: 10px 16px 10px 34px; z-index: 4; width: 460px; } ol { columns: 3; margin: 4px 0; padding-left: 20px; max-width: 460px; }
    `,
  ];

  constructor() {
    super();
    this.sized = new Sized(this, 1440);
  }

  render() {
    const winners = winnersOf(this.results);
    const room = Math.max(16, Math.floor((this.sized.width - 12 * 19 - 342 - 150 - 110) / 19));
    return html`${this.#beads(winners)}${this.#big(winners, Math.min(34, room))}${this.#derived(winners)}${this.#counts(winners)}`;
  }

  #beads(winners) {
    const mark = (one, cell) => {
      const result = this.results[one.entry];
      return bead(one.kind, cell, winningTotal(result), { banker: result.bankerPair, player: result.playerPair });
    };
    return html`<figure><figcaption>${t('bead-plate')}</figcaption>
      ${grid({
        cells: beadPlate(winners),
        columns: 12,
        cell: 19,
        mark,
        label: t('road-label', { road: t('bead-plate'), gist: number(winners.length) }),
      })}</figure>`;
  }

  #big(winners, room) {
    const cells = bigRoad(winners);
    const last = cells.at(-1);
    const mark = (one, cell) =>
      entry({ kind: one.kind, cell, ties: one.entry.ties, text: special(this.results[one.entry.index], this.ez), last: one === last });
    return html`<figure><figcaption><details><summary>${t('big-road')}</summary><ol>${columnWords(winners).map(
      (words) => html`<li>${words}</li>`,
    )}</ol></details></figcaption>
      ${grid({ cells, columns: room, cell: 19, mark, label: bigRoadLabel(winners) })}</figure>`;
  }

  #derived(winners) {
    return html`<div class="derived">${DERIVED.map(
      ({ name, k, mark }) => html`<figure class=${k === 1 ? 'wide' : ''}><figcaption>${t(name)}</figcaption>
        ${grid({
          cells: derivedRoad(winners, k),
          columns: k === 1 ? 38 : 18,
          cell: 9,
          mark: (one, cell) => mark(one.kind, cell),
          label: derivedLabel(name, winners, k),
        })}</figure>`,
    )}</div>`;
  }

  #counts(winners) {
    const count = (kind) => winners.filter((winner) => winner === kind).length;
    const naturals = this.results.filter(
      ({ player, banker, playerCards, bankerCards }) => (player >= 8 && playerCards === 2) || (banker >= 8 && bankerCards === 2),
    ).length;
    const pairs = this.results.reduce((all, { playerPair, bankerPair }) => all + Number(playerPair) + Number(bankerPair), 0);
    const specials = (text) => this.results.filter((result) => special(result, true) === text).length;
    const more = this.ez
      ? [
          ['dragon-7', specials('7')],
          ['panda-8', specials('8')],
        ]
      : [
          ['naturals', naturals],
          ['pairs', pairs],
        ];
    const cell = (kind, name, value) => html`<div class=${kind}>${t(name)}<b>${number(value)}</b></div>`;
    return html`<div class="counts">
      ${cell('banker', 'banker', count('BANKER'))}${cell('player', 'player', count('PLAYER'))}${cell('tie', 'tie', count('TIE'))}
      ${more.map(([name, value]) => cell('', name, value))}${cell('', 'rounds', winners.length)}
      <div class="asks">${['BANKER', 'PLAYER'].map((side) => this.#ask(columns(winners), side))}</div></div>`;
  }

  #ask(made, side) {
    const next = ask(made, side);
    const told = next.map((one, index) => `${t(DERIVED[index].name)} ${one ? t(one === 'R' ? 'red' : 'blue') : '–'}`).join(', ');
    return html`<div class=${side.toLowerCase()} title=${told}><span>${t(`if-${side.toLowerCase()}`)}</span>
      <svg width="48" height="14" role="img" aria-label=${told} data-ask=${next.map((one) => one ?? '-').join('')}>${next.map(
        (one, index) => (one ? svg`<g transform="translate(${index * 17} 0)">${DERIVED[index].mark(one, 14)}</g>` : ''),
      )}</svg></div>`;
  }
}

customElements.define('roads-panel', RoadsPanel);
