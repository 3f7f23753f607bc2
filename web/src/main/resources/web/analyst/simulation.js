import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { singleKeys } from '../desk/single-keys.js';
import { grouped } from '../figures/figures.js';
import { patronMeets } from './patron-meets.js';
import './run-form.js';
import './interval-plot.js';
import './bankroll-paths.js';
import './end-histogram.js';

/** @import { Part } from 'page' */

/** The house is asked twice a second while a run is under way. */
const EVERY = 500;

/** One's simulations: asked for, looked at while they play, stopped, and read. `#analyst/simulation/<id>` is one of them. */
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

  willUpdate(changed) {
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
    const run = id ? await call(`/simulations/${encodeURIComponent(id)}`).catch(() => undefined) : undefined;
    const { simulations } = await call('/simulations');
    if (id === this.id) {
      this.run = run;
      this.runs = simulations.reverse();
    }
  }

  render() {
    const { run } = this;
    return html`<main>
      <div class="head"><h1>${run ? 'Simulation' : 'Simulations'}</h1>
        <span class="quiet">${run ? about(run) : 'Many shoes from one seed; the same seed gives the same shoes anywhere.'}</span>
        <a class="button end" href="#analyst">Exact odds <kbd>G</kbd></a></div>
      ${run ? this.#progress(run) : nothing}
      ${run?.result ? this.#result(run.result) : nothing}
      <run-form @run=${(event) => (location.hash = `#analyst/simulation/${event.detail.id}`)}></run-form>
      ${this.runs?.length ? this.#all() : nothing}
    </main>`;
  }

  #progress(run) {
    const { result } = run;
    return html`<section class="panel progress" aria-label="How far it is">
      <div><p class="line"><span><strong>${grouped(run.shoesPlayed)}</strong>
        of ${grouped(run.shoes)} shoes</span><span class="quiet" role="status">${run.state}</span></p>
        <progress max=${run.shoes} value=${run.state === 'done' ? run.shoes : run.shoesPlayed} aria-label="shoes played"></progress></div>
      ${run.roundsPlayed ? figure('Rounds', grouped(run.roundsPlayed)) : nothing}
      ${result ? figure('Rounds a second', grouped(result.roundsPerSecond)) : nothing}
      ${result?.roundsPerShoe ? figure('Rounds a shoe', result.roundsPerShoe.mean.toFixed(2)) : nothing}
      ${result?.cardsPerRound ? figure('Cards a round', result.cardsPerRound.toFixed(3)) : nothing}
      ${isUnderWay(run) ? html`<button class="button" @click=${this.#cancel}>Stop and keep <kbd>Esc</kbd></button>` : nothing}
    </section>`;
  }

  #result(result) {
    const { strategy } = result;
    return strategy
      ? html`<div class="two"><bankroll-paths .strategy=${strategy}></bankroll-paths><end-histogram
        .strategy=${strategy}></end-histogram></div>${patronMeets(strategy)}`
      : html`<interval-plot .wagers=${result.wagers}></interval-plot>`;
  }

  #all() {
    return html`<section class="panel" aria-labelledby="own"><header><h2 id="own">Your simulations</h2>
      <span class="end quiet">kept until the casino closes</span></header>
      <table><thead><tr><th>Way to wager</th><th>Seed</th><th class="figure">Shoes</th><th class="figure">Rounds</th><th>State</th></tr></thead>
        <tbody>${this.runs.map(
          (one) => html`<tr class=${one.id === this.id ? 'chosen' : ''}>
            <td><a href="#analyst/simulation/${one.id}">${one.strategy ?? 'a unit on every wager'}</a></td><td class="mono">${one.seed}</td>
            <td class="figure">${grouped(one.shoesPlayed)}</td><td class="figure">${grouped(one.roundsPlayed)}</td><td>${one.state}</td></tr>`,
        )}</tbody></table></section>`;
  }

  async #cancel() {
    if (isUnderWay(this.run)) {
      await call(`/simulations/${encodeURIComponent(this.id)}`, 'DELETE');
      await this.#read();
    }
  }
}

function about({ strategy, seed, result }) {
  const stream = result ? html`, stream <span class="mono">${result.stream}</span>` : nothing;
  return html`${strategy ?? 'a unit on every wager'}, seed <span class="mono">${seed}</span>${stream}`;
}

function isUnderWay(run) {
  return run?.state === 'waiting' || run?.state === 'playing';
}

function figure(name, value) {
  return html`<div class="one"><span>${name}</span><strong>${value}</strong></div>`;
}

customElements.define('simulated-shoes', SimulatedShoes);
