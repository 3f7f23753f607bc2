import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../cards/card.js';

/** @import { Part } from 'page' */

/** The rounds that this page has seen, the newest first, with their cards. */
class LastRounds extends Speaks(/** @type {Part<{ history: any }>} */ (LitElement)) {
  static properties = { history: {} };
  static styles = [
    style,
    css`
      h2 { font-size: 21px; margin: 20px 0 8px; }
      .round { display: grid; grid-template-columns: 26px 56px 1fr auto; gap: 8px; align-items: center; padding: 6px 0;
        border-bottom: 1px solid var(--line); font-size: 12.5px; color: var(--ink-2); }
      b { font-weight: 600; } .player b { color: var(--player); } .banker b { color: var(--banker); } .tie b { color: var(--tie); }
      .cards { display: flex; gap: 1px; } .cards i { width: 6px; }
      playing-card { width: 20px; }
    `,
  ];

  render() {
    return this.history?.length
      ? html`<h2>${t('last-rounds')}</h2>${this.history.slice(0, 3).map((round) => this.#round(round))}`
      : nothing;
  }

  #round({ number, winner, player, banker, hands }) {
    const told =
      winner === 'tie' ? t('points-all', { count: player }) : t('over', { more: Math.max(player, banker), less: Math.min(player, banker) });
    const cards = (faces) => faces.map((face) => html`<playing-card small .face=${face}></playing-card>`);
    return html`<div class="round ${winner}"><span>${number}</span><b>${t(winner)}</b><span>${told}</span><span
      class="cards">${cards(hands[0])}<i></i>${cards(hands[1])}</span></div>`;
  }
}

customElements.define('last-rounds', LastRounds);
