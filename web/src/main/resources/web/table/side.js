import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../look/icons.js';
import { house as style } from '../look/style.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../bar/bar.js';

/** @import { Part } from 'page' */
/** @typedef {{ id: number, at: string }} Pane a page of its own, which begins at this address */

const MOST = 4;

/**
 * Several tables beside one another. Each pane is a page of its own, so that it arranges itself for the room it has; the address of this
 * page says where each of them is: `#side/ma-mini/wa-mini`, with `-` for the lobby.
 */
class SideBySide extends Speaks(/** @type {Part<{ tables: string[], panes: Pane[] }>} */ (LitElement)) {
  static properties = { tables: {}, panes: { state: true } };
  static styles = [
    style,
    css`
      :host { display: flex; flex-direction: column; height: 100vh; height: 100dvh; background: var(--room); color: var(--ink); }
      main { flex: 1; min-height: 0; display: grid; gap: 6px; grid-auto-rows: minmax(0, 1fr);
        grid-template-columns: repeat(2, minmax(0, 1fr)); }
      main.one { grid-template-columns: minmax(0, 1fr); }
      section { position: relative; min-height: 0; }
      iframe { width: 100%; height: 100%; border: 0; display: block; }
      section button { position: absolute; left: 50%; top: 6px; translate: -50% 0; width: 40px; height: 40px; padding: 0; display: grid;
        place-items: center; background: var(--panel); }
    `,
  ];

  #next = 0;

  constructor() {
    super();
    /** @type {Pane[]} */
    this.panes = [];
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('tables') && !this.panes.length) {
      const wanted = this.tables.slice(0, MOST);
      this.panes = [...wanted, ...['-', '-'].slice(wanted.length)].map((at) => this.#pane(at));
    }
  }

  #pane(/** @type {string} */ at) {
    return { id: this.#next++, at };
  }

  render() {
    return html`<salon-bar compact>
        ${
          this.panes.length < MOST
            ? html`<button class="button" slot="after" data-do="add" @click=${this.#add}>${t('side-add')}</button>`
            : nothing
        }
        <a class="button" slot="after" href="#">${t('tables')}</a></salon-bar>
      <main class=${this.panes.length === 1 ? 'one' : ''}>${repeat(
        this.panes,
        ({ id }) => id,
        ({ id, at }, index) => html`<section>
          <iframe title=${t('side-pane', { number: index + 1 })} src=${at === '-' ? '/#' : `/#table/${at}`} @load=${this.#follow}></iframe>
          ${
            this.panes.length > 1
              ? html`<button class="button" data-do="remove" aria-label=${t('side-remove', { number: index + 1 })}
                  @click=${() => this.#remove(id)}>${icon('clear', 16)}</button>`
              : nothing
          }</section>`,
      )}</main>`;
  }

  #add() {
    this.panes = [...this.panes, this.#pane('-')];
    this.updateComplete.then(() => this.#note());
  }

  #remove(/** @type {number} */ id) {
    this.panes = this.panes.filter((one) => one.id !== id);
    this.updateComplete.then(() => this.#note());
  }

  #follow(/** @type {any} */ event) {
    event.target.contentWindow.addEventListener('hashchange', () => this.#note());
  }

  /** Where the panes are now, so that a reload finds them there. */
  #note() {
    const frames = /** @type {HTMLIFrameElement[]} */ ([...this.renderRoot.querySelectorAll('iframe')]);
    const places = frames.map((frame) => frame.contentWindow?.location.hash.match(/^#table\/([a-z0-9-]+)/)?.[1] ?? '-');
    history.replaceState(null, '', `#side/${places.join('/')}`);
  }
}

customElements.define('side-by-side', SideBySide);
