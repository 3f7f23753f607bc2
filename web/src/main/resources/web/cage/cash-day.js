import { LitElement, html, css } from 'lit';
import { glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { dollars } from '../figures/figures.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/cage.js';

/** @import { CashPatron } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */

/** The cash of each patron in a gaming day, which can be taken along as a file. */
class CashDay extends Speaks(
  /** @type {Part<{ moved: number, day: string, patrons: CashPatron[] | undefined, wrong: string | undefined }>} */ (LitElement),
) {
  static properties = { moved: { type: Number }, day: { state: true }, patrons: { state: true }, wrong: { state: true } };
  static styles = [desk, css`.scrolls { overflow-x: auto; } label { display: flex; gap: 8px; align-items: center; }`];

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('moved')) {
      this.#look(this.day ?? 'today');
    }
  }

  async #look(/** @type {string} */ asked) {
    try {
      const { day, patrons } = await glance(`/cash?day=${asked}`);
      Object.assign(this, { day, patrons, wrong: '' });
    } catch (problem) {
      this.wrong = problem.message;
    }
  }

  render() {
    const patrons = this.patrons ?? [];
    return html`<section class="panel" aria-labelledby="cash">
      <header><h2 id="cash">${t('cage:cash-of-patrons')}</h2>
        <label class="end">${t('cage:gaming-day')}<input type="date" .value=${this.day ?? ''}
          @change=${(/** @type {Acted} */ event) => this.#look(event.target.value || 'today')} /></label>
        <a class="button" href=${`/api/v1/cash?form=csv&day=${this.day ?? 'today'}`} download>${t('cage:download')}</a></header>
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
      ${
        patrons.length
          ? html`<div class="scrolls"><table><thead><tr><th>${t('cage:head:patron')}</th><th class="figure">${t('cage:head:in')}</th><th
              class="figure">${t('cage:head:out')}</th><th class="figure">${t('cage:head:moves')}</th></tr></thead><tbody>${patrons.map(
                (one) => html`<tr><td>${one.patron.replace('$', '')}${
                  one.patron.startsWith('$') ? html` <span class="tag">${t('cage:no-account')}</span>` : ''
                }</td><td class="figure">${dollars(one.in, true)}</td><td class="figure">${dollars(one.out, true)}</td><td
                  class="figure">${one.moves.length}</td></tr>`,
              )}</tbody></table></div>`
          : html`<div class="empty"><strong>${t('cage:no-cash')}</strong></div>`
      }
    </section>`;
  }
}

customElements.define('cash-day', CashDay);
