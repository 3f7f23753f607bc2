import { html } from 'lit';
import { CALLED } from './calls.js';
import { callWords, coverCards, dutyWords, remedyWords } from './duties.js';
import { press } from './press.js';
import { isSome, owed, paymentOf, payments } from './settlement.js';
import { dollars, exactDollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { cardAt, cardText, handOf, sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Table } from 'answers' */
/** @import { CommandName, Payment, Phase, Settlement, Spot, Step, View, WonMeter, You } from 'messages' */

/**
 * @typedef {{ name: string, label: string, value: number | undefined }} OrderNumber
 * @typedef {{ value: string, digit?: string, label: string, named: string, key: string }} OrderOption
 * @typedef {{ name: string, label: string, options: OrderOption[], chosen?: string }} OrderChoice
 * @typedef {{ title: string, how: unknown, key: string, then: string, count?: string, waits?: string, number?: OrderNumber,
 *   choice?: OrderChoice }} Order
 * @typedef {Step & { about: string }} Due
 * @typedef {{ view: View, you: You, rules: Table }} Around
 */

/** A step in words: the order, how much or how, what is true once its key is pressed, and what follows. */
export function orders(/** @type {Step} */ step, /** @type {Around} */ around) {
  const order = ORDERS[step.command];
  return order
    ? order({ ...step, about: step.about ?? '' }, around)
    : { title: sentence(step.words), how: '', key: t('console:done:done'), then: '' };
}

/** @type {(what: string) => (step: Due, around: Around) => Order} */
const offered =
  (what) =>
  (_, { view }) => ({
    title: t('console:offered', { what: t(what) }),
    how: t('console:accepts-or-declines', { spot: sentence(spotText(view.phase.seat ?? '')) }),
    key: t('console:done:accepted'),
    then: spotText(view.phase.seat ?? ''),
  });

const PLACES = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND'];

/** @type {Partial<Record<CommandName, (step: Due, around: Around) => Order>>} */
const ORDERS = {
  OpenTable: () => ({
    title: t('console:order:table-closed'),
    how: t('console:opens-with-two'),
    key: t('console:done:opened'),
    then: t('console:then:by-two'),
  }),
  Confirm: (step, { view, rules }) => {
    const { title, how, key } = dutyWords(step.about, rules);
    return { title, how: view.phase.idle ? asked(view.phase, how) : how, key, then: t('console:then:next-duty') };
  },
  AcceptCut: offered('console:the-cut'),
  DeclineCut: offered('console:the-cut'),
  AcceptShoe: offered('console:offer-the-shoe'),
  PledgeShare: (_, { view }) => ({
    title: t('console:order:share'),
    how: t('console:pledges-then-cuts', { spot: sentence(spotText(view.phase.seat ?? '')) }),
    key: t('console:done:pledged'),
    then: t('console:then:cut'),
  }),
  ClosePledges: () => ({
    title: t('console:order:pledges'),
    how: t('console:pledges-gist'),
    key: t('console:done:closed'),
    then: t('console:then:shares'),
  }),
  CloseReveals: () => ({
    title: t('console:order:reveals'),
    how: t('console:reveals-gist'),
    key: t('console:done:closed'),
    then: t('console:then:cover-card'),
  }),
  CutCards: (_, { view, rules }) => ({
    title: t('console:order:cut'),
    how: t('console:cut-depth', { count: rules.cutDepth }),
    key: t('console:done:cut'),
    then: t('console:then:cover-card'),
    number:
      view.phase.seat && rules.dealing !== 'real-cards'
        ? undefined
        : { name: 'depth', label: t('console:cards-above-the-cut'), value: rules.decks * 26 },
  }),
  PlaceCoverCard: (_, { rules }) => ({
    title: t('console:order:cover-cards'),
    how: coverCards(rules),
    key: t('console:done:placed'),
    then: t('console:then:shoe'),
    number: { name: 'behind', label: t('console:cards-behind'), value: rules.coverCard },
  }),
  RemoveCoverCard: () => ({
    title: t('console:order:cover-card-out'),
    how: t('console:cover-card-out-gist'),
    key: t('console:done:out'),
    then: t('console:then:card'),
  }),
  BurnFirst: () => ({
    title: t('console:order:burn-first'),
    how: t('console:burn-first-gist'),
    key: t('console:done:burned'),
    then: t('console:then:as-many-more'),
  }),
  BurnRest: (step, { you }) => ({
    title: t('console:order:burn-more', { count: you.burn }),
    how: t(step.faces ? 'console:burn-shown' : 'console:burn-down', { card: cardText(you.burned) }),
    key: t('console:done:so-many-burned', { count: you.burn }),
    then: t('console:then:wagers'),
  }),
  MakeCall: (step, around) => {
    const [title, key] = callWords(step.about);
    return { title, key, ...(CALLED[step.about]?.(around) ?? { how: '', then: t('console:then-called') }) };
  },
  Draw: (step, { view, rules }) => ({
    title: t('console:order:deal', { card: cardAt(step.about) }),
    how: dealt(step, view, rules),
    key: t('console:done:dealt'),
    then: cardAt(step.about),
    count: PLACES.includes(step.about) ? t('console:count-of', { number: PLACES.indexOf(step.about) + 1, all: 4 }) : undefined,
    waits: step.patron ? t('console:the-curator') : undefined,
  }),
  Turn: (step) => ({
    title: t('console:order:turn', { hand: handOf(step.about) }),
    how: step.faces === 1 ? t('console:one-card') : t('console:both-cards'),
    key: t('console:done:turned'),
    then: t('console:then:count'),
  }),
  AcceptTheRight: (step) => ({
    title: t('console:order:who-turns', { hand: handOf(step.about) }),
    how: t('console:right-offered'),
    key: t('console:done:accepted'),
    then: t('console:then:next-seat'),
  }),
  SettleHouseMoney: (step, { view, you, rules }) => {
    const paid = paymentOf(you.settlement, step);
    const choice = paid && rules.dealing === 'real-cards' ? press(step.about, view, you) : undefined;
    const how = paid
      ? isSome(paid.pressed)
        ? html`${t('console:press')} <b>${dollars(paid.pressed)}</b> ${t('console:onto-the-hand')}`
        : html`${t('console:pay')} <b>${dollars(paid.pay)}</b>.`
      : t('console:loses-and-is-taken');
    return {
      title: t('console:order:house-money', { spot: spotText(step.about) }),
      how,
      key: t(paid ? 'console:done:paid' : 'console:done:taken'),
      then: t('console:then:lowest-seat'),
      choice,
    };
  },
  CollectLosers: (_, { you }) => {
    const { amount, spots } = /** @type {Settlement} */ (you.settlement).losers;
    const whence = spots.length === 1 ? spotText(spots[0]) : t('console:seats-count', { count: spots.length });
    return {
      title: t('console:order:take-losers'),
      how: html`<b>${dollars(amount)}</b> ${t('console:from-spots', { spots: whence })}`,
      key: t('console:done:taken'),
      then: t('console:then:winners'),
    };
  },
  PaySpot: (step, around) => pay(step, around),
  PayAward: (step, { you }) => ({
    title: t('console:order:award', { spot: spotText(step.about) }),
    how: html`${t('console:pay')} <b>${dollars(paymentOf(you.settlement, step)?.pay ?? 0)}</b>${t('console:royal-9-take')}`,
    key: t('console:done:paid'),
    then: spotText(step.about),
  }),
  EndProgressives: (_, { view, you, rules }) => {
    const spots = rules.dealing === 'real-cards' ? (you.mustHit ?? []) : [];
    const how = html`${t('console:meter-shows')} <b>${exactDollars(view.meters['must-hit'] ?? 0)}</b>.`;
    return spots.length
      ? { title: t('console:order:must-hit'), how, key: t('console:done:nobody'), then: t('console:then:discards'), choice: mustHit(spots) }
      : { title: t('console:order:end-progressives'), how, key: t('console:done:ended'), then: t('console:then:discards') };
  },
  ClearCards: (_, { view }) => ({
    title: t('console:order:discard'),
    how: html`${view.won.filter(isMustHit).map(payMustHit)}${t('console:player-first')}`,
    key: t('console:done:discarded'),
    then: t('console:then:wagers'),
  }),
  CollectVigorish: (step, { view }) => ({
    title: t('console:order:collect-vigorish', { spot: spotText(step.about) }),
    how: html`<b>${exactDollars(owed(view, step.about))}</b> ${t('console:is-marked-there')}`,
    key: t('console:done:collected'),
    then: spotText(step.about),
  }),
  WriteOffVigorish: (step, { view }) => ({
    title: t('console:order:unpaid-vigorish', { spot: spotText(step.about) }),
    how: html`<b>${exactDollars(owed(view, step.about))}</b> ${t('console:collect-or-write-off')}`,
    key: t('console:done:written-off'),
    then: spotText(step.about),
  }),
  WriteOffDebt: () => ({
    title: t('console:order:left-unpaid'),
    how: t('console:left-unpaid-gist'),
    key: t('console:done:written-off'),
    then: t('console:then:shuffle'),
  }),
  ApplyRemedy: (step) => ({
    title: remedyWords(step.about)[0],
    how: remedyWords(step.about)[1],
    key: t('console:done:done'),
    then: then(step.about),
  }),
  DiscardOneMore: () => ({
    title: t('console:order:discard-one-more'),
    how: t('console:discard-one-more-gist'),
    key: t('console:done:discarded'),
    then: t('console:then:play'),
  }),
};

/** A remedy that needs no card of this round is followed by the simulated round; every other by the round itself. */
function then(/** @type {string} */ remedy) {
  return remedy === 'SIMULATE' ? t('console:then:simulated') : t('console:then:play');
}

/** What a patron wants done with the cards of an idle table comes before the usual words. */
function asked(/** @type {Phase} */ { duty, faceUp, otherBatch }, /** @type {string} */ how) {
  const words = [faceUp ? `▲ ${t('console:asked-face-up')}` : '', otherBatch ? `▲ ${t('console:other-batch-too')}` : '']
    .filter(Boolean)
    .join(' ');
  return duty === 'LET_THE_FIRST_PATRON_LOOK' ? words || t('console:lie-face-down') : how;
}

const isMustHit = (/** @type {WonMeter} */ { meter }) => meter === 'must-hit';

/** Must Hit is paid as the display shows it: it is not among the wagers of the settlement. */
function payMustHit(/** @type {WonMeter} */ { spot, amount }) {
  return html`${t('console:pay-spot', { spot: spotText(spot) })} <b>${exactDollars(amount)}</b>, ${t('meter:must-hit')}. `;
}

/** No one, unless the display says otherwise: then one of the Royal 9 wagers of this round. */
/** @returns {OrderChoice} */
function mustHit(/** @type {Spot[]} */ spots) {
  const won = spots.map((spot) => ({
    value: spot,
    label: spot,
    named: spotText(spot),
    key: t('console:spot-won', { spot: sentence(spotText(spot)) }),
  }));
  return {
    name: 'mustHit',
    label: t('console:must-hit-won-by'),
    options: [{ value: '', label: t('console:done:nobody'), named: t('console:nobody'), key: t('console:nobody-won') }, ...won],
  };
}

/**
 * How a card is laid: face up or down is the house's word. Where patrons turn the cards, the Banker's Hand waits, and a third card goes to
 * who turned.
 */
function dealt(/** @type {Due} */ { about, faces }, /** @type {View} */ view, /** @type {Table} */ rules) {
  const face = t(faces ? 'console:face-up' : 'console:laid-down');
  const { playerTurnedBy, bankerTurnedBy } = view.cards;
  const turns = about === 'PLAYER_THIRD' ? playerTurnedBy : bankerTurnedBy;
  if (about === 'BANKER_SECOND' && rules.squeeze) {
    return t('console:under-the-shoe', { face });
  }
  if (about.endsWith('THIRD') && !faces) {
    return turns ? t('console:to-who-turned', { face, spot: spotText(turns) }) : t('console:dealer-turns-it', { face });
  }
  return t('console:just-face', { face });
}

/** @returns {Order} */
function pay(/** @type {Due} */ step, /** @type {Around} */ { you }) {
  const all = payments(you.settlement);
  const one = /** @type {Payment} */ (all.find((other) => other.spot === step.about && !other.award));
  const count = t('console:count-of', { number: all.indexOf(one) + 1, all: all.length });
  const spot = spotText(step.about);
  if (!isSome(one.pay)) {
    return {
      title: t('console:order:return', { spot }),
      how: html`<b>${dollars(one.returned)}</b> ${t('console:pushes-money')}`,
      key: t('console:done:returned'),
      then: spot,
      count,
    };
  }
  const paid = html`${t('console:pay')} <b>${dollars(one.pay)}</b>, ${one.wagers.map(shortWagerName).join(', ')}.`;
  if (!isSome(one.vigorish)) {
    return { title: t('console:order:pay', { spot }), how: paid, key: t('console:done:paid'), then: spot, count };
  }
  const first = one.vigorishFirst;
  const into = one.marked
    ? html`${t('vigorish')} <b>${exactDollars(one.vigorish)}</b
    > ${t('console:into-box', { spot: step.about, amount: exactDollars(one.box) })}`
    : html`${t('vigorish')} <b>${exactDollars(one.vigorish)}</b>.`;
  const way = `${one.marked ? 'mark' : 'vigorish'}-${first ? 'first' : 'last'}`;
  return {
    title: t(`console:order:${way}`, { spot }),
    how: first ? html`${into} ${paid}` : html`${paid} ${into}`,
    key: t(`console:done:${way}`),
    then: spot,
    count,
  };
}
