import { LitElement, html, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { minute } from '../figures/figures.js';
import { sound } from '../look/sound.js';
import { takenBy } from './needs.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/floor.js';

/** @import { Changes, Part } from 'page' */
/** @import { Followed } from './tables.js' */

const MOST = 5;

/** The last calls from the tables, and who took each. A new one sounds. */
class CallsPanel extends Speaks(/** @type {Part<{ calls: any[], tables: Followed[], heard: Set<number> | undefined }>} */ (LitElement)) {
  static properties = { calls: {}, tables: {} };
  static styles = [desk];

  constructor() {
    super();
    this.heard = undefined;
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (!changed.has('calls')) {
      return;
    }
    const { heard } = this;
    if (heard && this.calls.some((one) => !takenBy(one) && !heard.has(one.id))) {
      sound('call');
    }
    this.heard = new Set(this.calls.map((one) => one.id));
  }

  render() {
    const calls = this.calls.slice(0, MOST);
    return calls.length
      ? html`<section class="panel" aria-labelledby="last-calls"><header><h2 id="last-calls">${t('floor:last-calls')}</h2></header>
          <table><tbody>${calls.map((one) => this.#row(one))}</tbody></table></section>`
      : nothing;
  }

  #row(/** @type {any} */ one) {
    const taken = takenBy(one);
    return html`<tr><td class="mono quiet">${minute(one.at)}</td>
      <td>${this.tables.find((table) => table.id === one.table)?.name ?? one.table}<br /><span
        class="small quiet">${one.detail.words}</span></td>
      <td>${
        taken
          ? html`✓ ${taken.who} <span class="small quiet">${minute(taken.at)}</span>`
          : html`<span class="tag warn">▲ ${t('floor:call-open')}</span>`
      }</td></tr>`;
  }
}

customElements.define('calls-panel', CallsPanel);
