import { LitElement, html, css, nothing } from 'lit';
import { call, house } from '../house/house.js';
import { icon } from '../look/icons.js';
import { saved } from '../look/saved.js';
import { house as style } from '../look/style.js';
import { number, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { tableName } from '../words/titles.js';
import { wasSealedBefore } from '../trust/nonce.js';
import { checkShoe, isGood, isWholeShoe } from '../trust/shoe-file.js';
import '../words/learn.js';
import '../bar/bar.js';
import '../bar/rooms.js';

/** @import { Member, Table } from 'answers' */
/** @import { Part } from 'page' */
/** @import { Finding, ShoeFile } from '../trust/shoe-file.js' */

const SIGNS = { good: 'check', open: 'lock', wrong: 'clear' };

/** How many shoes are offered; an older one by its address. */
const SHOWN = 20;

/**
 * @typedef {{ path: string[], tables: Table[] | undefined, file: ShoeFile | undefined, found: Finding[] | undefined, wrong: string,
 *   busy: boolean }} Shown
 */

/** Choose a shoe of a table, check it in this browser, keep its file. `path` is the table and perhaps the number of a shoe. */
class CheckShoe extends Speaks(/** @type {Part<Shown & { me: Member | undefined }>} */ (LitElement)) {
  static properties = {
    me: {},
    path: {},
    tables: { state: true },
    file: { state: true },
    found: { state: true },
    wrong: { state: true },
    busy: { state: true },
  };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: var(--room); color: var(--ink); font: 400 15px/1.5 var(--sans); }
      main { max-width: 760px; margin: 0 auto; padding: 28px 20px 96px; display: grid; gap: 18px; }
      h1 { font-size: 34px; } p { color: var(--ink-2); margin: 0; }
      form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--ink-2); }
      select { font: 400 15px/1.3 var(--sans); color: var(--ink); background: var(--room); border: 1px solid var(--ink-3); 
        border-radius: 8px; min-height: 44px; padding: 0 10px; }
      section { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); padding: 20px; display: grid; gap: 12px; }
      h2 { font-size: 22px; margin: 0; } ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
      li { display: grid; grid-template-columns: 20px 1fr; gap: 10px; color: var(--ink-2); } li svg { color: var(--win); margin-top: 2px; }
      li.open svg { color: var(--ink-3); } li.wrong, li.wrong svg, .wrong { color: var(--lose); } .wrong:empty { display: none; }
      .row { display: flex; gap: 12px; flex-wrap: wrap; }
    `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.path = [];
    this.wrong = '';
    this.busy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    const { tables } = await house.lobby().catch(() => ({ tables: /** @type {Table[]} */ ([]) }));
    this.tables = tables.filter((/** @type {Table} */ one) => one.now.shoe.number > 0 && one.dealing !== 'real-cards');
  }

  get #table() {
    return this.tables?.find((one) => one.id === this.path[0]) ?? this.tables?.[0];
  }

  get #shoes() {
    const last = this.#table?.now.shoe.number ?? 0;
    const asked = Number(this.path[1]);
    const shown = Array.from({ length: Math.min(SHOWN, last) }, (_, index) => last - index);
    return asked > 0 && !shown.includes(asked) ? [...shown, asked] : shown;
  }

  render() {
    return html`<salon-bar><salon-rooms at="check-a-shoe" .me=${this.me}></salon-rooms></salon-bar>
      <main>
        <h1>${t('check-a-shoe')}</h1>
        <p>${t('learn:seal')}</p>
        ${this.tables ? (this.#table ? this.#form() : html`<p>${t('learn:no-shoe')}</p>`) : nothing}
        <p class="wrong" role="alert">${this.wrong}</p>
        ${this.found ? this.#result(this.found) : nothing}
      </main>`;
  }

  #form() {
    const last = this.#table?.now.shoe.number ?? 0;
    const chosen = Number(this.path[1]) || Math.max(1, last - 1);
    return html`<form @submit=${this.#check}>
      <label>${t('learn:table')}<select name="table" @change=${this.#choose}>${this.tables?.map(
        (one) => html`<option value=${one.id} ?selected=${one === this.#table}>${tableName(one.name)}</option>`,
      )}</select></label>
      <label>${t('learn:shoe')}<select name="shoe">${this.#shoes.map(
        (one) =>
          html`<option value=${one}
            ?selected=${one === chosen}>${t(one < last ? 'learn:shoe-over' : 'learn:shoe-now', { shoe: one })}</option>`,
      )}</select></label>
      <button class="button brass" type="submit" ?disabled=${this.busy}>${t('learn:check')}</button></form>`;
  }

  #result(/** @type {Finding[]} */ found) {
    const verdict = !isGood(found) ? 'wrong' : isWholeShoe(found) ? 'whole' : 'so-far';
    const seen = this.file && wasSealedBefore(this.file.root);
    const values = { count: number((this.file?.decks ?? 0) * 52), decks: this.file?.decks, faced: number(this.file?.faced?.length ?? 0) };
    return html`<section role="status" data-verdict=${verdict}>
      <h2 class=${verdict === 'wrong' ? 'wrong' : ''}>${t(`learn:verdict-${verdict}`, values)}</h2>
      <ul>${found.map(
        ({ name, state, count }) =>
          html`<li class=${state} data-finding=${name} data-state=${state}>${icon(SIGNS[state], 18)}<span>${t(
            `learn:found:${name}-${state}`,
            {
              count: number(count),
            },
          )}</span></li>`,
      )}
        <li class=${seen ? 'good' : 'open'} data-finding="seen">${icon(seen ? 'check' : 'lock', 18)}<span>${t(
          seen ? 'root-before' : 'learn:root-unseen',
        )}</span></li></ul>
      <p class="row"><button class="button" data-do="download" @click=${this.#save}>${t('learn:download')}</button></p>
      <p>${t('learn:own-tool')}</p></section>`;
  }

  #choose(/** @type {any} */ event) {
    this.path = [event.target.value];
    this.found = undefined;
    this.wrong = '';
  }

  async #check(/** @type {any} */ event) {
    event.preventDefault();
    const { table, shoe } = event.target.elements;
    this.path = [table.value, shoe.value];
    this.found = undefined;
    this.wrong = '';
    this.busy = true;
    try {
      this.file = await call(`/tables/${encodeURIComponent(table.value)}/shoes/${shoe.value}`);
      this.found = await checkShoe(/** @type {ShoeFile} */ (this.file));
    } catch (problem) {
      this.wrong = /** @type {Error} */ (problem).message;
    }
    this.busy = false;
  }

  #save() {
    saved(`${this.path[0]}-shoe-${this.path[1]}.json`, 'application/json', JSON.stringify(this.file, null, 2));
  }
}

customElements.define('check-shoe', CheckShoe);
