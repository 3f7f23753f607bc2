import { html } from 'lit';
import { grouped, signed } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/analyst.js';
import { share } from './figures.js';

const units = (/** @type {string} */ count) => t('analyst:units', { count });

/** The figures for a patron who plays this strategy. */
export function patronMeets(/** @type {any} */ strategy) {
  const rows = [
    ['units-per-shoe', units(signed(strategy.unitsPerShoe.value, 4)), strategy.unitsPerShoe],
    ['wagers-per-shoe', strategy.wagersPerShoe.toFixed(2)],
    ['units-wagered', strategy.unitsWageredPerShoe.toFixed(2)],
    ...(strategy.returnPerUnit
      ? [['return-per-unit', `${signed(strategy.returnPerUnit.value * 100, 4)} %`, strategy.returnPerUnit, 100]]
      : []),
    ...(strategy.ruin ? [['ruin', `${share(strategy.ruin.value, 2)} %`, strategy.ruin, 100, 2]] : []),
    ['drawdown-mean', units(grouped(strategy.drawdown.mean))],
    ['drawdown-99', units(grouped(strategy.drawdown.quantile99))],
    ['best-and-worst', t('analyst:two-units', { one: grouped(strategy.end.max), other: grouped(strategy.end.min) })],
  ];
  return html`<section class="panel" aria-labelledby="meets"><header><h2 id="meets">${t('analyst:meets')}</h2>
    <span class="end quiet">${strategy.description}</span></header>
    <table><tbody>${rows.map(row)}</tbody></table></section>`;
}

/** @param {any[]} row */
function row([name, figure, one, by = 1, decimals = 4]) {
  const range =
    one?.low == null
      ? ''
      : html` <span class="quiet">${t('analyst:range-99', {
          low: signed(one.low * by, decimals),
          high: signed(one.high * by, decimals),
        })}</span>`;
  return html`<tr><td>${t(`analyst:meets:${name}`)}</td><td class="figure"><strong>${figure}</strong>${range}</td></tr>`;
}
