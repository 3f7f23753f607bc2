import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { say } from '../words/say.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stepsOf } from '../model/view.js';
import './squeezed-card.js';
import '../cards/card.js';
import '../round/clock.js';

/** @import { Live } from '../house/live.js' */
/** @import { Spot, View, You } from 'messages' */
/** @import { Part } from 'page' */

/** The close-up for the patron who has the right to turn a hand: pull at the cards, turn them over, or give the right up. */
class Squeeze extends Speaks(/** @type {Part<{ live: Live, view: View, you: You | undefined, mine: Spot[], which: any }>} */ (LitElement)) {
  static properties = { live: {}, view: {}, you: {}, mine: {}, which: { state: true } };
  static styles = [
    style,
    css`
      .close-up { position: fixed; inset: 52px 0 0; z-index: 7; display: grid; place-content: center; justify-items: center; gap: 18px; padding: 16px;
        background: radial-gradient(circle at 50% 40%, var(--felt-1), var(--felt-3)); animation: fade 200ms; overflow: hidden; }
      h2 { font-size: 29px; color: var(--felt-ink); text-align: center; }
      p { color: var(--felt-ink-2); text-align: center; }
      .table { display: flex; gap: 34px; justify-content: center; min-height: 350px; }
      .up { display: flex; gap: 8px; } .up playing-card { width: 56px; }
      .row { display: flex; gap: 14px; align-items: center; flex-wrap: wrap; justify-content: center; color: var(--felt-ink); }
      .row .button { border-color: var(--felt-line); }
      @keyframes fade { from { opacity: 0; } }
      @media (max-width: 599px) { .close-up { inset: 54px 0 0; } h2 { font-size: 24px; } .table squeezed-card:not(.now) { display: none; } }
      @media (min-width: 600px) { .next { display: none; } }
    `,
  ];

  render() {
    const side = this.#side();
    if (!side) {
      this.shown = undefined;
      return nothing;
    }
    const hand = this.view.cards.laid.filter((card) => card.place.startsWith(side));
    const down = hand.filter((card) => !card.face);
    const title =
      down.length === 1 && down[0].place.endsWith('THIRD')
        ? t('squeeze-third', { side: t(side.toLowerCase()) })
        : t('squeeze-title', { side: t(side.toLowerCase()) });
    this.#announce(`${this.view.cards.round} ${side} ${hand.length}`, title);
    const now = Math.min(this.which ?? 0, down.length - 1);
    return html`<div class="close-up" role="dialog" aria-modal="true" aria-label=${title}>
      <h2>${title}</h2>
      ${
        hand.length > down.length
          ? html`<div class="up">${hand.filter((card) => card.face).map((card) => html`<playing-card small .face=${card.face}></playing-card>`)}</div>`
          : nothing
      }
      <div class="table">${down.map(
        (card, index) => html`<squeezed-card class=${index === now ? 'now' : ''} data-place=${card.place}
        .face=${this.#liftedFace(card.place)} @lift=${() => this.#ask({ command: 'Lift', place: card.place })}
          @peel=${({ detail }) => this.live.tell({ type: 'peel', place: card.place, ...detail })} @turn=${() => this.#turn(side)}></squeezed-card>`,
      )}</div>
      <p>${t('squeeze-gist')}</p>
      <div class="row">
        <button class="button" data-do="GiveUpTheRight" @click=${() => this.#ask({ command: 'GiveUpTheRight', side })}>${t('give-up-right')}</button>
        <round-clock quiet .clock=${this.view.clock}></round-clock>
        <button class="button" data-do="peel" @click=${() => this.renderRoot.querySelector('squeezed-card.now').peel()}>${t('show-more')}</button>
        ${down.length > 1 ? html`<button class="button next" @click=${() => (this.which = (now + 1) % down.length)}>${t('next-card')}</button>` : nothing}
        <button class="button brass" data-do="Turn" @click=${() => this.#turn(side)}>${t('turn-over')}</button>
      </div></div>`;
  }

  /** The hand that is mine to turn, while its cards lie face down. */
  #side() {
    const { phase, cards } = this.view;
    const holder = phase.side === 'PLAYER' ? cards.playerTurnedBy : cards.bankerTurnedBy;
    const mine = phase.name === 'Turning' && this.mine.includes(holder ?? '') && stepsOf(this.you).has(`Turn ${phase.side}`);
    return mine && cards.laid.some((card) => card.place.startsWith(phase.side ?? '') && !card.face) ? phase.side : undefined;
  }

  #liftedFace(place) {
    return this.you?.lifted?.find((card) => card.place === place)?.face;
  }

  #announce(key, title) {
    if (this.shown !== key) {
      this.shown = key;
      this.which = 0;
      say(title, 'assertive');
      this.updateComplete.then(() => this.renderRoot.querySelector('squeezed-card')?.focus());
    }
  }

  #turn(side) {
    return this.#ask({ command: 'Turn', side });
  }

  async #ask(command) {
    const answer = await this.live.ask(command);
    if (!answer.accepted) {
      tell(this, 'refused', answer);
    }
  }
}

customElements.define('card-squeeze', Squeeze);
