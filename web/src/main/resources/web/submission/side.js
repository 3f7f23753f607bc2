import { LitElement, html, css, nothing } from 'lit';
import { decimals } from '../figures/figures.js';
import { wagerName } from '../words/wagers.js';
import { tellAround } from '../look/tell.js';
import { desk } from '../desk/style.js';
import { styled } from '../look/at.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import '../desk/clause-chip.js';

/** @import { Acted, Part } from 'page' */
/** @import { Objection, Review, WagerOdds, Warning } from 'answers' */
/** @import { Draft } from './yaml.js' */
/** @import { Difference } from './review.js' */

/** Wagers that can be played in more than one way: their names say how they are counted. */
const COUNTED = ['house-money', 'royal-9'];
const WIDEST = 0.4;

/** "1 objection" or "3 objections". */
export const objectionsOf = (/** @type {number} */ count) =>
  count === 1 ? t('submission:one-objection') : t('submission:objections', { count });

/** Beside the form: the review, the house edge of the choices, the differences from before, and the text. */
class SubmissionSide
  extends /**
   * @type {Part<{ review: Review | undefined, edges: WagerOdds[] | undefined, counting: any, draft: Draft,
   *   changes: Difference[] | undefined, against: any, text: any, pasting: any,
   *   unread: any }>}
   */ (LitElement)
{
  static properties = {
    review: {},
    edges: {},
    counting: {},
    draft: {},
    changes: {},
    against: {},
    text: {},
    pasting: { state: true },
    unread: {},
  };
  static styles = [
    desk,
    css`
      :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; min-width: 0; }
      @media (min-width: 1281px) { :host { position: sticky; top: 12px; max-height: calc(100vh - 24px); overflow: auto; } }
      .panel.bad { border-color: var(--bad); }
      .review { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 12px; align-items: center; }
      .warned { margin: 8px 0 0; color: var(--warn); }
      .review button, .warned button { background: none; border: 0; padding: 0; text-align: left; text-decoration: underline;
        text-underline-offset: 3px; }
      .bar { display: block; margin-top: 5px; width: 92px; height: 8px; background: var(--n3); border-radius: 2px; }
      .bar i { display: block; height: 100%; background: var(--v1); border-radius: 2px; }
      tr.no .bar i { background: var(--bad); } tr.no td { color: var(--bad); }
      .changes { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 12px; }
      pre { margin: 0; padding: 12px 14px; font: 400 12px/1.45 var(--mono); overflow: auto; max-height: 420px; }
      textarea { min-height: 260px; font-size: 12px; }
      .row { display: flex; gap: 8px; justify-content: flex-end; margin-top: 8px; }
    `,
  ];

  render() {
    return html`${this.#review()}${this.#edges()}${this.#changes()}${this.#text()}`;
  }

  #review() {
    const objections = this.review?.objections ?? [];
    const warnings = this.review?.warnings ?? [];
    const tag = !this.review
      ? html`<span class="tag end">${t('submission:reading')}</span>`
      : objections.length
        ? html`<span class="tag bad end">✕ ${objectionsOf(objections.length)}</span>`
        : warnings.length
          ? html`<span class="tag warn end">▲ ${
              warnings.length === 1 ? t('submission:one-warning') : t('submission:warnings', { count: warnings.length })
            }</span>`
          : html`<span class="tag ok end">✓ ${t('submission:verdict:agrees')}</span>`;
    return html`<section class="panel ${objections.length ? 'bad' : ''}" aria-labelledby="review"><header><h2 id="review">${t(
      'submission:review',
    )}</h2>${tag}</header>
      <div class="body" aria-live="polite">
        ${
          objections.length
            ? html`<div class="review">${objections.map(
                (one) =>
                  html`<span>${
                    one.clause
                      ? html`<clause-chip .document=${this.review?.regulation} .path=${one.clause}></clause-chip>`
                      : html`<span class="mono small quiet">${one.at || t('submission:file')}</span>`
                  }</span>
              <button @click=${() => tellAround(this, 'go', one.at)}>${one.message}</button>`,
              )}</div>`
            : html`<p class="quiet">${t(this.review ? 'submission:no-objection' : 'submission:read-again')}</p>`
        }
        ${warnings.map(
          ({ at, message }) =>
            html`<p class="warned" data-warning=${at}><span class="mono small">${at}</span>
              <button @click=${() => tellAround(this, 'go', at)}>▲ ${message}</button></p>`,
        )}
      </div></section>`;
  }

  #edges() {
    const rows = this.edges ?? [];
    const tieIsWrong = (this.review?.objections ?? []).some((one) => one.at === 'wagers.tie.odds');
    return html`<section class="panel" aria-labelledby="edges"><header><h2 id="edges">${t('submission:edges')}</h2><span
        class="end quiet">${t(this.counting ? 'submission:counting' : 'submission:exact')}</span></header>
      ${
        rows.length
          ? html`<table><thead><tr><th>${t('submission:wager')}</th><th class="figure">${t('submission:edge-percent')}</th>
            <th>${t('submission:bar-scale')}</th><th class="figure">${t('submission:deviation')}</th></tr></thead><tbody>
            ${rows.map(({ wager, houseEdge, standardDeviation }) => {
              const no = wager === 'tie' && tieIsWrong;
              return html`<tr class=${no ? 'no' : ''} data-wager=${wager}><td><strong>${this.#named(wager)}</strong>${
                no ? html`<div class="small">✕ ${t('submission:not-permitted')}</div>` : nothing
              }</td>
                <td class="figure"><strong>${decimals(100 * houseEdge, 3)}</strong></td>
                <td><span class="bar" aria-hidden="true"><i ${styled({
                  width: `${Math.min(100, Math.max(0, (100 * houseEdge) / WIDEST))}%`,
                })}></i></span></td>
                <td class="figure">${standardDeviation.toFixed(3)}</td></tr>`;
            })}</tbody></table>
            <p class="body small quiet">${t('submission:edges-gist')}</p>`
          : html`<p class="body quiet">${t('submission:no-edges-yet')}</p>`
      }
    </section>`;
  }

  /** A wager by its name, with what its edge depends on. */
  #named(/** @type {string} */ wager) {
    const name = wagerName(wager);
    if (wager === 'tie') {
      return t('submission:wager-at', { wager: name, odds: this.draft['wagers.tie.odds'] ?? '8 to 1' });
    }
    return COUNTED.includes(wager) ? t(`submission:counted:${wager}`, { wager: name }) : name;
  }

  /** What is other than before, or than in a file of one's own. */
  #changes() {
    return html`<section class="panel" aria-labelledby="changes"><header><h2 id="changes">${this.against ?? t('submission:compare')}</h2>
        <label class="button end">${t('submission:compare-file')}<input class="hidden-words" type="file" accept=".yaml,.yml,text/*"
          @change=${this.#compare} /></label></header>
        ${
          this.changes
            ? this.changes.length
              ? html`<div class="body changes">${this.changes.map(
                  ({ key, before, after }) =>
                    html`<span>${key}</span><span class="figure"><s class="quiet">${before}</s> → <strong>${after}</strong></span>`,
                )}</div>`
              : html`<p class="body quiet">${t('submission:no-change')}</p>`
            : nothing
        }${this.unread && !this.pasting ? html`<p class="body wrong" role="alert">${this.unread}</p>` : nothing}</section>`;
  }

  async #compare(/** @type {Event & { target: HTMLInputElement }} */ event) {
    const [file] = event.target.files ?? [];
    if (file) {
      tellAround(this, 'compare', { file: file.name, text: await file.text() });
    }
  }

  #text() {
    return html`<section class="panel" aria-labelledby="yaml"><header><h2 id="yaml">${t(
      'submission:the-submission',
    )}</h2><span class="quiet">YAML</span>
        <button class="button end" @click=${() => (this.pasting = !this.pasting)}>${t(
          this.pasting ? 'submission:back' : 'submission:paste-another',
        )}</button></header>
      ${
        this.pasting
          ? html`<form class="body" @submit=${this.#paste}><textarea aria-label=${t(
              'submission:yaml-of',
            )} required></textarea><p class="wrong"
          role="alert">${this.unread ?? ''}</p>
            <div class="row"><button class="button" type="submit">${t('submission:take-into-form')}</button></div></form>`
          : html`<pre tabindex="0" aria-label=${t('submission:as-text')}>${this.text}</pre>`
      }
    </section>`;
  }

  #paste(/** @type {Acted} */ event) {
    event.preventDefault();
    tellAround(this, 'paste', event.target.querySelector('textarea').value);
  }

  /** Called when the pasted text has been taken into the form. */
  taken() {
    this.pasting = false;
  }
}

customElements.define('submission-side', SubmissionSide);
