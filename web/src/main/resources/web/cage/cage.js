import { LitElement, html, css, nothing } from 'lit';
import { glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { dollars, hour } from '../figures/figures.js';
import { OF_THE_HOUSE } from '../floor/acts.js';
import { signing } from '../floor/slip-acts.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/cage.js';
import '../words/desk.js';
import '../words/floor.js';
import '../floor/act-dialog.js';
import '../floor/cash-calls.js';
import './cash-day.js';

/** @import { Member, Slip, Table } from 'answers' */
/** @import { Act } from '../floor/act.js' */
/** @import { Part } from 'page' */

/** Slips change elsewhere too. */
const OFTEN = 5_000;

const NOTHING_KNOWN = { submissions: [], pits: [] };

const BETWEEN_CAGE_AND_TABLE = ['fill', 'credit'];

/**
 * @typedef {{ me: Member, path: string[], slips: Slip[] | undefined, names: Map<string, string>, doing: Act | undefined,
 *   timer: any }} Shown
 */

/** The cage: money that patrons bring and take, and the slips between cage and tables. */
class CageRoom extends Speaks(/** @type {Part<Shown>} */ (LitElement)) {
  static properties = { me: {}, path: {}, slips: { state: true }, names: { state: true }, doing: { state: true } };
  static styles = [
    desk,
    css`
      main { display: grid; gap: 12px; padding: 16px; }
      .acts { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
      .scrolls { overflow-x: auto; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => this.#look(), OFTEN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    const { tables } = await glance('/tables');
    const own = (await glance('/slips')).slips;
    const ofTables = await Promise.all(
      tables.map((/** @type {Table} */ { id }) => glance(`/tables/${encodeURIComponent(id)}/slips?last=20`)),
    );
    const moved = ofTables.flatMap((one) => one.slips).filter((slip) => BETWEEN_CAGE_AND_TABLE.includes(slip.kind));
    this.names = new Map(tables.map((/** @type {Table} */ one) => [one.id, one.name]));
    this.slips = [...own, ...moved].sort((one, other) => other.at.localeCompare(one.at));
  }

  render() {
    const waiting = (this.slips ?? []).filter((slip) => !slip.doneAt && !slip.withdrawnBy);
    return html`<main @done=${() => this.#look()}>
      <h1>${t('cage:cage')}</h1>
      <div class="acts">${[OF_THE_HOUSE.deposit, OF_THE_HOUSE.withdrawal].map(
        (act) => html`<button class="button" @click=${() => (this.doing = act)}>${act.words}</button>`,
      )}</div>
      <cash-calls mayTake></cash-calls>
      <section class="panel" aria-labelledby="waits"><header><h2 id="waits">${t('cage:waits')}</h2></header>
        ${waiting.length ? this.#table(waiting) : this.#empty('cage:nothing-waits', t('cage:nothing-waits-gist'))}</section>
      <section class="panel" aria-labelledby="last"><header><h2 id="last">${t('cage:last')}</h2></header>
        ${this.slips?.length ? this.#table(this.slips.slice(0, 50)) : this.#empty('cage:no-slips')}</section>
      <cash-day moved=${(this.slips ?? []).filter((slip) => slip.doneAt).length}></cash-day>
      <act-dialog .me=${this.me} .act=${this.doing} .known=${NOTHING_KNOWN}
        @left=${() => (this.doing = undefined)}></act-dialog>
    </main>`;
  }

  #empty(/** @type {string} */ key, gist = '') {
    return html`<div class="empty"><strong>${t(key)}</strong><span class="quiet">${gist}</span></div>`;
  }

  #table(/** @type {Slip[]} */ slips) {
    const heads = ['at', 'number', 'slip', 'whom', 'amount', 'signed-by', 'state'];
    return html`<div class="scrolls"><table><thead><tr>${heads.map(
      (head) => html`<th class=${head === 'amount' ? 'figure' : nothing}>${t(`cage:head:${head}`)}</th>`,
    )}</tr></thead><tbody>${slips.map((slip) => this.#row(slip))}</tbody></table></div>`;
  }

  #whom(/** @type {Slip} */ slip) {
    return slip.patron ?? this.names.get(slip.table ?? '') ?? slip.table;
  }

  #row(/** @type {Slip} */ slip) {
    const kind = t(`floor:slip:${slip.kind}`);
    const what = t('cage:of', { kind, whom: this.#whom(slip), amount: dollars(slip.amount, true) });
    return html`<tr data-slip=${slip.id}>
      <td class="mono quiet">${hour(slip.at)}</td><td><a href=${`/api/v1/slips/${slip.id}/paper`} target="_blank"
        rel="noopener">${slip.number}</a></td><td>${kind}</td><td>${this.#whom(slip)}</td>
      <td class="figure"><strong>${dollars(slip.amount, true)}</strong></td><td>${slip.signatures.join(', ')}</td>
      <td>${
        slip.doneAt
          ? html`<span class="tag ok">✓ ${t('cage:done')}</span>`
          : slip.withdrawnBy
            ? html`<span class="quiet">${t('cage:withdrawn', { who: slip.withdrawnBy })}</span>`
            : slip.signatures.includes(this.me.name)
              ? html`<span class="tag">${t('cage:open')}</span>`
              : html`<button class="button" @click=${() => (this.doing = signing(slip, what))}>${t('desk:sign')}</button>`
      }</td></tr>`;
  }
}

customElements.define('cage-room', CageRoom);
