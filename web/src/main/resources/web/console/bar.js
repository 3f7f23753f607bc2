import { html, nothing } from 'lit';
import { dollars, grouped } from '../figures/figures.js';
import { readByShoe } from './reading.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { View } from 'messages' */
/** @import { ConsoleModel, Followed } from './model.js' */

const KINDS = ['SIMULATED', 'FREE'];

/** The round under way, or the one that wagers are open for. */
const roundOf = (/** @type {View} */ { cards, phase, shoe }) =>
  cards.round || phase.name !== 'AcceptingWagers' ? shoe.round : shoe.round + 1;

/** Which table it is, and how far its record goes. */
export function bar(/** @type {Followed} */ { rules, seen, view, you }) {
  const { min, max } = rules.wagers[0];
  const kind = view.cards.kind && KINDS.includes(view.cards.kind) && t(`console:kind:${view.cards.kind}`);
  return html`<div class="bar"><h1>${rules.name}</h1><span data-document=${rules.regulation} class="of-document"></span><span
    class="small">${rules.document}</span>
    <span class="quiet">${t('console:shoe-round-limits', {
      number: view.shoe.number,
      round: roundOf(view),
      min: dollars(min ?? 0),
      max: dollars(max ?? 0),
    })}</span>
    ${rules.dealing === 'real-cards' ? html`<span class="tag info">${t('console:real-cards')}</span>` : nothing}${readByShoe(you)}${
      kind ? html`<span class="tag warn">▲ ${kind}</span>` : nothing
    }
    <span class="end"><span class="recorded">${t('console:recorded-to', { event: grouped(seen) })}</span></span></div>`;
}

/**
 * On a narrow screen: hands and seats, or what stands beside them. Whoever touches a tab goes on with the key of the step: the tab does not
 * keep the focus.
 */
export function tabs(/** @type {Followed} */ model) {
  const turn = (/** @type {boolean} */ beside, /** @type {any} */ { detail, currentTarget }) => {
    model.turn(beside);
    model.forget();
    if (detail > 0) {
      currentTarget.blur();
    }
  };
  const tab = (
    /** @type {boolean} */ shown,
    /** @type {unknown} */ words,
  ) => html`<button class="button" aria-pressed=${shown === model.isBeside}
    @click=${(/** @type {Event} */ event) => turn(shown, event)}>${words}</button>`;
  return html`<div class="tabs" role="group" aria-label=${t('console:what-is-shown')}
    >${tab(false, t('console:tab-table'))}${tab(true, html`${t('console:tab-details')} <kbd>B</kbd>`)}</div>`;
}
