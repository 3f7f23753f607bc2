import { shortWagerName } from '../words/wagers.js';
import { call } from '../house/house.js';
import { signed } from '../house/passkey.js';
import { dollars } from '../figures/figures.js';
import { isOpen, viewOf } from './now.js';

/**
 * What the floor may do, each with the questions that its dialog asks. Where a person departs from what is due, a reason is one of them.
 * `send` gives the house's answer, or a sentence to be read.
 */
const money = (name, label) => ({ name, label, kind: 'money' });
const select = (name, label, options) => ({ name, label, kind: 'select', options });
const reason = { name: 'reason', label: 'Reason', kind: 'reason' };
const password = { name: 'password', label: 'Your password, to sign', kind: 'password' };

const at = (table) => `/tables/${encodeURIComponent(table.id)}`;

const commanded = (table, command) => call(`${at(table)}/commands`, 'POST', { id: crypto.randomUUID(), command });

const patrons = (table) => viewOf(table).seats.map((one) => [one.patron, one.patron]);

/** The steps of a kind that the table allows the floor now. */
export function allowed(table, command) {
  const steps = table.live.you?.steps ?? [];
  return steps.filter((step) => step.command === command && step.by.some((role) => role === 'floorperson' || role === 'supervisor'));
}

const about = (table, command) => allowed(table, command).map((step) => [step.about, step.about]);

const TWO = 'This is your signature. Nothing moves until a second person signs; until then you can withdraw it.';

export const OF_A_TABLE = {
  open: {
    words: 'Open the table',
    gist: TWO,
    when: (table) => !isOpen(table),
    fields: () => [money('tray', 'Tray, as counted'), password],
    send: (table, values) => signed(`${at(table)}/opening`, values),
  },
  close: {
    words: 'Close the table',
    gist: `${TWO} Patrons have to leave by themselves.`,
    when: isOpen,
    fields: () => [money('counted', 'Tray, drop and vigorish, as counted'), password],
    send: (table, values) => signed(`${at(table)}/closing`, values),
  },
  fill: {
    words: 'Fill the tray',
    gist: TWO,
    when: isOpen,
    fields: () => [money('amount', 'From the cage to the tray'), password],
    send: (table, values) => signed(`${at(table)}/slips`, { kind: 'fill', ...values }),
  },
  credit: {
    words: 'Credit the tray',
    gist: TWO,
    when: isOpen,
    fields: () => [money('amount', 'From the tray to the cage'), password],
    send: (table, values) => signed(`${at(table)}/slips`, { kind: 'credit', ...values }),
  },
  coupon: {
    words: 'Issue a coupon',
    gist: 'A match play coupon for one patron. It is spent when it wins or loses and has no cash value.',
    when: (table) => allowed(table, 'IssueCoupon').length > 0 && patrons(table).length > 0,
    fields: (table) => [select('patron', 'Patron', patrons(table)), money('value', 'Value'), reason, password],
    send: (table, values) => signed(`${at(table)}/coupons`, values),
  },
  stop: {
    words: 'Stop the table',
    gist: 'A round under way is finished. No wager is taken until the table goes on.',
    grave: true,
    when: (table) => isOpen(table) && !table.stopped,
    fields: () => [reason],
    send: (table, values) => call(`${at(table)}/stopping`, 'POST', values),
  },
  start: {
    words: 'Resume',
    when: (table) => isOpen(table) && table.stopped,
    fields: () => [],
    send: (table) => call(`${at(table)}/starting`, 'POST', {}),
  },
  rules: {
    words: 'Change the rules',
    gist: 'For a closed table. A new log begins.',
    when: (table) => !isOpen(table),
    fields: (table, { submissions }) => [
      select(
        'submission',
        'Kept submission',
        submissions.map((one) => [one.id, `${one.name}, ${one.regulation}, kept by ${one.by}`]),
      ),
    ],
    send: (table, values) => call(`${at(table)}/rules`, 'POST', values),
  },
  takeDown: {
    words: 'Take the table away',
    gist: 'It was put up and never opened. Its id is not used again.',
    grave: true,
    when: (table) => !isOpen(table) && table.stopped === 'not opened yet',
    fields: () => [],
    send: (table) => call(at(table), 'DELETE'),
  },
};

const PLACES = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND', 'PLAYER_THIRD', 'BANKER_THIRD'];
const RANKS = [
  ['A', 'an ace'],
  ...'23456789'.split('').map((one) => [one, one]),
  ['T', '10'],
  ['J', 'a jack'],
  ['Q', 'a queen'],
  ['K', 'a king'],
];
const SUITS = [
  ['c', 'clubs'],
  ['d', 'diamonds'],
  ['h', 'hearts'],
  ['s', 'spades'],
];

/** By the table's own commands, each while the table allows it. */
export const AT_A_TABLE = {
  TakeTheRightAway: {
    words: 'Take the right to turn away',
    gist: 'The right to turn is offered to the next seat.',
    fields: (table) => [select('side', 'Hand', about(table, 'TakeTheRightAway')), reason],
  },
  OrderPass: { words: 'Order the shoe to pass', fields: () => [reason] },
  OrderRecut: { words: 'Order a recut', fields: () => [reason] },
  OrderShuffle: { words: 'Order a shuffle', gist: 'Wagers are returned and the shoe ends.', fields: () => [reason] },
  OrderOtherDecks: { words: 'Order other decks', gist: 'The cards leave the table and the opening begins again.', fields: () => [reason] },
  ApplyRemedy: {
    words: 'Apply the remedy',
    gist: 'The remedy that the document prescribes.',
    fields: (table) => [select('remedy', 'Remedy', about(table, 'ApplyRemedy'))],
  },
  CorrectPayout: {
    words: 'Correct a payout',
    gist: 'Only for the last round, until the next one begins. The dealer must sign too.',
    grave: true,
    about: seats,
    fields: (table) => [
      select('spot', 'Seat', seats(table)),
      select(
        'wager',
        'Wager',
        table.wagers.map((one) => [one.wager, shortWagerName(one.wager)]),
      ),
      select('toThePatron', 'Goes', [
        ['true', 'from the tray to the patron'],
        ['false', 'from the patron to the tray'],
      ]),
      money('amount', 'Amount'),
      reason,
    ],
    with: (values, table) => ({ ...values, round: viewOf(table).shoe.round, toThePatron: values.toThePatron === 'true' }),
  },
  CorrectFace: {
    words: 'Correct a card',
    gist: 'A card of the last round was entered wrongly. The round is settled again, and each wager gets the difference. The dealer signs too.',
    grave: true,
    fields: () => [
      select(
        'place',
        'Card',
        PLACES.map((one) => [one, one.toLowerCase().replace('_', ', ').replace('player', 'Player').replace('banker', 'Banker')]),
      ),
      select('rank', 'It was', RANKS),
      select('suit', 'of', SUITS),
      reason,
    ],
    with: ({ rank, suit, ...values }, table) => ({ ...values, round: viewOf(table).shoe.round, face: rank + suit }),
  },
  WriteOffVigorish: {
    words: 'Write off marked vigorish',
    grave: true,
    about: spots,
    fields: (table) => [select('spot', 'Seat', spots(table)), reason],
  },
  WriteOffDebt: {
    words: 'Write off a debt',
    gist: 'For a patron who left with unpaid vigorish.',
    grave: true,
    fields: () => [{ name: 'patron', label: 'Patron', kind: 'text' }, reason],
  },
  ReportLateWager: {
    words: 'Return a late wager',
    gist: 'It has no action.',
    fields: (table) => [
      select('spot', 'Seat', seats(table)),
      select(
        'wager',
        'Wager',
        table.wagers.map((one) => [one.wager, shortWagerName(one.wager)]),
      ),
      money('stake', 'Stake'),
    ],
  },
};

function seats(table) {
  return viewOf(table).seats.flatMap((one) => one.places.map((place) => [place.spot, `${place.spot}, ${one.patron}`]));
}

function spots(table) {
  return viewOf(table).seats.flatMap((one) =>
    one.places.filter((place) => place.owed).map((place) => [place.spot, `${place.spot}, ${one.patron}, ${dollars(place.owed)}`]),
  );
}

/** A command of the table as an act like the others. */
export function byCommand(command) {
  const act = AT_A_TABLE[command];
  const inFull = act.with ?? ((same) => same);
  const isSigned = (table) => table.orders.includes(command);
  return {
    ...act,
    when: (table) => isPossible(table, command) && act.about?.(table).length !== 0,
    fields: (table) => [...act.fields(table), ...(isSigned(table) ? [password] : [])],
    send: (table, { password: proof, ...values }) =>
      isSigned(table)
        ? ordered(table, { command, ...inFull(values, table) }, proof)
        : commanded(table, { command, ...inFull(values, table) }),
  };
}

/** The engine pays at a table with a sealed shoe, so there is nothing to correct. */
function isPossible(table, command) {
  return allowed(table, command).length > 0 && (!command.startsWith('Correct') || table.orders.includes(command));
}

/** An order that waits for a second signature. */
const ordered = (table, command, proof) => signed(`${at(table)}/orders`, { command, password: proof });

/** A due step that is the floor's own to confirm. */
export const confirmed = (table, step) => commanded(table, { command: step.command, ...(step.about ? { duty: step.about } : {}) });

/** The second signature of a slip. */
/** @param what the slip in words, so that nobody signs without reading it */
export const signing = (slip, what) => ({
  words: 'Sign',
  gist: `${what}, signed by ${slip.signatures.join(' and ')}. With your signature it is carried out.`,
  fields: () => [password],
  send: (_, values) => signed(`/slips/${slip.id}/signatures`, values),
});

export const withdrawn = (slip) => call(`/slips/${slip.id}`, 'DELETE');

export const sentHome = (patron) => ({
  words: `Exclude ${patron}`,
  gist: 'Signs the patron out and removes them from every table: at once between rounds, otherwise after the round.',
  grave: true,
  fields: () => [reason],
  send: (_, values) => call(`/people/${encodeURIComponent(patron)}/stopping`, 'POST', values),
});

const WHOM = [{ name: 'patron', label: 'Patron', kind: 'text' }, money('amount', 'Amount')];
const MEANS = select('means', 'In', [
  ['cash', 'cash'],
  ['cheque', 'a cheque'],
  ['transfer', 'a transfer'],
  ['chips', 'chips'],
]);
const atTheCage =
  (path) =>
  async (_, /** @type {Record<string, any>} */ { patron, ...values }) => {
    const slip = await signed(`/people/${encodeURIComponent(patron)}/${path}`, values);
    return slip.doneAt
      ? `Done: ${dollars(slip.amount, true)} for ${slip.patron}.`
      : `${dollars(slip.amount, true)} for ${slip.patron} waits for a second signature.`;
  };

export const OF_THE_HOUSE = {
  deposit: {
    words: 'Deposit for a patron',
    gist: 'The patron brings money to the cage.',
    fields: () => [...WHOM, MEANS, reason, password],
    send: atTheCage('deposits'),
  },
  withdrawal: {
    words: 'Withdrawal for a patron',
    gist: 'The cage pays the patron.',
    fields: () => [...WHOM, MEANS, reason, password],
    send: atTheCage('withdrawals'),
  },
  complaint: {
    words: 'Settle a complaint',
    gist: 'The cage pays a patron. A second person must sign.',
    fields: () => [...WHOM, reason, password],
    send: atTheCage('complaints'),
  },
  stop: {
    words: 'Stop every table',
    gist: 'Rounds under way are finished. No table takes wagers until it is resumed.',
    grave: true,
    fields: () => [reason],
    send: (_, values) => call('/stopping', 'POST', values),
  },
  start: { words: 'Resume every table', gist: 'All open tables.', fields: () => [], send: () => call('/starting', 'POST', {}) },
  put: {
    words: 'Put up a table',
    gist: 'It stays closed until two people sign its opening.',
    fields: (_, { submissions, pits }) => [
      select(
        'submission',
        'Kept submission',
        submissions.map((one) => [one.id, `${one.name}, ${one.regulation}, kept by ${one.by}`]),
      ),
      { name: 'id', label: 'Short name, in letters, digits and dashes', kind: 'text' },
      { name: 'pit', label: 'Pit', kind: 'text', value: pits[0]?.pit },
      select('dealing', 'Dealing', [
        ['automatic', 'automatic'],
        ['sealed', 'a dealer, sealed shoe'],
        ['real-cards', 'a dealer, real cards'],
      ]),
    ],
    send: (_, values) => call('/tables', 'POST', values),
  },
  notice: {
    words: 'Give notice of the reshuffle',
    gist: 'In writing, to surveillance and the Commission. It takes effect after 30 minutes.',
    fields: (_, { pits }) => [
      select(
        'pit',
        'Pit',
        pits.map((one) => [one.pit, one.pit]),
      ),
      { name: 'text', label: 'Notice', kind: 'reason' },
    ],
    send: (_, { pit, text }) => call(`/pits/${encodeURIComponent(pit)}/notices`, 'POST', { text }),
  },
};
