import { html, nothing } from 'lit';
import { hour } from '../figures/figures.js';
import { again } from './again.js';
import { filed } from './duties.js';
import { payments } from './settlement.js';
import { byHand } from './reading.js';
import { givenUp, mayAsk, mayEnter } from './next.js';
import { progressives } from './progressives.js';
import { beforeAndAfter } from './remedied.js';
import { sentence, withSuits } from './words.js';
import './chip-cut.js';
import './follows.js';
import './shoe-panel.js';
import './wager-entry.js';
import './winners.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/console.js';

/** @import { Commands } from './commands.js' */
/** @import { ConsoleModel, Followed } from './model.js' */
/** @import { Command } from 'messages' */

/** The right column: what was refused, then what the step needs, then what happened. */
export function aside(/** @type {Followed} */ model, /** @type {Commands} */ commands) {
  const { view, you, next } = model;
  /** One that is refused stays in its fields. */
  const taken = async (/** @type {CustomEvent<Command[]> & { currentTarget: any }} */ { detail, currentTarget }) =>
    (await commands.send(detail)) && currentTarget.taken();
  const paying = next.step && ['PaySpot', 'PayAward', 'SettleHouseMoney'].includes(next.step.command) ? next.step : undefined;
  const meters = payments(you?.settlement).length || model.entering ? nothing : progressives(view);
  return html`${refused(model)}${view.won.length ? meters : nothing}
    ${
      payments(you?.settlement).length
        ? html`<chip-cut .view=${view} .you=${you} .step=${paying} .way=${model.way} @other-chips=${() => model.otherChips()}
        ></chip-cut><winners-queue
        .you=${you} .step=${paying} .marked=${model.rules.marked}></winners-queue>`
        : model.entering
          ? html`<what-follows .view=${view} .you=${you} .next=${next} .chosen=${model.entry.chosen} .entered=${model.entry.cards}
          .times=${model.times}></what-follows>`
          : html`${procedure(model)}${stopped(model)}<wager-entry .view=${view} .you=${you} .rules=${model.rules} .me=${model.me}
          @ask=${taken}></wager-entry><shoe-panel .view=${view} .you=${you} .rules=${model.rules} .me=${model.me}
          .lying=${model.lying} @pass=${() => commands.pass()} @order-pass=${() => commands.orderPass()}
          @spread=${() => commands.spreadIdle()}></shoe-panel>`
    }
    ${view.won.length ? nothing : meters}
    ${happened(model)}`;
}

/** The procedure that the house has filed, in full, for the person who has to follow it now. */
function procedure(/** @type {Followed} */ { rules, next: { step } }) {
  const text = step?.command === 'Confirm' && filed(step.about ?? '', rules);
  return text
    ? html`<section class="panel" aria-labelledby="filed" data-filed><header><h2 id="filed"
      >${t('console:filed-procedure')}</h2>${step.clauses
        .slice(0, 1)
        .map(
          (path) =>
            html`<span class="end"><clause-chip .document=${rules.regulation} .path=${path} .gist=${step.because[0]}></clause-chip></span>`,
        )}</header>
        <p class="body">${text}</p></section>`
    : nothing;
}

/** The round has stopped: what the remedy changes. */
function stopped(/** @type {Followed} */ { view, you }) {
  const { mishap } = view.phase;
  return mishap && you?.remedies
    ? html`<section class="panel" aria-labelledby="changes"><header><h2 id="changes"
      >${t('console:what-the-remedy-changes')}</h2></header>${beforeAndAfter(you.remedies, mishap, view.phase.card)}</section>`
    : nothing;
}

function refused(/** @type {Followed} */ model) {
  const answer = model.refusal;
  return answer
    ? html`<section class="panel refusal" role="alert"><p><strong class="wrong">✕ ${t('desk:refused')}</strong> <span class="quiet"
      >${t('desk:nothing-changed')}</span></p>
        <h2>${sentence(answer.detail || t('console:no-answer'))}</h2>
        <p class="why">${(answer.clauses ?? []).slice(0, 3).map(
          (path, index) => html`<clause-chip .document=${model.rules.regulation} .path=${path}
          .gist=${answer.because?.[0]} ?named=${index === 0}></clause-chip>`,
        )}<span class="quiet">${answer.because?.[0] ?? ''}</span></p>
        <button class="button" @click=${() => model.forget()}>${t('console:back-to-the-step')} <kbd>Esc</kbd></button></section>`
    : nothing;
}

function happened(/** @type {Followed} */ model) {
  return html`<section class="panel happened" aria-labelledby="happened" tabindex="0"><header><h2 id="happened"
    >${t('console:happened')}</h2></header>
    <div role="log"><ol>${model.happened.map(
      (event) => html`<li><span
      class="mono small quiet">${hour(event.at)}</span><span>${sentence(withSuits(event.words))}</span><span
        class="mono small quiet">${event.clauses[0] ?? ''}</span></li>`,
    )}</ol></div></section>`;
}

/** A word that waits for its confirmation; with real cards any wager. */
function wager(/** @type {Followed} */ model, /** @type {() => void} */ enterWager) {
  const spoken = mayAsk('ConfirmSpokenWager', model) ? (model.you?.spoken ?? []).length : 0;
  return spoken || mayEnter('PlaceWager', model)
    ? html`<button class="button ${spoken ? 'warn' : ''}" @click=${() => enterWager()}>${
        spoken ? `▲ ${t('console:verbal-count', { count: spoken })}` : t('console:wager')
      } <kbd>W</kbd></button>`
    : nothing;
}

/** What the patrons had in the last round, entered in one go. */
function same(/** @type {Followed} */ model, /** @type {Commands} */ commands) {
  const { length } = again(model);
  return length
    ? html`<button class="button" data-do="again" @click=${() => commands.sameAgain()}>${t('console:same-again')} <kbd>A</kbd></button>`
    : nothing;
}

/** Below the seats: what is always one key away. */
export function foot(
  /** @type {Followed} */ model,
  /** @type {Commands} */ commands,
  /** @type {() => any} */ dialogs,
  /** @type {() => void} */ enterWager,
) {
  const { next, you, me, rules } = model;
  const right = givenUp(you, me, rules);
  return html`<div class="foot">
    <button class="button warn" @click=${() => commands.openDrawer()}>▲ ${t('console:irregularity')} <kbd>I</kbd></button>
    <button class="button" @click=${() => commands.callTheFloor()}>
      <span aria-live="polite">${model.called ? t('console:floor-called', { time: model.called }) : t('console:call-the-floor')}</span> <kbd
      >F</kbd></button>
    <button class="button" @click=${() => dialogs().askSeat()}>${t('console:seats')} <kbd>S</kbd></button>
    ${wager(model, enterWager)}
    ${same(model, commands)}${byHand(model)}
    ${
      mayAsk('RemoveCoverCard', model)
        ? html`<button class="button" @click=${() => commands.coverCard()}>${t('console:cover-card-out')} <kbd>V</kbd></button>`
        : nothing
    }
    ${
      model.entering
        ? html`<button class="button"
      @click=${() => commands.notFaced()}>${t('console:not-faced')} <kbd>N</kbd></button>`
        : nothing
    }
    ${
      next.answer || right
        ? html`<button class="button"
      @click=${() => commands.giveUp()}>${t(next.answer ? 'console:they-decline' : 'console:right-given-up')} <kbd>G</kbd></button>`
        : nothing
    }
    <span class="end"></span>
    ${
      model.entering
        ? nothing
        : html`<button class="button plain"
      @click=${() => dialogs().showRounds()}>${t('console:last-rounds')} <kbd>R</kbd></button>`
    }
    ${
      model.me.post === 'dealer'
        ? html`<button class="button plain"
      @click=${() => commands.signOff()}>${t('console:sign-off')}</button>`
        : nothing
    }
    <button class="button plain" @click=${() => commands.lock()}>${t('console:lock')} <kbd>L</kbd></button>
    <button class="button plain" @click=${() => dialogs().showKeys()}>${t('console:keys')} <kbd>?</kbd></button>
  </div>`;
}
