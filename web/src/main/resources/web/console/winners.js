import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { cut, cutText } from './cut.js';
import { isSome, paymentOf, payments } from './settlement.js';
import { dollars } from '../figures/figures.js';
import { spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Settlement, Step, You } from 'messages' */
/** @import { Part } from 'page' */

/** Everyone who is paid, in the dealer's order, with the chips and the vigorish of each. */
class WinnersQueue extends /** @type {Part<{ you: You | undefined, step: Step | undefined, marked: boolean | undefined }>} */ (LitElement) {
  static properties = { you: {}, step: {}, marked: {} };
  static styles = [desk, css`td:nth-child(3) { color: var(--n7); } .done { color: var(--ok); }`];

  render() {
    const all = payments(this.you?.settlement);
    if (all.length === 0) {
      return nothing;
    }
    const now = this.step && paymentOf(this.you?.settlement, this.step);
    const { losers: lost, sums } = /** @type {{ settlement: Settlement }} */ (this.you).settlement;
    return html`<section class="panel" aria-labelledby="winners">
      <header><h2 id="winners">${t('console:winners-in-order')}</h2><span class="quiet end"
        >${all.length === 1 ? t('console:one-payment') : t('console:payments', { count: all.length })}</span></header>
      <table>
        <thead><tr><th>${t('console:column:seat')}</th><th class="figure">${t('console:column:pay')}</th><th
        >${t('console:column:cut')}</th><th class="figure">${t(this.marked ? 'console:column:mark' : 'vigorish')}</th><th><span
          class="hidden-words">${t('console:column:done')}</span></th></tr></thead>
        <tbody>
          ${all.map(
            (one) => html`<tr class=${one.spot === now?.spot && one.award === now.award ? 'chosen' : ''}><td><strong
            >${one.spot}</strong>${one.award ? ` ${t('royal-9')}` : ''}</td><td
            class="figure"><strong>${isSome(one.pay) ? dollars(one.pay) : t('push')}</strong></td>
            <td>${isSome(one.pay) ? cutText(cut(one.pay)) : ''}</td><td class="figure">${one.vigorish}</td><td
              class="done">${one.done ? '✓' : ''}</td></tr>`,
          )}
          <tr class="sum"><td>${t('console:column:all')}</td><td class="figure">${dollars(sums.pay)}</td><td
          >${t('console:tray-now', { amount: dollars(this.you?.tray ?? 0) })}</td><td
            class="figure">${sums.vigorish}</td><td></td></tr>
        </tbody>
      </table>
      <p class="body quiet"
      >${
        lost.spots.length
          ? t('console:losers', { amount: dollars(lost.amount), spots: lost.spots.map(spotText).join(', ') })
          : t('console:no-losers')
      }</p>
    </section>`;
  }
}

customElements.define('winners-queue', WinnersQueue);
