import { LitElement, html, css, nothing } from 'lit';
import { call, glance } from '../house/house.js';
import { desk } from '../desk/style.js';
import { day, isToday, minute } from '../figures/figures.js';
import { t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../words/desk.js';
import '../words/floor.js';

/** @import { Handover, Handovers, Member, OpenItem } from 'answers' */
/** @import { Acted, Part } from 'page' */

const LOOK_AGAIN = 30_000;
const MOST = 3;

/**
 * @typedef {{ me: Member, names: Record<string, string>, mayWrite: boolean, known: Handovers | undefined, wrong: string | undefined,
 *   timer: any }} Shown
 */

/** What one shift tells the next: what is open now, a note to leave, and the last notes with who read them. */
class HandoverPanel extends Speaks(/** @type {Part<Shown>} */ (LitElement)) {
  static properties = { me: {}, names: {}, mayWrite: { type: Boolean }, known: { state: true }, wrong: { state: true } };
  static styles = [
    desk,
    css`
      form { display: grid; gap: 8px; } textarea { font-family: var(--desk); min-height: 56px; }
      .row { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
      article { display: grid; gap: 6px; padding: 12px 14px; border-top: 1px solid var(--n4); }
      label { display: grid; gap: 4px; font-size: 12px; color: var(--n7); }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => this.#look(), LOOK_AGAIN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    this.known = await glance('/handovers');
  }

  render() {
    const { open = [], handovers = [] } = this.known ?? {};
    return html`<section class="panel" aria-labelledby="handover">
      <header><h2 id="handover">${t('floor:handover')}</h2><span
        class="end quiet">${t('floor:open-items', { count: open.length })}</span></header>
      ${this.mayWrite ? this.#writing(open) : nothing}
      ${handovers.slice(0, MOST).map((one) => this.#note(one))}
    </section>`;
  }

  #writing(/** @type {OpenItem[]} */ open) {
    return html`<form class="body" @submit=${this.#leave}>
      ${this.#items(open)}
      <label>${t('floor:for-next-shift')}<textarea name="words" required maxlength="200"></textarea></label>
      <div class="row"><button class="button end">${t('floor:leave-note')}</button></div>
      <p class="wrong" role="alert">${this.wrong ?? ''}</p>
    </form>`;
  }

  #items(/** @type {OpenItem[]} */ items) {
    return items.length
      ? html`<ul class="small">${items.map(
          (one) =>
            html`<li>▲ ${t(`floor:open:${one.kind}`, { what: this.#what(one) })}${
              one.table ? html`, ${this.names[one.table] ?? one.table}` : nothing
            }</li>`,
        )}</ul>`
      : nothing;
  }

  /** A slip is known by its kind and number. */
  #what(/** @type {OpenItem} */ { kind, words }) {
    const [slip, number] = words.split(' ');
    return kind === 'slip' ? `${t(`floor:slip:${slip}`)} ${number}` : words;
  }

  #note(/** @type {Handover} */ one) {
    const at = isToday(one.at) ? minute(one.at) : `${day(one.at)} ${minute(one.at)}`;
    return html`<article>
      <div class="row"><strong>${one.who}</strong><span class="end mono small quiet">${at}</span></div>
      <p>${one.words}</p>${this.#items(one.open)}
      <div class="row small">${
        one.readBy
          ? html`<span class="quiet">✓ ${t('floor:read-by', { who: one.readBy })}</span>`
          : this.mayWrite && one.who !== this.me.name
            ? html`<button class="button" @click=${() => this.#send(`/handovers/${one.id}/reading`, {})}>${t('floor:have-read')}</button>`
            : html`<span class="quiet">${t('floor:not-read')}</span>`
      }</div></article>`;
  }

  async #leave(/** @type {Acted} */ event) {
    event.preventDefault();
    const form = event.target;
    const words = form.elements.words.value.trim().replaceAll(/\s+/g, ' ');
    if (await this.#send('/handovers', { words })) {
      form.reset();
    }
  }

  async #send(/** @type {string} */ path, /** @type {Record<string, string>} */ body) {
    try {
      await call(path, 'POST', body);
      this.wrong = '';
    } catch (problem) {
      this.wrong = problem.message;
    }
    await this.#look();
    return !this.wrong;
  }
}

customElements.define('handover-panel', HandoverPanel);
