import { html, nothing } from 'lit';
import { dollars } from '../figures/figures.js';
import { cardText } from './words.js';

const GOES = {
  BANKER: 'the Banker’s third card',
  NEXT_HAND: 'kept for the next hand',
  SIMULATED_ROUND: 'kept for a simulated round',
  DISCARDS: 'to the discards',
  DISCARDS_AND_ONE_MORE: 'to the discards, then one more',
};

const ROUNDS = { PLAYED: 'under way', FREE: 'free hand', SIMULATED: 'simulated' };

/** Now, and after the remedy: both as the house has judged them, here are only the words. Without its word there is no table. */
export function beforeAndAfter(remedies, mishap) {
  const now = remedies?.now;
  const after = remedies?.after[mishap];
  if (!after) {
    return nothing;
  }
  const rows = [
    ['Player', hand(now.player), hand(after.player)],
    ['Banker', hand(now.banker), hand(after.banker)],
    ['The card', after.goes && 'out of place', GOES[after.goes]],
    ['Round', round(now), after.voided && !after.round ? 'void' : round(after)],
    ['Wagers', dollars(now.wagers), wagers(now, after)],
    ['Shoe', after.shoeEnds && 'in use', 'ends'],
  ].filter(([, before]) => before);
  return html`<table class="remedied"><caption class="hidden-words">What the remedy changes</caption>
    <thead><tr><th><span class="hidden-words">What</span></th><th>Now</th><th>After</th></tr></thead>
    <tbody>${rows.map(([what, before, then]) => row(what, before, then))}</tbody></table>`;
}

function row(what, before, then) {
  return html`<tr><th scope="row">${what}</th><td>${before}</td><td>${
    before === then ? html`<span class="quiet">the same</span>` : html`<b>${then}</b>`
  }</td></tr>`;
}

/** `7♣ K♥`, `2 face down`, and the card that went wrong as just that: its face is not said here. */
function hand(cards) {
  const down = cards.filter((card) => card === 'down').length;
  const faces = cards.filter((card) => card !== 'down').map((card) => (card === 'card' ? '+ the card' : cardText(card)));
  return [...faces, ...(down ? [`${down} face down`] : [])].join(' ') || 'no card';
}

function round({ round: kind }) {
  return ROUNDS[kind] ?? 'none';
}

function wagers(now, after) {
  const back = Number(now.wagers) && !Number(after.wagers);
  return back ? `${dollars(after.wagers)}, all returned` : dollars(after.wagers);
}
