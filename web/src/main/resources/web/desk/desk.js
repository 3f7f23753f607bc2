import { LitElement, html, css, nothing } from 'lit';
import { hour, keepTime, zone } from '../figures/figures.js';
import { tellAround } from '../look/tell.js';
import { keyed } from 'lit/directives/keyed.js';
import { html as inPlace, unsafeStatic } from 'lit/static-html.js';
import { house, onSignedOut } from '../house/house.js';
import { icon } from '../look/icons.js';
import { switchTheme } from '../look/settings.js';
import { Speaks } from '../words/speaks.js';
import { LANGUAGES, currentLanguage, speak, t } from '../words/words.js';
import '../words/desk.js';
import { ROOMS, mayEnter } from './rooms.js';
import { desk } from './style.js';
import './sign-in.js';
import './wall-display.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/**
 * The staff's side of the page: a bar with the rooms one may enter, and the room. A visitor who may not enter a room is asked to sign in.
 */
class Desk
  extends /** @type {Part<{ me: Member | undefined, at: any, here: any, now: any, lockedOut: any }>} */ (
    /** @type {unknown} */ (Speaks(LitElement))
  )
{
  static properties = { me: {}, at: {}, here: { state: true }, now: { state: true }, lockedOut: { state: true } };
  static styles = [
    desk,
    css`
      :host { display: block; min-height: 100vh; background: var(--n0); }
      nav { display: flex; align-items: stretch; gap: 4px; height: 44px; padding: 0 16px; border-bottom: 1px solid var(--n4);
        overflow-x: auto; }
      nav a { display: flex; align-items: center; padding: 0 12px; text-decoration: none; color: var(--n7); font-weight: 600;
        white-space: nowrap;
        border-bottom: 2px solid transparent; }
      nav a[aria-current] { color: var(--n9); border-color: var(--accent); }
      nav a.house { font: 400 17px/1 var(--serif); color: var(--n9); gap: 8px; padding-left: 0; }
      nav a.house svg { color: var(--accent); }
      @media print { nav { display: none !important; } }
      .right { margin-left: auto; display: flex; align-items: center; gap: 14px; white-space: nowrap; }
      .right button { background: none; border: 0; min-height: 32px; padding: 0 6px; color: var(--n7); }
      .right button:hover { color: var(--n9); }
      @media (max-width: 700px) { .clock { display: none; } }
    `,
  ];

  constructor() {
    super();
    this.now = new Date();
    this.time = house.kind().then(
      ({ timeZone, dayBegins }) => keepTime(timeZone, dayBegins),
      () => {},
    );
    this.stop = onSignedOut(() => this.#signedOut());
  }

  connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => (this.now = new Date()), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    this.stop();
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has('at') && this.at.room.load && this.at.room !== this.here) {
      const room = this.at.room;
      Promise.all([room.load(), this.time]).then(() => (this.here = this.at.room === room ? room : this.here));
    }
  }

  render() {
    const rooms = ROOMS.filter((room) => mayEnter(room, this.me));
    return html`<nav aria-label=${t('desk:rooms')}>
        <a class="house" href="#">${icon('mark', 20)}<span>${t('salon')}</span></a>
        ${rooms.map(
          (room) => html`<a href="#${room.at}"
          aria-current=${room === this.at.room ? 'page' : nothing}>${t(`desk:room:${room.at}`)}</a>`,
        )}
        <div class="right">
          <span class="mono small quiet clock">${hour(this.now)} ${zone(this.now)}</span>
          ${
            this.me
              ? html`<span><strong>${this.me.name}</strong> <span class="quiet">${t(`desk:post:${this.me.post}`)}</span></span><wall-display
            .me=${this.me}></wall-display><button
            @click=${this.#leave}>${t('sign-out')}</button>`
              : nothing
          }
          <button class="language" aria-label=${t('language')} @click=${this.#language}>${LANGUAGES[currentLanguage()]}</button>
          <button aria-label=${t('desk:light-or-dark')} @click=${switchTheme}>${icon('sun', 16)}</button>
        </div>
      </nav>
      ${this.#room()}`;
  }

  #room() {
    const { room, path } = this.at;
    if (!mayEnter(room, this.me)) {
      return html`<sign-in .title=${this.lockedOut ? t('desk:locked', { room: t(`desk:room:${room.at}`) }) : undefined} .gist=${
        this.lockedOut ? t('desk:locked-gist') : room.door && t(`desk:door:${room.door}`)
      }
        .name=${this.lockedOut ?? ''}></sign-in>`;
    }
    if (room !== this.here) {
      return nothing;
    }
    const tag = unsafeStatic(room.tag);
    return keyed(currentLanguage(), inPlace`<${tag} .me=${this.me} .path=${path}></${tag}>`);
  }

  /** The server ends a session that was idle for too long. */
  #signedOut() {
    this.lockedOut = this.me?.name;
    this.#tell(undefined);
  }

  /** After a click the button gives up the focus, so that the keys of the room work. */
  #language(/** @type {any} */ event) {
    if (event.detail > 0) {
      event.currentTarget.blur();
    }
    const names = Object.keys(LANGUAGES);
    speak(names[(names.indexOf(currentLanguage()) + 1) % names.length]);
  }

  async #leave() {
    await house.leave();
    this.#tell(undefined);
    location.hash = '#staff';
  }

  #tell(/** @type {Member | undefined} */ me) {
    tellAround(this, 'me', me);
  }
}

customElements.define('staff-desk', Desk);
