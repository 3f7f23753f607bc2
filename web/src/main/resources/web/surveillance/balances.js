import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { cents, change } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';
import { balances } from './steps.js';

/** @import { Part } from 'page' */

/** The chips of all patrons and of the house before and after a round, and the chips that the shown step moved. */
class RoundBalances extends /** @type {Part<{ round: any, step: number }>} */ (LitElement) {
  static properties = { round: {}, step: {} };
  static styles = [desk, css`td, th { padding: 6px 10px; } tbody td:first-child { overflow-wrap: anywhere; }`];

  render() {
    const { rows, sum } = balances(this.round);
    const moved = this.round.events[this.step]?.transfers ?? [];
    return html`<section class="panel" aria-labelledby="balances"><header><h2 id="balances">${t(
      'surveillance:balances',
    )}</h2><span class="end quiet">${t('surveillance:of-the-round')}</span></header>
      <table><thead><tr><th></th><th class="figure">${t('surveillance:before')}</th><th class="figure">${t(
        'surveillance:change',
      )}</th><th class="figure">${t('surveillance:after')}</th></tr></thead>
        <tbody>${rows.map(
          (one) => html`<tr><td>${one.name}</td><td class="figure">${cents(one.before)}</td>
          <td class="figure">${change(one.change)}</td><td class="figure"><strong>${cents(one.after)}</strong></td></tr>`,
        )}
          <tr class="sum"><td>${t('surveillance:all-changes')}</td><td></td><td class="figure">${change(sum)}</td>
            <td class="figure">${sum === 0 ? t('surveillance:balanced') : ''}</td></tr></tbody></table>
      ${
        moved.length
          ? html`<div class="body"><span class="overline">${t('surveillance:step-moved')}</span>${moved.map(
              (/** @type {any} */ one) =>
                html`<div>${one.from.replace('~', '')} → ${one.to.replace('~', '')}
          <strong>${cents(one.amount)}</strong></div>`,
            )}</div>`
          : nothing
      }
    </section>`;
  }
}

customElements.define('round-balances', RoundBalances);
