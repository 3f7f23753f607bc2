import { html, nothing } from 'lit';
import { dollars, grouped } from '../figures/figures.js';

/** @import { ConsoleModel } from './model.js' */

const KINDS = { SIMULATED: 'Simulated round, no wagers', FREE: 'Free hand, no wagers' };

/** Which table it is, and how far its record goes. */
export function bar(/** @type {ConsoleModel} */ { rules, seen, view }) {
  const { min, max } = rules.wagers[0];
  const kind = KINDS[view.cards.kind];
  return html`<div class="bar"><h1>${rules.name}</h1><span data-document=${rules.regulation} class="of-document"></span><span
    class="small">${rules.document}</span>
    <span class="quiet">Shoe ${view.shoe.number} · Round ${view.shoe.round} · ${dollars(min)} to ${dollars(max)}</span>
    ${rules.dealing === 'real-cards' ? html`<span class="tag info">Real cards</span>` : nothing}${
      kind ? html`<span class="tag warn">▲ ${kind}</span>` : nothing
    }
    <span class="end"><span class="recorded">Recorded to event ${grouped(seen)}</span></span></div>`;
}

/** On a narrow screen: hands and seats, or what stands beside them. Whoever touches a tab goes on with the key of the step: the tab does not keep the focus. */
export function tabs(/** @type {ConsoleModel} */ model) {
  const turn = (/** @type {boolean} */ beside, { detail, currentTarget }) => {
    model.turn(beside);
    model.forget();
    if (detail > 0) {
      currentTarget.blur();
    }
  };
  const tab = (/** @type {boolean} */ shown, words) => html`<button class="button" aria-pressed=${shown === model.isBeside}
    @click=${(event) => turn(shown, event)}>${words}</button>`;
  return html`<div class="tabs" role="group" aria-label="What is shown">${tab(false, 'Table')}${tab(true, html`Details <kbd>B</kbd>`)}</div>`;
}
