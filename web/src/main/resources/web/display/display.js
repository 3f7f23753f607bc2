import { LitElement, html, nothing } from 'lit';
import { house } from '../house/house.js';
import { Live } from '../house/live.js';
import { house as style } from '../look/style.js';
import { money, number, speak, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { documentTitle, tableName } from '../words/titles.js';
import { METERS, meterName, shortWagerName } from '../words/wagers.js';
import { PatronTable, isFollowed } from '../model/patron-table.js';
import { call } from '../felt/calls.js';
import { special, winnersOf } from '../roads/special.js';
import { displayStyle } from './style.js';
import '../round/clock.js';
import './roads.js';

/** @import { Event as Happened, Result, View } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Table } from 'answers' */
/** @import { Followed } from '../model/patron-table.js' */

const PORTRAIT = matchMedia('(orientation: portrait)');
const AGAIN = 5000;
const LARGE = ['major', 'star', 'must-hit'];

/**
 * A table as a monitor beside it shows it: `#display/its-name`, with a language after it (`#display/its-name/zh-Hant`). It needs no session
 * and no hand: it watches as a stranger even if someone is signed in, and reconnects when the casino is back.
 */
class TableDisplay extends Speaks(/** @type {Part<{ table: string, language: string, problem: string }>} */ (LitElement)) {
  static properties = { table: {}, language: {}, problem: { state: true } };
  static styles = [style, displayStyle];

  /** @type {PatronTable | undefined} */
  model = undefined;
  /** @type {Live | undefined} */
  live = undefined;
  #turned = () => this.requestUpdate();

  connectedCallback() {
    super.connectedCallback();
    PORTRAIT.addEventListener('change', this.#turned);
    if (this.language) {
      speak(this.language);
    }
    this.#open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    PORTRAIT.removeEventListener('change', this.#turned);
    clearTimeout(this.waiting);
    this.live?.close();
  }

  async #open() {
    const rules = await house.table(this.table).catch((/** @type {Error} */ error) => error);
    if (!this.isConnected) {
      return;
    }
    if (rules instanceof Error) {
      this.problem = rules.message;
      this.waiting = setTimeout(() => this.#open(), AGAIN);
      return;
    }
    this.problem = '';
    this.#watch(rules);
  }

  #watch(/** @type {Table} */ rules) {
    const live = new Live(this.table, true);
    this.live = live;
    this.model = new PatronTable(rules);
    this.model.addEventListener('change', () => this.requestUpdate());
    live.addEventListener('frame', (/** @type {CustomEvent<Happened[]>} */ { detail: events }) => {
      if (this.model?.lost) {
        this.#renew();
      } else if (live.view) {
        this.model?.follow({ view: live.view, you: undefined, events });
      }
    });
    live.addEventListener('lost', () => this.model?.connectionLost());
  }

  /** After a lost connection the table may have other rules. */
  #renew() {
    this.live?.close();
    this.#open();
  }

  render() {
    const { model } = this;
    if (!isFollowed(model)) {
      return html`<main class="nothing" role="status">${this.problem || nothing}</main>`;
    }
    const { view, rules, lost } = model;
    return html`
      <header><h1>${tableName(rules.name)}</h1><span>${documentTitle(rules.regulation, rules.document)}</span>
        ${lost ? html`<span class="lost" role="alert">${t('connection-lost')}</span>` : nothing}</header>
      ${this.#call(model)}${this.#last(view, rules)}
      <section class="side">${this.#limits(rules)}${this.#meters(view, rules)}</section>
      <display-roads .results=${view.results} ?ez=${rules.ez} .columns=${PORTRAIT.matches ? 24 : 36}></display-roads>`;
  }

  #call(/** @type {Followed} */ { view, story }) {
    const isOpen = view.phase.name === 'AcceptingWagers';
    const { words } = call(story, view);
    const title = isOpen ? t('place-wagers') : view.cards.round ? t('no-more-bets') : words;
    const round = t('round', { number: view.cards.round ?? view.shoe.round + 1 });
    return html`<section class="call ${isOpen ? 'open' : ''}" aria-live="polite" data-call>
      ${isOpen && view.clock.until ? html`<round-clock .clock=${view.clock} quiet></round-clock>` : nothing}
      <div><strong>${title}</strong><p>${words === title ? round : words}</p></div>
    </section>`;
  }

  #last(/** @type {View} */ { results }, /** @type {Table} */ rules) {
    const last = results.at(-1);
    if (!last) {
      return html`<section class="last"><h2>${t('display-last')}</h2><span>${t('nothing-yet')}</span></section>`;
    }
    return html`<section class="last" data-last=${last.winner}><h2>${t('display-last')}</h2>
      <strong class=${last.winner}>${t(last.winner)}</strong>
      <span class="player">${t('player')} ${last.player}</span><span class="banker">${t('banker')} ${last.banker}</span>
      <em>${remarks(last, rules).join(' · ')}</em>${this.#counts(results)}</section>`;
  }

  #limits(/** @type {Table} */ rules) {
    return html`<div><h2>${t('limits')}</h2><table data-limits>${rules.wagers
      .flatMap(({ wager, min, max }) => (min && max ? [{ wager, min, max }] : []))
      .map(
        (one, index) =>
          html`<tr class=${index < 2 ? 'main' : ''}><th scope="row">${shortWagerName(one.wager)}</th><td>${
            one.min === one.max ? money(one.min) : `${money(one.min)} – ${money(one.max)}`
          }</td></tr>`,
      )}</table></div>`;
  }

  #meters(/** @type {View} */ { meters, won }, /** @type {Table} */ rules) {
    const names = METERS.filter((name) => name in (meters ?? {}));
    if (!names.length) {
      return nothing;
    }
    const by = (/** @type {string} */ name) =>
      name === 'must-hit' && rules.mustHit ? ` ${t('must-hit-by', { amount: money(rules.mustHit.ceiling) })}` : '';
    const row = (/** @type {string} */ name) => html`<tr class=${LARGE.includes(name) ? 'major' : ''} data-meter=${name}>
      <th scope="row">${meterName(name)}${by(name)}</th><td>${money(meters[name])}</td></tr>`;
    return html`<div><h2>${t('royal-9')}</h2>${won.map(
      ({ meter, spot, amount }) =>
        html`<p class="won" data-won=${meter}>${t('seat-won-meter', { meter: meterName(meter), seat: spot, amount: money(amount) })}</p>`,
    )}<table>${names.map(row)}</table></div>`;
  }

  #counts(/** @type {Result[]} */ results) {
    const winners = winnersOf(results);
    const count = (/** @type {string} */ side) => winners.filter((winner) => winner === side.toUpperCase()).length;
    return html`<div class="counts" data-counts>${['banker', 'player', 'tie'].map(
      (side) => html`<div class=${side}><span>${t(side)}</span><b>${number(count(side))}</b></div>`,
    )}<div><span>${t('rounds')}</span><b>${number(winners.length)}</b></div></div>`;
  }
}

/** What was out of the ordinary in a result. */
function remarks(/** @type {Result} */ last, /** @type {Table} */ rules) {
  const sign = special(last, rules.ez);
  const natural = Math.max(
    last.playerCards === 2 && last.player >= 8 ? last.player : 0,
    last.bankerCards === 2 && last.banker >= 8 ? last.banker : 0,
  );
  return [
    sign && t(sign === '7' ? 'dragon-7' : 'panda-8'),
    natural && t('natural', { count: natural }),
    last.playerPair && t('display-pair', { side: t('player') }),
    last.bankerPair && t('display-pair', { side: t('banker') }),
  ].filter(Boolean);
}

customElements.define('table-display', TableDisplay);
