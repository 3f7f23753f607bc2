import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { cut, cutText } from './cut.js';
import { losses, paymentOf, payments } from './settlement.js';
import { dollars } from '../figures/figures.js';
import { spotText } from './words.js';

/** @import { You } from 'messages' */
/** @import { Part } from 'page' */

/** Everybody who is paid, in the dealer's order, with the chips and the vigorish of each. */
class WinnersQueue extends /** @type {Part<{ you: You | undefined, step: any, marked: any }>} */ (LitElement) {
  static properties = { you: {}, step: {}, marked: {} };
  static styles = [desk, css`td:nth-child(3) { color: var(--n7); } .done { color: var(--ok); }`];

  render() {
    const all = payments(this.you?.settlement);
    if (all.length === 0) {
      return nothing;
    }
    const sum = (key) => all.reduce((total, one) => total + one[key], 0);
    const now = this.step && paymentOf(this.you.settlement, this.step);
    const lost = losses(this.you.settlement);
    return html`<section class="panel" aria-labelledby="winners">
      <header><h2 id="winners">Winners, in order</h2><span class="quiet end">${all.length} ${all.length === 1 ? 'payment' : 'payments'}</span></header>
      <table>
        <thead><tr><th>Seat</th><th class="figure">Pay</th><th>Cut</th><th class="figure">${this.marked ? 'Mark' : 'Vigorish'}</th><th><span
          class="hidden-words">Done</span></th></tr></thead>
        <tbody>
          ${all.map(
            (
              one,
            ) => html`<tr class=${one.spot === now?.spot && one.award === now.award ? 'chosen' : ''}><td><strong>${one.spot}</strong>${one.award ? ' Royal 9' : ''}</td><td
            class="figure"><strong>${one.pay ? dollars(one.pay) : 'push'}</strong></td>
            <td>${one.pay ? cutText(cut(one.pay)) : ''}</td><td class="figure">${one.vigorish.toFixed(2)}</td><td
              class="done">${one.done ? '✓' : ''}</td></tr>`,
          )}
          <tr class="sum"><td>All</td><td class="figure">${dollars(sum('pay'))}</td><td>tray now ${dollars(this.you.tray)}</td><td
            class="figure">${sum('vigorish').toFixed(2)}</td><td></td></tr>
        </tbody>
      </table>
      <p class="body quiet">${lost.spots.length ? `Losers, ${dollars(lost.amount)}: ${lost.spots.map(spotText).join(', ')}.` : 'No losers.'}</p>
    </section>`;
  }
}

customElements.define('winners-queue', WinnersQueue);
