import { LitElement, html, css } from 'lit';
import { glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { hour, zone } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** @import { Changes, Part } from 'page' */

const SHOWN = 100;

/** The last rounds of a table, each to be rebuilt. */
class RoundsList extends /** @type {Part<{ table: string, name: any, latest: any, rounds: any }>} */ (LitElement) {
  static properties = { table: {}, name: {}, latest: {}, rounds: { state: true } };
  static styles = [
    desk,
    css`
      .player { color: var(--player); } .banker { color: var(--banker); } .tie { color: var(--tie); } .void { color: var(--warn); }
      td strong { font-weight: 700; }
    `,
  ];

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('table') || changed.has('latest')) {
      this.#look();
    }
  }

  async #look() {
    this.rounds = (await glance(`/tables/${encodeURIComponent(this.table)}/rounds?last=${SHOWN}`)).rounds;
  }

  render() {
    return html`<section class="panel" aria-labelledby="rounds"><header><h2 id="rounds">${t('surveillance:last-rounds', {
      table: this.name,
    })}</h2><span class="end quiet">${this.rounds?.length ?? ''}</span></header>
      ${
        this.rounds?.length
          ? html`<table><thead><tr><th>${t('surveillance:time-in', { zone: zone() })}</th><th class="figure">${t('surveillance:round')}</th>
          <th class="figure">${t('surveillance:shoe')}</th><th>${wagerName('player')}</th><th>${wagerName('banker')}</th>
          <th>${t('surveillance:result')}</th></tr></thead>
            <tbody>${this.rounds.map(
              (/** @type {any} */ one) => html`<tr><td class="mono">${hour(one.at)}</td>
              <td class="figure"><a href="#surveillance/${this.table}/${one.round}">${one.round}</a></td><td class="figure">${one.shoe}</td>
              <td class="mono">${one.player}</td><td class="mono">${one.banker}</td>
              <td><strong class=${one.result}>${t(`surveillance:letter:${one.result}`)}</strong> <span
                class="quiet">${t(`surveillance:result:${one.result}`)}</span></td></tr>`,
            )}</tbody></table>`
          : html`<div class="empty"><strong>${t('surveillance:no-round-yet')}</strong><span
            class="quiet">${t('surveillance:no-round-yet-gist')}</span></div>`
      }
    </section>`;
  }
}

customElements.define('rounds-list', RoundsList);
