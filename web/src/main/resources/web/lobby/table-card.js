import { LitElement, html, css, nothing, svg } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { documentTitle, tableName } from '../words/titles.js';
import { features, freeSeats } from './filters.js';
import { isBeforeTheCut, status } from './status.js';
import { METERS } from '../words/wagers.js';
import '../roads/small.js';

/** @import { Table } from 'answers' */
/** @import { Part } from 'page' */

/** A table in the lobby: what it is, how it has gone, and who sits there. */
class TableCard extends Speaks(/** @type {Part<{ table: Table, at: string | undefined }>} */ (LitElement)) {
  static properties = { table: {}, at: {} };
  static styles = [
    style,
    css`
      :host { display: grid; grid-template-rows: subgrid; grid-row: span 6; margin-bottom: 24px;
        border: 1px solid var(--line); border-radius: 12px; background: var(--panel);
        padding: 18px;
        min-width: 0; }
      .head { display: flex; align-items: baseline; gap: 12px; }
      h2 { font-size: 22px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .status { margin-left: auto; font-size: 12px; color: var(--ink-3); white-space: nowrap; }
      .status.now { color: var(--brass); font-weight: 600; }
      .features { display: flex; flex-wrap: wrap; gap: 2px 14px; color: var(--ink-2); font-size: 12.5px; margin: 8px 0 12px;
        align-content: start; }
      .document { color: var(--ink-3); flex-basis: 100%; }
      .fresh { height: 85px; border: 1px dashed var(--line); display: grid; grid-auto-flow: column; place-content: center; gap: 14px;
        align-items: center; color: var(--ink-2); font-size: 13px; }
      .fresh svg { color: var(--brass); }
      .foot { display: flex; align-items: end; gap: 10px; padding-top: 12px; }
      .limits { margin-right: auto; font-size: 11px; color: var(--ink-3); white-space: nowrap; }
      .limits b { display: block; font-size: 15px; font-weight: 600; color: var(--ink); }
      .seats { display: flex; align-items: center; gap: 12px; margin-top: 10px; font-size: 12px; color: var(--ink-3); }
      .seats svg { flex: none; }
      .meters { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 10px 0 0; font-size: 12px; color: var(--ink-3); }
      .meters b { font: 400 17px/1.2 var(--serif); color: var(--ink); } .meters div:first-child b { color: var(--brass); }
      .meters dt, .meters dd { display: inline; margin: 0; }
      @media (max-width: 599px) { .watch span { display: none; } .watch { padding: 10px 12px; } }
      .dealer { fill: var(--line); }
      .taken { fill: var(--felt-line); }
      .free { fill: none; stroke: var(--brass); stroke-width: 1.6; }
    `,
  ];

  render() {
    const { table } = this;
    const main = table.wagers[0];
    const now = status(table.now, this.at);
    const free = freeSeats(table);
    const name = tableName(table.name);
    return html`
      <div class="head"><h2>${name}</h2><span class="status ${now.urgent ? 'now' : ''}">${now.words}</span></div>
      <div class="features"><span class="document">${documentTitle(table.regulation, table.document)}</span>${features(table).map(
        (one) => html`<span>${t(one)}</span>`,
      )}</div>
      ${
        table.now.results.length
          ? html`<small-road .results=${table.now.results} ?ez=${table.ez}></small-road>`
          : html`<div class="fresh">${icon('shield', 22)}<span>${t('new-shoe')}<br />${t(
              isBeforeTheCut(table.now) ? 'first-round-after-cut' : 'first-round',
            )}</span></div>`
      }
      <div>${this.#meters()}</div>
      <div class="seats">${this.#arc()}<span>${this.#seated(free)}</span></div>
      <div class="foot">
        <div class="limits">${t('limits')}<b>${money(Number(main.min))} – ${money(Number(main.max))}</b></div>
        <button class="button watch" aria-label=${`${t('watch')}: ${name}`} @click=${() => this.#go('')}>
          ${icon('eye')}<span>${t('watch')}</span></button>
        ${
          table.now.you
            ? html`<button class="button brass sit" aria-label=${`${t('return')}: ${name}`} @click=${() => this.#go('')}>
                ${t('return')}</button>`
            : html`<button class="button brass sit" aria-label=${`${t('sit')}: ${name}`} ?disabled=${free === 0}
                @click=${() => this.#go('/sit')}>${t('sit')}</button>`
        }
      </div>`;
  }

  /** What the progressives stand at. */
  #meters() {
    const shown = this.table.now.meters ?? {};
    const meters = METERS.filter((name) => name in shown);
    return meters.length
      ? html`<dl class="meters">${meters.map(
          (name) => html`<div data-meter=${name}><dt>${t(`meter:${name}`)}</dt> <dd><b>${money(Number(shown[name]))}</b></dd></div>`,
        )}</dl>`
      : nothing;
  }

  #seated(/** @type {number} */ free) {
    const { seats, you } = this.table.now;
    if (you) {
      return t('your-seat', { seat: you.places.join(', '), chips: money(you.chips) });
    }
    const seated = seats.filter((patron) => patron.places.length);
    const count = seated.filter((patron) => !patron.simulated).length;
    const house = seated.length - count;
    const left = free === 1 ? t('one-free') : t('free', { count: free });
    return [count && t('how-many-here', { count }), house && t('house-players', { count: house }), left].filter(Boolean).join(' · ');
  }

  /** The seats in their order on the layout, seat 1 at the dealer's right. */
  #arc() {
    const taken = new Set(this.table.now.seats.flatMap((patron) => patron.places.map((place) => place.spot)));
    const count = this.table.seats;
    const radius = count > 10 ? 3.4 : 4.4;
    const dots = Array.from({ length: count }, (_, index) => {
      const along = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const kind = taken.has(String(index + 1)) ? 'taken' : 'free';
      return svg`<circle class=${kind} cx=${75 + along * 66} cy=${38 - along * along * 26} r=${radius} />`;
    });
    return html`<svg width="150" height="46" viewBox="0 0 150 46" aria-hidden="true"><rect class="dealer" x="58" y="2" width="34" height="6"
      rx="3" />${dots}</svg>`;
  }

  #go(/** @type {string} */ how) {
    tell(this, 'go', `table/${this.table.id}${how}`);
  }
}

customElements.define('table-card', TableCard);
