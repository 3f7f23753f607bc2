import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { house as style } from '../look/style.js';
import { money, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/own.js';
import '../cards/card.js';
import { nameIn } from './names.js';
import { moment } from './times.js';
import './round-steps.js';

/** @import { Part } from 'page' */

const MOST = 200;

const placeOf = (/** @type {any} */ round) => {
  const [table, run] = round.log.split('/');
  return { table, path: `/tables/${table}/rounds/${round.round}`, run: `run=${run}` };
};

/** The rounds in which one had a wager, each to be opened: hands, wagers, and every step of the settlement with its clauses. */
class OwnRounds extends Speaks(
  /** @type {Part<{ rounds: any, opened: Record<string, any>, names: Map<string, string> | undefined, wrong: string | undefined }>} */ (
    LitElement
  ),
) {
  static properties = { names: {}, rounds: { state: true }, opened: { state: true }, wrong: { state: true } };
  static styles = [
    style,
    css`
      details { border-bottom: 1px solid var(--line); }
      summary { display: grid; grid-template-columns: minmax(120px, 1.4fr) minmax(80px, 1fr) 64px minmax(120px, 1fr) 90px;
        gap: 12px; padding: 8px 0; align-items: center; cursor: pointer; font-size: 14px; }
      summary b { font-weight: 600; } .player { color: var(--player); } .banker { color: var(--banker); } .tie { color: var(--tie); }
      .cards { display: flex; gap: 1px; } .cards i { width: 6px; }
      .net { text-align: right; font-weight: 600; }
      playing-card { width: 20px; }
      .inside { padding: 4px 0 16px; display: grid; gap: 8px; font-size: 14px; }
      ol, ul { margin: 0; padding-left: 20px; } li { padding: 2px 0; }
      .clause, p { color: var(--ink-2); }
      .row { display: flex; flex-wrap: wrap; gap: 10px; }
      .wrong { color: var(--lose); } .wrong:empty { display: none; }
      @media (max-width: 599px) { summary { grid-template-columns: 1fr auto auto; }
        summary span:nth-child(2), summary .cards { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<string, any>} */
    this.opened = {};
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      this.rounds = (await call(`/rounds?last=${MOST}`)).rounds;
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  render() {
    return html`<p class="wrong" role="alert">${this.wrong ?? ''}</p>
      ${this.rounds?.length ? this.rounds.map((/** @type {any} */ round) => this.#round(round)) : html`<p>${t('own:nothing-yet')}</p>`}`;
  }

  #round(/** @type {any} */ round) {
    const cards = (/** @type {string} */ faces) =>
      faces
        .split(' ')
        .filter(Boolean)
        .map((/** @type {string} */ face) => html`<playing-card small .face=${face}></playing-card>`);
    return html`<details @toggle=${(/** @type {any} */ event) => event.target.open && this.#open(round)}>
      <summary><span>${moment(round.at)}</span><span>${nameIn(this.names, placeOf(round).table)} · ${round.round}</span>
        <b class=${round.result}>${t(round.result === 'void' ? 'void-call' : round.result)}</b>
        <span class="cards">${cards(round.player)}<i></i>${cards(round.banker)}</span>
        <span class="net">${round.net === undefined ? '' : signed(round.net) || '0'}</span></summary>
      ${this.#inside(round, this.opened[`${round.log}#${round.round}`])}</details>`;
  }

  #inside(/** @type {any} */ round, /** @type {any} */ page) {
    if (!page) {
      return nothing;
    }
    const { path, run } = placeOf(round);
    return html`<div class="inside">
      <ul>${page.wagers.map((/** @type {any} */ one) => html`<li>${t(one.wager)} ${money(one.stake)}</li>`)}</ul>
      <ol>${page.settlement.map(
        (/** @type {any} */ step) => html`<li>${t(step.wager)}: ${t(`own:step:${step.action}`)} ${money(step.amount)}
          <span class="clause">${step.words}
            ${(step.clauses ?? []).map((/** @type {string} */ clause) => `§ ${clause}`).join(' ')}</span></li>`,
      )}</ol>
      <p>${page.calls.join(' · ')}</p>
      <round-steps .events=${page.events}></round-steps>
      <p class="row"><a class="button" href="/api/v1${path}/bundle?${run}" download>${t('own:keep-round')}</a></p></div>`;
  }

  async #open(/** @type {any} */ round) {
    const key = `${round.log}#${round.round}`;
    const { path, run } = placeOf(round);
    try {
      this.opened = { ...this.opened, [key]: this.opened[key] ?? (await call(`${path}?${run}`)) };
    } catch (problem) {
      this.wrong = problem.message;
    }
  }
}

customElements.define('own-rounds', OwnRounds);
