import { html, nothing } from 'lit';
import { hour } from '../figures/figures.js';
import { filed } from './duties.js';
import { payments } from './settlement.js';
import { givenUp, mayAsk, mayEnter } from './next.js';
import { progressives } from './progressives.js';
import { beforeAndAfter } from './remedied.js';
import { sentence, withSuits } from './words.js';
import './chip-cut.js';
import './follows.js';
import './shoe-panel.js';
import './wager-entry.js';
import './winners.js';

/** @import { Table } from 'answers' */
/** @import { View, You } from 'messages' */

/** The right column: what was refused, then what the step needs, then what happened. */
export function aside(page, /** @type {View} */ view, /** @type {You | undefined} */ you, next) {
  const paying = ['PaySpot', 'PayAward', 'SettleHouseMoney'].includes(next.step?.command) ? next.step : undefined;
  const meters = payments(you?.settlement).length || page.entering ? nothing : progressives(view);
  return html`${refused(page)}${view.won.length ? meters : nothing}
    ${
      payments(you?.settlement).length
        ? html`<chip-cut .view=${view} .you=${you} .step=${paying} .way=${page.way} @other-chips=${() => page.acts.otherChips()}></chip-cut><winners-queue
        .you=${you} .step=${paying} .marked=${page.rules.marked}></winners-queue>`
        : page.entering
          ? html`<what-follows .view=${view} .you=${you} .next=${next} .chosen=${page.entry.chosen} .entered=${page.entry.cards}
          .times=${page.times}></what-follows>`
          : html`${procedure(page, next)}${stopped(view, you)}<wager-entry .view=${view} .you=${you} .rules=${page.rules} .me=${page.me}
          @ask=${(event) => page.acts.wager(event.detail)}></wager-entry><shoe-panel .view=${view} .you=${you} .rules=${page.rules} .me=${page.me}
          .lying=${page.lying} @pass=${() => page.acts.pass()} @order-pass=${() => page.acts.orderPass()}
          @spread=${() => page.acts.spreadIdle()}></shoe-panel>`
    }
    ${view.won.length ? nothing : meters}
    ${happened(page)}`;
}

/** What the house has filed, in full, for whoever has to follow it now. */
function procedure(/** @type {{ rules: Table }} */ { rules }, { step }) {
  const text = step?.command === 'Confirm' && filed(step.about, rules);
  return text
    ? html`<section class="panel" aria-labelledby="filed" data-filed><header><h2 id="filed">Filed procedure</h2>${step.clauses
        .slice(0, 1)
        .map(
          (path) =>
            html`<span class="end"><clause-chip .document=${rules.regulation} .path=${path} .gist=${step.because[0]}></clause-chip></span>`,
        )}</header>
        <p class="body">${text}</p></section>`
    : nothing;
}

/** The round has stopped: what the remedy changes. */
function stopped(/** @type {View} */ view, /** @type {You | undefined} */ you) {
  const { mishap } = view.phase;
  return mishap && you?.remedies
    ? html`<section class="panel" aria-labelledby="changes"><header><h2 id="changes">What the remedy changes</h2></header>${beforeAndAfter(
        you.remedies,
        mishap,
      )}</section>`
    : nothing;
}

function refused(page) {
  const answer = page.refusal;
  return answer
    ? html`<section class="panel refusal" role="alert"><p><strong class="wrong">✕ Refused</strong> <span class="quiet">nothing changed</span></p>
        <h2>${sentence(answer.detail || 'the table does not answer')}</h2>
        <p class="why">${(answer.clauses ?? []).slice(0, 3).map(
          (path, index) => html`<clause-chip .document=${page.rules.regulation} .path=${path}
          .gist=${answer.because?.[0]} ?named=${index === 0}></clause-chip>`,
        )}<span class="quiet">${answer.because?.[0] ?? ''}</span></p>
        <button class="button" @click=${() => page.forget()}>Back to the step <kbd>Esc</kbd></button></section>`
    : nothing;
}

function happened(page) {
  return html`<section class="panel happened" aria-labelledby="happened" tabindex="0"><header><h2 id="happened">What happened</h2></header>
    <div role="log"><ol>${page.happened.map(
      (event) => html`<li><span
      class="mono small quiet">${hour(event.at)}</span><span>${sentence(withSuits(event.words))}</span><span
        class="mono small quiet">${event.clauses[0] ?? ''}</span></li>`,
    )}</ol></div></section>`;
}

/** A word that waits for its confirmation; with real cards any wager. */
function wager(page, asker) {
  const spoken = mayAsk('ConfirmSpokenWager', asker) ? (asker.you.spoken ?? []).length : 0;
  return spoken || mayEnter('PlaceWager', asker)
    ? html`<button class="button ${spoken ? 'warn' : ''}" @click=${() => page.acts.enterWager()}>${
        spoken ? `▲ ${spoken} by word` : 'Wager'
      } <kbd>W</kbd></button>`
    : nothing;
}

/** Below the seats: what is always one key away. */
export function foot(page, /** @type {You | undefined} */ you, next) {
  const asker = { you, me: page.me, rules: page.rules };
  const right = givenUp(you, page.me, page.rules);
  return html`<div class="foot">
    <button class="button warn" @click=${() => page.acts.openDrawer()}>▲ Irregularity <kbd>I</kbd></button>
    <button class="button" @click=${() => page.acts.callTheFloor()}>
      <span aria-live="polite">${page.called ? `Floor called ${page.called}` : 'Call the floor'}</span> <kbd>F</kbd></button>
    <button class="button" @click=${() => page.dialogs.askSeat()}>Seats <kbd>S</kbd></button>
    ${wager(page, asker)}
    ${mayAsk('RemoveCoverCard', asker) ? html`<button class="button" @click=${() => page.acts.coverCard()}>Cover card out <kbd>V</kbd></button>` : nothing}
    ${page.entering ? html`<button class="button" @click=${() => page.acts.notFaced()}>Not faced <kbd>N</kbd></button>` : nothing}
    ${
      next.answer || right
        ? html`<button class="button"
      @click=${() => page.acts.giveUp()}>${next.answer ? 'They decline' : 'Right given up'} <kbd>G</kbd></button>`
        : nothing
    }
    <span class="end"></span>
    ${page.entering ? nothing : html`<button class="button plain" @click=${() => page.dialogs.showRounds()}>Rounds <kbd>R</kbd></button>`}
    ${page.me.post === 'dealer' ? html`<button class="button plain" @click=${() => page.acts.signOff()}>Sign off</button>` : nothing}
    <button class="button plain" @click=${() => page.acts.lock()}>Lock <kbd>L</kbd></button>
    <button class="button plain" @click=${() => page.dialogs.showKeys()}>Keys <kbd>?</kbd></button>
  </div>`;
}
