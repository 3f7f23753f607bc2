import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { house } from '../house/house.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { money, number, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { FILTERS } from './filters.js';
import '../bar/bar.js';
import './table-card.js';
import './walk-in.js';
import './keep-name.js';

/** @import { Member, Table } from 'answers' */
/** @import { Part } from 'page' */

/** The lobby: every table of the house, and the door for those who walk in. */
class Lobby extends Speaks(
  /** @type {Part<{ me: Member | undefined, tables: Table[] | undefined, house: any, filter: any, wish: any }>} */ (LitElement),
) {
  static properties = { me: {}, tables: { state: true }, house: { state: true }, filter: { state: true }, wish: {} };
  static styles = [
    style,
    css`
      :host { display: block; min-height: 100vh; background: radial-gradient(circle at 50% 0, var(--panel-2), var(--room) 60%); }
      main { max-width: 1392px; margin: 0 auto; padding: 28px 48px 48px; }
      header { display: flex; flex-wrap: wrap; align-items: end; gap: 12px 24px; margin-bottom: 24px; }
      h1 { font-size: 38px; }
      header p { color: var(--ink-2); margin-top: 6px; font-size: 15px; }
      header p.kind { display: block; color: var(--ink); } #keep-name { margin-top: 10px; } .button { white-space: nowrap; }
      nav { margin-left: auto; display: flex; gap: 4px; overflow-x: auto; }
      nav button { background: none; border: 0; border-radius: 999px; padding: 10px 14px; color: var(--ink-2); white-space: nowrap; }
      nav button[aria-pressed='true'] { background: var(--panel-2); color: var(--ink); font-weight: 500; }
      .tables { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); }
      footer { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); margin-top: 28px; color: var(--ink-2); }
      footer div { display: grid; grid-template-columns: 18px 1fr; gap: 2px 12px; padding: 0 18px; }
      footer strong { color: var(--ink); font-weight: 500; }
      footer svg { color: var(--brass); grid-row: span 2; }
      .doors { margin-top: 32px; padding: 0 18px; font-size: 13px; }
      .doors a { color: var(--ink-3); margin-right: 20px; display: inline-block; padding: 12px 0; }
      .purse { font-size: 12px; color: var(--ink-3); margin: 0 8px; text-align: right; }
      .purse b { display: block; color: var(--ink); font-weight: 600; font-size: 14px; }
      @media (max-width: 599px) { main { padding: 20px 14px 40px; } h1 { font-size: 30px; } header p { display: none; } .long { display: none; }
        nav { margin-left: 0; } }
      @media (min-width: 600px) { .short { display: none; } }
    `,
  ];

  constructor() {
    super();
    this.filter = 'all';
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

  updated(changed) {
    if (changed.has('wish') && this.wish && !this.me) {
      this.renderRoot.querySelector('walk-in').show();
    }
  }

  /** Everything at once: what came one after another would push the rest down. */
  async #begin() {
    const [kind, tables] = await Promise.all([house.kind().catch(() => undefined), house.tables().catch(() => [])]);
    this.house = kind;
    this.tables = tables;
  }

  async #look() {
    if (!document.hidden && this.tables) {
      this.tables = await house.tables().catch(() => this.tables);
    }
  }

  render() {
    return html`
      <salon-bar ?compact=${Boolean(this.me)}>${this.tables ? this.#door() : nothing}</salon-bar>
      ${this.tables ? this.#room(this.tables.filter(FILTERS[this.filter])) : nothing}
      <walk-in @me=${this.#met}></walk-in>
      <keep-name></keep-name>`;
  }

  #room(/** @type {Table[]} */ shown) {
    return html`<main>
        <header>
          <div><h1>${t('tables-open', { count: number(this.tables?.length ?? 0) })}</h1><p>${t('every-call')}</p>${this.#kind()}${this.#keepName()}</div>
          <nav aria-label=${t('tables')}>
            ${Object.keys(FILTERS).map((name) => html`<button aria-pressed=${this.filter === name} @click=${() => (this.filter = name)}>${t(name)}</button>`)}
          </nav>
        </header>
        <div class="tables">${shown.map((table) => html`<table-card .table=${table} @go=${this.#go}></table-card>`)}</div>
        <footer>
          ${[
            ['shield', 'sealed'],
            ['check', 'proved'],
            ['eye', 'book'],
          ].map(([sign, key]) => html`<div>${icon(sign)}<strong>${t(`${key}-title`)}</strong><span>${t(`${key}-gist`)}</span></div>`)}
        </footer>
        <p class="doors">${this.me ? html`<a href="#your-data">${t('your-data')}</a>` : nothing}<a href="#book">${t('the-book')}</a><a href="#analyst">${t('exact-odds')}</a><a href="#staff">${t('staff')}</a></p>
      </main>`;
  }

  /** What the chips are, in the words of the house. */
  #kind() {
    return this.house ? html`<p class="kind" data-kind=${this.house.kind}>${t(`kind:${this.house.kind}`)}</p>` : nothing;
  }

  /** For a guest, whose name and chips go with the browser. */
  #keepName() {
    return this.me?.guest
      ? html`<button class="button" id="keep-name" @click=${() => this.renderRoot.querySelector('keep-name').show()}>${t('keep-name')}</button>`
      : nothing;
  }

  #door() {
    if (this.me) {
      return html`<span slot="after" class="purse">${this.me.name}<b>${money(this.me.account ?? 0)}</b></span>
        <button slot="after" class="button" @click=${this.#leave}>${t('sign-out')}</button>`;
    }
    if (this.house && !this.house.guests) {
      return html`<a slot="after" class="button brass" href="#staff">${t('sign-in')}</a>`;
    }
    return html`<button slot="after" class="button brass" id="walk-in" @click=${() => this.#walkIn('')}>
      <span class="long">${t('walk-in')}</span><span class="short">${t('walk-in-short')}</span></button>`;
  }

  #walkIn(wish) {
    this.wish = wish;
    if (!wish) {
      this.renderRoot.querySelector('walk-in').show();
    }
  }

  /** Anybody may watch; a visitor who wants to sit enters a name first, or signs in where guests are not admitted. */
  #go(event) {
    if (this.me || !event.detail.endsWith('/sit')) {
      location.hash = event.detail;
    } else if (this.house && !this.house.guests) {
      location.hash = 'staff';
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
