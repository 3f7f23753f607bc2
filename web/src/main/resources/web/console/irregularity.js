import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { remedyWords } from './duties.js';
import { preview, previewed } from './preview.js';
import { MISHAPS, notNow, readCard, report } from './mishaps.js';
import { beforeAndAfter } from './remedied.js';
import { shortWagerName } from '../words/wagers.js';
import { cardAt, cardText, sentence } from './words.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/console.js';

/** @import { Member, Table } from 'answers' */
/** @import { View, You } from 'messages' */
/** @import { Part } from 'page' */
/** @import { Mishappened } from './mishaps.js' */

const PLACES = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND', 'PLAYER_THIRD', 'BANKER_THIRD'];

/**
 * @typedef {{ view: View, you: You | undefined, rules: Table, me: Member, chosen: Mishappened | undefined,
 *   wrong: string | undefined, shown: { of: string, preview: any } | undefined }} Reporting
 */

/** What happened, what the rules in force do about it, and who says so. Nothing is reported before the key is pressed. */
class IrregularityDrawer extends /** @type {Part<Reporting>} */ (LitElement) {
  static properties = { view: {}, you: {}, rules: {}, me: {}, chosen: { state: true }, wrong: { state: true }, shown: { state: true } };
  static styles = [
    desk,
    css`
      section { border: 1px solid var(--warn); border-left-width: 4px; border-radius: 8px; background: var(--n1); display: flex;
        flex-direction: column;
        height: 100%; overflow: auto; }
      header { display: flex; align-items: center; padding: 6px 14px; }
      li button { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 10px; align-items: center; width: 100%;
        min-height: 46px;
        padding: 2px 14px; background: none; border: 0; border-top: 1px solid var(--n4); text-align: left; }
      li button[aria-checked='true'] { background: var(--n3); box-shadow: inset 4px 0 var(--accent); }
      li button:disabled { color: var(--n7); cursor: default; }
      li strong { display: block; font-size: 15px; }
      li .small { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      li button > span { min-width: 0; }
      .remedy { background: var(--accent-soft); padding: 10px 14px; border-top: 1px solid var(--n4); display: grid; gap: 4px; }
      .remedy h3 { font: 700 21px/1.2 var(--desk); }
      .fields { display: flex; flex-wrap: wrap; gap: 10px; }
      label { display: grid; gap: 3px; font-size: 12px; color: var(--n7); }
      label input { width: 110px; }
      .chosen { flex: none; display: grid; align-items: start; }
      .remedied th[scope] { font: inherit; color: var(--n7); }
      .remedied tr:last-child > th { border-bottom: 0; }
      .shown p { padding: 2px 14px; }
      .foot { margin-top: auto; padding: 12px 14px; display: flex; gap: 10px; border-top: 1px solid var(--n4); }
      .foot .button { min-height: 56px; font-size: 15px; }
      .foot .primary { flex: 1; font-size: 19px; }
      @media (max-width: 1279px) { .chosen { grid-template-columns: 1fr 1fr; } ul:has(li + li) { display: grid;
        grid-template-columns: 1fr 1fr; } }
    `,
  ];

  render() {
    return html`<section aria-labelledby="what">
      <header><h2 id="what">${t('console:what-happened')}</h2><button class="button plain end" @click=${this.#close}
        >${t('close')} <kbd>Esc</kbd></button></header>
      <ul role="radiogroup" aria-labelledby="what">${(this.chosen ? [this.chosen] : MISHAPS).map((one) => this.#question(one))}</ul>
      ${
        this.chosen
          ? html`<div class="chosen">${this.#remedy(this.chosen)}${
              this.chosen.open
                ? html`<div class="shown">${preview(this.shown?.preview)}</div>`
                : beforeAndAfter(this.you?.remedies, this.chosen.mishap)
            }</div>`
          : nothing
      }
      <p class="wrong body" role="alert">${this.wrong ?? ''}</p>
      ${
        this.chosen
          ? html`<div class="foot"><button class="button primary" data-do="report"
        @click=${this.#report}>${this.#keyWords(this.chosen)} <kbd>Enter</kbd></button><button class="button"
          @click=${() => (this.chosen = undefined)}>${t('console:not-this')}</button></div>`
          : nothing
      }
    </section>`;
  }

  /** A correction is shown before it is signed. */
  #keyWords(/** @type {Mishappened} */ one) {
    return t(one.open ? (this.shown ? 'console:two-sign' : 'console:show-changes') : 'console:report-it');
  }

  #question(/** @type {Mishappened} */ one) {
    const why = notNow(one, this);
    return html`<li role="none"><button role="radio" aria-checked=${this.chosen === one} ?disabled=${Boolean(why)} data-mishap=${one.key}
      @click=${() => this.pick(one.key)}>
      <kbd>${one.key}</kbd><span><strong>${t(`console:mishap:${one.key}`)}</strong><span class="small quiet"
        >${why ?? this.#done(one)[1]}</span></span><span
        class="mono small">${this.#clauses(one)[0] ?? ''}</span></button></li>`;
  }

  #ruling(/** @type {Mishappened} */ one) {
    return this.rules.remedies?.find((other) => other.mishap === one.mishap);
  }

  #done(/** @type {Mishappened} */ one) {
    const remedy = this.#ruling(one)?.remedy ?? one.done;
    return remedy ? remedyWords(remedy) : ['', ''];
  }

  #clauses(/** @type {Mishappened} */ one) {
    return (this.#ruling(one) ?? this.you?.steps?.find((step) => step.command === one.command?.command))?.clauses ?? [];
  }

  #remedy(/** @type {Mishappened} */ one) {
    const [order, why] = this.#done(one);
    return html`<div class="remedy"><span class="overline">${t('console:remedy')}</span><h3>${order}</h3><p>${why}</p>
      <p>${this.#clauses(one)
        .slice(0, 3)
        .map(
          (path, index) => html`<clause-chip .document=${this.rules.regulation} .path=${path}
        ?named=${index === 0}></clause-chip> `,
        )}</p>
      ${one.open ? nothing : this.#whoReports()}
      <div class="fields">${this.#fields(one)}</div></div>`;
  }

  #whoReports() {
    return html`<p class="small">${t('console:who-reports', { name: this.me.name, post: t(`desk:post:${this.me.post}`) })}</p>`;
  }

  #fields(/** @type {Mishappened} */ one) {
    return html`${one.open ? this.#openCards() : nothing}${
      one.shown && this.rules.dealing === 'real-cards'
        ? html`<label>${t('console:card-as-typed')}<input name="card" autocomplete="off"
      @keydown=${this.#typed} /></label>`
        : nothing
    }
      ${
        one.place
          ? html`<label>${t('console:it-lies-on')}<select name="place" @keydown=${this.#typed}>${PLACES.map(
              (place) => html`<option
        value=${place}>${cardAt(place)}</option>`,
            )}</select></label>`
          : nothing
      }
      ${
        one.wager
          ? html`<label>${t('console:column:seat')}<input name="spot" inputmode="numeric" @keydown=${this.#typed}
            /></label><label>${t('console:wager')}<select
          name="wager" @keydown=${this.#typed}>${this.rules.wagers.map(
            ({ wager }) => html`<option
            value=${wager}>${shortWagerName(wager)}</option>`,
          )}</select></label><label>${t('amount')}<input name="stake" inputmode="decimal"
              @keydown=${this.#typed} /></label>`
          : nothing
      }`;
  }

  /** A face-up card as it was entered, and why it is a different one. */
  #openCards() {
    return html`<label>${t('console:it-was-entered-as')}<select name="open" @keydown=${this.#typed}>${this.view.cards.laid
      .filter((card) => card.seen === 'UP')
      .map((card) => html`<option value=${card.place}>${cardAt(card.place)}: ${cardText(card.face)}</option>`)}</select></label>
      <label>${t('desk:reason')}<input name="reason" maxlength="200" autocomplete="off" @keydown=${this.#typed} /></label>`;
  }

  /** In a list too: its own way of opening is the space bar. */
  #typed(/** @type {KeyboardEvent} */ event) {
    if (event.key === 'Enter') {
      event.preventDefault();
      this.#report();
    }
  }

  /** A question by its key; one that is not possible now stays where it is. */
  async pick(/** @type {string} */ key) {
    const one = MISHAPS.find((other) => other.key === key);
    if (one && !notNow(one, this)) {
      this.wrong = '';
      this.chosen = one;
      this.shown = undefined;
      await this.updateComplete;
      this.renderRoot.querySelector('.fields input, .fields select')?.focus();
    }
  }

  confirm() {
    if (this.chosen) {
      this.#report();
    }
  }

  #report() {
    if (!this.chosen) {
      return;
    }
    const fields = Object.fromEntries([...this.renderRoot.querySelectorAll('input, select')].map((field) => [field.name, field.value]));
    const { suits } = this.rules;
    if ('card' in fields && !readCard(fields.card, suits)) {
      this.wrong = t(suits ? 'console:a-card-is' : 'console:a-rank-is');
      return;
    }
    if (fields.reason?.trim() === '') {
      this.wrong = t('console:say-why');
      return;
    }
    const said = report(this.chosen, fields, { real: this.rules.dealing === 'real-cards', suits, you: this.you });
    if (this.chosen.open && this.shown?.of !== JSON.stringify(said)) {
      this.#preview(said);
    } else {
      tell(this, 'report', said);
    }
  }

  /** What is signed has been shown before. */
  async #preview(/** @type {any} */ said) {
    this.wrong = '';
    try {
      this.shown = { of: JSON.stringify(said), preview: await previewed(this.rules.id, said) };
    } catch (problem) {
      this.shown = undefined;
      this.wrong = sentence(problem.message);
    }
  }

  #close() {
    tell(this, 'close');
  }
}

customElements.define('irregularity-drawer', IrregularityDrawer);
