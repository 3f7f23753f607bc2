import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { mayAsk, maySpread } from './next.js';
import { dollars } from '../figures/figures.js';
import { amountOf } from '../model/view.js';
import { shortWagerName } from '../words/wagers.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Member, Table } from 'answers' */
/** @import { Lying, Shoe, Spot, View, You } from 'messages' */
/** @import { Part } from 'page' */

const COVER = ['IN', 'SEEN', 'OUT', 'LAST_HAND'];

/** The wagers in sum, who turns which hand, and the shoe. No odds: they are the analyst's. */
class ShoePanel extends /** @type {Part<{ view: View, you: You | undefined, rules: Table, me: Member, lying: Lying[] }>} */ (LitElement) {
  static properties = { view: {}, you: {}, rules: {}, me: {}, lying: {} };
  static styles = [
    desk,
    css`
      :host { display: grid; gap: 10px; }
      .player { color: var(--player); }
      .banker { color: var(--banker); }
      .tie { color: var(--tie); }
      dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 12px; font-size: 14px; }
      dd { font-weight: 600; text-align: right; }
      .button { min-height: 52px; width: 100%; }
    `,
  ];

  render() {
    return html`${this.#wagers()}${this.#turns()}${this.#shoe()}`;
  }

  #wagers() {
    const sums = new Map();
    for (const placed of this.lying) {
      const one = sums.get(placed.wager) ?? { spots: 0, amount: 0 };
      sums.set(placed.wager, { spots: one.spots + 1, amount: one.amount + amountOf(placed) });
    }
    const open = this.view.phase.name === 'AcceptingWagers';
    const places = new Set(this.lying.map((one) => one.spot)).size;
    return html`<section class="panel" aria-labelledby="wagers">
      <header><h2 id="wagers"
      >${t(open ? 'console:wagers-open' : this.view.cards.round ? 'console:wagers-closed' : 'console:the-wagers')}</h2><span
        class="quiet end">${places === 1 ? t('console:one-place') : t('console:places', { count: places })}</span></header>
      ${
        sums.size === 0
          ? html`<p class="body quiet">${t('console:none-on-the-layout')}</p>`
          : html`<table><thead><tr><th>${t('console:wager')}</th><th class="figure">${t('console:column:spots')}</th><th
          class="figure">${t('amount')}</th></tr></thead>
            <tbody>${[...sums].map(
              ([wager, one]) => html`<tr><td class=${wager}><strong>${shortWagerName(wager)}</strong></td><td
              class="figure">${one.spots}</td><td class="figure"><strong>${dollars(one.amount)}</strong></td></tr>`,
            )}</tbody></table>`
      }
    </section>`;
  }

  #turns() {
    const { playerTurnedBy, bankerTurnedBy, round } = this.view.cards;
    if (!this.rules.squeeze || !round) {
      return nothing;
    }
    const by = (/** @type {Spot | undefined} */ spot) => (spot ? t('seat', { seat: spot }) : t('the-dealer'));
    return html`<section class="panel" aria-labelledby="turns"><header><h2 id="turns">${t('console:who-turns')}</h2></header>
      <dl class="body"><dt class="player">${t('player')}</dt><dd>${by(playerTurnedBy)}</dd><dt class="banker">${t('banker')}</dt><dd
        >${by(bankerTurnedBy)}</dd></dl></section>`;
  }

  #shoe() {
    const { shoe } = this.view;
    const may = (/** @type {string} */ command) => mayAsk(command, this);
    return html`<section class="panel" aria-labelledby="shoe"><header><h2 id="shoe">${t('console:shoe-number', shoe)}</h2></header>
      <dl class="body">
        ${this.rules.curator ? html`<dt>${t('console:curator')}</dt><dd>${this.#curator(shoe)}</dd>` : nothing}
        <dt>${t('console:rounds')}</dt><dd>${shoe.round}</dd><dt>${t('console:free-hands')}</dt><dd>${shoe.freeHands}</dd><dt
        >${t('console:cover-card')}</dt><dd>${t(`console:cover:${COVER.includes(shoe.coverCard) ? shoe.coverCard : 'none'}`)}</dd>
        <dt>${t('console:cards-left')}</dt><dd>${this.you?.left ?? ''}</dd>
        <dt>${t('console:tray')}</dt><dd>${dollars(this.you?.tray ?? 0)}</dd>
      </dl>
      ${
        may('PassShoe')
          ? html`<div class="body"><button class="button" data-do="pass"
        @click=${() => tell(this, 'pass')}>${t('console:curator-passes')} <kbd>P</kbd></button></div>`
          : nothing
      }
      ${
        maySpread(this.you)
          ? html`<div class="body"><button class="button" data-do="spread"
        @click=${() => tell(this, 'spread')}>${t('console:spread-the-cards')}</button></div>`
          : nothing
      }
      ${
        may('OrderPass')
          ? html`<div class="body"><button class="button" data-do="order-pass"
        @click=${() => tell(this, 'order-pass')}>${t('console:order-to-pass')} ${may('PassShoe') ? nothing : html`<kbd>P</kbd>`}</button
        ></div>`
          : nothing
      }
    </section>`;
  }

  #curator(/** @type {Shoe} */ shoe) {
    return shoe.curator
      ? t('seat', { seat: shoe.curator })
      : t(this.view.phase.name === 'OfferingShoe' ? 'console:offered-now' : 'the-dealer');
  }
}

customElements.define('shoe-panel', ShoePanel);
