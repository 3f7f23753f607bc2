import { isUpTo } from '../desk/posts.js';
import { orders } from './orders.js';
import { sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Member, Table } from 'answers' */
/** @import { Command, CommandName, Step, View, You } from 'messages' */
/** @import { Order } from './orders.js' */

/** Declining on a patron's behalf is never the main key; it has a second button. */
const ANSWERS = ['DeclineCut', 'DeclineShoe', 'DeclineTheRight', 'NameDealer'];

/** What the casino does itself, though it is the dealer's part: no hand at the table may leave a share out. */
const CASINOS = ['ClosePledges', 'CloseReveals'];

/** Commands without a word of their own beside what they are about. */
/** @type {Partial<Record<CommandName, string>>} */
const NAMES = {
  Confirm: 'duty',
  MakeCall: 'call',
  Draw: 'place',
  Turn: 'side',
  AcceptTheRight: 'side',
  DeclineTheRight: 'side',
  GiveUpTheRight: 'side',
  PaySpot: 'spot',
  PayAward: 'spot',
  SettleHouseMoney: 'spot',
  CollectVigorish: 'spot',
  ApplyRemedy: 'remedy',
};

/**
 * Exactly the command that a step stands for.
 * @returns {Command}
 */
export function commandOf(/** @type {Step} */ step, more = {}) {
  const name = NAMES[step.command];
  const said = { command: step.command, ...(name && step.about !== undefined ? { [name]: step.about } : {}), ...more };
  return /** @type {Command} */ (said);
}

/** With real cards the dealer also enters what one patron does with them. */
export function mayDo(/** @type {Step} */ step, /** @type {Member} */ me, /** @type {Table} */ rules) {
  return (
    (isUpTo(step.by, me) && !CASINOS.includes(step.command)) ||
    (rules.dealing === 'real-cards' && me.post === 'dealer' && Boolean(step.patron))
  );
}

/** Whether the person at the console may ask for this now. */
export function mayAsk(
  /** @type {string} */ command,
  /** @type {{ you: You | undefined, me: Member, rules: Table }} */ { you, me, rules },
) {
  return Boolean(you?.steps?.some((step) => step.command === command && mayDo(step, me, rules)));
}

/** The right to turn that a patron can give up, where the dealer enters it. */
export function givenUp(/** @type {You | undefined} */ you, /** @type {Member} */ me, /** @type {Table} */ rules) {
  return you?.steps?.find((step) => step.command === 'GiveUpTheRight' && mayDo(step, me, rules));
}

/** Whether the idle cards may be spread now though they need not be. */
export function maySpread(/** @type {You | undefined} */ you) {
  return Boolean(you?.steps?.some((step) => step.command === 'Confirm' && step.about === 'SPREAD_IDLE_CARDS' && !step.required));
}

/** Whether the dealer enters this for any patron: with real cards, what they lay, say and take back. */
export function mayEnter(
  /** @type {string} */ command,
  /** @type {{ you: You | undefined, me: Member, rules: Table }} */ { you, me, rules },
) {
  return rules.dealing === 'real-cards' && me.post === 'dealer' && Boolean(you?.steps?.some((step) => step.command === command));
}

/**
 * @typedef {Order & { who: string, clauses?: string[], reason?: string, step?: Step, stopped?: boolean,
 *   command?: Command, answer?: Step }} Next
 */

/**
 * What the step card says: the step that is due, who does it, and the command its key sends. The house decides what is due; this finds the
 * words. Without a command the key waits for another person.
 * @returns {Next}
 */
export function nextStep(/** @type {{ view: View, you: You | undefined, rules: Table, me: Member }} */ { view, you, rules, me }) {
  const required = (you?.steps ?? []).filter((step) => step.required);
  const due = required.find((step) => mayDo(step, me, rules) && !ANSWERS.includes(step.command)) ?? required[0];
  if (!due) {
    return waiting(view, you);
  }
  const mine = mayDo(due, me, rules) && !ANSWERS.includes(due.command);
  const words = orders(due, { view, you: you ?? {}, rules });
  return {
    ...words,
    step: due,
    stopped: view.phase.name === 'Irregular' || view.phase.name === 'DiscardingOneMore',
    ...(mine ? {} : { key: t('console:waiting'), then: t('console:waiting-for', { who: whose(due, view) }) }),
    ...whoActs(due, view, mine),
    clauses: due.clauses,
    reason: due.because[0],
    command: mine ? commandOf(due) : undefined,
    answer: required.find((step) => ANSWERS.includes(step.command) && step.command !== 'NameDealer' && isUpTo(step.by, me)),
  };
}

/**
 * Wagers are open and there are none: nothing is due. A stopped table takes no wagers.
 * @returns {Next}
 */
function waiting(/** @type {View} */ view, /** @type {You | undefined} */ you) {
  const call = you?.steps?.find((step) => ['MakeCall', 'Draw'].includes(step.command));
  return {
    title: t(view.stopped ? 'console:table-stopped' : 'console:order:wagers-open'),
    how: view.stopped ? (you?.stopped ?? '') : t('console:no-wager-yet'),
    key: t('console:waiting'),
    who: t(view.stopped ? 'console:for-the-floor' : 'console:patrons-act'),
    clauses: call?.clauses ?? [],
    reason: call?.because[0],
    then: t(view.stopped ? 'console:for-the-floor' : 'console:for-wagers'),
    stopped: view.stopped,
  };
}

/** Whose part it is, in words. */
function whose(/** @type {Step} */ step, /** @type {View} */ view) {
  if (CASINOS.includes(step.command)) {
    return t('console:the-casino');
  }
  return step.patron
    ? seatsOf(view, step.patron)
    : step.by.includes('dealer')
      ? t('the-dealer')
      : step.by.includes('patron')
        ? t('console:a-patron')
        : t('console:the-floor');
}

function whoActs(/** @type {Step} */ step, /** @type {View} */ view, /** @type {boolean} */ mine) {
  const who = sentence(whose(step, view).replace('the dealer', 'dealer'));
  if (mine && step.patron && !step.by.includes('dealer')) {
    return { who: t('console:acts', { who }), waits: t('console:you-enter-it') };
  }
  return { who: t(step.command === 'MakeCall' ? 'console:calls' : 'console:acts', { who }) };
}

/** A person's place, or their name. */
export function seatsOf(/** @type {View} */ view, /** @type {string} */ patron) {
  const place = view.seats.find((one) => one.patron === patron)?.places[0];
  return place ? spotText(place.spot) : patron;
}
