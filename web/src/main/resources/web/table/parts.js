import { html, nothing } from 'lit';
import { icon } from '../look/icons.js';
import { money, t } from '../words/words.js';
import { acting, call } from '../felt/calls.js';
import { features } from '../lobby/filters.js';
import { patronOf, stepsOf } from '../model/view.js';

/** @import { View } from 'messages' */

/** The bar of a table: what it is, its seal, and one's chips. */
export function bar(page, /** @type {View} */ view) {
  const { rules } = page;
  const patron = page.me && patronOf(view, page.me.name);
  const root = page.keeper.seal?.root;
  return html`<salon-bar in-table>
    <div class="title"><strong>${rules.name}</strong><span>${rules.regulation} · ${features(rules)
      .slice(0, 2)
      .map((one) => t(one))
      .join(' · ')} · ${t('decks', { count: rules.decks })}</span></div>
    ${
      root
        ? html`<button slot="before" class="seal" @click=${() => page.renderRoot.querySelector('trust-panel').show()}
      aria-label="${t('shoe-sealed')} ${root.slice(0, 8)}">${icon('shield', 17)}<span>${t('shoe-sealed')}</span>
        <code>${root.slice(0, 4)}·${root.slice(4, 8)}</code></button>`
        : nothing
    }
    ${
      patron
        ? html`<button slot="after" class="purse" @click=${() => page.purse()} aria-label=${t('purse')}><span>${t(page.me.house === 'play' ? 'play-chips' : 'your-chips')}</span><b
        data-rack>${money(patron.rack)}</b></button>
          <button slot="after" class="button leave" @click=${() => page.leave()}
            ?disabled=${patron.leaving}>${t(patron.leaving ? 'leaving' : 'leave')}</button>`
        : page.me
          ? nothing
          : html`<a slot="after" class="button brass" id="sit" href="#table/${page.table}/sit">${t('sit')}</a>`
    }
  </salon-bar>`;
}

/** Below the felt: the clock, the rack, what can be done with all wagers. */
export function tools(page, /** @type {View} */ view) {
  const { words } = acting(view, page.story);
  const open = page.isOpen;
  const can = {
    undo: page.wagers.canUndo,
    repeat: page.wagers.canRepeat(page.mine),
    double: onFelt(page, view),
    clear: onFelt(page, view),
  };
  const seated = page.mine.length > 0;
  const title =
    view.phase.name === 'AcceptingWagers'
      ? t(seated && !open ? 'idle-call' : 'place-wagers')
      : view.cards.round
        ? t('no-more-bets')
        : call(page.story, view, page.rules).words;
  return html`<section class="tools">
    <div class="clock"><round-clock .clock=${view.clock} ?quiet=${!seated}></round-clock><div><strong>${title}</strong><span>${
      words || (seated ? '' : t(isFull(page, view) ? 'all-seats-taken' : 'watching'))
    }</span>${totals(view)}${choices(page, view)}</div></div>
    ${
      seated
        ? html`<chip-rack exportparts="chips, actions" .chips=${page.rack} .chosen=${page.chosen} ?open=${open} .can=${can}
      @choose=${(event) => (page.chosen = event.detail)} @action=${(event) => page.action(event)}></chip-rack>`
        : nothing
    }
    <button class="button drawer" @click=${() => (page.drawer = !page.drawer)}>${t('round', { number: view.cards.round ?? view.shoe.round + 1 })}</button>
  </section>`;
}

/** All that lies on each area together, which is what a visitor who is not signed in is told of the wagers. */
function totals(/** @type {View} */ view) {
  return view.areas?.length
    ? html`<span data-totals>${view.areas.map((area) => `${t(area.wager)} ${money(area.total)}`).join(' · ')}</span>`
    : nothing;
}

/** What a patron may do before the cards instead of a wager: ask for a hand without one, or pass the shoe on as its curator. */
function choices(page, /** @type {View} */ view) {
  const steps = stepsOf(page.live.you);
  const freeHand =
    steps.has('AskForAFreeHand') &&
    page.mine.length > 0 &&
    view.layout.length === 0 &&
    !view.clock.until &&
    view.shoe.freeHands < page.rules.freeHands;
  return [
    ...coupons(page, view),
    wait(page, view),
    ...[freeHand ? ['free-hand', 'AskForAFreeHand'] : [], steps.has('PassShoe') ? ['shoe-pass', 'PassShoe'] : []].map(([key, command]) =>
      key ? html`<button class="choice" data-do=${command} @click=${() => page.ask({ command })}>${t(key)}</button>` : nothing,
    ),
  ];
}

function isFull(page, /** @type {View} */ view) {
  return view.seats.flatMap((one) => one.places).filter((place) => !place.spot.startsWith('line-')).length >= page.rules.seats;
}

/** A patron who finds no free seat may wait for one. */
function wait(page, /** @type {View} */ view) {
  if (!page.me || page.mine.length > 0 || !isFull(page, view)) {
    return nothing;
  }
  return page.waiting.isOn
    ? html`<span data-waiting role="status">${t('waiting-for-a-seat')}</span>`
    : html`<button class="choice" data-do="wait" @click=${() => page.waiting.begin()}>${t('wait-for-a-seat')}</button>`;
}

/** A coupon that the patron holds, beside each wager on a hand that has chips of as much; before that, only that it is there. */
function coupons(page, /** @type {View} */ view) {
  const held = page.live.you?.coupons ?? [];
  const steps = stepsOf(page.live.you);
  return held.flatMap((value) => {
    const beside = view.layout.filter(
      (placed) =>
        page.mine.includes(placed.spot) &&
        steps.has(`PlaceCoupon ${placed.spot}`) &&
        ['player', 'banker'].includes(placed.wager) &&
        !placed.coupon &&
        Number(placed.stake) >= Number(value),
    );
    return beside.length
      ? beside.map(
          ({ spot, wager }) =>
            html`<button class="choice" data-do="PlaceCoupon" data-wager=${wager} @click=${() =>
              page.ask({
                command: 'PlaceCoupon',
                spot,
                wager: wager.toUpperCase(),
                value,
              })}>${t('coupon-on', { amount: money(value), wager: t(wager) })}</button>`,
        )
      : [html`<span data-coupon=${value}>${t('coupon-held', { amount: money(value) })}</span>`];
  });
}

/** On a phone the felt is an overview to look at, and one's own areas lie below it as buttons. */
export function phone(page, /** @type {View} */ view) {
  return html`<div class="phone">
    <felt-overview .rules=${page.rules} .view=${view} .mine=${page.mine} .story=${page.story} .proofs=${page.keeper.proofs}
      ?canSit=${Boolean(page.me) && page.mine.length === 0} @sit=${(event) => page.purse(event.detail)}></felt-overview>
    <table-meters row .meters=${view.meters} .won=${view.won} .rules=${page.rules} .mine=${page.mine}></table-meters>
    <small-road .results=${view.results} ?ez=${page.rules.ez} .cell=${13}></small-road>
    ${page.mine.map(
      (spot) => html`<own-areas .rules=${page.rules} .view=${view} .spot=${spot} .story=${page.story} .wagers=${page.wagers}
      ?open=${page.isOpen} @wager=${(event) => page.wager(event)}></own-areas>`,
    )}
  </div>`;
}

/** What the table has refused, with its clause, or that the connection is lost. */
export function notice(page) {
  if (page.lost) {
    return html`<div class="notice" role="alert">${t('connection-lost')}</div>`;
  }
  return page.notice
    ? html`<div class="notice" role="status">${t('refused', { detail: page.notice.detail })}
      <clause-mark .clauses=${page.notice.clauses} .because=${page.notice.because} .document=${page.rules.regulation}></clause-mark></div>`
    : nothing;
}

/** Whether anything of one's own lies there. */
function onFelt(page, /** @type {View} */ view) {
  return view.layout.some((placed) => page.mine.includes(placed.spot));
}
