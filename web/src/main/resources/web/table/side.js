import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { house } from '../house/house.js';
import { icon } from '../look/icons.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { tableName } from '../words/titles.js';
import '../bar/bar.js';

/** @import { Table } from 'answers' */
/** @import { Part } from 'page' */
/** @typedef {{ id: number, at: string, now: string }} Pane a page of its own, where it begins and where it is now */

const MOST = 4;

/**
 * Several tables beside one another, or on a narrow screen one of them and the others a press away. Each pane is a page of its own, so
 * that it arranges itself for the room it has; the address of this page says where each of them is: `#side/ma-mini/wa-mini`, with `-` for
 * the lobby.
 */
class SideBySide extends Speaks(
  /** @type {Part<{ tables: string[], panes: Pane[], shown: number, names: Map<string, string> }>} */ (LitElement),
) {
  static properties = { tables: {}, panes: { state: true }, shown: { state: true }, names: { state: true } };
  static styles = [
    style,
    css`
      :host { display: flex; flex-direction: column; height: 100vh; height: 100dvh; background: var(--room); color: var(--ink); }
      main { flex: 1; min-height: 0; display: grid; gap: 6px; grid-auto-rows: minmax(0, 1fr);
        grid-template-columns: repeat(2, minmax(0, 1fr)); }
      main.one { grid-template-columns: minmax(0, 1fr); }
      section { min-height: 0; }
      iframe { width: 100%; height: 100%; border: 0; display: block; }
      nav { display: flex; gap: 6px; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; }
      nav div { display: flex; flex: none; border: 1px solid var(--line); border-radius: 8px; }
      nav button { background: none; border: 0; border-radius: 8px; min-height: 40px; min-width: 36px; padding: 0 10px; color: var(--ink-2);
        white-space: nowrap; display: grid; place-items: center; }
      nav button[data-do='remove'] { padding: 0; color: var(--ink-3); }
      a { white-space: nowrap; }
      @media (max-width: 1099px) {
        main { grid-template-columns: minmax(0, 1fr); } section:not(.shown) { display: none; }
        nav div.shown { border-color: var(--brass); } nav div.shown button { color: var(--ink); font-weight: 600; }
      }
      @media (max-width: 599px) { a { padding: 10px; } }
    `,
  ];

  #next = 0;

  constructor() {
    super();
    /** @type {Pane[]} */
    this.panes = [];
    this.shown = 0;
    this.names = new Map();
  }

  async connectedCallback() {
    super.connectedCallback();
    const { tables } = await house.lobby().catch(() => ({ tables: /** @type {Table[]} */ ([]) }));
    this.names = new Map(tables.map((/** @type {Table} */ one) => [one.id, one.name]));
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('tables') && !this.panes.length) {
      const wanted = this.tables.slice(0, MOST);
      this.panes = [...wanted, ...['-', '-'].slice(wanted.length)].map((at) => this.#pane(at));
    }
  }

  #pane(/** @type {string} */ at) {
    return { id: this.#next++, at, now: at };
  }

  render() {
    const shown = this.panes.find(({ id }) => id === this.shown) ?? this.panes[0];
    return html`<salon-bar compact>
        <nav aria-label=${t('side-by-side')}>${repeat(
          this.panes,
          ({ id }) => id,
          (pane, index) => this.#tab(pane, index + 1, pane === shown),
        )}${
          this.panes.length < MOST
            ? html`<button data-do="add" aria-label=${t('side-add')} title=${t('side-add')} @click=${this.#add}>+</button>`
            : nothing
        }</nav>
        <a class="button" slot="after" href="#">${t('tables')}</a></salon-bar>
      <main class=${this.panes.length === 1 ? 'one' : ''}>${repeat(
        this.panes,
        ({ id }) => id,
        (pane, index) => html`<section class=${pane === shown ? 'shown' : ''}>
          <iframe title=${t('side-pane', { number: index + 1 })} src=${pane.at === '-' ? '/#' : `/#table/${pane.at}`}
            @load=${this.#follow}></iframe></section>`,
      )}</main>`;
  }

  /** What a pane shows, and a key to close it. On a narrow screen it is chosen here. */
  #tab(/** @type {Pane} */ pane, /** @type {number} */ number, /** @type {boolean} */ isShown) {
    const name = this.names.get(pane.now);
    return html`<div class=${isShown ? 'shown' : ''}><button data-do="show" aria-pressed=${isShown}
        @click=${() => (this.shown = pane.id)}>${name ? tableName(name) : t('side-pane', { number })}</button>${
          this.panes.length > 1
            ? html`<button data-do="remove" aria-label=${t('side-remove', { number })}
                @click=${() => this.#remove(pane.id)}>${icon('clear', 14)}</button>`
            : nothing
        }</div>`;
  }

  #add() {
    const pane = this.#pane('-');
    this.panes = [...this.panes, pane];
    this.shown = pane.id;
    this.updateComplete.then(() => this.#note());
  }

  #remove(/** @type {number} */ id) {
    this.panes = this.panes.filter((one) => one.id !== id);
    this.updateComplete.then(() => this.#note());
  }

  #follow(/** @type {any} */ event) {
    event.target.contentWindow.addEventListener('hashchange', () => this.#note());
    this.#note();
  }

  /** Where the panes are now, so that a reload finds them there. */
  #note() {
    const frames = /** @type {HTMLIFrameElement[]} */ ([...this.renderRoot.querySelectorAll('iframe')]);
    const places = frames.map((frame) => frame.contentWindow?.location.hash.match(/^#table\/([a-z0-9-]+)/)?.[1] ?? '-');
    this.panes = this.panes.map((pane, index) => ({ ...pane, now: places[index] ?? pane.now }));
    history.replaceState(null, '', `#side/${places.join('/')}`);
  }
}

customElements.define('side-by-side', SideBySide);
