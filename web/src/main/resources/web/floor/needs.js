import { shortWagerName } from '../words/wagers.js';
import { OF_A_TABLE, allowed, byCommand, confirmed, signing, withdrawn } from './acts.js';
import { dollars, held, hour } from '../figures/figures.js';
import { holder, isLastHand, isLow, isOpen, lowMark, owed, viewOf } from './now.js';

/** @import { Member } from 'answers' */

/** Longer than this a patron with the cards or the cut holds up a table. */
const LONG = 45_000;

/** A call to a table that is older was answered on foot. */
const LATELY = 15 * 60_000;

/** What waits for somebody of the floor, the most urgent first. Each has its table, a sentence, and what can be done about it. */
export function needs(tables, /** @type {Member} */ me) {
  const found = tables.flatMap((table) => [
    ...stopped(table),
    ...called(table),
    ...irregular(table),
    ...delays(table),
    ...low(table),
    ...slips(table, me),
    ...due(table),
    ...idle(table),
    ...lastHand(table),
  ]);
  return found.sort((one, other) => one.order - other.order);
}

function stopped(table) {
  return isOpen(table) && table.stopped
    ? [
        {
          key: 'stopped',
          order: 0,
          tone: 'warn',
          tag: 'Stopped',
          table,
          title: 'stopped',
          detail: table.stopped,
          direct: { words: OF_A_TABLE.start.words, at: () => OF_A_TABLE.start.send(table) },
        },
      ]
    : [];
}

/** Calls of this browser that somebody has gone to; nobody else's page knows. */
const gone = new Set();

function called(table) {
  const [call] = table.calls.filter((one) => Date.now() - Date.parse(one.at) < LATELY && !gone.has(one.at));
  return call
    ? [
        {
          key: 'called',
          order: 1,
          tone: 'warn',
          tag: 'Floor called',
          table,
          at: hour(call.at),
          title: `${call.who} calls`,
          detail: call.detail.words,
          direct: { words: 'I am there', at: () => gone.add(call.at) },
        },
      ]
    : [];
}

function irregular(table) {
  const [step] = allowed(table, 'ApplyRemedy');
  return step && table.dealing !== 'automatic'
    ? [
        {
          key: 'irregular',
          order: 1,
          tone: 'bad',
          tag: 'Irregularity',
          table,
          title: 'a remedy is due',
          detail: step.because[0],
          step,
          commands: true,
          acts: [byCommand('ApplyRemedy')],
        },
      ]
    : [];
}

function delays(table) {
  const view = viewOf(table);
  const has = holder(view);
  const since = Date.now() - (table.live.since ?? Date.now());
  if (!has || since < LONG) {
    return [];
  }
  const [step] = allowed(table, 'TakeTheRightAway');
  const detail = `Seat ${has.seat} holds ${has.holds} ${held(since)}.`;
  return [
    {
      key: 'delay',
      order: 2,
      tone: 'warn',
      tag: `Seat ${has.seat} delays`,
      table,
      title: `seat ${has.seat} delays`,
      detail,
      step,
      commands: true,
      acts: step ? [byCommand('TakeTheRightAway')] : [],
    },
  ];
}

function low(table) {
  return isLow(table)
    ? [
        {
          key: 'low',
          order: 3,
          tone: 'warn',
          tag: 'Tray low',
          table,
          title: `tray under ${dollars(lowMark(table))}`,
          detail: 'Less than ten of the largest wager on a hand.',
          acts: [OF_A_TABLE.fill],
        },
      ]
    : [];
}

const KINDS = { opening: 'Opening', closing: 'Closing', fill: 'Fill', credit: 'Credit', order: 'Order', coupon: 'Coupon' };

/** An order in words: what it does, where, and why. */
function orderText({ command, spot, wager, amount, reason }) {
  const words = command.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const where = [spot ? `seat ${spot}` : '', wager ? shortWagerName(wager) : '', amount ? dollars(amount, true) : ''].filter(Boolean);
  return `${words[0].toUpperCase()}${words.slice(1)}${where.length ? ` (${where.join(', ')})` : ''}${reason ? `: ${reason}` : ''}`;
}

function slips(table, /** @type {Member} */ me) {
  return table.slips
    .filter((slip) => !slip.doneAt && !slip.withdrawnBy)
    .map((slip) => {
      const mine = slip.signatures.includes(me.name);
      const what = slip.command
        ? orderText(slip.command)
        : `${KINDS[slip.kind]} of ${dollars(slip.amount)}${slip.patron ? ` for ${slip.patron}` : ''}`;
      return {
        key: slip.id,
        order: 4,
        tone: 'info',
        table,
        at: hour(slip.at),
        title: `${KINDS[slip.kind].toLowerCase()}, one signature`,
        detail: `${what}, signed by ${slip.signatures.join(' and ')}.${mine ? ' A second person must sign.' : ''}`,
        direct: mine ? { words: 'Withdraw', at: () => withdrawn(slip) } : undefined,
        acts: mine ? [] : [signing(slip, what)],
      };
    });
}

/** Duties that the floor confirms at a table with a dealer: verifying an inspection or the stack. */
function due(table) {
  const step = (table.live.you?.steps ?? []).find(
    (one) => one.required && one.command === 'Confirm' && one.by.includes('floorperson') && !one.by.includes('dealer'),
  );
  return step && table.dealing !== 'automatic'
    ? [
        {
          key: 'due',
          order: 5,
          tone: 'info',
          table,
          title: step.about.toLowerCase().replaceAll('_', ' '),
          detail: step.because[0],
          step,
          commands: true,
          direct: { words: 'Done', at: () => confirmed(table, step) },
        },
      ]
    : [];
}

/** Nobody wagers: the dealer has to spread the cards before anybody does. */
function idle(table) {
  const step = (table.live.you?.steps ?? []).find((one) => one.required && one.about === 'SPREAD_IDLE_CARDS');
  return step
    ? [{ key: 'idle', order: 5, tone: 'info', tag: 'Idle', table, title: 'cards to be spread', detail: step.because[0], step, acts: [] }]
    : [];
}

function lastHand(table) {
  const marked = owed(table);
  return isLastHand(table)
    ? [
        {
          key: 'last',
          order: 6,
          tone: 'info',
          tag: 'Last hand next',
          table,
          title: 'last hand next',
          detail: marked ? `${dollars(marked)} of marked vigorish is collected before the new shoe.` : 'A new shoe follows.',
          acts: [],
        },
      ]
    : [];
}
