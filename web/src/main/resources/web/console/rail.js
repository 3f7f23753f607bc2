import { LitElement, html, css, nothing } from 'lit';
import { desk } from '../desk/style.js';
import { total } from '../model/story.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */
/** @import { PhaseName, View, You } from 'messages' */
/** @import { Part } from 'page' */

const ROUND = ['wagers', 'no-more', 'cards', 'turned', 'house-money', 'thirds', 'result', 'take', 'pay', 'discard'];
const SHOE = ['closed', 'preparing', 'cut', 'cover', 'shoe', 'burn', 'curator', 'wagers'];

/** @type {Partial<Record<PhaseName, number>>} */
const OF_THE_SHOE = {
  Closed: 0,
  Preparing: 1,
  OfferingCut: 2,
  Cutting: 2,
  Covering: 3,
  Covered: 4,
  Loaded: 5,
  Burning: 5,
  OfferingShoe: 6,
};
/** @type {Partial<Record<PhaseName, number>>} */
const OF_THE_ROUND = {
  AcceptingWagers: 0,
  CallingCards: 2,
  Dealing: 2,
  CallingCount: 3,
  SettlingHouseMoney: 4,
  CallingThirdCard: 5,
  Drawing: 5,
  CallingResult: 6,
  EndingProgressives: 8,
  Clearing: 9,
  CallingLastHand: 9,
};

/** The steps of the round, or of the shoe before there is one, and where it stands. */
export function stand(/** @type {View} */ view, /** @type {You | undefined} */ you, /** @type {Table} */ rules) {
  const name = view.phase.name;
  if (name in OF_THE_SHOE) {
    return { steps: rules.curator ? SHOE : SHOE.filter((one) => one !== 'curator'), at: OF_THE_SHOE[name] };
  }
  const at = ROUND[inTheRound(name, view, you)];
  const steps = rules.wagers.some((one) => one.wager === 'house-money') ? ROUND : ROUND.filter((one) => one !== 'house-money');
  return { steps, at: steps.indexOf(at) };
}

function inTheRound(/** @type {PhaseName} */ name, /** @type {View} */ view, /** @type {You | undefined} */ you) {
  const at = OF_THE_ROUND[name];
  if (at !== undefined) {
    return at;
  }
  if (name === 'Settling') {
    return you?.steps?.some((step) => step.command === 'CollectLosers') ? 7 : 8;
  }
  const { laid } = view.cards;
  const thirds = laid.length > 4 || laid.every((card) => card.seen === 'UP');
  return laid.length === 0 ? (view.cards.round ? 2 : 0) : laid.length < 4 ? 2 : thirds ? 5 : 3;
}

/** Two cards of a hand come to eight or nine: no hand draws. */
function isNatural(/** @type {View} */ view) {
  const first = (/** @type {'PLAYER' | 'BANKER'} */ side) => view.cards.laid.filter((card) => card.place.startsWith(side) && card.face);
  return ['PLAYER', 'BANKER'].some((side) => first(/** @type {'PLAYER' | 'BANKER'} */ (side)).length === 2 && total(view, side) >= 8);
}

class RoundRail extends /** @type {Part<{ view: View, you: You | undefined, rules: Table }>} */ (LitElement) {
  static properties = { view: {}, you: {}, rules: {} };
  static styles = [
    desk,
    css`
      ol { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 2px; }
      li { border-top: 3px solid var(--n4); padding: 6px 4px 0; font-size: 12px; color: var(--n7); white-space: nowrap; overflow: hidden;
        text-overflow: ellipsis; }
      li.done { border-color: var(--ok); color: var(--n8); }
      li[aria-current] { border-color: var(--accent); color: var(--accent); font-weight: 700; }
    `,
  ];

  render() {
    const { steps, at = 0 } = stand(this.view, this.you, this.rules);
    const none = isNatural(this.view) ? 'thirds' : undefined;
    return html`<ol aria-label=${t('console:where-it-stands')}>
      ${steps.map(
        (step, index) => html`<li class=${index < at && step !== none ? 'done' : ''}
        aria-current=${index === at ? 'step' : nothing}>${step === none ? '– ' : index < at ? '✓ ' : ''}${t(`console:rail:${step}`)}</li>`,
      )}
    </ol>`;
  }
}

customElements.define('round-rail', RoundRail);
