import { html, nothing } from 'lit';
import { dollars, grouped } from '../figures/figures.js';

/** @import { Live } from '../house/live.js' */
/** @import { Table } from 'answers' */
/** @import { View } from 'messages' */

const KINDS = { SIMULATED: 'Simulated round, no wagers', FREE: 'Free hand, no wagers' };

/** Which table it is, and how far its record goes. */
export function bar(/** @type {{ rules: Table, live: Live }} */ { rules, live }, /** @type {View} */ view) {
  const { min, max } = rules.wagers[0];
  const kind = KINDS[view.cards.kind];
  return html`<div class="bar"><h1>${rules.name}</h1><span data-document=${rules.regulation} class="of-document"></span><span
    class="small">${rules.document}</span>
    <span class="quiet">Shoe ${view.shoe.number} · Round ${view.shoe.round} · ${dollars(min)} to ${dollars(max)}</span>
    ${rules.dealing === 'real-cards' ? html`<span class="tag info">Real cards</span>` : nothing}${
      kind ? html`<span class="tag warn">▲ ${kind}</span>` : nothing
    }
    <span class="end"><span class="recorded">Recorded to event ${grouped(live.seen)}</span></span></div>`;
}

/** On a narrow screen: hands and seats, or what stands beside them. */
export function tabs(page) {
  const tab = (shown, words) => html`<button class="button" aria-pressed=${shown === page.isBeside}
    @click=${(event) => page.turn(shown, event)}>${words}</button>`;
  return html`<div class="tabs" role="group" aria-label="What is shown">${tab(false, 'Table')}${tab(true, html`Beside <kbd>B</kbd>`)}</div>`;
}
