import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { Follows } from '../look/follows.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stack } from '../chips/chip.js';
import { outcomeOf } from '../model/story.js';
import { stakeAt } from '../model/view.js';
import { TONE } from './cloth.js';
import { areaName, pays } from './names.js';

/** @import { Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { Spot, View, Wager } from 'messages' */
/** @import { Acted, Part } from 'page' */
/** @import { Wagers } from '../chips/wagers.js' */

/** The order on a phone, by column: Player left, Banker right, like the hands; what belongs to neither in the middle. */
/** @type {Wager[][]} */
const ROWS = [
  ['player', 'tie', 'banker'],
  ['dragon-bonus-player', 'house-money', 'dragon-bonus-banker'],
  ['panda-8', 'royal-9', 'dragon-7'],
];

/** One's own areas as large buttons. */
class OwnAreas extends Speaks(
  /** @type {Part<{ rules: Table, view: View, spot: Spot, story: Story, wagers: Wagers, open: boolean }>} */ (LitElement),
) {
  static properties = { rules: {}, view: {}, spot: {}, story: {}, wagers: {}, open: { type: Boolean } };
  static styles = [
    style,
    css`
      :host { display: grid; gap: 6px; }
      .row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 6px; min-height: 62px; }
      .row:first-child { min-height: 86px; }
      button { position: relative; text-align: left; border: 1px solid var(--felt-line); border-radius: 10px; background: var(--felt-2);
        padding: 8px 10px; display: flex; flex-direction: column; color: var(--felt-ink); }
      button[aria-disabled=true] { cursor: default; }
      button.wagered { background: var(--felt-1); border-color: var(--mine-line); }
      button.won { box-shadow: inset 0 0 0 2px var(--tie-fill); } button.lost .chips { opacity: 0; transition: opacity 420ms; }
      button.pending .chips { opacity: .55; } button.pending .tag { outline: 1px dashed var(--tag-ink); }
      button.wagered small { max-width: 55%; }
      .area { position: relative; display: grid; } .info { position: absolute; right: 2px; top: 2px; width: 28px; height: 28px; border: 0;
        background: none; padding: 0;
        align-items: center; justify-content: center; color: var(--felt-ink-2); }
      b { font-weight: 600; font-size: 13.5px; line-height: 1.2; padding-right: 18px; }
      .row:first-child b { font: 400 23px/1.1 var(--serif); }
      .player b { color: var(--player); } .banker b { color: var(--banker); } .tie b { color: var(--tie); }
      small { margin-top: auto; color: var(--felt-ink-2); font-size: 11.5px; }
      .chips { position: absolute; right: 8px; bottom: 6px; display: grid; justify-items: center; }
      .tag { background: var(--tag); color: var(--tag-ink); border-radius: 999px; font: 600 12px/18px var(--sans); padding: 0 10px;
        margin-top: -3px;
        position: relative; }
      .tag.won { background: var(--tie-fill); color: #fff; }
      @media (max-width: 599px), (max-height: 520px) { .row:not(:first-child) .pile { display: none; }
        button.wagered small { max-width: none; margin-top: 2px; } }
      @media (min-width: 600px) { .chips { right: 34px; } }
      @media (min-width: 600px) and (min-height: 521px) { .row, .row:first-child { min-height: 96px; } }
      @media (min-width: 600px) and (max-height: 520px) { .pile { display: none; } :host { min-height: 100%; grid-auto-rows: 1fr; }
        .chips { right: 6px; } button { padding: 6px 8px; } .row:first-child b { font-size: 19px; } b { font-size: 12.5px; } }
      @media (min-width: 600px) and (max-width: 779px) and (max-height: 520px) { b { font-size: 11.5px; padding-right: 16px; }
        .row:first-child b { font-size: 17px; } button { padding: 5px 6px; } small { font-size: 10.5px; }
        .info { right: 0; top: 0; width: 26px; height: 26px; } }
    `,
  ];

  constructor() {
    super();
    new Follows(this, () => [this.wagers]);
  }

  render() {
    const offered = new Set(this.rules.wagers.map((one) => one.wager));
    const isLine = this.spot.startsWith('line-');
    const has = (/** @type {Wager} */ wager) =>
      offered.has(wager) &&
      (!isLine || ['player', 'banker', 'tie'].includes(wager)) &&
      (wager !== 'royal-9' || Number(this.spot) <= (this.rules.chairs?.length ?? 0));
    return ROWS.map((row) => row.filter(has))
      .filter((row) => row.length)
      .map((row) => html`<div class="row">${row.map((wager) => this.#area(wager))}</div>`);
  }

  #area(/** @type {Wager} */ wager) {
    const inRound = Boolean(this.view.cards.round);
    const outcome = inRound ? outcomeOf(this.story, this.spot, wager) : undefined;
    const lay = this.story.layout.find((placed) => placed.spot === this.spot && placed.wager === wager);
    const amount = inRound ? stakeAt(this.view, this.spot, wager) || Number(lay?.stake ?? 0) : this.wagers.at(this.spot, wager);
    const name = wager.startsWith('dragon-bonus') ? 'dragon-bonus' : wager;
    const won = outcome?.result === 'won' && outcome.won > 0;
    const pending = !inRound && this.wagers.isPending(this.spot, wager) ? 'pending' : '';
    return html`<div class="area"><button class="${TONE[wager]} ${amount ? 'wagered' : ''} ${outcome?.result ?? ''} ${pending}"
      data-wager=${wager}
      data-spot=${this.spot}
      aria-disabled=${!this.open} aria-label=${areaName(this.rules, wager, amount)}
        @click=${() => this.#tell(wager, false)} @contextmenu=${(/** @type {Acted} */ event) => {
          event.preventDefault();
          this.#tell(wager, true);
        }}>
      <b>${t(name)}</b><small>${pays(this.rules, wager)}</small>
      ${
        amount
          ? html`<span class="chips">${stack(amount, 30)}<span class="tag ${won ? 'won' : ''}">${
              won ? signed(outcome.won) : money(amount)
            }</span></span>`
          : nothing
      }</button><button class="info" data-info=${wager} aria-label=${t('wager-info', { wager: t(wager) })}
        @click=${() => tell(this, 'info', wager)}>${icon('info', 15)}</button></div>`;
  }

  #tell(/** @type {Wager} */ wager, /** @type {boolean} */ less) {
    if (this.open) {
      tell(this, 'wager', { spot: this.spot, wager, less });
    }
  }
}

customElements.define('own-areas', OwnAreas);
