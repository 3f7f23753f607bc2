import { LitElement, html, css } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { t } from '../words/words.js';
import '../words/console.js';
import './table.js';

/** @import { Member } from 'answers' */
/** @import { Changes, Part } from 'page' */

const OFTEN = 5_000;

/** The tables that a person deals, and the console of one: `#console/its-name`. */
class ConsoleRoom extends /** @type {Part<{ me: Member, path: string[], tables: any }>} */ (LitElement) {
  static properties = { me: {}, path: {}, tables: { state: true } };
  static styles = [
    desk,
    css`
      main { padding: 16px; max-width: 900px; }
      td { vertical-align: middle; }
      .button { min-height: 44px; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.looking = setInterval(() => this.#look(), OFTEN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  /** Tables are put up, opened and closed while a person waits here. */
  async #look() {
    if (this.path.length === 0) {
      const { tables } = await glance('/tables');
      this.tables = tables.filter((/** @type {{ dealing: string }} */ table) => table.dealing !== 'automatic');
    }
  }

  /** Back from a table the list is asked for at once. */
  updated(/** @type {Changes} */ changed) {
    if (changed.has('path') && /** @type {string[] | undefined} */ (changed.get('path'))?.length) {
      this.#look();
    }
  }

  render() {
    const [table] = this.path;
    return table ? keyed(table, html`<dealer-console .table=${table} .me=${this.me}></dealer-console>`) : this.#list();
  }

  #list() {
    return html`<main><section class="panel" aria-labelledby="tables">
      <header><h1 id="tables">${t('console:human-tables')}</h1><span class="quiet end">${this.tables?.length ?? ''}</span></header>
      ${
        this.tables?.length === 0
          ? html`<div class="empty"><strong>${t('console:no-human-table')}</strong>${t('console:no-human-table-gist')}</div>`
          : html`<table><thead><tr><th>${t('console:table')}</th><th>${t('console:pit')}</th><th>${t('console:cards')}</th><th
          >${t('console:now')}</th><th></th></tr></thead>
            <tbody>${(this.tables ?? []).map(
              (
                /** @type {any} */ one,
              ) => html`<tr><td><strong>${one.name}</strong> <span class="quiet">${one.id}</span></td><td>${one.pit}</td><td
              >${t(`console:dealt:${one.dealing}`)}</td>
              <td>${one.now.phase.name === 'Closed' ? t('console:is-closed') : t('console:shoe-and-round', one.now.shoe)}</td>
              <td class="figure"><a class="button" href="#console/${encodeURIComponent(one.id)}">${t('console:deal')}</a></td></tr>`,
            )}</tbody></table>`
      }
    </section></main>`;
  }
}

customElements.define('console-room', ConsoleRoom);
