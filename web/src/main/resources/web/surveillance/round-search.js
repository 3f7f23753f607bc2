import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { desk } from '../desk/style.js';
import { amount, hour, zone } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** @import { Part } from 'page' */

const RESULTS = ['player', 'banker', 'tie', 'void'];

/** Finds the round that a patron disputes by what is known of it: the day, and whatever else. Only what is filled in counts. */
class RoundSearch
  extends /** @type {Part<{ tables: any[], names: any, rounds: any[] | undefined, wrong: string | undefined }>} */ (LitElement)
{
  static properties = { tables: {}, names: {}, rounds: { state: true }, wrong: { state: true } };
  static styles = [
    desk,
    css`
      form { display: flex; flex-wrap: wrap; gap: 10px; padding: 12px 14px; align-items: end; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
      input, select { min-height: 32px; width: 120px; } input.short { width: 72px; } input[type='date'] { width: 150px; }
    `,
  ];

  render() {
    return html`<section class="panel" aria-labelledby="find"><header><h2 id="find">${t('surveillance:find-round')}</h2><span
      class="end quiet">${t('surveillance:find-gist')}</span></header>
      <form @submit=${this.#find}>
        <label>${t('surveillance:gaming-day')}<input type="date" name="day" /></label>
        <label>${t('surveillance:table')}<select name="table"><option value="">${t('surveillance:any')}</option>${this.tables.map(
          (one) => html`<option value=${one.id}>${one.name}, ${one.id}</option>`,
        )}</select></label>
        <label>${t('surveillance:seat')}<input class="short" name="seat" inputmode="numeric" /></label>
        <label>${t('surveillance:role:patron')}<input name="patron" maxlength="24" autocomplete="off" /></label>
        <label>${t('surveillance:wager-at-least')}<input class="short" name="least" inputmode="decimal" placeholder="0.00" /></label>
        <label>${t('surveillance:result')}<select name="result"><option value="">${t('surveillance:any')}</option>${RESULTS.map(
          (one) => html`<option value=${one}>${t(`surveillance:result:${one}`)}</option>`,
        )}</select></label>
        <button class="button primary" type="submit">${t('surveillance:find')}</button>
      </form>
      <div aria-live="polite">${this.wrong ? html`<p class="wrong body">✕ ${this.wrong}</p>` : this.#found()}</div></section>`;
  }

  #found() {
    if (!this.rounds) {
      return nothing;
    }
    if (!this.rounds.length) {
      return html`<div class="empty"><strong>${t('surveillance:no-round-fits')}</strong>
        <span class="quiet">${t('surveillance:no-round-fits-gist')}</span></div>`;
    }
    return html`<table><thead><tr><th>${t('surveillance:time-in', { zone: zone() })}</th><th>${t('surveillance:table')}</th>
      <th class="figure">${t('surveillance:round')}</th><th>${wagerName('player')}</th><th>${wagerName('banker')}</th>
      <th>${t('surveillance:result')}</th></tr></thead>
      <tbody>${this.rounds.map(
        (one) => html`<tr><td class="mono">${hour(one.at)}</td><td>${this.names[one.table] ?? one.table}</td>
        <td class="figure"><a href="#surveillance/${one.table}/${one.round}/${one.run}">${one.round}</a></td>
        <td class="mono">${one.player}</td><td class="mono">${one.banker}</td><td>${t(`surveillance:result:${one.result}`)}</td></tr>`,
      )}</tbody></table>`;
  }

  async #find(/** @type {SubmitEvent} */ event) {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const asked = new URLSearchParams();
    for (const [name, value] of given) {
      const text = String(value).trim();
      if (text) {
        asked.set(name, name === 'least' ? (amount(text) ?? text) : text);
      }
    }
    try {
      this.rounds = (await call(`/search/rounds?${asked}`)).rounds;
      this.wrong = undefined;
    } catch (problem) {
      this.wrong = /** @type {Error} */ (problem).message;
    }
  }
}

customElements.define('round-search', RoundSearch);
