import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { dollars, hour } from '../figures/figures.js';
import { meterName } from '../words/wagers.js';
import { isOpen, viewOf } from './now.js';
import { t } from '../words/words.js';
import '../words/floor.js';

/** @import { Part } from 'page' */
/** @import { Followed } from './tables.js' */
/** @import { Slip } from 'answers' */

const linkOf = (/** @type {Followed} */ table) => viewOf(table).link?.name;

/** The tables of a link show the same meters, so that one stands for all of them. */
function standsForItsLink(/** @type {Followed} */ table, /** @type {number} */ index, /** @type {Followed[]} */ all) {
  const name = linkOf(table);
  return !name || table === all.find((one) => linkOf(one) === name);
}

/** Beside the pits: progressive meters, the chips moved today, and the notices that were given. */
class FloorRail extends /** @type {Part<{ tables: Followed[], moved: Slip[], pits: any[] }>} */ (LitElement) {
  static properties = { tables: {}, moved: {}, pits: {} };
  static styles = [desk, css`:host { display: grid; gap: 12px; align-content: start; }`];

  render() {
    return html`${this.#meters()}${this.#slips()}${this.#notices()}`;
  }

  #meters() {
    const meters = this.tables.filter(standsForItsLink).flatMap((table) => {
      const { meters: shown, link } = viewOf(table);
      return Object.entries(shown).map(([meter, shows]) => ({
        whose: link ? t('floor:link', { link: link.name }) : table.name,
        meter,
        shows,
      }));
    });
    return meters.length
      ? html`<section class="panel" aria-labelledby="meters"><header><h2 id="meters">${t('floor:progressive-meters')}</h2></header>
          <table><tbody>${meters.map(
            ({ whose, meter, shows }) => html`<tr><td>${meterName(meter)} <span class="quiet">${whose}</span></td>
            <td class="figure"><strong>${dollars(shows, true)}</strong></td></tr>`,
          )}</tbody></table></section>`
      : nothing;
  }

  #slips() {
    return html`<section class="panel" aria-labelledby="moved"><header><h2 id="moved">${t('floor:fills-and-credits')}</h2><span
      class="end quiet">${t('floor:today')}</span></header>
      ${
        this.moved.length
          ? html`<table><tbody>${this.moved.map(
              (slip) => html`<tr><td class="mono quiet">${hour(slip.doneAt ?? '').slice(0, 5)}</td>
            <td>${t(`floor:slip:${slip.kind}`)}, ${this.tables.find((one) => one.id === slip.table)?.name}</td>
            <td class="figure"><strong>${dollars(slip.amount)}</strong></td><td>✓
              <span class="small quiet">${slip.signatures.join(', ')}</span> <a class="small" href=${`/api/v1/slips/${slip.id}/paper`}
                target="_blank" rel="noopener">${t('floor:slip-number', { number: slip.number })}</a></td></tr>`,
            )}</tbody></table>`
          : html`<div class="empty"><strong>${t('floor:none-today')}</strong><span class="quiet">${t('floor:none-today-gist')}</span></div>`
      }
    </section>`;
  }

  #notices() {
    const bound = this.pits.filter((pit) => pit.tables.some((/** @type {any} */ one) => one.oneOptionForThePit && this.#isOpen(one.table)));
    const notices = this.pits.flatMap((pit) => pit.notices);
    return bound.length
      ? html`<section class="panel" aria-labelledby="notices"><header><h2 id="notices">${t('floor:shuffle-of-the-pit')}</h2></header>
          ${bound.map((pit) => html`<div class="body">${pit.pit}: ${this.#options(pit)}</div>`)}
          ${notices.map(
            (notice) => html`<div class="body"><strong>${t('floor:notice-at', { time: hour(notice.given).slice(0, 5) })}</strong>
            <span class="quiet">${t('floor:notice-by', { by: notice.by, time: hour(notice.effective).slice(0, 5) })}</span><p
            >${notice.text}</p></div>`,
          )}
        </section>`
      : nothing;
  }

  #isOpen(/** @type {string} */ id) {
    return this.tables.some((table) => table.id === id && isOpen(table));
  }

  #options(/** @type {any} */ pit) {
    const ways = pit.tables
      .filter((/** @type {any} */ one) => one.oneOptionForThePit && one.open)
      .map((/** @type {any} */ one) =>
        [
          t(`floor:shuffle:${one.shuffle}`),
          t(one.laced ? 'floor:laced' : 'floor:not-laced'),
          t(one.reshuffled ? 'floor:shuffled-again' : 'floor:no-second-shuffle'),
        ].join(', '),
      );
    return html`${[...new Set(ways)].join('; ')}.`;
  }
}

customElements.define('floor-rail', FloorRail);
