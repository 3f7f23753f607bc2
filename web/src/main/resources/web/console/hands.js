import { LitElement, html, css } from 'lit';
import { total } from '../model/story.js';
import { desk } from '../desk/style.js';
import { cardText } from './words.js';
import '../cards/card.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Card, Laid, Side, View } from 'messages' */
/** @import { Part } from 'page' */

/** Both hands as the dealer sees them, with what they show. A card being entered is dashed. */
class DealtHands extends /** @type {Part<{ view: View, entering: { side: string, cards: Card[] } | undefined }>} */ (LitElement) {
  static properties = { view: {}, entering: {} };
  static styles = [
    desk,
    css`
      :host { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
      section { display: flex; gap: 16px; align-items: center; border: 1px solid var(--n4); border-radius: 12px; padding: 10px 14px;
        background: var(--n1);
        min-height: 116px; }
      section.wins { border-color: var(--side); }
      .banker { --side: var(--banker); }
      .player { --side: var(--player); }
      .words { width: 88px; flex: none; }
      h2 { color: var(--side); font-size: 16px; }
      .count { font: 700 52px/1.05 var(--desk); }
      .cards { display: flex; gap: 6px; align-items: center; }
      playing-card { width: 66px; }
      playing-card.third { rotate: 90deg; margin: 0 14px; }
      .entering { border: 2px dashed var(--accent); border-radius: 8px; padding: 2px; opacity: .7; }
    `,
  ];

  render() {
    return html`${this.#hand('BANKER', 'banker')}${this.#hand('PLAYER', 'player')}`;
  }

  #hand(/** @type {Side} */ side, /** @type {string} */ name) {
    const { laid } = this.view.cards;
    const own = laid.filter((card) => card.place.startsWith(side));
    const open = own.filter((card) => card.face);
    const entering = this.entering?.side === side ? this.entering.cards : [];
    const backs = own.length - open.length;
    const shown = own.filter((card) => card.face || own.filter((one) => !one.face).indexOf(card) >= Math.min(entering.length, backs));
    const wins = this.#winner() === side;
    return html`<section class="${name} ${wins ? 'wins' : ''}" aria-label=${t(`console:hand:${side}`)}>
      <div class="words"><h2>${t(name)}</h2><p class="count">${open.length ? total(this.view, side) : '–'}</p><p
        class="quiet small">${wins ? this.#margin() : this.#words(own, open)}</p></div>
      <div class="cards">${shown.map(
        (card) => html`<playing-card small class=${card.place.endsWith('THIRD') ? 'third' : ''} .face=${card.face}
        data-place=${card.place}></playing-card>`,
      )}
        ${entering.map(
          (card) => html`<span class="entering" aria-label=${t('console:entering', { card: cardText(card) })}><playing-card small
          .face=${card}></playing-card></span>`,
        )}</div>
    </section>`;
  }

  #words(/** @type {Laid[]} */ own, /** @type {Laid[]} */ open) {
    if (own.length === 0) {
      return t('console:not-dealt');
    }
    if (open.length < own.length) {
      return t('console:face-down', { count: own.length - open.length });
    }
    const natural = own.length === 2 && total(this.view, own[0].place.split('_')[0]) >= 8;
    return t(natural ? 'console:natural' : `console:cards:${own.length}`);
  }

  #winner() {
    const over = ['Settling', 'EndingProgressives', 'Clearing'].includes(this.view.phase.name);
    const [player, banker] = [total(this.view, 'PLAYER'), total(this.view, 'BANKER')];
    return over && player !== banker ? (player > banker ? 'PLAYER' : 'BANKER') : undefined;
  }

  #margin() {
    return t('console:wins-by', { points: Math.abs(total(this.view, 'PLAYER') - total(this.view, 'BANKER')) });
  }
}

customElements.define('dealt-hands', DealtHands);
