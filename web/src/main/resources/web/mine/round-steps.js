import { LitElement, html, css } from 'lit';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { hands } from '../model/replayed.js';
import '../words/own.js';
import '../cards/card.js';

/** @import { Event } from 'messages' */
/** @import { Part } from 'page' */

/** A round of one's own once more, step by step: what happened, the clause behind it, and the cards as they lay. */
class RoundSteps extends Speaks(/** @type {Part<{ events: Event[], step: number }>} */ (LitElement)) {
  static properties = { events: {}, step: { state: true } };
  static styles = [
    style,
    css`
      :host { display: grid; gap: 8px; border: 1px solid var(--line); border-radius: 8px; padding: 12px; }
      .walk { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; } .walk span { color: var(--ink-2); font-size: 13px; }
      .hands { display: flex; gap: 24px; flex-wrap: wrap; min-height: 78px; }
      .hand { display: grid; gap: 4px; } .player { color: var(--player); } .banker { color: var(--banker); }
      .cards { display: flex; gap: 4px; } playing-card { width: 36px; }
      p { margin: 0; } p span { color: var(--ink-2); }
    `,
  ];

  constructor() {
    super();
    this.step = 0;
  }

  render() {
    const { events, step } = this;
    const event = events[step];
    const last = events.length - 1;
    return html`<div class="walk">
        <button class="button" data-do="back" ?disabled=${step === 0} @click=${() => this.step--}>${t('own:step-back')}</button>
        <button class="button" data-do="on" ?disabled=${step === last} @click=${() => this.step++}>${t('own:step-on')}</button>
        <span>${t('own:step-of', { step: step + 1, all: events.length })}</span></div>
      <div class="hands">${hands(events, step).map(
        ({ side, faces }) => html`<div class="hand"><b class=${side.toLowerCase()}>${t(side.toLowerCase())}</b>
          <div class="cards">${faces.map((face) => html`<playing-card small .face=${face}></playing-card>`)}</div></div>`,
      )}</div>
      <p role="status" data-step=${step}>${event.words} <span>${(event.clauses ?? []).map((clause) => `§ ${clause}`).join(' ')}</span></p>`;
  }
}

customElements.define('round-steps', RoundSteps);
