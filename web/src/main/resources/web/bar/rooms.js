import { LitElement, html, css } from 'lit';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';

/** @import { Member } from 'answers' */
/** @import { Part } from 'page' */

/** The rooms of patrons: in the bar at the top, and on a narrow screen in a bar of their own at the bottom. */
class Rooms extends Speaks(/** @type {Part<{ me: Member | undefined, at: string }>} */ (LitElement)) {
  static properties = { me: {}, at: {} };
  static styles = css`
    :host { align-self: stretch; }
    nav { display: flex; gap: 2px; margin: 0 0 0 12px; height: 100%; }
    a { display: grid; place-items: center; padding: 0 10px; color: var(--ink-2); text-decoration: none; white-space: nowrap;
      font-size: 14px; }
    a[aria-current='page'] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--brass); }
    @media (max-width: 1039px) {
      nav { position: fixed; z-index: 4; inset: auto 0 0; height: calc(56px + env(safe-area-inset-bottom)); margin: 0;
        padding-bottom: env(safe-area-inset-bottom); background: var(--panel); border-top: 1px solid var(--line); }
      a { flex: 1; font-size: 13px; line-height: 1.2; white-space: normal; text-align: center; padding: 0 4px; }
      a[aria-current='page'] { box-shadow: inset 0 2px var(--brass); }
    }
    @media (max-width: 1039px) and (max-height: 480px) { nav { height: 44px; } }
    @media (min-width: 600px) { .phone { display: none; } }
  `;

  render() {
    const rooms = { tables: '#', 'how-to-play': '#how', 'check-a-shoe': '#shoes', 'the-book': '#book' };
    const patrons = this.me?.post === 'patron' ? { ...rooms, 'my-account': '#me' } : rooms;
    return html`<nav aria-label=${t('salon')}>${Object.entries(patrons).map(
      ([name, place]) => html`<a href=${place} aria-current=${this.at === name ? 'page' : 'false'}>${t(name)}</a>`,
    )}${this.me ? '' : html`<a class="phone" href="#" @click=${this.#signIn}>${t('sign-in')}</a>`}</nav>`;
  }

  /** The door is in the lobby; there it opens at once. */
  #signIn(/** @type {Event} */ event) {
    if (this.dispatchEvent(new CustomEvent('sign-in', { cancelable: true })) === false) {
      event.preventDefault();
    }
  }
}

customElements.define('salon-rooms', Rooms);
