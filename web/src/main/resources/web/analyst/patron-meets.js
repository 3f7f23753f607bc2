import { html } from 'lit';
import { grouped, signed } from '../figures/figures.js';
import { share } from './figures.js';

/** What a patron who plays this way meets, in figures. */
export function patronMeets(strategy) {
  const rows = [
    ['Expected a shoe', `${signed(strategy.unitsPerShoe.value, 4)} units`, strategy.unitsPerShoe],
    ['Wagers a shoe', strategy.wagersPerShoe.toFixed(2)],
    ['Units wagered a shoe', strategy.unitsWageredPerShoe.toFixed(2)],
    ...(strategy.returnPerUnit
      ? [['Return of a unit', `${signed(strategy.returnPerUnit.value * 100, 4)} %`, strategy.returnPerUnit, 100]]
      : []),
    ...(strategy.ruin ? [['Risk of ruin', `${share(strategy.ruin.value, 2)} %`, strategy.ruin, 100, 2]] : []),
    ['Drawdown, mean', `${grouped(strategy.drawdown.mean)} units`],
    ['Drawdown, one in a hundred', `${grouped(strategy.drawdown.quantile99)} units`],
    ['Best and worst end', `${grouped(strategy.end.max)}, ${grouped(strategy.end.min)} units`],
  ];
  return html`<section class="panel" aria-labelledby="meets"><header><h2 id="meets">What the patron meets</h2>
    <span class="end quiet">${strategy.description}</span></header>
    <table><tbody>${rows.map(row)}</tbody></table></section>`;
}

/** @param {any[]} row */
function row([name, figure, one, by = 1, decimals = 4]) {
  const range =
    one?.low == null ? '' : html` <span class="quiet">99 %: ${signed(one.low * by, decimals)} to ${signed(one.high * by, decimals)}</span>`;
  return html`<tr><td>${name}</td><td class="figure"><strong>${figure}</strong>${range}</td></tr>`;
}
