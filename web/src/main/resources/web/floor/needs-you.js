import { LitElement, html, css, nothing } from 'lit';
import { tellAround } from '../look/tell.js';
import { repeat } from 'lit/directives/repeat.js';
import { desk } from '../desk/style.js';
import '../desk/clause-chip.js';
import { t } from '../words/words.js';
import '../words/floor.js';

/** @import { Part } from 'page' */
/** @import { Need } from './needs.js' */
/** @import { Act } from './act.js' */
/** @import { Followed } from './tables.js' */

/** What waits for the floor, the most urgent first; a direct step is done at once, anything else opens its dialog. */
class NeedsYou
  extends /** @type {Part<{ needs: Need[], mayCommand: boolean, wrong: { key: string, message: string } | undefined }>} */ (LitElement)
{
  static properties = { needs: {}, mayCommand: { type: Boolean }, wrong: { state: true } };
  static styles = [
    desk,
    css`
      li { display: grid; gap: 6px; padding: 12px 14px; border-bottom: 1px solid var(--n4); border-left: 3px solid var(--n5); }
      li:last-child { border-bottom: 0; }
      li.warn { border-left-color: var(--warn); } li.bad { border-left-color: var(--bad); } li.info { border-left-color: var(--info); }
      .row { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    `,
  ];

  render() {
    const urgent = this.needs.filter((need) => need.tone !== 'info').length;
    return html`<section class="panel" aria-labelledby="needs">
      <header><h2 id="needs">${t('floor:needs-you')}</h2>${urgent ? html`<span class="tag warn">▲ ${urgent}</span>` : nothing}<span
        class="end quiet">${t('floor:most-urgent-first')}</span></header>
      <div class="hidden-words" aria-live="polite">${urgent ? t('floor:count-need-you', { count: urgent }) : ''}</div>
      ${
        this.needs.length
          ? html`<ul>${repeat(
              this.needs,
              (need) => `${need.table.id} ${need.key}`,
              (need) => this.#one(need),
            )}</ul>`
          : html`<div class="empty"><strong>${t('floor:nothing-waits')}</strong><span class="quiet"
          >${t('floor:nothing-waits-gist')}</span></div>`
      }
    </section>`;
  }

  #one(/** @type {Need} */ need) {
    const { table, step } = need;
    return html`<li class=${need.tone} data-need=${need.key}>
      <div class="row"><strong>${table.name}, ${need.title}</strong><span class="end mono small quiet">${need.at ?? ''}</span></div>
      <span class="quiet">${need.detail}</span>
      <div class="row">
        ${this.mayCommand || !need.commands ? this.#ways(need) : nothing}
        ${
          step?.clauses?.length
            ? html`<span class="end"><clause-chip .document=${table.regulation} .path=${step.clauses[0]}
          .gist=${step.because[0]}></clause-chip></span>`
            : nothing
        }
      </div>
      ${this.wrong?.key === need.key ? html`<p class="wrong" role="alert">✕ ${this.wrong?.message}</p>` : nothing}
    </li>`;
  }

  #ways(/** @type {Need} */ need) {
    if (need.direct) {
      return html`<button class="button" @click=${() => this.#directly(need)}>${need.direct.words}</button>`;
    }
    return (need.acts ?? []).map((act) => html`<button class="button" @click=${() => this.#ask(need.table, act)}>${act.words}</button>`);
  }

  #ask(/** @type {Followed} */ table, /** @type {Act} */ act) {
    tellAround(this, 'act', { table, act });
  }

  async #directly(/** @type {Need} */ need) {
    try {
      await need.direct?.at();
      this.wrong = undefined;
    } catch (problem) {
      this.wrong = { key: need.key, message: problem.message };
    }
    tellAround(this, 'done');
  }
}

customElements.define('needs-you', NeedsYou);
