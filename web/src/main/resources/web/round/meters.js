import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { METERS } from '../words/wagers.js';
import { postedText } from '../felt/cloth.js';
import '../cards/card.js';

/** @import { Table } from 'answers' */
/** @import { Spot, View, WonMeter } from 'messages' */
/** @import { Part } from 'page' */

/**
 * The display of the progressives: the meters, who has just won one, and what is posted at one's own chair. Digits change without rolling.
 */
class Meters extends Speaks(
  /** @type {Part<{ meters: Record<string, string>, link?: View['link'], won: WonMeter[], rules: Table, mine: Spot[], row: boolean }>} */ (
    LitElement
  ),
) {
  static properties = { meters: {}, link: {}, won: {}, rules: {}, mine: {}, row: { type: Boolean } };
  static styles = [
    style,
    css`
      h2 { font-size: 21px; } .head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 8px;
        color: var(--ink-3);
        font-size: 12px; }
      .own { display: flex; gap: 3px; align-items: center; } playing-card { width: 20px; }
      .meters { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 16px; padding-bottom: 14px; }
      .meters div { font-size: 12px; color: var(--ink-3); } b { display: block; font: 400 22px/1.2 var(--serif); color: var(--ink); }
      .won { display: flex; gap: 8px; align-items: baseline; margin-bottom: 10px; padding: 8px 12px; border-radius: 8px;
        background: var(--brass);
        color: var(--on-brass); font-weight: 600; }
      .chairs { list-style: none; display: grid; grid-template-columns: repeat(3, auto); gap: 2px 10px; padding: 0 0 14px; margin: 0 0 16px;
        font-size: 12px;
        color: var(--ink-3); border-bottom: 1px solid var(--line); } .chairs span { color: var(--ink-2); white-space: nowrap; }
      .chairs .mine, .chairs .mine span { color: var(--brass); font-weight: 600; }
      .link { margin: 0 0 8px; font-size: 12px; color: var(--ink-3); } :host([row]) .link { flex-basis: 100%; margin: 0; }
      .major { grid-column: 1 / -1; } .major b { font-size: 36px; color: var(--brass); }
      :host([row]) .head h2 { display: none; } :host([row]) .meters { display: flex; gap: 18px; border: 0; margin: 0; padding: 0; }
      :host([row]) b, :host([row]) .major b { font-size: 19px; } :host([row]) { display: flex; flex-wrap: wrap; gap: 0 12px;
        justify-content: space-between; }
      :host([row]) .head { order: 2; margin: 0; } :host([row]) .won { flex-basis: 100%; margin-bottom: 4px; padding: 4px 10px; }
    `,
  ];

  render() {
    const names = METERS.filter((name) => name in (this.meters ?? {}));
    if (!names.length) {
      return nothing;
    }
    return html`<div class="head"><h2>${t('royal-9')}</h2>${this.#posted()}</div>
      ${this.won.map((one) => this.#winner(one))}
      ${this.link ? html`<p class="link" data-link=${this.link.name}>${t('linked-meters', { link: this.link.name })}</p>` : nothing}
      <div class="meters">${names.map(
        (name) =>
          html`<div class=${
            name === 'major' || name === 'star' ? 'major' : ''
          } data-meter=${name}>${this.#name(name)}<b>${money(this.meters[name])}</b></div>`,
      )}</div>
      ${
        this.row
          ? nothing
          : html`<ul class="chairs">${(this.rules.chairs ?? []).map(
              (hands, index) =>
                html`<li class=${
                  this.mine.includes(String(index + 1)) ? 'mine' : ''
                }>${t('chair', { seat: index + 1 })} <span>${postedText(hands)}</span></li>`,
            )}</ul>`
      }`;
  }

  #name(/** @type {string} */ name) {
    const by = name === 'must-hit' ? ` ${t('must-hit-by', { amount: money(this.rules.mustHit?.ceiling ?? 0) })}` : '';
    return t(`meter:${name}`) + by;
  }

  /** The combinations of one's own chair: the face cards, and the nine that each goes with. */
  #posted() {
    const chair = this.mine.find((spot) => this.rules.chairs?.[Number(spot) - 1]);
    if (!chair) {
      return nothing;
    }
    const posted = this.rules.chairs?.[Number(chair) - 1] ?? [];
    const cards = [...posted.map((hand) => hand.slice(0, 2)), posted[0].slice(2)];
    return html`<span class="own" data-chair=${posted.join(' ')}>${t('chair', { seat: chair })} ${cards.map(
      (face) => html`<playing-card small .face=${face}></playing-card>`,
    )}</span>`;
  }

  #winner(/** @type {WonMeter} */ { meter, spot, amount }) {
    const values = { meter: t(`meter:${meter}`), seat: spot, amount: money(amount) };
    return html`<p class="won" data-won=${meter}>★ ${t(this.mine.includes(spot) ? 'you-won-meter' : 'seat-won-meter', values)}</p>`;
  }
}

customElements.define('table-meters', Meters);
