import { LitElement, html, css, nothing } from 'lit';
import { call } from '../house/house.js';
import { icon } from '../look/icons.js';
import { house as style } from '../look/style.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { pays } from './names.js';

/** @import { PayTables, Table } from 'answers' */
/** @import { Part } from 'page' */

/** What every wager is, pays and costs, from the house's own tables; and when a hand draws a third card. */
class WagerInfo extends Speaks(
  /** @type {Part<{ rules: Table, known: PayTables | undefined, wager: string | undefined }>} */ (LitElement),
) {
  static properties = { rules: {}, known: { state: true }, wager: { state: true } };
  static styles = [
    style,
    css`
      dialog { width: min(640px, calc(100vw - 24px)); max-height: calc(100dvh - 40px); overflow-y: auto; }
      .head { display: flex; justify-content: space-between; align-items: start; } .head button { width: 44px; height: 44px; padding: 0;
        display: grid; place-items: center; }
      h2 { font-size: 24px; } h3 { font: 500 16px/1.3 var(--sans); } section { padding: 10px 12px; margin: 0 -12px; border-radius: 8px; }
      section.asked { background: var(--panel); outline: 1px solid var(--brass); }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; font-size: 13.5px; margin: 4px 0 0; }
        dt { color: var(--ink-3); } dd { margin: 0; }
      table { border-collapse: collapse; font-size: 13px; margin: 4px 0; } td, th { text-align: left; padding: 2px 18px 2px 0;
        font-weight: 400; } th { color: var(--ink-3); }
      p { color: var(--ink-2); font-size: 13.5px; margin: 4px 0; }
    `,
  ];

  async show(/** @type {string | undefined} */ wager) {
    this.wager = wager;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog').showModal();
    this.known ??= await call(`/tables/${encodeURIComponent(this.rules.id)}/wagers`).catch(() => /** @type {undefined} */ (undefined));
    await this.updateComplete;
    this.renderRoot.querySelector('.asked')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    return html`<dialog aria-label=${t('wagers-title')}><div class="head"><h2>${t('wagers-title')}</h2><button class="button"
      aria-label=${t('close')}
        @click=${() => this.renderRoot.querySelector('dialog').close()}>${icon('clear', 18)}</button></div>
      ${(this.rules?.wagers ?? []).map((one) => this.#wager(one))}
      ${this.known ? html`<p>${t('edge-gist', { decks: this.known.decks })}</p>` : nothing}
      ${this.#thirdCards()}</dialog>`;
  }

  #wager(/** @type {Table['wagers'][number]} */ { wager, min, max }) {
    const known = this.known?.wagers.find((one) => one.wager === wager);
    return html`<section class=${this.wager === wager ? 'asked' : ''} data-about=${wager}><h3>${t(wager)}</h3><p>${t(`about:${wager}`)}</p>
      <dl>
      <dt>${t('pays')}</dt>
        <dd>${known?.lines.length ? html`<table>${known.lines.map((line) => this.#line(line))}</table>` : pays(this.rules, wager)}</dd>
      <dt>${t('limits')}</dt><dd>${min && max ? `${money(min)} – ${money(max)}` : t('fixed', { amount: 5 })}</dd>
      ${
        known ? html`<dt>${t('house-edge')}</dt><dd data-edge=${known.houseEdge}>${percentOf(known.houseEdge)}</dd>` : nothing
      }</dl></section>`;
  }

  #line(/** @type {PayTables['wagers'][number]['lines'][number]} */ { line, toOne, amount, meter, share }) {
    const gets = toOne ? t('to-one', { odds: toOne }) : amount ? money(amount) : t('of-meter', { share, meter: t(`meter:${meter}`) });
    return html`<tr><td>${t(`line:${line}`)}</td><td>${gets}</td></tr>`;
  }

  #thirdCards() {
    return html`<section data-about="third-cards"><h3>${t('third-title')}</h3><p>${t('third-natural')}</p><p>${t('third-player')}</p>
      <p>${t('third-banker')}</p>
      <table><tr><th>${t('third-banker-has')}</th><th>${t('third-draws-on')}</th></tr>${(this.known?.bankerDraws ?? []).map(
        (on, count) => html`<tr><td>${count}</td><td>${rangesOf(on) || t('third-stands')}</td></tr>`,
      )}</table></section>`;
  }
}

/** `0–7, 9` for the numbers from 0 to 7 and 9. */
function rangesOf(/** @type {number[]} */ numbers) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const one of numbers) {
    const last = ranges.at(-1);
    if (last && last.to === one - 1) {
      last.to = one;
    } else {
      ranges.push({ from: one, to: one });
    }
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Two digits after the point, as house edges are published. */
function percentOf(/** @type {number} */ edge) {
  return `${(Number(edge) * 100).toFixed(2)}%`;
}

customElements.define('wager-info', WagerInfo);
