import { LitElement, html, css, nothing } from 'lit';
import { desk, documentColours } from '../desk/style.js';
import { documentName } from '../desk/documents.js';
import { styled } from '../look/at.js';
import { dollars } from '../figures/figures.js';
import { isOpen, limits, lowMark, now, owed, viewOf } from './now.js';
import { t } from '../words/words.js';
import '../words/floor.js';

/** @import { View } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Followed } from './tables.js' */
/** @import { Need } from './needs.js' */

const RESULTS_SHOWN = 10;

/** A table at a glance: document, limits, round, dealer, what happens now, seats, last results, tray, marked vigorish. */
class PitCard extends /** @type {Part<{ table: Followed, needs: Need[] | undefined, chosen: boolean }>} */ (LitElement) {
  static properties = { table: {}, needs: {}, chosen: { type: Boolean } };
  static styles = [
    desk,
    documentColours,
    css`
      :host { display: block; min-width: 0; }
      a { display: grid; align-content: start; gap: 9px; height: 100%; min-height: 196px; padding: 14px; text-decoration: none;
        border: 1px solid var(--n4); border-radius: 8px; background: var(--n1); }
      a:hover { border-color: var(--n6); }
      a.warn, a.bad { border-color: var(--warn); }
      a.info { border-color: var(--info); }
      a.closed { border-style: dashed; background: none; }
      a.chosen { background: var(--n3); box-shadow: inset 3px 0 var(--accent); }
      .row { display: flex; gap: 8px; align-items: center; min-width: 0; }
      .row > :first-child { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      h3 { font-size: 16px; }
      .document { display: flex; gap: 6px; align-items: center; font-size: 12px; color: var(--n8); white-space: nowrap; }
      .now { font-size: 15px; font-weight: 600; min-height: 21px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .seats, .results { display: flex; gap: 3px; min-height: 20px; }
      .seats span { flex: 0 1 20px; height: 20px; border: 1px solid var(--n5); border-radius: 4px; font: 600 11px/18px var(--desk);
        text-align: center; color: var(--n7); min-width: 0; }
      .seats .taken { background: var(--n7); border-color: var(--n7); color: var(--n0); }
      .seats .acts { outline: 2px solid var(--accent); outline-offset: 1px; }
      .results span { width: 18px; height: 18px; border: 1.5px solid currentColor; border-radius: 9px; font: 700 11px/15px var(--desk);
        text-align: center; }
      .player { color: var(--player); } .banker { color: var(--banker); } .tie { color: var(--tie); }
      .tray { flex: 1; height: 6px; border-radius: 3px; background: var(--n3); position: relative; margin: 0 12px; }
      .tray i { position: absolute; inset: 0 auto 0 0; background: var(--n7); border-radius: 3px; }
      .tray b { position: absolute; top: -4px; bottom: -4px; border-left: 2px dotted var(--warn); }
      .low .tray i { background: var(--warn); }
    `,
  ];

  render() {
    const { table } = this;
    const view = viewOf(table);
    const open = isOpen(table);
    const [first] = (this.needs ?? []).filter((need) => need.tag);
    const tone = [open ? (first?.tone ?? '') : 'closed', this.chosen ? 'chosen' : ''].join(' ');
    const dealer = (table.dealing === 'automatic' ? undefined : table.live.dealer) ?? t(`floor:dealt:${table.dealing}`);
    return html`<a class=${tone} href="#floor/${table.id}" aria-current=${this.chosen ? 'true' : nothing} data-table=${table.id}>
      <div class="row"><h3>${table.name}</h3><span class="document"><span class="of-document"
        data-document=${table.regulation}></span>${documentName(table.regulation, table.document)}${table.ez ? ', EZ' : ''}</span><span
        class="end">${
          open
            ? first
              ? html`<span class="tag ${first.tone}">▲ ${first.tag}</span>`
              : nothing
            : html`<span class="tag">${t('floor:now:Closed')}</span>`
        }</span></div>
      <div class="row quiet"><span><span class="mono small">${table.id}</span>
        ${limits(table)}${open ? t('floor:and-round', { round: view.shoe.round }) : ''}</span><span
        class="end">${dealer}</span></div>
      <div class="now">${open ? now(table) : (table.stopped ?? t('floor:now:Closed'))}</div>
      ${this.#seats(view)}
      ${open ? html`${this.#results(view)}${this.#tray()}${this.#vigorish()}` : nothing}
    </a>`;
  }

  #seats(/** @type {View} */ view) {
    const taken = new Map(view.seats.flatMap((one) => one.places.map((place) => [place.spot, one.patron])));
    const acting =
      view.phase.seat ??
      (view.phase.name === 'Turning'
        ? view.phase.side === 'PLAYER'
          ? view.cards?.playerTurnedBy
          : view.cards?.bankerTurnedBy
        : undefined);
    const seats = Array.from({ length: this.table.seats }, (_, i) => String(i + 1));
    return html`<div class="seats" role="img"
      aria-label=${t('floor:seats-taken', { taken: seats.filter((seat) => taken.has(seat)).length, all: seats.length })}>
      ${seats.map((seat) => html`<span class="${taken.has(seat) ? 'taken' : ''} ${seat === acting ? 'acts' : ''}">${seat}</span>`)}
    </div>`;
  }

  #results(/** @type {View} */ view) {
    const last = view.results.slice(-RESULTS_SHOWN);
    return html`<div class="results" role="img"
      aria-label=${
        last.length
          ? t('floor:last-results', { results: last.map((one) => t(`floor:result:${one.winner}`)).join(', ') })
          : t('floor:no-results')
      }>
      ${last.map((one) => html`<span class=${one.winner}>${t(`floor:letter:${one.winner}`)}</span>`)}
    </div>`;
  }

  /** The bar ends where the tray is, or at four times the mark below which it should be filled. */
  #tray() {
    const tray = this.table.live.you?.tray;
    if (tray === undefined) {
      return nothing;
    }
    const mark = lowMark(this.table);
    const full = Math.max(Number(tray), 4 * mark);
    const percent = (/** @type {number} */ amount) => `${(100 * amount) / full}%`;
    return html`<div class="row ${Number(tray) < mark ? 'low' : ''}"><span class="quiet">${t('floor:tray')}</span>
      <span class="tray" aria-hidden="true"><i ${styled({ width: percent(Number(tray)) })}></i><b ${styled({ left: percent(mark) })}
        ></b></span>
      <strong>${dollars(tray)}</strong></div>`;
  }

  #vigorish() {
    const { table } = this;
    return html`<div class="row"><span class="quiet">${
      table.marked
        ? html`${t('floor:vigorish-marked')} <strong>${dollars(owed(table), true)}</strong>`
        : table.vigorish
          ? t('floor:vigorish-at-payout', { rate: table.vigorish })
          : t('floor:no-vigorish')
    }</span></div>`;
  }
}

customElements.define('pit-card', PitCard);
