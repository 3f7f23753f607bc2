import { LitElement, html, css, nothing } from 'lit';
import { house } from '../house/house.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stack } from '../chips/chip.js';
import '../words/learn.js';
import '../bar/bar.js';
import '../bar/rooms.js';
import '../cards/card.js';
import './third-chart.js';

/** @import { Member } from 'answers' */
/** @import { Card } from 'messages' */
/** @import { Part } from 'page' */

const card = (/** @type {string} */ face, turned = '') =>
  html`<playing-card .face=${/** @type {Card} */ (face)} turned=${turned || nothing} class=${turned ? 'sideways' : ''}></playing-card>`;

const hand = (/** @type {'player' | 'banker'} */ side, /** @type {string[]} */ faces, /** @type {number} */ count) => html`<div
  class="hand ${side}"><span class="side">${t(side)}</span><b>${count}</b>
  <div class="cards">${faces.slice(0, 2).map((face) => card(face))}${faces[2] ? card(faces[2], '90') : nothing}</div></div>`;

/** Five pictures, in the order of a round. */
const PICTURES = {
  wager: () =>
    html`<div class="areas">${['player', 'tie', 'banker'].map(
      (side) => html`<div class="area ${side}"><span>${t(side)}</span>${side === 'player' ? stack(75, 40) : nothing}</div>`,
    )}</div>`,
  count: () => html`<div class="sum">${card('7h')}${card('8c')}<span>7 + 8 = 15<b>5</b></span></div>`,
  natural: () => html`<div class="hands">${hand('player', ['9s', 'Kd'], 9)}${hand('banker', ['4c', '3h'], 7)}</div>`,
  third: () => html`<div class="hands">${hand('player', ['2d', '3c', '4s'], 9)}${hand('banker', ['Jh', '7d'], 7)}</div>`,
  paid: () =>
    html`<div class="areas">${['player', 'tie', 'banker'].map(
      (side) =>
        html`<div class="area ${side} ${side === 'player' ? 'won' : ''}"><span>${t(side)}</span>${
          side === 'player' ? html`<span class="two">${stack(75, 40)}${stack(75, 40)}</span>` : nothing
        }</div>`,
    )}</div>`,
};

/** How to play, in five pictures, and when a hand draws a third card. */
class HowToPlay extends Speaks(/** @type {Part<{ me: Member | undefined, table: string | undefined }>} */ (LitElement)) {
  static properties = { me: {}, table: { state: true } };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: var(--room); color: var(--ink); font: 400 15px/1.5 var(--sans); }
      main { max-width: 1120px; margin: 0 auto; padding: 28px 20px 96px; }
      h1 { font-size: 34px; margin-bottom: 16px; } h2 { font-size: 22px; margin: 0; }
      ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 20px;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
      li { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); padding: 16px; display: grid; gap: 10px;
        align-content: start; }
      p { color: var(--ink-2); margin: 0; }
      .picture { background: linear-gradient(var(--felt-1), var(--felt-2)); color: var(--felt-ink); border-radius: 8px; min-height: 172px;
        padding: 14px; display: grid; align-items: center; }
      .areas { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; height: 100%; }
      .area { border: 1px solid var(--felt-line); border-radius: 8px; padding: 8px; display: flex; flex-direction: column; 
        justify-content: space-between; align-items: center; min-height: 120px; font: 400 19px/1.1 var(--serif); }
      .area.won { box-shadow: inset 0 0 0 2px var(--brass); }
      .two { display: flex; gap: 2px; }
      .player > span:first-child, .side { color: var(--player); } .banker > span:first-child, .banker .side { color: var(--banker); }
      .tie > span:first-child { color: var(--tie); }
      .sum { display: grid; grid-template-columns: 72px 72px 1fr; gap: 8px; align-items: center; text-align: center; }
      .sum span { font-size: 17px; white-space: nowrap; } .sum b { display: block; font-size: 40px; line-height: 1.2; }
      b { font-weight: 600; }
      .hands { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
      .hand { display: grid; grid-template-columns: 1fr auto; gap: 8px; border: 1px solid var(--felt-line); border-radius: 8px;
        padding: 8px; align-content: start; min-height: 128px; }
      .hand b { font-size: 20px; } .side { font: 400 19px/1.1 var(--serif); }
      .cards { grid-column: 1 / -1; display: flex; gap: 3px; align-items: end; }
      .cards playing-card { width: 38px; } .cards .sideways { rotate: 90deg; margin-left: 9px; }
      third-chart { margin-top: 28px; }
      .row { margin-top: 24px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    house
      .lobby()
      .then((/** @type {any} */ { tables }) => (this.table = tables[0]?.id))
      .catch(() => {});
  }

  render() {
    return html`<salon-bar><salon-rooms at="how-to-play" .me=${this.me}></salon-rooms></salon-bar>
      <main>
        <h1>${t('how-to-play')}</h1>
        <ol>${Object.entries(PICTURES).map(
          ([name, picture], index) => html`<li data-picture=${name}><div class="picture">${picture()}</div>
            <h2>${index + 1}. ${t(`learn:picture:${name}-title`)}</h2><p>${t(`learn:picture:${name}`)}</p></li>`,
        )}</ol>
        ${this.table ? html`<third-chart .table=${this.table}></third-chart>` : nothing}
        <p class="row">${t('learn:pays')}</p>
      </main>`;
  }
}

customElements.define('how-to-play', HowToPlay);
