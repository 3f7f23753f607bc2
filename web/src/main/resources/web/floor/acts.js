import { shortWagerName } from '../words/wagers.js';
import { call } from '../house/house.js';
import { signed } from '../house/passkey.js';
import { dollars } from '../figures/figures.js';
import { isOpen, viewOf } from './now.js';
import { seats, spots } from './places.js';
import { act, money, password, reason, select, tray } from './act.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/floor.js';

/** @import { Followed } from './tables.js' */
/** @import { Step } from 'messages' */
/** @import { Act, Field, Values } from './act.js' */
/** @import { Slip } from 'answers' */

/** What the floor may do, each with the questions of its dialog. Where a person departs from what is due, a reason is one of them. */
const at = (/** @type {Followed} */ table) => `/tables/${encodeURIComponent(table.id)}`;

const commanded = (/** @type {Followed} */ table, /** @type {object} */ command) =>
  call(`${at(table)}/commands`, 'POST', { id: crypto.randomUUID(), command });

const patrons = (/** @type {Followed} */ table) => viewOf(table).seats.map((one) => [one.patron, one.patron]);

/** The steps of a kind that the table allows the floor now. */
export function allowed(/** @type {Followed} */ table, /** @type {string} */ command) {
  const steps = table.live.you?.steps ?? [];
  return steps.filter((step) => step.command === command && step.by.some((role) => role === 'floorperson' || role === 'supervisor'));
}

const about = (/** @type {Followed} */ table, /** @type {string} */ command) =>
  allowed(table, command).map((step) => [step.about, step.about]);

export const OF_A_TABLE = {
  open: act(
    'floor:table:open',
    {
      when: (table) => !isOpen(table),
      fields: () => [tray('tray', t('floor:tray-counted')), password()],
      send: (table, values) => signed(`${at(table)}/opening`, values),
    },
    'floor:two-signatures',
  ),
  close: act('floor:table:close', {
    when: isOpen,
    fields: () => [tray('counted', t('floor:tray-drop-vigorish')), password()],
    send: (table, values) => signed(`${at(table)}/closing`, values),
  }),
  fill: act(
    'floor:table:fill',
    {
      when: isOpen,
      fields: () => [tray('amount', t('floor:cage-to-tray')), password()],
      send: (table, values) => signed(`${at(table)}/slips`, { kind: 'fill', ...values }),
    },
    'floor:two-signatures',
  ),
  credit: act(
    'floor:table:credit',
    {
      when: isOpen,
      fields: () => [tray('amount', t('floor:tray-to-cage')), password()],
      send: (table, values) => signed(`${at(table)}/slips`, { kind: 'credit', ...values }),
    },
    'floor:two-signatures',
  ),
  coupon: act('floor:table:coupon', {
    when: (table) => allowed(table, 'IssueCoupon').length > 0 && patrons(table).length > 0,
    fields: (table) => [select('patron', t('desk:patron'), patrons(table)), money('value', t('floor:value')), reason(), password()],
    send: (table, values) => signed(`${at(table)}/coupons`, values),
  }),
  stop: act('floor:table:stop', {
    grave: true,
    when: (table) => isOpen(table) && !table.stopped,
    fields: () => [reason()],
    send: (table, values) => call(`${at(table)}/stopping`, 'POST', values),
  }),
  start: act('floor:table:start', {
    when: (table) => isOpen(table) && table.stopped,
    fields: () => [],
    send: (table) => call(`${at(table)}/starting`, 'POST', {}),
  }),
  rules: act('floor:table:rules', {
    when: (table) => !isOpen(table),
    fields: (table, { submissions }) => [
      select(
        'submission',
        t('floor:kept-submission'),
        submissions.map((one) => [one.id, t('floor:submission-of', one)]),
      ),
    ],
    send: (table, values) => call(`${at(table)}/rules`, 'POST', values),
  }),
  takeDown: act('floor:table:take-down', {
    grave: true,
    when: (table) => !isOpen(table) && table.stopped === 'not opened yet',
    fields: () => [],
    send: (table) => call(at(table), 'DELETE'),
  }),
};

const PLACES = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND', 'PLAYER_THIRD', 'BANKER_THIRD'];
const named = (/** @type {string[]} */ list, /** @type {string} */ key) => list.map((one) => [one, t(`${key}:${one}`)]);

/** By the table's own commands, each while the table allows it. */
export const AT_A_TABLE = {
  TakeTheRightAway: act('floor:command:TakeTheRightAway', {
    fields: (table) => [select('side', t('floor:hand'), about(table, 'TakeTheRightAway')), reason()],
  }),
  OrderPass: act('floor:command:OrderPass', {
    fields: () => [reason()],
  }),
  OrderRecut: act('floor:command:OrderRecut', {
    fields: () => [reason()],
  }),
  OrderShuffle: act('floor:command:OrderShuffle', {
    fields: () => [reason()],
  }),
  OrderOtherDecks: act('floor:command:OrderOtherDecks', {
    fields: () => [reason()],
  }),
  WithdrawReport: act('floor:command:WithdrawReport', {
    fields: () => [reason()],
  }),
  ApplyRemedy: act('floor:command:ApplyRemedy', {
    fields: (table) => [select('remedy', t('floor:remedy'), about(table, 'ApplyRemedy'))],
  }),
  CorrectPayout: act('floor:command:CorrectPayout', {
    grave: true,
    about: seats,
    fields: (table) => [
      select('spot', t('floor:seat'), seats(table)),
      select(
        'wager',
        t('floor:wager'),
        table.wagers.map((one) => [one.wager, shortWagerName(one.wager)]),
      ),
      select('toThePatron', t('floor:goes'), [
        ['true', t('floor:tray-to-patron')],
        ['false', t('floor:patron-to-tray')],
      ]),
      money('amount', t('amount')),
      reason(),
    ],
    with: (values, table) => ({ ...values, round: viewOf(table).shoe.round, toThePatron: values.toThePatron === 'true' }),
  }),
  CorrectFace: act('floor:command:CorrectFace', {
    grave: true,
    fields: rightFace,
    with: ({ rank, suit, ...values }, table) => ({ ...values, round: viewOf(table).shoe.round, face: rank + suit }),
  }),
  CorrectFaceInPlay: act('floor:command:CorrectFaceInPlay', {
    grave: true,
    fields: rightFace,
    with: ({ rank, suit, ...values }) => ({ ...values, face: rank + suit }),
  }),
  WriteOffVigorish: act('floor:command:WriteOffVigorish', {
    grave: true,
    about: spots,
    fields: (table) => [select('spot', t('floor:seat'), spots(table)), reason()],
  }),
  WriteOffDebt: act('floor:command:WriteOffDebt', {
    grave: true,
    fields: () => [{ name: 'patron', label: t('desk:patron'), kind: 'text' }, reason()],
  }),
  ReportLateWager: act('floor:command:ReportLateWager', {
    fields: (table) => [
      select('spot', t('floor:seat'), seats(table)),
      select(
        'wager',
        t('floor:wager'),
        table.wagers.map((one) => [one.wager, shortWagerName(one.wager)]),
      ),
      money('stake', t('floor:stake')),
    ],
  }),
};

/** Which card it is, and what is on it. */
function rightFace(/** @type {Followed} */ table) {
  return [
    select('place', t('floor:card'), named(PLACES, 'floor:place')),
    select('rank', t('floor:it-was'), named([...'A23456789TJQK'], 'floor:rank')),
    select('suit', t('floor:suit-of'), [...(table.suits ? [] : [['', t('floor:suit-not-entered')]]), ...named([...'cdhs'], 'suit')]),
    reason(),
  ];
}

/** A command of the table as an act like the others. @returns {Act} */
export function byCommand(/** @type {string} */ command) {
  const known = /** @type {Record<string, Omit<Act, 'send'>>} */ (AT_A_TABLE)[command];
  const inFull = known.with ?? ((/** @type {Values} */ same) => same);
  const isSigned = (/** @type {Followed} */ table) => table.orders?.includes(command);
  return {
    ...known,
    when: (/** @type {Followed} */ table) => isPossible(table, command) && known.about?.(table).length !== 0,
    fields: (table, given) => [...known.fields(table, given), ...(isSigned(table) ? [password()] : [])],
    send: (/** @type {Followed} */ table, { password: proof, ...values }) =>
      isSigned(table)
        ? ordered(table, { command, ...inFull(values, table) }, proof)
        : commanded(table, { command, ...inFull(values, table) }),
  };
}

/** The engine pays at a table with a sealed shoe, so there is nothing to correct. */
function isPossible(/** @type {Followed} */ table, /** @type {string} */ command) {
  return allowed(table, command).length > 0 && (!command.startsWith('Correct') || Boolean(table.orders?.includes(command)));
}

const ordered = (/** @type {Followed} */ table, /** @type {object} */ command, /** @type {string} */ proof) =>
  signed(`${at(table)}/orders`, { command, password: proof });

/** A due step that the floor confirms. */
export const confirmed = (/** @type {Followed} */ table, /** @type {Step} */ step) =>
  commanded(table, { command: step.command, ...(step.about ? { duty: step.about } : {}) });

/** Why a closing count differs, in the words of one who signed it. @type {(slip: Slip) => Act} */
export const explaining = (slip) => ({
  words: t('floor:explain'),
  gist: t('floor:explain-gist'),
  fields: () => [reason()],
  send: (_, /** @type {Values} */ values) => call(`/slips/${slip.id}/explanation`, 'POST', values),
});

/** @type {(patron: string) => Act} */
export const sentHome = (patron) => ({
  words: t('floor:exclude-patron', { patron }),
  gist: t('floor:exclude-gist'),
  grave: true,
  fields: () => [reason()],
  send: (_, /** @type {Values} */ values) => call(`/people/${encodeURIComponent(patron)}/stopping`, 'POST', values),
});

/** @type {() => Field[]} */
const whom = () => [{ name: 'patron', label: t('desk:patron'), kind: 'text' }, money('amount', t('amount'))];
const means = () => select('means', t('floor:means'), named(['cash', 'cheque', 'transfer', 'chips'], 'floor:means'));
const atTheCage =
  (/** @type {string} */ path) =>
  async (/** @type {unknown} */ _, /** @type {Values} */ { patron, ...values }) => {
    const slip = await signed(`/people/${encodeURIComponent(patron)}/${path}`, values);
    return slip.doneAt
      ? t('floor:cage-done', { amount: dollars(slip.amount, true), patron: slip.patron })
      : t('floor:cage-waits', { amount: dollars(slip.amount, true), patron: slip.patron });
  };

export const OF_THE_HOUSE = {
  deposit: act('floor:house:deposit', {
    fields: () => [...whom(), means(), reason(), password()],
    send: atTheCage('deposits'),
  }),
  withdrawal: act('floor:house:withdrawal', {
    fields: () => [...whom(), means(), reason(), password()],
    send: atTheCage('withdrawals'),
  }),
  complaint: act('floor:house:complaint', {
    fields: () => [...whom(), reason(), password()],
    send: atTheCage('complaints'),
  }),
  stop: act('floor:house:stop', {
    grave: true,
    fields: () => [reason()],
    send: (_, values) => call('/stopping', 'POST', values),
  }),
  start: act('floor:house:start', {
    fields: () => [],
    send: () => call('/starting', 'POST', {}),
  }),
  put: act('floor:house:put', {
    fields: (_, { submissions, pits }) => [
      select(
        'submission',
        t('floor:kept-submission'),
        submissions.map((one) => [one.id, t('floor:submission-of', one)]),
      ),
      { name: 'name', label: t('floor:table-name'), kind: 'text', value: submissions[0]?.name },
      { name: 'id', label: t('floor:short-name'), kind: 'text' },
      { name: 'pit', label: t('floor:pit'), kind: 'text', value: pits[0]?.pit },
      select('dealing', t('floor:dealing'), named(['automatic', 'sealed', 'real-cards'], 'floor:deals')),
    ],
    send: (_, values) => call('/tables', 'POST', values),
  }),
  notice: act('floor:house:notice', {
    fields: (_, { pits }) => [
      select(
        'pit',
        t('floor:pit'),
        pits.map((one) => [one.pit, one.pit]),
      ),
      { name: 'text', label: t('floor:notice'), kind: 'reason' },
    ],
    send: (_, { pit, text }) => call(`/pits/${encodeURIComponent(pit)}/notices`, 'POST', { text }),
  }),
};
