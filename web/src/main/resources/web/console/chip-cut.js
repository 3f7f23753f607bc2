import { LitElement, html, css, svg, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { cut, cutText, stacks, ways } from './cut.js';
import { isSome, owed, paymentOf } from './settlement.js';
import { dollars, exactDollars, grouped } from '../figures/figures.js';
import { spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Payment, Step, View, You } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Stack } from './cut.js' */

/** A stack from the side, as it stands before the tray. The words beside it say the same. */
function standing(/** @type {Stack} */ { chip, count }) {
  const height = 34 + count * 9;
  const layer = (
    /** @type {number} */ index,
  ) => svg`<g transform="translate(0 ${height - 22 - index * 9})"><path d="M2 10v8a48 12 0 0 0 96 0v-8" fill=${chip.body}
    stroke="#0007" /><path d="M22 20v8M50 22v8M78 20v8" stroke=${chip.marks} stroke-width="9" /></g>`;
  return html`<svg width="84" viewBox="0 0 100 ${height + 8}" aria-hidden="true">
    ${Array.from({ length: count }, (_, index) => layer(index))}
    <g transform="translate(0 ${height - 22 - count * 9 + 9})"><ellipse cx="50" cy="10" rx="48" ry="13" fill=${chip.body}
      stroke=${chip.marks}
      stroke-width="2" />
      <text x="50" y="15" text-anchor="middle" font-size="14" font-weight="700" fill=${chip.ink}>${grouped(chip.value)}</text></g>
  </svg>`;
}

/** The amount of the seat that is due, as chips to cut, and its vigorish box with the new total. */
class ChipCut
  extends /** @type {Part<{ view: View, you: You | undefined, step: Step | undefined, way: number | undefined }>} */ (LitElement)
{
  static properties = { view: {}, you: {}, step: {}, way: {} };
  static styles = [
    desk,
    css`
      .halves { display: grid; grid-template-columns: 1fr 1fr; }
      .halves > div { padding: 12px 14px; }
      .halves > div + div { border-left: 1px solid var(--n4); }
      .big { font: 700 28px/1.2 var(--desk); }
      .stacks { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: flex-end; margin-top: 12px; }
      .stacks > span { display: grid; gap: 4px; justify-items: center; }
      .box { display: grid; place-items: center; width: 94px; height: 78px; margin-top: 12px; border: 1px dashed var(--n6);
        border-radius: 8px;
        position: relative; }
      .box i { position: absolute; left: 8px; top: 4px; font-style: normal; color: var(--n7); font-size: 12px; }
      .marker { display: grid; place-items: center; width: 60px; height: 60px; border-radius: 50%; background: var(--paper);
        color: var(--card-black);
        border: 3px solid var(--card-gold); font-weight: 700; }
      .button { min-height: 44px; }
    `,
  ];

  render() {
    const one = this.step && paymentOf(this.you?.settlement, this.step);
    if (!one) {
      return nothing;
    }
    const how = cut(one.pay, (this.way ?? 0) % ways(one.pay));
    return html`<section class="panel" aria-label=${t('console:chips-to-cut')}>
      <header><h2>${t('console:cut-for', { spot: spotText(one.spot) })}</h2>${
        ways(one.pay) > 1
          ? html`<button class="button end"
        @click=${() => tell(this, 'other-chips')}>${t('console:other-chips')} <kbd>C</kbd></button>`
          : nothing
      }</header>
      <div class="halves">
        <div><p class="quiet">${t('console:pay-from-the-tray')}</p><p class="big">${dollars(one.pay)}</p>
          <div class="stacks" role="img"
            aria-label=${cutText(how) || t('console:nothing')}>
            ${stacks(how).map(
              (each) => html`<span>${standing(each)}<strong>${each.count} × ${dollars(each.chip.value)}</strong></span
            >`,
            )}</div>
          ${
            how.rest
              ? html`<p class="small quiet">${t('console:below-the-smallest-chip', { amount: exactDollars(how.rest) })}</p
          >`
              : nothing
          }</div>
        <div>${isSome(one.vigorish) ? this.#box(one) : html`<p class="quiet">${t('console:no-vigorish')}</p>`}</div>
      </div>
    </section>`;
  }

  #box(/** @type {Payment} */ one) {
    if (!one.marked) {
      return html`<p class="quiet">${t('console:take-into-the-box')}</p><p class="big">${exactDollars(one.vigorish)}</p>`;
    }
    const was = owed(this.view, one.spot);
    return html`<p class="quiet">${t('console:mark-in-box', { spot: one.spot })}</p><p class="big">${exactDollars(one.vigorish)}</p>
      <div class="box"><i>${one.spot}</i><span class="marker">${one.box}</span></div><p class="small quiet"
        >${t('console:was', { amount: was.toFixed(2) })}</p>`;
  }
}

customElements.define('chip-cut', ChipCut);
