import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { call, house } from '../house/house.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { money, number, signed, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { FILTERS, SORTS, found } from './filters.js';
import '../bar/bar.js';
import '../bar/rooms.js';
import './table-card.js';
import './walk-in.js';
import './patron-door.js';
import './keep-name.js';

/** @import { Member, Table } from 'answers' */
/** @import { Acted, Changes, Part } from 'page' */

/** @type {() => undefined} */
const nothingKnown = () => undefined;

/** @type {{ tables: Table[], at: string | undefined }} */
const closed = { tables: [], at: undefined };

/** The lobby: every table of the house, and the door for those who walk in. */
class Lobby extends Speaks(
  /**
   * @type {Part<{ me: Member | undefined, tables: Table[] | undefined, house: any, at: string | undefined, filter: keyof typeof FILTERS,
   *   wish: any, search: string, sort: keyof typeof SORTS, results: any }>}
   */ (LitElement),
) {
  static properties = {
    me: {},
    tables: { state: true },
    house: { state: true },
    filter: { state: true },
    wish: {},
    search: { state: true },
    sort: { state: true },
    results: { state: true },
  };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: radial-gradient(circle at 50% 0, var(--panel-2), var(--room) 60%); }
      main { max-width: 1392px; margin: 0 auto; padding: 24px 48px 48px; }
      header { display: flex; flex-wrap: wrap; align-items: end; gap: 12px 24px; margin-bottom: 16px; }
      h1 { font-size: 38px; }
      header p { color: var(--ink-2); margin-top: 6px; font-size: 15px; }
      header p.kind { display: block; color: var(--ink); } #keep-name { margin-top: 10px; } .button { white-space: nowrap; }
      nav { margin-left: auto; display: flex; gap: 4px; overflow-x: auto; }
      nav button { background: none; border: 0; border-radius: 999px; padding: 10px 14px; color: var(--ink-2); white-space: nowrap; }
      nav button[aria-pressed='true'] { background: var(--panel-2); color: var(--ink); font-weight: 500; }
      .tables { display: grid; gap: 0 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); }
      footer { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); margin-top: 4px;
        color: var(--ink-2); }
      footer div { display: grid; grid-template-columns: 18px 1fr; gap: 2px 12px; padding: 0 18px; }
      footer strong { color: var(--ink); font-weight: 500; }
      footer svg { color: var(--brass); grid-row: span 2; }
      .doors { margin-top: 32px; padding: 0 18px; font-size: 13px; }
      .doors a { color: var(--ink-3); margin-right: 20px; display: inline-block; padding: 12px 0; }
      .purse { font-size: 12px; color: var(--ink-3); margin: 0 8px; text-align: right; }
      .purse b { display: block; color: var(--ink); font-weight: 600; font-size: 14px; }
      a.purse { text-decoration: none; max-width: 130px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .tools { display: flex; flex-wrap: wrap; gap: 10px; margin-bottom: 18px; }
      .tools input { flex: 1 1 160px; max-width: 320px; } .tools select { font: inherit; color: var(--ink); background: var(--room);
        border: 1px solid var(--ink-3);
        border-radius: 8px; min-height: 40px; padding: 0 10px; }
      .side { color: var(--ink-2); align-self: center; font-size: 14px; margin-left: auto; padding: 10px 0; }
      @media (max-width: 1199px) { .side { display: none; } }
      .none { color: var(--ink-2); display: grid; gap: 12px; justify-items: start; }
      .since { font-size: 13px; }
      @media (min-width: 1900px) { main { max-width: 2300px; } }
      @media (max-width: 599px) { main { padding: 20px 14px 40px; } h1 { font-size: 30px; } header p { display: none; }
        .long { display: none; } nav { margin-left: 0; } header p.since { display: block; }
        .out, .sign-in { display: none; } }
      @media (max-width: 1039px) { main { padding-bottom: 84px; } }
      @media (max-height: 480px) { main { padding-top: 8px; } h1 { font-size: 24px; } header { margin-bottom: 6px; gap: 2px 16px; }
        header p { display: none; } header p.kind { margin: 0; font-size: 13px; } nav { margin-left: -14px; }
        nav button { padding: 6px 14px; min-height: 36px; }
        .tools { margin-bottom: 8px; } .tools input, .tools select { min-height: 38px; padding-block: 4px; } }
      @media (min-width: 600px) and (max-width: 1039px) { main { padding-inline: 24px; } }
      @media (min-width: 600px) { .short { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {keyof typeof FILTERS} */
    this.filter = 'all';
    this.search = '';
    /** @type {keyof typeof SORTS} */
    this.sort = 'name';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#begin();
    this.looking = setInterval(() => this.#look(), 3000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  willUpdate(/** @type {Changes} */ changed) {
    if (changed.has('me')) {
      this.#lookBack();
    }
  }

  updated(/** @type {Changes} */ changed) {
    if (changed.has('wish') && this.wish && !this.me && this.house?.guests !== false) {
      this.renderRoot.querySelector('walk-in').show();
    }
  }

  /** Everything at once: what came one after another would push the rest down. */
  async #begin() {
    const [kind, { tables, at }] = await Promise.all([house.kind().catch(nothingKnown), house.lobby().catch(() => closed)]);
    this.house = kind;
    this.tables = tables;
    this.at = at;
  }

  /** The result so far, for a patron who has just left a table. */
  async #lookBack() {
    this.results = this.me?.post === 'patron' ? await call('/account/results').catch(nothingKnown) : undefined;
  }

  async #look() {
    if (!document.hidden && this.tables) {
      ({ tables: this.tables, at: this.at } = await house.lobby().catch(() => ({ ...closed, tables: this.tables })));
    }
  }

  render() {
    return html`
      <salon-bar ?compact=${Boolean(this.me)}>${
        this.tables ? html`<salon-rooms at="tables" .me=${this.me} @sign-in=${this.#signIn}></salon-rooms>${this.#door()}` : nothing
      }</salon-bar>
      ${this.tables ? this.#room(found(this.tables, this.filter, this.search, this.sort)) : nothing}
      <walk-in @me=${this.#met} @sign-in=${() => this.#enter()}></walk-in>
      <patron-door .kind=${this.house?.kind} @me=${this.#met}></patron-door>
      <keep-name></keep-name>`;
  }

  #room(/** @type {Table[]} */ shown) {
    return html`<main>
        <header>
          <div><h1>${t('tables-open', { count: number(this.tables?.length ?? 0) })}</h1><p>${t('every-call')}</p
          >${this.#kind()}${this.#since()}${this.#keepName()}</div>
          <nav aria-label=${t('tables')}>
            ${this.#filters().map(
              (name) => html`<button aria-pressed=${this.filter === name}
              @click=${() => (this.filter = name)}>${t(name)}</button>`,
            )}
          </nav>
        </header>
        <div class="tools">
          <input type="search" aria-label=${t('search-tables')} placeholder=${t('search-tables')} .value=${this.search}
            @input=${(/** @type {Acted} */ event) => (this.search = event.target.value)} />
          <select aria-label=${t('sort')} @change=${(/** @type {Acted} */ event) => (this.sort = event.target.value)}>
            ${Object.keys(SORTS).map((name) => html`<option value=${name} ?selected=${this.sort === name}>${t(`sort:${name}`)}</option>`)}
          </select>
          <a class="side" href="#side">${t('side-by-side')}</a>
        </div>
        ${
          shown.length
            ? html`<div class="tables">${shown.map(
                (table) => html`<table-card .table=${table} .at=${this.at}
              @go=${this.#go}></table-card>`,
              )}</div>`
            : html`<p class="none" role="status">${t('none-found')}
                <button class="button" @click=${this.#all}>${t('all-tables')}</button></p>`
        }
        <footer>
          ${[
            ['shield', 'sealed'],
            ['check', 'proved'],
            ['eye', 'book'],
          ].map(([sign, key]) => html`<div>${icon(sign)}<strong>${t(`${key}-title`)}</strong><span>${t(`${key}-gist`)}</span></div>`)}
        </footer>
        <p class="doors">${this.me ? html`<a href="#your-data">${t('your-data')}</a>` : nothing}<a href="#book">${t('the-book')}</a><a
          href="#analyst">${t('exact-odds')}</a><a href="#staff">${t('staff')}</a></p>
      </main>`;
  }

  /** Only what some table has: no choice leads to nothing. */
  #filters() {
    return /** @type {(keyof typeof FILTERS)[]} */ (Object.keys(FILTERS)).filter(
      (name) => name === this.filter || this.tables?.some(FILTERS[name]),
    );
  }

  #all() {
    this.filter = 'all';
    this.search = '';
  }

  #since() {
    const { rounds, minutes, result, vigorish } = this.results ?? {};
    return rounds
      ? html`<p class="since" role="status">${t('since-you-came', {
          rounds: number(rounds),
          minutes: number(minutes),
          result: signed(result) || '0',
          vigorish: money(vigorish),
        })}</p>`
      : nothing;
  }

  #signIn(/** @type {Acted} */ event) {
    event.preventDefault();
    this.#enter();
  }

  #enter(joins = false) {
    this.renderRoot.querySelector('patron-door').open(joins);
  }

  /** What the chips are, in the words of the house. */
  #kind() {
    return this.house ? html`<p class="kind" data-kind=${this.house.kind}>${t(`kind:${this.house.kind}`)}</p>` : nothing;
  }

  /** For a guest, whose name and chips go with the browser. */
  #keepName() {
    return this.me?.guest
      ? html`<button class="button" id="keep-name"
        @click=${() => this.renderRoot.querySelector('keep-name').show()}>${t('keep-name')}</button>`
      : nothing;
  }

  #door() {
    if (this.me) {
      return html`<a slot="after" class="purse"
        href=${this.me.post === 'patron' ? '#me' : '#staff'}>${this.me.name}<b>${money(this.me.account ?? 0)}</b></a>
        <button slot="after" class="button out" @click=${this.#leave}>${t('sign-out')}</button>`;
    }
    if (this.house && !this.house.guests) {
      return html`<button slot="after" class="button brass" id="sign-in" @click=${() => this.#enter()}>${t('sign-in')}</button>`;
    }
    return html`<button slot="after" class="button sign-in" id="sign-in" @click=${() => this.#enter()}>${t('sign-in')}</button>
      <button slot="after" class="button brass" id="walk-in" @click=${() => this.#walkIn('')}>
      <span class="long">${t('walk-in')}</span><span class="short">${t('walk-in-short')}</span></button>`;
  }

  #walkIn(/** @type {string} */ wish) {
    this.wish = wish;
    if (!wish) {
      this.renderRoot.querySelector('walk-in').show();
    }
  }

  /** Anyone may watch; a visitor who wants to sit enters a name first, or signs in where guests are not admitted. */
  #go(/** @type {CustomEvent<string>} */ event) {
    if (this.me || !event.detail.endsWith('/sit')) {
      location.hash = event.detail;
    } else if (this.house && !this.house.guests) {
      this.wish = event.detail;
      this.#enter();
    } else {
      this.#walkIn(event.detail);
    }
  }

  #met() {
    if (this.wish) {
      location.hash = this.wish;
    }
  }

  async #leave() {
    await house.leave();
    tell(this, 'me', undefined);
  }
}

customElements.define('salon-lobby', Lobby);
