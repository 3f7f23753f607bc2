import { LitElement, html, css, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { house, onSignedOut } from '../house/house.js';
import { firstLanguage, speak } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { theme, useTheme } from '../look/settings.js';
import { ownRoom, roomAt } from '../desk/rooms.js';
import { preloadLobby, preloadTable } from './preload.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/**
 * The page: who is here, and which room of it is shown. A table is `#table/its-name`, the staff's rooms have names of their own, the lobby
 * is everything else. Anyone may watch a table; a visitor who wants to sit comes through the lobby's door. `#display/its-name` is for a
 * monitor. Until a room is there, the mark in `index.html` shows through.
 */
class Salon extends Speaks(/** @type {Part<{ me: Member | undefined, asked: any, place: any }>} */ (LitElement)) {
  static properties = { me: { state: true }, asked: { state: true }, place: { state: true } };
  static styles = css`:host { display: block; min-height: 100%; }`;

  constructor() {
    super();
    useTheme(theme());
    speak(firstLanguage());
    this.go = () => this.#arrive();
    this.#arrive();
    this.changed = (/** @type {StorageEvent} */ { key, newValue }) => this.#settings(key, newValue);
    onSignedOut(() => (this.me = undefined));
    house.whoAmI().then((me) => {
      this.me = me;
      this.asked = true;
    });
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.go);
    addEventListener('storage', this.changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.go);
    removeEventListener('storage', this.changed);
  }

  /** Another window or pane has chosen another language, or light for dark. */
  #settings(/** @type {string | null} */ key, /** @type {string | null} */ value) {
    if (key === 'theme') {
      useTheme(theme());
    } else if (key === 'language' && value) {
      speak(value);
    }
  }

  async #arrive() {
    const { hash } = location;
    const [, table, seat] = hash.match(/^#table\/([a-z0-9-]+)(\/sit)?$/) ?? [];
    if (table) {
      preloadTable();
      await import('../table/table.js');
    }
    const [, display, language] = hash.match(/^#display\/([a-z0-9-]+)(?:\/([A-Za-z-]+))?$/) ?? [];
    if (display) {
      await import('../display/display.js');
    }
    const yourData = hash === '#your-data';
    if (yourData) {
      await import('../people/your-data.js');
    }
    const account = hash === '#me';
    if (account) {
      await import('../mine/account.js');
    }
    const [, side] = hash.match(/^#side((?:\/[a-z0-9-]+)*)$/) ?? [];
    if (side !== undefined) {
      await import('../table/side.js');
    }
    const how = hash === '#how';
    if (how) {
      await import('../learn/how.js');
    }
    const [, shoes] = hash.match(/^#shoes((?:\/[a-z0-9-]+){0,2})$/) ?? [];
    if (shoes !== undefined) {
      await import('../learn/shoes.js');
    }
    const desk = roomAt(hash);
    if (desk) {
      await import('../desk/desk.js');
    } else if (!display && !how && shoes === undefined && side === undefined && (!table || seat)) {
      preloadLobby();
      await import('../lobby/lobby.js');
    }
    if (hash === location.hash) {
      this.place = { table, sit: Boolean(seat), desk, display, language, yourData, account, how, shoes, side };
    }
  }

  render() {
    const { desk, display, language, side } = this.place ?? {};
    if (!this.asked || !this.place) {
      return html`<slot></slot>`;
    }
    if (display) {
      return keyed(location.hash, html`<table-display .table=${display} .language=${language}></table-display>`);
    }
    if (side !== undefined) {
      return html`<side-by-side .tables=${side.split('/').slice(1)}></side-by-side>`;
    }
    if (desk) {
      return html`<staff-desk .at=${desk} .me=${this.me} @me=${this.#met}></staff-desk>`;
    }
    return html`${this.#patrons()}${this.me?.post === 'patron' ? html`<own-reminder></own-reminder>` : nothing}`;
  }

  #patrons() {
    const { table, sit, yourData, account, how, shoes } = this.place;
    if (how) {
      return html`<how-to-play .me=${this.me}></how-to-play>`;
    }
    if (shoes !== undefined) {
      return html`<check-shoe .me=${this.me} .path=${shoes.split('/').slice(1)}></check-shoe>`;
    }
    if (account && this.me?.post === 'patron') {
      return html`<my-account .me=${this.me} @me=${this.#met}></my-account>`;
    }
    if (yourData && this.me?.post === 'patron') {
      return html`<your-data .me=${this.me}></your-data>`;
    }
    return table && (this.me || !sit)
      ? keyed(table, html`<salon-table .table=${table} .sit=${sit} .me=${this.me} @me=${this.#met}></salon-table>`)
      : html`<salon-lobby .me=${this.me} .wish=${table ? location.hash.slice(1) : ''} @me=${this.#met}></salon-lobby>`;
  }

  /** A person who has signed in leaves the door. With a one-time password they must choose another first. */
  updated() {
    if (this.me?.post === 'patron') {
      import('../mine/reminder.js');
    }
    const room = this.place?.desk?.room.at;
    if (this.me?.oneTime && room !== 'account') {
      location.hash = '#account';
    } else if (room === 'staff' && this.me && !this.me.guest) {
      location.hash = ownRoom(this.me);
    }
  }

  #met(/** @type {any} */ event) {
    this.me = event.detail ?? undefined;
  }
}

customElements.define('salon-app', Salon);
