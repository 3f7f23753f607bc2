import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { Follows } from '../look/follows.js';
import { icon } from '../look/icons.js';
import { saved } from '../look/saved.js';
import { date, number, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { cardName } from '../cards/card.js';
import { myShares } from './nonce.js';

/** @import { Part } from 'page' */
/** @import { Keeper } from './keeper.js' */
/** @import { Both, Past } from './past.js' */
/** @import { Proof } from 'messages' */

/** What this browser has checked of the shoe, in a few lines; root, shares and nonces behind them. */
class TrustPanel extends Speaks(/** @type {Part<{ keeper: Keeper, past: Past, proof: Proof | undefined }>} */ (LitElement)) {
  static properties = { keeper: {}, past: {}, proof: { state: true } };
  static styles = [
    style,
    css`
      h2 { font-size: 21px; margin: 20px 0 8px; }
      .line { display: grid; grid-template-columns: 18px 1fr; gap: 8px; padding: 3px 0; font-size: 12.5px; color: var(--ink-2); }
      .line svg { color: var(--win); margin-top: 1px; } .line.open svg { color: var(--ink-3); } .line.bad { color: var(--lose);
        font-weight: 600; }
      .line.bad svg { color: var(--lose); }
      .choices { font-size: 12.5px; color: var(--ink-3); padding: 3px 0; margin: 0; }
      .gist { color: var(--ink-2); margin: 0 0 14px; } a.plain { display: inline-block; margin-left: 14px; }
      .plain { text-decoration: underline dotted; color: var(--ink-3); padding: 6px 0; font-size: 12.5px; }
      code { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; color: var(--ink-2); display: block; margin-bottom: 10px; }
      dialog { width: min(560px, calc(100vw - 32px)); } dialog h2 { margin-top: 0; } dt { color: var(--ink-3); font-size: 12px; }
        dd { margin: 0; }
      .row { display: flex; gap: 10px; justify-content: end; margin-top: 12px; }
    `,
  ];

  constructor() {
    super();
    new Follows(this, () => [this.keeper, this.past]);
  }

  render() {
    const { keeper } = this;
    if (!keeper?.seal && !keeper?.opened) {
      return html`<h2>${t('trust')}</h2>${this.#pastLine()}<p class="quiet">${t('no-seal')}</p>`;
    }
    const line = (/** @type {boolean} */ good, /** @type {unknown} */ words, sign = good ? 'check' : 'lock') =>
      html`<div class="line ${good ? '' : 'open'}">${icon(sign, 16)}<span>${words}</span></div>`;
    const count = keeper.proved;
    return html`<h2>${t('trust')}</h2>
      ${this.#pastLine()}
      ${
        keeper.failed
          ? html`<div class="line bad" role="alert"
        data-trust="failed">${icon('clear', 16)}<span>${t('proof-failed')}</span></div>`
          : nothing
      }
      ${line(count > 0, count === 0 ? t('none-proved') : count === 1 ? t('card-proved') : t('cards-proved', { count: number(count) }))}
      ${this.#shareLine()}
      ${keeper.seal ? line(keeper.sawTheSealFirst, t(keeper.sawTheSealFirst ? 'root-before' : 'root-late')) : nothing}
      ${line(false, t('rest-sealed'))}
      ${this.#choices()}
      ${
        keeper.opened
          ? html`<div class="line ${keeper.opened.good ? '' : 'bad'}"
          data-trust="opened">${icon(keeper.opened.good ? 'check' : 'clear', 16)}<span>${t(
            keeper.opened.good ? 'whole-good' : 'whole-bad',
            {
              count: number(keeper.opened.count),
            },
          )}</span></div>`
          : nothing
      }
      <button class="plain" @click=${() => this.show()}>${t('details')}</button>
      <a class="plain" href="#shoes/${keeper.table}" target="_blank" rel="noopener">${t('check-earlier')}</a>
      <dialog>${this.#details()}</dialog>`;
  }

  /** Whose shares are in the cut, as this browser found it. */
  #shareLine() {
    const { share, withheld } = this.keeper;
    if (!share) {
      return nothing;
    }
    const bad = share === 'broken' || share === 'left-out';
    return html`<div class="line ${bad ? 'bad' : share === 'in' ? '' : 'open'}" data-trust="share" data-share=${share}
      role=${bad ? 'alert' : nothing}>${icon(
        bad ? 'clear' : share === 'in' ? 'check' : 'lock',
        16,
      )}<span>${t(`share-${share}`, { count: number(withheld) })}</span></div>`;
  }

  /** The choices in the table's record that a person who knows an order could have misused. */
  #choices() {
    const { choices } = this.keeper;
    if (!choices?.sealed) {
      return nothing;
    }
    const { last } = choices;
    return html`<p class="choices" data-trust="choices">${t('choices', choices)}${
      last ? html` <span data-trust="given-up">${t(last.reason ? 'given-up-why' : 'given-up', last)}</span>` : nothing
    }</p>`;
  }

  /** Whether the table's record is the one that this browser saw before, signed with a key that it knows. */
  #pastLine() {
    const { past } = this;
    if (past?.contradiction) {
      const { wrong } = past.contradiction;
      return html`<div class="line bad" role="alert" data-trust="contradiction"
        data-wrong=${wrong}>${icon('clear', 16)}<span>${t(`past-${wrong}`)}
        ${this.#both(past.contradiction)}</span></div>`;
    }
    if (!past?.lines) {
      return nothing;
    }
    return html`<div class="line" data-trust="past">${icon('check', 16)}<span>${t(past.checked ? 'past-same' : 'past-unchecked', {
      count: number(past.lines),
    })}</span></div>
      ${
        past.handover
          ? html`<div class="line"
            data-trust="handover">${icon('check', 16)}<span>${t('past-handover', { date: date(past.handover.since) })}
          ${this.#both(past.handover)}</span></div>`
          : nothing
      }`;
  }

  #both(/** @type {Both} */ checkpoints) {
    return html`<button class="plain" data-trust="both"
      @click=${() => saved('checkpoints.txt', 'text/plain', this.past.file(checkpoints))}>${t('past-save')}</button>`;
  }

  /** Root, shares and nonces; with a proof also the card's leaf and path. */
  show(/** @type {Proof | undefined} */ proof = undefined) {
    this.proof = proof;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  #details() {
    const { seal } = this.keeper;
    const cut = seal?.cuts.at(-1);
    const mine = seal ? myShares(seal.root) : [];
    return html`<h2>${t('trust')}</h2><p class="gist">${t('trust-gist')}</p><dl>
      ${
        this.proof
          ? html`<dt>${cardName(this.proof.card)} · ${t('leaf', this.proof)}</dt><dd><code>${this.proof.salt}</code>${this.proof.path.map(
              (hash) => html`<code>${hash}</code>`,
            )}</dd>`
          : nothing
      }
      ${seal ? html`<dt>${t('root')}</dt><dd><code data-trust="root">${seal.root}</code></dd>` : nothing}
      ${
        cut
          ? html`<dt>${t('shares')}: ${t('position', {
              position: cut.position,
              who: cut.seat ? t('seat', { seat: cut.seat }) : t('the-dealer'),
            })}</dt>
        <dd>${
          cut.shares.length
            ? cut.shares.map((share) => html`<code>${t('seat', { seat: share.seat })}: ${share.nonce}</code>`)
            : html`<p>${t('house-share')}</p>`
        }</dd>
        ${
          cut.pledges
            ? html`<dt>${t('pledges')}</dt><dd>${cut.pledges.map(
                (one) => html`<code
        >${t('seat', { seat: one.seat })}: ${one.pledge}</code>`,
              )}</dd>`
            : nothing
        }`
          : nothing
      }
      ${
        mine.length
          ? html`<dt>${t('my-nonce')}</dt><dd>${mine.map(
              ({ seat, nonce }) => html`<code>${t('seat', { seat })}: ${nonce}</code
      >`,
            )}</dd>`
          : nothing
      }
      ${this.past?.key ? html`<dt>${t('house-key')}</dt><dd><code data-trust="key">${this.past.key}</code></dd>` : nothing}
      ${this.past?.last ? html`<dt>${t('checkpoint')}</dt><dd><code data-trust="checkpoint">${this.past.last.text}</code></dd>` : nothing}
      </dl><div class="row">${cut ? html`<button class="button" @click=${this.#save}>${t('save')}</button>` : nothing}
      <button class="button brass" @click=${() => this.renderRoot.querySelector('dialog').close()}>${t('close')}</button></div>`;
  }

  #save() {
    saved('shoe.json', 'application/json', JSON.stringify(this.keeper.file(), null, 2));
  }
}

customElements.define('trust-panel', TrustPanel);
