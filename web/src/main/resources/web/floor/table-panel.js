import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { desk, documentColours } from '../desk/style.js';
import { AT_A_TABLE, OF_A_TABLE, byCommand, sentHome } from './acts.js';
import { dollars, hour, minute } from '../figures/figures.js';
import { isOpen, now, viewOf } from './now.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/floor.js';

/** @import { Part } from 'page' */
/** @import { Followed } from './tables.js' */
/** @import { Act } from './act.js' */

const SHIFT = ['opener', 'fills', 'credits', 'closer', 'drop', 'win', 'hold'];

/** One table of the pit: what may be done there now, who sits where, and its slips. */
class TablePanel extends /** @type {Part<{ table: Followed, shifts: any[], mayCommand: boolean }>} */ (LitElement) {
  static properties = { table: {}, shifts: {}, mayCommand: { type: Boolean } };
  static styles = [
    desk,
    documentColours,
    css`
      .keys { display: flex; flex-wrap: wrap; gap: 8px; }
      .body { display: grid; gap: 10px; border-bottom: 1px solid var(--n4); }
      .body:last-child { border-bottom: 0; }
      td button { background: none; border: 0; padding: 2px 4px; text-decoration: underline; color: var(--n8); min-height: 24px; }
    `,
  ];

  render() {
    const { table } = this;
    const open = isOpen(table);
    const keys = Object.values(OF_A_TABLE).filter((act) => act.when?.(table));
    const commands =
      this.mayCommand && open
        ? Object.keys(AT_A_TABLE)
            .map(byCommand)
            .filter((act) => act.when?.(table))
        : [];
    return html`<section class="panel" aria-labelledby="name">
      <header><span class="of-document" data-document=${table.regulation}></span><h2 id="name">${table.name}</h2><span
        class="quiet">${table.document}</span><a class="end" href="#floor">${t('floor:the-pit')}</a></header>
      <div class="body"><strong>${now(table)}</strong>${
        table.process ? html`<span class="quiet">${t('floor:led-by', { process: table.process })}</span>` : nothing
      }<div class="keys">${keys.map((act) => this.#key(act))}</div></div>
      ${
        commands.length
          ? html`<div class="body"><span class="overline">${t('floor:while-play')}</span><div class="keys"
          >${commands.map((act) => this.#key(act))}</div></div>`
          : nothing
      }
      ${this.#seats()}
      ${this.#shifts()}
      ${this.#slips()}
      <div class="body"><div class="keys"><a class="button" href="#submission/table/${table.id}">${t('floor:rules-of-table')}</a>
        <a class="button" href="#display/${table.id}" target="_blank">${t('floor:its-display')}</a>
        ${this.mayCommand ? html`<a class="button" href="#surveillance/${table.id}">${t('floor:its-record')}</a>` : nothing}</div></div>
    </section>`;
  }

  #key(/** @type {Act} */ act) {
    return html`<button class="button ${act.grave ? 'grave' : ''}" @click=${() => this.#ask(act)}>${act.words}</button>`;
  }

  #seats() {
    const first = (/** @type {import('messages').Seated} */ one) => Number(one.places[0]?.spot ?? Infinity);
    const seats = viewOf(this.table).seats.toSorted((one, other) => first(one) - first(other));
    return seats.length
      ? html`<table>
          <thead><tr><th>${t('floor:seat')}</th><th>${t('desk:patron')}</th><th class="figure">${t('floor:column:chips')}</th><th
          class="figure">${t('floor:column:marked')}</th><th></th></tr></thead>
          <tbody>${seats.map(
            (one) => html`<tr><td>${one.places.map((place) => place.spot).join(', ') || '–'}</td>
            <td>${one.patron?.replace('~', '')}${one.simulated ? html` <span class="tag">${t('floor:simulated')}</span>` : nothing}${
              one.leaving ? html` <span class="tag info">${t('floor:leaves')}</span>` : nothing
            }</td>
            <td class="figure">${dollars(one.rack ?? 0, true)}</td>
            <td class="figure">${
              one.places.some((place) => place.owed)
                ? dollars(
                    one.places.reduce((sum, place) => sum + Number(place.owed ?? 0), 0),
                    true,
                  )
                : ''
            }</td>
            <td>${
              one.simulated ? nothing : html`<button @click=${() => this.#ask(sentHome(one.patron ?? ''))}>${t('floor:exclude')}</button>`
            }</td></tr>`,
          )}</tbody>
        </table>`
      : html`<div class="empty"><strong>${t('floor:no-patron')}</strong></div>`;
  }

  /** What each shift of today brought, beside what slips did to the tray. */
  #shifts() {
    const figure = (/** @type {string} */ name, /** @type {any} */ one) =>
      one[name] === undefined ? '–' : name === 'hold' ? `${one.hold} %` : dollars(one[name], true);
    return this.shifts.length
      ? html`<table data-shifts><thead><tr><th>${t('floor:shift')}</th>${this.shifts.map(
          (one) => html`<th class="figure">${minute(one.begins)}</th>`,
        )}</tr></thead>
          <tbody>${SHIFT.map(
            (name) =>
              html`<tr><th scope="row">${t(`floor:shift:${name}`)}</th>${this.shifts.map(
                (one) => html`<td class="figure" data-figure=${name}>${figure(name, one)}</td>`,
              )}</tr>`,
          )}</tbody></table>`
      : nothing;
  }

  #slips() {
    const slips = this.table.slips.slice(0, 6);
    return slips.length
      ? html`<table><thead><tr><th>${t('floor:column:slip')}</th><th class="figure">${t('amount')}</th><th
        >${t('floor:column:signed-by')}</th><th>${t('floor:column:done')}</th></tr></thead>
          <tbody>${slips.map(
            (slip) => html`<tr><td><a href=${`/api/v1/slips/${slip.id}/paper`} target="_blank" rel="noopener">${t('floor:slip-number', {
              number: slip.number,
            })}</a> ${t(`floor:slip-now:${slip.kind}`)}</td><td class="figure">${dollars(slip.amount, true)}</td><td
            >${slip.signatures.join(', ')}</td>
            <td class="mono small">${slip.doneAt ? hour(slip.doneAt) : html`<span class="tag info">${t('floor:waits')}</span>`}</td></tr>`,
          )}</tbody></table>`
      : nothing;
  }

  #ask(/** @type {Act} */ act) {
    tellAround(this, 'act', { table: this.table, act });
  }
}

customElements.define('table-panel', TablePanel);
