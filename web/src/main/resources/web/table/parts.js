import { html, nothing } from 'lit';
import { icon } from '../look/icons.js';
import { money, t } from '../words/words.js';
import { acting, call } from '../felt/calls.js';
import { features } from '../lobby/filters.js';
import { documentTitle, tableName } from '../words/titles.js';

/** @import { Command, View } from 'messages' */
/** @import { Followed, PatronTable } from '../model/patron-table.js' */
/** @import { Wagers } from '../chips/wagers.js' */
/** @import { Chip } from '../chips/values.js' */
/** @import { Acted } from 'page' */

/**
 * What the keys of the parts do.
 * @typedef {{ ready: (ready: boolean) => void, ask: (command: Command) => void } & Record<'sit' | 'seal' | 'purse' | 'leave' | 'info' |
 *   'choose' | 'action' | 'drawer' | 'roads' | 'sitDown' | 'wait' | 'newShoe' | 'wager', (event: any) => void>} On
 */

/** The bar of a table: what it is, its seal, and one's chips. `on` has what its keys do. */
export function bar(
  /** @type {Followed} */ { rules, me, patron, canSit, isFull },
  /** @type {string | undefined} */ root,
  /** @type {On} */ on,
) {
  return html`<salon-bar in-table>
    <div class="title"><strong>${tableName(rules.name)}</strong><span>${documentTitle(rules.regulation, rules.document)} · ${features(rules)
      .slice(0, 2)
      .map((one) => t(one))
      .join(' · ')} · ${t('decks', { count: rules.decks })}</span></div>
    ${
      root
        ? html`<button slot="before" class="seal" @click=${on.seal}
      aria-label="${t('shoe-sealed')} ${root.slice(0, 8)}">${icon('shield', 17)}<span>${t('shoe-sealed')}</span>
        <code>${root.slice(0, 4)}·${root.slice(4, 8)}</code></button>`
        : nothing
    }
    ${
      patron
        ? html`<button slot="after" class="purse" @click=${on.purse} aria-label="${t('purse')}: ${money(patron.rack ?? 0)}">
          <span>${t(me?.house === 'play' ? 'play-chips' : 'your-chips')}</span><b
        data-rack>${money(patron.rack ?? 0)}</b></button>
          <button slot="after" class="button leave" @click=${on.leave}
            ?disabled=${patron.leaving}>${t(patron.leaving ? 'leaving' : 'leave')}</button>`
        : me
          ? canSit && !isFull
            ? html`<button slot="after" class="button brass" id="sit" @click=${on.sitDown}>${t('sit')}</button>`
            : nothing
          : html`<a slot="after" class="button brass" id="sit" href="#table/${rules.id}/sit">${t('sit')}</a>`
    }
  </salon-bar>`;
}

/** What the clock says: place wagers, no more bets, or what is called. */
function title(/** @type {Followed} */ { view, story, mine, isOpen }) {
  if (view.phase.name === 'AcceptingWagers') {
    if (view.stopped) {
      return t('table-stopped');
    }
    return t(mine.length > 0 && !isOpen ? 'idle-call' : 'place-wagers');
  }
  return view.cards.round ? t('no-more-bets') : call(story, view).words;
}

/** Below the felt: the clock, the rack, what can be done with all wagers. `chips` are those of the rack and the one that is chosen. */
export function tools(
  /** @type {Followed} */ model,
  /** @type {Wagers} */ wagers,
  /** @type {{ rack: Chip[], chosen: number }} */ chips,
  /** @type {boolean} */ waits,
  /** @type {On} */ on,
) {
  const { view, story, mine, isOpen } = model;
  const { words } = acting(view, story);
  const lies = model.wagered.length > 0;
  const can = { undo: wagers.canUndo, repeat: wagers.canRepeat(mine), double: lies, clear: lies, auto: wagers.auto };
  const seated = mine.length > 0;
  return html`<section class="tools">
    <div class="clock"><round-clock .clock=${view.clock} ?quiet=${!seated}
      ?open=${view.phase.name === 'AcceptingWagers' && !view.stopped}></round-clock><div
      class="told"><strong>${title(model)}</strong><span>${
        words || (seated ? '' : t(model.seatWish ? 'seat-soon' : model.isFull ? 'all-seats-taken' : 'watching', { seat: model.seatWish }))
      }</span>${totals(view)}${choices(model, waits, on)}</div>
      ${ready(model, on)}
      <div class="more"><button class="button square drawer" data-do="round"
        aria-label=${t('round', { number: view.cards.round ?? view.shoe.round + 1 })}
        @click=${on.drawer}>${icon('list', 18)}</button><button class="button square" data-do="roads" aria-label=${t('roads')}
        @click=${on.roads}>${icon('roads', 18)}</button></div></div>
    ${
      seated
        ? html`<chip-rack exportparts="chips, actions" .chips=${chips.rack} .chosen=${chips.chosen} .most=${Number(model.patron?.rack ?? 0)}
          ?open=${isOpen} .can=${can}
      @choose=${on.choose} @action=${on.action}></chip-rack>`
        : nothing
    }
  </section>`;
}

/** A patron who does not need the rest of the time for wagers, or has seen the result, says so, and may take it back. */
function ready(/** @type {Followed} */ { rules, view, mine, isOpen }, /** @type {On} */ on) {
  const isOver = view.phase.name === 'Clearing' && mine.length > 0 && rules.dealing === 'automatic';
  if (!isOver && !(isOpen && view.clock.kind === 'BETTING')) {
    return nothing;
  }
  const isReady = mine.some((spot) => view.clock.ready?.includes(spot));
  return html`<button class="button ready ${isReady ? '' : 'brass'}" data-do="ready" aria-pressed=${isReady}
    title=${t(isReady ? 'ready-wait' : isOver ? 'next-round-gist' : 'ready-gist')}
    @click=${() => on.ready(!isReady)}>${isReady ? icon('check', 16) : nothing}${t(isOver ? 'next-round' : 'ready')}</button>`;
}

/** The total of all patrons' wagers on the hands and on the tie. */
function totals(/** @type {View} */ view) {
  const shown = view.areas.filter((area) => ['player', 'banker', 'tie'].includes(area.wager));
  return shown.length
    ? html`<span class="totals" data-totals
      title=${t('totals')}>${shown.map((area) => `${t(area.wager)} ${money(area.total)}`).join(' · ')}</span>`
    : nothing;
}

/** What a patron may do before the cards instead of a wager: ask for a hand without one, or pass the shoe on as its curator. */
function choices(/** @type {Followed} */ model, /** @type {boolean} */ waits, /** @type {On} */ on) {
  const key = (/** @type {boolean} */ may, /** @type {string} */ words, /** @type {'AskForAFreeHand' | 'PassShoe'} */ command) =>
    may ? html`<button class="choice" data-do=${command} @click=${() => on.ask({ command })}>${t(words)}</button>` : nothing;
  return [
    ...coupons(model, on),
    wait(model, waits, on),
    key(model.mayAskForAFreeHand, 'free-hand', 'AskForAFreeHand'),
    key(model.steps.has('PassShoe'), 'shoe-pass', 'PassShoe'),
    model.mayAskForANewShoe && !model.view.cards.round
      ? html`<button class="choice" data-do="new-shoe" @click=${on.newShoe}>${t('new-shoe-ask')}</button>`
      : nothing,
  ];
}

/** A patron who finds no free seat may wait for one. */
function wait(/** @type {Followed} */ model, /** @type {boolean} */ waits, /** @type {On} */ on) {
  if (!model.canSit || !model.isFull) {
    return nothing;
  }
  return waits
    ? html`<span data-waiting role="status">${t('waiting-for-a-seat')}</span>`
    : html`<button class="choice" data-do="wait" @click=${on.wait}>${t('wait-for-a-seat')}</button>`;
}

/** A coupon that the patron holds, beside each wager on a hand that has chips of as much; before that, only that it is there. */
function coupons(/** @type {Followed} */ model, /** @type {On} */ on) {
  return model.coupons.flatMap(({ value, beside }) =>
    beside.length
      ? beside.map(
          ({ spot, wager }) =>
            html`<button class="choice" data-do="PlaceCoupon" data-wager=${wager} @click=${() =>
              on.ask({ command: 'PlaceCoupon', spot, wager, value })}>${t('coupon-on', {
              amount: money(value),
              wager: t(wager),
            })}</button>`,
        )
      : [html`<span data-coupon=${value}>${t('coupon-held', { amount: money(value) })}</span>`],
  );
}

/** What stands beside the felt: a drawer on a narrow screen. */
export function beside(
  /** @type {Followed} */ model,
  /** @type {{ keeper: any, past: any }} */ trust,
  /** @type {boolean} */ drawer,
  /** @type {On} */ on,
) {
  const { story, rules, mine, view } = model;
  return html`<aside class=${drawer ? 'open' : ''}>
      <button class="button square close" data-do="close-round" aria-label=${t('close')}
        @click=${on.drawer}>${icon('clear', 18)}</button>
      <small-road class="short-road" .results=${model.results} ?ez=${rules.ez} .cell=${13}></small-road>
      <table-meters .meters=${view.meters} .link=${view.link} .won=${view.won} .rules=${rules} .mine=${mine}></table-meters>
      <round-panel @info=${on.info} .rules=${rules} .view=${view} .story=${story} .mine=${mine}
        .isFull=${model.isFull}></round-panel>
      ${trust.keeper ? html`<trust-panel .keeper=${trust.keeper} .past=${trust.past}></trust-panel>` : nothing}
    </aside>`;
}

/** On a phone the felt is an overview, and the patron's own areas are buttons below it. */
export function phone(
  /** @type {Followed} */ model,
  /** @type {Wagers} */ wagers,
  /** @type {Record<string, unknown>} */ proofs,
  /** @type {On} */ on,
) {
  const { rules, view, story, mine } = model;
  return html`<div class="phone">
    <felt-overview .rules=${rules} .view=${view} .mine=${mine} .story=${story} .proofs=${proofs} ?canSit=${model.canSit}
      @sit=${on.sit}></felt-overview>
    <table-meters row .meters=${view.meters} .link=${view.link} .won=${view.won} .rules=${rules} .mine=${mine}></table-meters>
    <small-road .results=${model.results} ?ez=${rules.ez} .cell=${13}></small-road>
    ${mine.map(
      (spot) => html`<own-areas .rules=${rules} .view=${view} .spot=${spot} .story=${story} .wagers=${wagers} ?open=${model.isOpen}
      @wager=${on.wager} @info=${on.info}></own-areas>`,
    )}
  </div>`;
}

/** From the top of the page to the first area that can be pressed. */
export function skip(/** @type {Acted} */ event, /** @type {ParentNode} */ root) {
  event.preventDefault();
  const target = [root.querySelector('baccarat-felt'), ...root.querySelectorAll('own-areas')]
    .map((part) => part.renderRoot.querySelector('button:not([aria-disabled=true])'))
    .find((button) => button?.offsetParent);
  target?.focus();
}

/** The digit that was pressed without modifiers outside a field; otherwise NaN. */
export function digit(/** @type {KeyboardEvent} */ event) {
  const isTyped = event.composedPath()[0] instanceof HTMLInputElement;
  return isTyped || event.ctrlKey || event.metaKey || event.altKey ? NaN : Number(event.key);
}

/** What the table has refused, with its clause, or that the connection is lost. */
export function notice(/** @type {Followed} */ { lost, notice: refused, rules }) {
  if (lost) {
    return html`<div class="notice" role="alert">${t('connection-lost')}</div>`;
  }
  return refused
    ? html`<div class="notice" role="status">${t('refused', { detail: refused.detail })}
      <clause-mark .clauses=${refused.clauses} .because=${refused.because} .document=${rules.regulation}></clause-mark></div>`
    : nothing;
}
