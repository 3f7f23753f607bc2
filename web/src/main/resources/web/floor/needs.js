import { shortWagerName } from '../words/wagers.js';
import { OF_A_TABLE, allowed, byCommand, confirmed, explaining } from './acts.js';
import { cancelling, signing, withdrawn } from './slip-acts.js';
import { call } from '../house/house.js';
import { dollars, held, hour } from '../figures/figures.js';
import { holder, isLastHand, isLow, isOpen, lowMark, owed, viewOf } from './now.js';
import { has, t } from '../words/words.js';
import '../words/floor.js';

/** @import { Member, Slip } from 'answers' */
/** @import { Followed } from './tables.js' */
/** @import { Step } from 'messages' */
/** @import { Act } from './act.js' */

/** Longer than this a patron with the cards or the cut holds up a table. */
const LONG = 45_000;

/** A call to a table that is older was answered on foot. */
const LATELY = 15 * 60_000;

/** An older slip cannot be signed any more. */
const GOOD_FOR = 60 * 60_000;

/**
 * @typedef {object} Need
 * @property {string} key
 * @property {number} order the most urgent first
 * @property {'bad' | 'warn' | 'info'} tone
 * @property {string} [tag]
 * @property {Followed} table
 * @property {string} [at]
 * @property {string} title
 * @property {string} [detail]
 * @property {Step} [step]
 * @property {boolean} [commands] whether its acts are commands of the table, which the floorperson alone gives
 * @property {Act[]} [acts]
 * @property {{ words: string, at: () => unknown }} [direct] what is done at once
 */

/** What waits for the floor, the most urgent first. Each has its table, a sentence, and what can be done about it. */
export function needs(/** @type {Followed[]} */ tables, /** @type {Member} */ me) {
  /** @type {Need[]} */
  const found = tables.flatMap((table) => [
    ...stopped(table),
    ...called(table),
    ...irregular(table),
    ...delays(table),
    ...low(table),
    ...slips(table, me),
    ...counts(table, me),
    ...due(table),
    ...idle(table),
    ...lastHand(table),
  ]);
  return found.sort((one, other) => one.order - other.order);
}

/** @returns {Need[]} */
function stopped(/** @type {Followed} */ table) {
  return isOpen(table) && table.stopped
    ? [
        {
          key: 'stopped',
          order: 0,
          tone: 'warn',
          tag: t('floor:tag:stopped'),
          table,
          title: t('floor:need:stopped'),
          detail: table.stopped,
          direct: { words: OF_A_TABLE.start.words, at: () => OF_A_TABLE.start.send(table) },
        },
      ]
    : [];
}

/** Who took a call, if somebody has. */
export const takenBy = (/** @type {any} */ one) => one.notes?.find((/** @type {any} */ note) => note.kind === 'taken');

const taken = (/** @type {any} */ one) => call(`/significant/${one.id}/notes`, 'POST', { kind: 'taken' });

/** @returns {Need[]} */
function called(/** @type {Followed} */ table) {
  const [one] = table.calls.filter((each) => Date.now() - Date.parse(each.at) < LATELY && !takenBy(each));
  return one
    ? [
        {
          key: 'called',
          order: 1,
          tone: 'warn',
          tag: t('floor:tag:called'),
          table,
          at: hour(one.at),
          title: t('floor:need:called', { who: one.who }),
          detail: one.detail.words,
          direct: { words: t('floor:i-am-there'), at: () => taken(one) },
        },
      ]
    : [];
}

/** @returns {Need[]} */
function irregular(/** @type {Followed} */ table) {
  const [step] = allowed(table, 'ApplyRemedy');
  return step && table.dealing !== 'automatic'
    ? [
        {
          key: 'irregular',
          order: 1,
          tone: 'bad',
          tag: t('floor:tag:irregular'),
          table,
          title: t('floor:need:remedy'),
          detail: step.because[0],
          step,
          commands: true,
          acts: ['ApplyRemedy', ...(allowed(table, 'WithdrawReport').length ? ['WithdrawReport'] : [])].map(byCommand),
        },
      ]
    : [];
}

/** @returns {Need[]} */
function delays(/** @type {Followed} */ table) {
  const view = viewOf(table);
  const holding = holder(view);
  const since = Date.now() - (table.live.since ?? Date.now());
  if (!holding || since < LONG) {
    return [];
  }
  const [step] = allowed(table, 'TakeTheRightAway');
  const detail = t('floor:holds-since', { seat: holding.seat, what: holding.holds, time: held(since) });
  return [
    {
      key: 'delay',
      order: 2,
      tone: 'warn',
      tag: t('floor:tag:delay', holding),
      table,
      title: t('floor:need:delay', holding),
      detail,
      step,
      commands: true,
      acts: step ? [byCommand('TakeTheRightAway')] : [],
    },
  ];
}

/** @returns {Need[]} */
function low(/** @type {Followed} */ table) {
  return isLow(table)
    ? [
        {
          key: 'low',
          order: 3,
          tone: 'warn',
          tag: t('floor:tag:low'),
          table,
          title: t('floor:need:low', { amount: dollars(lowMark(table)) }),
          detail: t('floor:low-gist'),
          acts: [OF_A_TABLE.fill],
        },
      ]
    : [];
}

/** An order in words: what it does, where, and why. */
function orderText(/** @type {any} */ { command, spot, wager, amount, reason }) {
  const words = has(`floor:order:${command}`) ? t(`floor:order:${command}`) : command;
  const where = [
    spot ? t('floor:seat-number', { seat: spot }) : '',
    wager ? shortWagerName(wager) : '',
    amount ? dollars(amount, true) : '',
  ];
  const given = where.filter(Boolean);
  return `${words}${given.length ? ` (${given.join(', ')})` : ''}${reason ? `: ${reason}` : ''}`;
}

/** Who has signed, and what is to come: both may have, and the table has refused it. */
function signedBy(/** @type {Slip} */ slip, /** @type {boolean} */ mine) {
  if (slip.signatures.length > 1) {
    return 'floor:signed-and-refused';
  }
  return mine ? 'floor:signed-by-you' : 'floor:signed-by';
}

/** @returns {Need[]} */
function slips(/** @type {Followed} */ table, /** @type {Member} */ me) {
  return table.slips
    .filter((slip) => !slip.doneAt && !slip.withdrawnBy && Date.now() - Date.parse(slip.at) < GOOD_FOR)
    .map((slip) => {
      const mine = slip.signatures.includes(me.name);
      const what = slip.command
        ? orderText(slip.command)
        : t(slip.patron ? 'floor:slip-for' : 'floor:slip-of', {
            kind: t(`floor:slip:${slip.kind}`),
            amount: dollars(slip.amount),
            patron: slip.patron,
          });
      return {
        key: slip.id,
        order: 4,
        tone: 'info',
        table,
        at: hour(slip.at),
        title: t('floor:need:slip', { kind: t(`floor:slip-now:${slip.kind}`) }),
        detail: t(signedBy(slip, mine), { what, names: slip.signatures.join(t('floor:and')) }),
        direct: mine ? { words: t('floor:withdraw'), at: () => withdrawn(slip) } : undefined,
        acts: mine ? [] : [signing(slip, what), cancelling(slip, what)],
      };
    });
}

/** A count at closing that differs from the books, until one of the two who signed it says why. @returns {Need[]} */
function counts(/** @type {Followed} */ table, /** @type {Member} */ me) {
  return table.slips
    .filter((slip) => Number(slip.difference ?? 0) !== 0 && !slip.explanation)
    .map((slip) => ({
      key: `count-${slip.id}`,
      order: 1,
      tone: 'bad',
      tag: t('floor:tag:count'),
      table,
      at: hour(slip.doneAt ?? ''),
      title: t('floor:need:count', { amount: dollars(slip.difference ?? 0, true) }),
      detail: t('floor:count-gist', {
        counted: dollars(slip.amount, true),
        books: dollars(slip.books ?? 0, true),
        names: slip.signatures.join(t('floor:and')),
      }),
      acts: slip.signatures.includes(me.name) ? [explaining(slip)] : [],
    }));
}

/** Duties that the floor confirms at a table with a dealer: verifying an inspection or the stack. @returns {Need[]} */
function due(/** @type {Followed} */ table) {
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
          title: t(`floor:need:${step.about}`),
          detail: step.because[0],
          step,
          commands: true,
          direct: { words: t('floor:done'), at: () => confirmed(table, step) },
        },
      ]
    : [];
}

/** An idle table: the dealer must spread the cards before the next wager. @returns {Need[]} */
function idle(/** @type {Followed} */ table) {
  const step = (table.live.you?.steps ?? []).find((one) => one.required && one.about === 'SPREAD_IDLE_CARDS');
  return step
    ? [
        {
          key: 'idle',
          order: 5,
          tone: 'info',
          tag: t('floor:tag:idle'),
          table,
          title: t('floor:need:spread'),
          detail: step.because[0],
          step,
          acts: [],
        },
      ]
    : [];
}

/** @returns {Need[]} */
function lastHand(/** @type {Followed} */ table) {
  const marked = owed(table);
  return isLastHand(table)
    ? [
        {
          key: 'last',
          order: 6,
          tone: 'info',
          tag: t('floor:tag:last-hand'),
          table,
          title: t('floor:need:last-hand'),
          detail: marked ? t('floor:collect-before-shoe', { amount: dollars(marked) }) : t('floor:new-shoe-follows'),
          acts: [],
        },
      ]
    : [];
}
