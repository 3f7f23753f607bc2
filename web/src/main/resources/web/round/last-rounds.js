import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../cards/card.js';

/** @import { Card, LastRound } from 'messages' */
/** @import { Part } from 'page' */

/** The last rounds of the shoe, the newest first, with their cards; three of them until all are asked for. */
class LastRounds extends Speaks(/** @type {Part<{ rounds: LastRound[], all: boolean }>} */ (LitElement)) {
  static properties = { rounds: {}, all: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 21px; } .head { display: flex; justify-content: space-between; align-items: baseline; margin: 20px 0 8px; }
      .head button { background: none; border: 0; min-height: 24px; color: var(--brass); font-size: 12.5px;
        text-decoration: underline dotted; }
      .round { display: grid; grid-template-columns: 22px 50px 1fr auto; gap: 6px; align-items: center; padding: 6px 0;
        border-bottom: 1px solid var(--line); font-size: 12.5px; color: var(--ink-2); } .round > span { white-space: nowrap; }
      b { font-weight: 600; } .player b { color: var(--player); } .banker b { color: var(--banker); } .tie b { color: var(--tie); }
      .cards { display: flex; gap: 1px; } .cards i { width: 4px; }
      playing-card { width: 19px; }
    `,
  ];

  constructor() {
    super();
    this.all = false;
  }

  render() {
    const { rounds = [] } = this;
    const more = rounds.length > 3;
    return rounds.length
      ? html`<div class="head"><h2>${t('last-rounds')}</h2>${
          more
            ? html`<button aria-expanded=${this.all} @click=${() => (this.all = !this.all)}>${t(
                this.all ? 'show-fewer' : 'show-all',
              )}</button>`
            : nothing
        }</div>${rounds.slice(0, this.all ? 10 : 3).map((round) => this.#round(round))}`
      : nothing;
  }

  #round(/** @type {LastRound} */ { number, winner, player, banker }) {
    const [more, less] = player.count > banker.count ? [player.count, banker.count] : [banker.count, player.count];
    const told = winner === 'tie' ? t('points-all', { count: more }) : t('over', { more, less });
    const cards = (/** @type {Card[]} */ faces) => faces.map((face) => html`<playing-card small .face=${face}></playing-card>`);
    return html`<div class="round ${winner}"><span>${number}</span><b>${t(winner)}</b><span>${told}</span><span
      class="cards">${cards(player.cards)}<i></i>${cards(banker.cards)}</span></div>`;
  }
}

customElements.define('last-rounds', LastRounds);
