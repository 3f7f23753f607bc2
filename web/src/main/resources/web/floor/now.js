import { dollars, held } from '../figures/figures.js';

/** @import { View } from 'messages' */

/** What goes on at a table, in a line, and the figures a floorperson reads from its view. */
const DUTIES = {
  Covering: 'The cover card goes in',
  Covered: 'Cards go into the shoe',
  Loaded: 'The first card is burned',
  Burning: 'Cards are burned',
};
const CALLS = {
  CallingCards: 'Cards are called',
  CallingCount: 'The Point Count is called',
  CallingThirdCard: 'A third card is called',
  CallingResult: 'The result is called',
  CallingLastHand: 'Last hand is called',
  SettlingHouseMoney: 'House Money is settled',
  Settling: 'Losers taken, winners paid',
  EndingProgressives: 'Must Hit is decided',
  Clearing: 'Cards to the discards',
  DiscardingOneMore: 'One more card is discarded',
  Dealing: 'Four cards are dealt',
  Drawing: 'A third card is drawn',
};

const words = (name) => name.toLowerCase().replaceAll('_', ' ');
const sentence = (text) => text[0].toUpperCase() + text.slice(1);

export const viewOf = (table) => table.live.view ?? table.now;

export const isOpen = (table) => viewOf(table).phase.name !== 'Closed';

/** The seat that has the cards, the cut or the shoe, and what of. */
export function holder(/** @type {View} */ view) {
  const { name, seat, side } = view.phase;
  if (name === 'Turning') {
    const turns = side === 'PLAYER' ? view.cards?.playerTurnedBy : view.cards?.bankerTurnedBy;
    return turns && { seat: turns, holds: `the ${side === 'PLAYER' ? 'Player' : 'Banker'}’s cards`, side };
  }
  return ['OfferingCut', 'Cutting', 'OfferingShoe'].includes(name) && seat
    ? { seat, holds: name === 'OfferingShoe' ? 'the offer of the shoe' : 'the cut' }
    : undefined;
}

export function now(table) {
  const view = viewOf(table);
  const { name, duty, mishap, side } = view.phase;
  const has = holder(view);
  if (table.stopped && name !== 'Closed') {
    return `Stopped: ${table.stopped}`;
  }
  if (has) {
    return `Seat ${has.seat} has ${has.holds}`;
  }
  return (
    {
      Closed: 'Closed',
      AcceptingWagers:
        view.clock?.kind === 'BETTING' ? `Accepting wagers ${held(Date.parse(view.clock.until) - Date.now())}` : 'Accepting wagers',
      Preparing: duty && sentence(words(duty)),
      Irregular: mishap && `Stopped by a card: ${words(mishap)}`,
      Turning: `The dealer turns the ${side === 'PLAYER' ? 'Player' : 'Banker'}’s Hand`,
      OfferingCut: 'The dealer cuts',
      Cutting: 'The dealer cuts',
      OfferingShoe: 'The shoe is offered',
    }[name] ??
    DUTIES[name] ??
    CALLS[name] ??
    name
  );
}

/** The limits of the main wagers. */
export function limits(table) {
  const main = table.wagers.find((one) => one.wager === 'banker') ?? table.wagers[0];
  return `${dollars(main.min)}–${dollars(main.max).slice(1)}`;
}

/** Marked vigorish that is still to be collected. */
export function owed(table) {
  return viewOf(table)
    .seats.flatMap((one) => one.places)
    .reduce((sum, place) => sum + Number(place.owed ?? 0), 0);
}

export const seated = (table) => viewOf(table).seats.filter((one) => one.places.length > 0).length;

/** A tray under ten of the largest wager on a hand should be filled. */
export function lowMark(table) {
  return 10 * Math.max(...table.wagers.filter((one) => ['player', 'banker'].includes(one.wager)).map((one) => Number(one.max)));
}

export function isLow(table) {
  return isOpen(table) && table.live.you?.tray !== undefined && Number(table.live.you.tray) < lowMark(table);
}

export const isLastHand = (table) =>
  isOpen(table) && (viewOf(table).shoe.coverCard === 'OUT' || viewOf(table).phase.name === 'CallingLastHand');

/** Where a table is, in a word, for surveillance's list. */
export function place(table) {
  const { phase, shoe } = viewOf(table);
  const at = {
    AcceptingWagers: 'Wagers',
    Closed: 'Closed',
    Preparing: 'Cards prepared',
    Turning: 'Turn',
    Settling: 'Paying',
    Irregular: 'Irregular',
  }[phase.name];
  return `${at ?? sentence(words(phase.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')))}${phase.name === 'Closed' ? '' : ` · ${shoe.round}`}`;
}
