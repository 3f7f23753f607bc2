import { LitElement, html, css, nothing } from 'lit';
import { total } from '../model/story.js';
import { desk } from '../desk/style.js';
import { RANKS } from './entry.js';
import { cardText, placeText, rankName } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Card, Laid, View, You } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Next } from './next.js' */

/**
 * @typedef {{ view: View, you: You | undefined, next: Next, chosen: Card | undefined, entered: Card[],
 *   times: Record<string, string> }} Following
 */

/** Real cards: what follows from the one that is entered, and those of this round. What follows is the house's word, from its rules. */
class WhatFollows extends /** @type {Part<Following>} */ (LitElement) {
  static properties = { view: {}, you: {}, next: {}, chosen: {}, entered: {}, times: {} };
  static styles = [
    desk,
    css`
      :host { display: grid; gap: 10px; }
      dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 12px; font-size: 14px; }
      dd { font-weight: 600; text-align: right; }
      .now { color: var(--accent); }
      td { font-size: 14px; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="follows"><header><h2 id="follows">${t('console:what-follows')}</h2></header><dl
      class="body">${this.#follows()}</dl></section>
      <section class="panel" aria-labelledby="cards"><header><h2 id="cards">${t('console:cards-of-this-round')}</h2><span
        class="tag info end">${t('console:real-cards')}</span></header>
        <table><thead><tr><th>${t('console:column:time')}</th><th>${t('console:column:card')}</th><th
        >${t('console:column:place')}</th><th></th></tr></thead>
          <tbody>${this.view.cards.laid.map((card) => this.#laid(card))}${this.#waiting()}</tbody></table></section>`;
  }

  #follows() {
    const on = this.you?.bankerDrawsOn;
    if (!on) {
      const { faces = 0 } = this.next.step ?? {};
      return html`<dt>${t('console:cards-to-enter')}</dt><dd>${faces - (this.entered?.length ?? 0)}</dd>${
        this.entered?.length ? html`<dt>${t('console:entered')}</dt><dd>${this.entered.map(cardText).join(' ')}</dd>` : nothing
      }<dt
        >${t('console:then')}</dt><dd>${this.next.then.replace(/^(then |然後|然后)/, '')}</dd>`;
    }
    const banker = total(this.view, 'BANKER');
    const all = on.length === RANKS.length;
    const draws = this.chosen && on.includes(this.chosen[0]);
    const stays = this.chosen && !draws;
    const chosen = stays ? t('console:as-card', { card: cardText(this.chosen) }) : '';
    return html`${
      on.length
        ? html`<dt class=${draws ? 'now' : ''}
        >${all ? t('console:any-third-card') : t('console:third-card', { ranks: on.map(rankName).join(', ') })}</dt><dd
      class=${draws ? 'now' : ''}>${t('console:banker-draws')}</dd>`
        : nothing
    }
      ${
        all
          ? nothing
          : html`<dt
        class=${stays ? 'now' : ''}>${t(on.length ? 'console:any-other' : 'console:any-third-card')}${chosen}</dt><dd
          class=${stays ? 'now' : ''}>${t('console:banker-stays', { count: banker })}</dd>`
      }`;
  }

  #laid(/** @type {Laid} */ card) {
    return html`<tr><td class="mono small quiet">${this.times?.[card.place] ?? ''}</td><td><strong
      >${card.face ? cardText(card.face) : '–'}</strong></td>
      <td>${placeText(card.place)}</td><td class="figure">${t(card.face ? 'console:by-hand' : 'console:is-face-down')}</td></tr>`;
  }

  #waiting() {
    const { step } = this.next;
    return step?.command === 'Draw'
      ? html`<tr><td></td><td>–</td><td>${placeText(step.about ?? '')}</td><td class="figure now">${t('console:is-waiting')}</td></tr>`
      : nothing;
  }
}

customElements.define('what-follows', WhatFollows);
