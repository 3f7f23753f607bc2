import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';
import { actor, hands, isOverride } from './steps.js';
import { told } from './overrides.js';
import '../cards/card.js';
import '../desk/clause-chip.js';

/** @import { Changes, Part } from 'page' */

/** A round rebuilt from the log, step by step; `,` and `.` walk. Corrections made after the round are at its end. */
class RoundReplay extends /** @type {Part<{ round: any, step: number, after: any[] }>} */ (LitElement) {
  static properties = { round: {}, step: {}, after: {} };
  static styles = [
    desk,
    css`
      .hands { display: flex; flex-wrap: wrap; gap: 12px 40px; align-items: center; padding: 12px 14px;
        border-bottom: 1px solid var(--n4); background: var(--n0); min-height: 92px; position: sticky; top: 0; z-index: 2; }
      .hand { display: flex; gap: 12px; align-items: center; }
      .cards { display: flex; gap: 8px; } playing-card { width: 44px; }
      .count { font: 700 26px/1 var(--desk); }
      .player { color: var(--player); } .banker { color: var(--banker); }
      ol { position: relative; padding: 8px 0; }
      li button { display: grid; flex: 1; min-width: 0; grid-template-columns: 18px 100px 116px minmax(0, 1fr); gap: 10px;
        text-align: left; align-items: start; padding: 7px 14px; background: none; border: 0; }
      li { display: flex; align-items: center; padding-right: 14px; }
      li.at { background: var(--n3); box-shadow: inset 3px 0 var(--accent); }
      li.later button > * { color: var(--n7); } li.later .mark { border-color: var(--n5); }
      .mark { width: 12px; height: 12px; margin-top: 3px; border: 2px solid var(--n7); border-radius: 6px; }
      .override .mark { border-radius: 2px; background: var(--bad); border-color: var(--bad); }
      .chips { display: flex; gap: 6px; flex: none; }
      .walk { display: flex; gap: 8px; }
      @media (max-width: 700px) { li button { grid-template-columns: 18px minmax(0, 1fr); gap: 2px 10px; }
        li button > :nth-child(n + 3) { grid-column: 2; } li .chips { display: none; } }
    `,
  ];

  render() {
    const { round, step } = this;
    const [kind] = round.hands.map((/** @type {any} */ one) => one.kind).filter((/** @type {any} */ one) => one !== 'played');
    return html`<section class="panel" aria-labelledby="replayed">
      <header><h2 id="replayed">${t('surveillance:replayed-round', round)}</h2><span class="tag">${t('surveillance:replay')}</span>${
        kind ? html`<span class="tag warn">${t(`surveillance:kind:${kind}`)}</span>` : nothing
      }${round.result === 'void' ? html`<span class="tag warn">▲ ${t('surveillance:void')}</span>` : nothing}
        <span class="walk end"><button class="button" aria-label=${t('surveillance:step-back')} @click=${() => this.#walk(-1)}>◀
          <kbd>,</kbd></button><button class="button" aria-label=${t('surveillance:step-on')} @click=${() => this.#walk(1)}>▶
          <kbd>.</kbd></button></span></header>
      <div class="hands" aria-live="polite">${hands(round.events, step).map((hand) => this.#hand(hand))}
        <span class="end quiet small figure">${t('surveillance:step-of', { step: step + 1, all: round.events.length })}<br /><span
          class="mono">${t('surveillance:event', { event: round.events[step].n })}</span></span></div>
      <ol>${round.events.map(this.#event, this)}${this.after.map((entry) => this.#correction(entry))}</ol>
    </section>`;
  }

  #hand(/** @type {ReturnType<typeof hands>[number]} */ { side, faces, count }) {
    const wager = side.toLowerCase();
    return html`<div class="hand"><div><strong class=${wager}>${wagerName(wager)}</strong><div class="count">${count ?? '–'}</div></div>
      <div class="cards">${faces.map((face) => html`<playing-card small .face=${face || undefined}></playing-card>`)}</div></div>`;
  }

  #event(/** @type {any} */ event, /** @type {number} */ i) {
    const state = i === this.step ? 'at' : i > this.step ? 'later' : '';
    return html`<li class="${state} ${isOverride(event) ? 'override' : ''}">
      <button aria-current=${i === this.step ? 'step' : nothing} @click=${() => this.#go(i)}><span class="mark"></span><span
        class="mono quiet">${event.at.slice(11, 23)}</span><span class="quiet">${actor(event)}</span>
        <span><span class="as-recorded">${event.words}</span>${
          event.reason ? html`<span class="quiet"><br />${t('surveillance:reason-is', { reason: event.reason })}</span>` : nothing
        }</span></button>
      <span class="chips">${event.clauses
        .slice(0, 1)
        .map(
          (/** @type {string} */ path) =>
            html`<clause-chip .document=${this.round.regulation} .path=${path} .gist=${event.because[0]}></clause-chip>`,
        )}</span></li>`;
  }

  #correction(/** @type {any} */ entry) {
    const { what, before, after, who, why } = told(entry);
    return html`<li class="override after"><button disabled><span class="mark"></span><span
      class="mono quiet">${entry.at.slice(11, 23)}</span><span class="quiet">${t('surveillance:after-round')}</span>
      <span><strong>${what}</strong>${after ? html` <s class="quiet">${before}</s> → <strong>${after}</strong>` : nothing}<span
        class="quiet"><br />${t('surveillance:reason-and-who', { reason: why, who })}</span></span></button></li>`;
  }

  #walk(/** @type {number} */ steps) {
    this.#go(Math.min(this.round.events.length - 1, Math.max(0, this.step + steps)));
  }

  #go(/** @type {number} */ step) {
    tellAround(this, 'step', step);
  }

  updated(/** @type {Changes} */ changed) {
    if (changed.has('step') && changed.get('step') !== undefined) {
      this.renderRoot.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
    }
  }
}

customElements.define('round-replay', RoundReplay);
