import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { mayAsk, maySpread } from './next.js';
import { dollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import '../desk/clause-chip.js';

/** @import { Member, Table } from 'answers' */
/** @import { Lying, View, You } from 'messages' */
/** @import { Part } from 'page' */

const COVER = { IN: 'not out', SEEN: 'out', OUT: 'out', LAST_HAND: 'out, last hand' };

/** The wagers in sum, who turns which hand, and the shoe. No odds and no counts of cards: they are the analyst's. */
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
    for (const { wager, stake } of this.lying) {
      const one = sums.get(wager) ?? { spots: 0, amount: 0 };
      sums.set(wager, { spots: one.spots + 1, amount: one.amount + Number(stake) });
    }
    const open = this.view.phase.name === 'AcceptingWagers';
    const places = new Set(this.lying.map((one) => one.spot)).size;
    return html`<section class="panel" aria-labelledby="wagers">
      <header><h2 id="wagers">${open ? 'Wagers, open' : this.view.cards.round ? 'Wagers, closed' : 'Wagers'}</h2><span
        class="quiet end">${places} ${places === 1 ? 'place' : 'places'}</span></header>
      ${
        sums.size === 0
          ? html`<p class="body quiet">There are none on the layout.</p>`
          : html`<table><thead><tr><th>Wager</th><th class="figure">Spots</th><th class="figure">Amount</th></tr></thead>
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
    const by = (spot) => (spot ? `Seat ${spot}` : 'the dealer');
    return html`<section class="panel" aria-labelledby="turns"><header><h2 id="turns">Who turns</h2></header>
      <dl class="body"><dt class="player">Player</dt><dd>${by(playerTurnedBy)}</dd><dt class="banker">Banker</dt><dd>${by(bankerTurnedBy)}</dd></dl></section>`;
  }

  #shoe() {
    const { shoe } = this.view;
    const may = (command) => mayAsk(command, this);
    return html`<section class="panel" aria-labelledby="shoe"><header><h2 id="shoe">Shoe ${shoe.number}</h2></header>
      <dl class="body">
        ${this.rules.curator ? html`<dt>Curator</dt><dd>${this.#curator(shoe)}</dd>` : nothing}
        <dt>Rounds</dt><dd>${shoe.round}</dd><dt>Free hands</dt><dd>${shoe.freeHands}</dd><dt>Cover card</dt><dd>${COVER[shoe.coverCard] ?? 'none'}</dd>
        <dt>Tray</dt><dd>${dollars(this.you?.tray ?? 0)}</dd>
      </dl>
      ${
        may('PassShoe')
          ? html`<div class="body"><button class="button" data-do="pass"
        @click=${() => tell(this, 'pass')}>Curator passes the shoe <kbd>P</kbd></button></div>`
          : nothing
      }
      ${
        maySpread(this.you)
          ? html`<div class="body"><button class="button" data-do="spread"
        @click=${() => tell(this, 'spread')}>No wagers: spread the cards</button></div>`
          : nothing
      }
      ${
        may('OrderPass')
          ? html`<div class="body"><button class="button" data-do="order-pass"
        @click=${() => tell(this, 'order-pass')}>Order the curator to pass ${may('PassShoe') ? nothing : html`<kbd>P</kbd>`}</button></div>`
          : nothing
      }
    </section>`;
  }

  #curator(shoe) {
    return shoe.curator ? `Seat ${shoe.curator}` : this.view.phase.name === 'OfferingShoe' ? 'offered' : 'the dealer';
  }
}

customElements.define('shoe-panel', ShoePanel);
