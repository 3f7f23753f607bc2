import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { singleKeys } from '../desk/single-keys.js';
import { grouped } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { patronMeets } from './patron-meets.js';
import './run-form.js';
import './interval-plot.js';
import './bankroll-paths.js';
import './end-histogram.js';

/** @import { Part } from 'page' */
/** @import { Simulation } from 'answers' */

/** The house is asked twice a second while a run is under way. */
const EVERY = 500;

/** The user's simulations: start, watch, stop and read them. `#analyst/simulation/<id>` is one of them. */
class SimulatedShoes extends /** @type {Part<{ id: any, run: any, runs: any }>} */ (LitElement) {
  static properties = { id: {}, run: { state: true }, runs: { state: true } };
  static styles = [
    desk,
    css`
      main { padding: 12px 16px; display: grid; gap: 12px; }
      .head { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
      .progress { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: center; padding: 14px; }
      .progress > :first-child { flex: 1 1 320px; }
      progress { width: 100%; height: 8px; accent-color: var(--accent); }
      .line { display: flex; justify-content: space-between; margin-bottom: 4px; }
      .one span { display: block; font-size: 12px; color: var(--n7); }
      .one strong { font-size: 18px; }
      .two { display: grid; gap: 12px; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
      tr { cursor: default; }
      @media (max-width: 1000px) { .two { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.looking = setInterval(() => this.#look(), EVERY);
    this.stop = singleKeys({ g: () => (location.hash = '#analyst'), Escape: () => this.#cancel() });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
    this.stop?.();
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('id')) {
      this.run = undefined;
      this.#read();
    }
  }

  #look() {
    if (isUnderWay(this.run) && !document.hidden) {
      this.#read();
    }
  }

  async #read() {
    const { id } = this;
    const run = id ? await call(`/simulations/${encodeURIComponent(id)}`).catch(() => {}) : undefined;
    const { simulations } = await call('/simulations');
    if (id === this.id) {
      this.run = run;
      this.runs = simulations.reverse();
    }
  }

  render() {
    const { run } = this;
    return html`<main>
      <div class="head"><h1>${t(run ? 'analyst:simulation' : 'analyst:simulations')}</h1>
        <span class="quiet">${run ? about(run) : t('analyst:simulations-gist')}</span>
        <a class="button end" href="#analyst">${t('analyst:exact-odds')} <kbd>G</kbd></a></div>
      ${run ? this.#progress(run) : nothing}
      ${run?.result ? this.#result(run.result) : nothing}
      <run-form @run=${(/** @type {any} */ event) => (location.hash = `#analyst/simulation/${event.detail.id}`)}></run-form>
      ${this.runs?.length ? this.#all() : nothing}
    </main>`;
  }

  #progress(/** @type {Simulation} */ run) {
    const result = /** @type {any} */ (run.result);
    return html`<section class="panel progress" aria-label=${t('analyst:progress')}>
      <div><p class="line"><span><strong>${grouped(run.shoesPlayed)}</strong>
        ${t('analyst:of-shoes', { all: grouped(run.shoes) })}</span><span class="quiet" role="status">${stateName(run)}</span></p>
        <progress max=${run.shoes} value=${run.state === 'done' ? run.shoes : run.shoesPlayed} aria-label=${t(
          'analyst:shoes-played',
        )}></progress></div>
      ${run.roundsPlayed ? figure(t('analyst:rounds'), grouped(run.roundsPlayed)) : nothing}
      ${result ? figure(t('analyst:rounds-a-second'), grouped(result.roundsPerSecond)) : nothing}
      ${result?.roundsPerShoe ? figure(t('analyst:rounds-a-shoe'), result.roundsPerShoe.mean.toFixed(2)) : nothing}
      ${result?.cardsPerRound ? figure(t('analyst:cards-a-round'), result.cardsPerRound.toFixed(3)) : nothing}
      ${
        isUnderWay(run)
          ? html`<button class="button" @click=${this.#cancel}>${t('analyst:stop-and-keep')} <kbd>Esc</kbd></button>`
          : nothing
      }
    </section>`;
  }

  #result(/** @type {any} */ result) {
    const { strategy } = result;
    return strategy
      ? html`<div class="two"><bankroll-paths .strategy=${strategy}></bankroll-paths><end-histogram
        .strategy=${strategy}></end-histogram></div>${patronMeets(strategy)}`
      : html`<interval-plot .wagers=${result.wagers}></interval-plot>`;
  }

  #all() {
    return html`<section class="panel" aria-labelledby="own"><header><h2 id="own">${t('analyst:your-simulations')}</h2>
      <span class="end quiet">${t('analyst:kept-until-close')}</span></header>
      <table><thead><tr><th>${t('analyst:way-to-wager')}</th><th>${t('analyst:seed')}</th><th class="figure">${t('analyst:shoes')}</th>
        <th class="figure">${t('analyst:rounds')}</th><th>${t('analyst:state')}</th></tr></thead>
        <tbody>${this.runs.map(
          (/** @type {Simulation} */ one) => html`<tr class=${one.id === this.id ? 'chosen' : ''}>
            <td><a href="#analyst/simulation/${one.id}">${one.strategy ?? t('analyst:unit-on-every-wager')}</a></td><td class="mono">${
              one.seed
            }</td>
            <td class="figure">${grouped(one.shoesPlayed)}</td><td class="figure">${grouped(one.roundsPlayed)}</td><td>${stateName(
              one,
            )}</td></tr>`,
        )}</tbody></table></section>`;
  }

  async #cancel() {
    if (isUnderWay(this.run)) {
      await call(`/simulations/${encodeURIComponent(this.id)}`, 'DELETE');
      await this.#read();
    }
  }
}

/** How a run wagers, from which seed, and its random stream once it is known. */
function about(/** @type {Simulation} */ { strategy = t('analyst:unit-on-every-wager'), seed, result }) {
  return html`${t('analyst:about', { strategy, seed })} ${result ? html`<span class="mono">${result.stream}</span>` : nothing}`;
}

const stateName = (/** @type {Simulation} */ { state }) => t(`analyst:state:${state}`);

function isUnderWay(/** @type {Simulation} */ run) {
  return run?.state === 'waiting' || run?.state === 'playing';
}

function figure(/** @type {string} */ name, /** @type {any} */ value) {
  return html`<div class="one"><span>${name}</span><strong>${value}</strong></div>`;
}

customElements.define('simulated-shoes', SimulatedShoes);
