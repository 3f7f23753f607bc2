import { LitElement, html, css } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { styled } from '../look/at.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { RANKS, SIGNS, SUITS, cardsIn, freshShoe, rankName, withCard } from './shoe.js';

/** @import { Part } from 'page' */

/** "9 of hearts" for `9h`. */
const cardName = (/** @type {string} */ card) => t('card-name', { rank: rankName(card[0]), suit: t(`suit:${card[1]}`) });

/** @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** A shoe, card by card: arrows move, a digit sets, minus and plus change by one, Z takes the last change back. Tells of `shoe`. */
class ShoeEditor extends /** @type {Part<{ shoe: any, decks: any, at: number[] }>} */ (LitElement) {
  static properties = { shoe: {}, decks: {}, at: { state: true } };
  static styles = [
    desk,
    css`
      table { table-layout: fixed; border-spacing: 4px; border-collapse: separate; }
      .body { padding: 8px; overflow-x: auto; position: relative; }
      table { min-width: 520px; }
      th { text-align: center; border: 0; padding: 2px; font-size: 13px; color: var(--n9); }
      th.suit { width: 28px; font-size: 17px; }
      th.red { color: var(--banker); }
      td { border: 0; padding: 0; text-align: center; }
      td.sum { vertical-align: middle; color: var(--n7); width: 44px; font-weight: 400; }
      .card { height: 40px; border-radius: 6px; font: 600 15px/40px var(--desk); cursor: pointer;
        background: color-mix(in srgb, var(--v1) calc(var(--share) * 1%), var(--n2)); }
      .card[tabindex='0'] { outline: 2px solid var(--accent); outline-offset: 1px; }
      .card:focus-visible { outline-width: 3px; }
      footer { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 8px 14px; border-top: 1px solid var(--n4); }
      .ways { display: flex; gap: 8px; margin-left: auto; flex-wrap: wrap; }
      @media (max-width: 700px) { .hint { display: none; } }
    `,
  ];

  constructor() {
    super();
    this.at = [2, 7];
    /** @type {{ shoe: Record<string, number>, decks: number }[]} */
    this.earlier = [];
  }

  get #card() {
    return RANKS[this.at[1]] + SUITS[this.at[0]];
  }

  render() {
    return html`<section class="panel" aria-labelledby="shoe">
      <header><h2 id="shoe">${t('analyst:shoe')}</h2><span class="quiet"><strong>${cardsIn(this.shoe)}</strong>
        ${t('analyst:cards-of', { all: this.decks * 52 })}</span>
        <div class="ways">${[8, 6, 1].map(
          (decks) =>
            html`<button class="button" @click=${() => this.#begin(decks)}>${
              decks === 1 ? t('analyst:one-deck') : t('analyst:decks', { count: decks })
            }</button>`,
        )}</div></header>
      <div class="body"><table role="grid" aria-label=${t('analyst:cards-in-shoe')} @keydown=${this.#key}>
        <thead><tr role="row"><th class="suit" role="columnheader"><span class="hidden-words">${t('analyst:suit')}</span></th>
          ${RANKS.map((rank) => html`<th role="columnheader">${rankName(rank)}</th>`)}
            <th role="columnheader"><span class="hidden-words">${t('analyst:sum')}</span></th></tr></thead>
        <tbody>${SUITS.map((suit, row) => this.#row(suit, row))}
          <tr role="row"><td role="gridcell"></td>
            ${RANKS.map((rank) => html`<td class="sum" role="gridcell">${cardsIn(this.shoe, (card) => card[0] === rank)}</td>`)}
              <td class="sum" role="gridcell"><strong>${cardsIn(this.shoe)}</strong></td></tr></tbody>
      </table></div>
      <footer>
        <span class="quiet hint"><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> ${t('analyst:key-move')} <kbd>0</kbd>–<kbd>9</kbd>
          ${t('analyst:key-set')}</span>
        <button class="button" aria-label=${t('analyst:one-fewer', { card: cardName(this.#card) })} @click=${() =>
          this.#set(this.shoe[this.#card] - 1)}>− <kbd>−</kbd></button>
        <button class="button" aria-label=${t('analyst:one-more', { card: cardName(this.#card) })} @click=${() =>
          this.#set(this.shoe[this.#card] + 1)}>+ <kbd>+</kbd></button>
        <span class="quiet" role="status">${t('analyst:card-count', { card: cardName(this.#card), count: this.shoe[this.#card] })}</span>
        <button class="button plain end" ?disabled=${!this.earlier.length} @click=${this.undo}>${t('analyst:undo')} <kbd>Z</kbd></button>
      </footer>
    </section>`;
  }

  #row(/** @type {string} */ suit, /** @type {number} */ row) {
    return html`<tr role="row">
      <th class="suit ${'hd'.includes(suit) ? 'red' : ''}" role="rowheader"><span aria-hidden="true">${SIGNS[suit]}</span><span
        class="hidden-words">${t(`suit:${suit}`)}</span></th>
      ${RANKS.map((rank, column) => {
        const card = rank + suit;
        const here = this.at[0] === row && this.at[1] === column;
        return html`<td role="gridcell" class="card" tabindex=${here ? 0 : -1} aria-label=${t('analyst:count-of-card', {
          count: this.shoe[card],
          card: cardName(card),
        })} data-card=${card}
          ${styled({ '--share': Math.min(52, (this.shoe[card] / this.decks) * 42) })} @click=${() => this.#go(row, column)}>${
            this.shoe[card]
          }</td>`;
      })}
      <td class="sum" role="gridcell">${cardsIn(this.shoe, (card) => card[1] === suit)}</td></tr>`;
  }

  #key(/** @type {any} */ event) {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (step) {
      this.#go((this.at[0] + step[0] + 4) % 4, (this.at[1] + step[1] + 13) % 13);
    } else if (/^[0-9]$/.test(event.key)) {
      this.#set(Number(event.key));
    } else if (event.key === '+' || event.key === '=') {
      this.#set(this.shoe[this.#card] + 1);
    } else if (event.key === '-') {
      this.#set(this.shoe[this.#card] - 1);
    } else {
      return;
    }
    event.preventDefault();
  }

  async #go(/** @type {number} */ row, /** @type {number} */ column) {
    this.at = [row, column];
    await this.updateComplete;
    this.renderRoot.querySelector('.card[tabindex="0"]').focus();
  }

  #set(/** @type {number} */ count) {
    this.#tell(withCard(this.shoe, this.#card, count), this.decks);
  }

  #begin(/** @type {number} */ decks) {
    this.#tell(freshShoe(decks), decks);
  }

  undo() {
    const last = this.earlier.pop();
    if (last) {
      tell(this, 'shoe', last);
    }
  }

  #tell(/** @type {Record<string, number>} */ shoe, /** @type {number} */ decks) {
    this.earlier.push({ shoe: this.shoe, decks: this.decks });
    tell(this, 'shoe', { shoe, decks });
  }
}

customElements.define('shoe-editor', ShoeEditor);
