import { html, css } from 'lit';
import { styled } from '../look/at.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { valueOf } from './figures.js';

/** @import { WagerOdds } from 'answers' */

/** @type {[string, (pays: number) => boolean][]} */
const GROUPS = [
  ['loses', (pays) => pays < 0],
  ['pushes', (pays) => pays === 0],
  ['even', (pays) => pays > 0 && pays <= 1],
  ['eight', (pays) => pays > 1 && pays <= 8],
  ['above', (pays) => pays > 8],
];

export const outcomeStyle = css`
  .bar { display: flex; gap: 1px; height: 18px; min-width: 160px; }
  .bar i { flex: 0 0 calc(var(--share) * 100%); min-width: 1px; font: 600 11px/18px var(--desk); text-align: center; overflow: hidden; }
  .loses { background: var(--n4); }
  .pushes { background: repeating-linear-gradient(135deg, var(--n5) 0 2px, transparent 2px 5px); }
  .even { background: var(--v1); color: var(--n1); }
  .eight { background: var(--v2); color: var(--n1); }
  .above { background: var(--v5); color: var(--n1); }
  .key { display: inline-flex; gap: 6px; align-items: center; font-size: 12px; color: var(--n7); }
  .key i { width: 12px; height: 12px; border-radius: 2px; }
`;

/** The outcomes of a wager as shares of all rounds: loses, pushes, then by payout. */
export function outcomeBar(/** @type {WagerOdds['outcomes']} */ outcomes) {
  const parts = GROUPS.map(([name, fits]) => ({
    name,
    share: outcomes.filter((one) => fits(one.pays)).reduce((sum, one) => sum + valueOf(one.probability), 0),
  }));
  const words = parts
    .filter((one) => one.share > 0)
    .map((one) => t('analyst:share-of', { outcome: outcomeName(one.name), percent: (one.share * 100).toFixed(1) }))
    .join(', ');
  return html`<div class="bar" role="img" aria-label=${words}>${parts
    .filter((one) => one.share > 0)
    .map(
      (one) =>
        html`<i class=${one.name} ${styled({ '--share': one.share })}>${
          one.share > 0.13 && one.name !== 'pushes' ? (one.share * 100).toFixed(1) : ''
        }</i>`,
    )}</div>`;
}

const outcomeName = (/** @type {string} */ name) => t(`analyst:outcome:${name}`);

export function outcomeKey() {
  return GROUPS.map(([name]) => html`<span class="key"><i class=${name}></i>${outcomeName(name)}</span>`);
}
