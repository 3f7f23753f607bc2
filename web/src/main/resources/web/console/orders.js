import { html } from 'lit';
import { CALLED } from './calls.js';
import { CALLS, REMEDIES, coverCards, dutyWords } from './duties.js';
import { press } from './press.js';
import { losses, paymentOf, payments } from './settlement.js';
import { dollars, exactDollars } from '../figures/figures.js';
import { shortWagerName } from '../words/wagers.js';
import { cardAt, cardText, handOf, sentence, spotText } from './words.js';

/** @import { Table } from 'answers' */
/** @import { View, You } from 'messages' */

/** A step in words: the order, how much or how, what is true once its key is pressed, and what follows. */
export function orders(step, around) {
  return (ORDERS[step.command] ?? unknown)(step, around);
}

function unknown(step) {
  return { title: sentence(step.words), how: '', key: 'Done', then: '' };
}

const offered =
  (what) =>
  (_, { view }) => ({
    title: `${what} is offered`,
    how: `${sentence(spotText(view.phase.seat ?? ''))} accepts or declines.`,
    key: 'Accepted',
    then: spotText(view.phase.seat ?? ''),
  });

const PLACES = ['PLAYER_FIRST', 'BANKER_FIRST', 'PLAYER_SECOND', 'BANKER_SECOND'];

const ORDERS = {
  OpenTable: () => ({
    title: 'The table is closed',
    how: 'It opens with two signatures, one of them the floor’s.',
    key: 'Opened',
    then: 'by two',
  }),
  Confirm: (step, { view, rules }) => {
    const { title, how, key } = dutyWords(step.about, rules);
    return { title, how: view.phase.idle ? asked(view.phase, how) : how, key, then: 'then the next duty' };
  },
  AcceptCut: offered('The cut'),
  DeclineCut: offered('The cut'),
  AcceptShoe: offered('The shoe'),
  PledgeShare: (_, { view }) => ({
    title: 'A share in the order',
    how: `${sentence(spotText(view.phase.seat ?? ''))} pledges a share, then cuts.`,
    key: 'Pledged',
    then: 'then the cut',
  }),
  ClosePledges: () => ({
    title: 'Pledges are taken',
    how: 'The cut is marked. The casino closes the pledges when every seat has had its time.',
    key: 'Closed',
    then: 'then the shares',
  }),
  CloseReveals: () => ({
    title: 'Shares are revealed',
    how: 'Each seat that has pledged shows its share. The shoe is cut with those that came in time.',
    key: 'Closed',
    then: 'then the cover card',
  }),
  CutCards: (_, { view, rules }) => ({
    title: 'Cut the cards',
    how: `At least ${rules.cutDepth} cards from either end.`,
    key: 'Cut',
    then: 'then the cover card',
    number:
      view.phase.seat && rules.dealing !== 'real-cards'
        ? undefined
        : { name: 'depth', label: 'Cards above the cut', value: rules.decks * 26 },
  }),
  PlaceCoverCard: (_, { rules }) => ({
    title: 'Place both cover cards',
    how: coverCards(rules),
    key: 'Placed',
    then: 'then the shoe',
    number: { name: 'behind', label: 'Cards behind', value: rules.coverCard },
  }),
  RemoveCoverCard: () => ({
    title: 'Take the cover card out',
    how: 'This hand is finished, “last hand” is called, and one more is dealt.',
    key: 'Out',
    then: 'then the card',
  }),
  BurnFirst: () => ({
    title: 'Burn the first card',
    how: 'Face up: its value says how many more to burn.',
    key: 'Burned',
    then: 'then as many more',
  }),
  BurnRest: (step, { you }) => ({
    title: `Burn ${you.burn} more`,
    how: `The first was ${cardText(you.burned)}. ${step.faces ? 'They are shown.' : 'Face down.'}`,
    key: `${you.burn} burned`,
    then: 'then wagers',
  }),
  MakeCall: (step, around) => {
    const [title, key] = CALLS[step.about];
    return { title, key, ...(CALLED[step.about]?.(around) ?? { how: '', then: 'called' }) };
  },
  Draw: (step, { view, rules }) => ({
    title: `Deal the ${cardAt(step.about)}`,
    how: dealt(step, view, rules),
    key: 'Dealt',
    then: cardAt(step.about),
    count: PLACES.includes(step.about) ? `${PLACES.indexOf(step.about) + 1} of 4` : undefined,
    waits: step.patron ? 'the curator' : undefined,
  }),
  Turn: (step) => ({
    title: `Turn the ${handOf(step.about)} Hand`,
    how: step.faces === 1 ? 'One card.' : 'Both cards, face up.',
    key: 'Turned',
    then: 'then its count',
  }),
  AcceptTheRight: (step) => ({
    title: `Who turns the ${handOf(step.about)} Hand?`,
    how: 'The right to turn is offered to the next seat.',
    key: 'Accepted',
    then: 'or the next seat is asked',
  }),
  SettleHouseMoney: (step, { view, you, rules }) => {
    const paid = paymentOf(you.settlement, step);
    const choice = paid && rules.dealing === 'real-cards' ? press(step.about, view, you) : undefined;
    const how = paid
      ? paid.pressed
        ? html`Press <b>${dollars(paid.pressed)}</b> onto the hand.`
        : html`Pay <b>${dollars(paid.pay)}</b>.`
      : 'It loses and is taken.';
    return { title: `House Money, ${spotText(step.about)}`, how, key: paid ? 'Paid' : 'Taken', then: 'lowest seat first', choice };
  },
  CollectLosers: (_, { you }) => {
    const { amount, spots } = losses(you.settlement);
    return {
      title: 'Take the losing wagers',
      how: html`<b>${dollars(amount)}</b> from ${spots.length === 1 ? spotText(spots[0]) : `${spots.length} seats`}, the highest first.`,
      key: 'Taken',
      then: 'then winners',
    };
  },
  PaySpot: (step, around) => pay(step, around),
  PayAward: (step, { you }) => ({
    title: `Award, ${spotText(step.about)}`,
    how: html`Pay <b>${dollars(paymentOf(you.settlement, step).pay)}</b>, Royal 9. Take the wager.`,
    key: 'Paid',
    then: spotText(step.about),
  }),
  EndProgressives: (_, { view, you, rules }) => {
    const spots = rules.dealing === 'real-cards' ? (you.mustHit ?? []) : [];
    const how = html`The meter shows <b>${exactDollars(view.meters['must-hit'] ?? 0)}</b>.`;
    return spots.length
      ? { title: 'Must Hit: who won?', how, key: 'Nobody', then: 'then the discards', choice: mustHit(spots) }
      : { title: 'End the progressives', how, key: 'Ended', then: 'then the discards' };
  },
  ClearCards: (_, { view }) => ({
    title: 'Cards to the discards',
    how: html`${view.won.filter(isMustHit).map(payMustHit)}The Player’s Hand first, then the Banker’s.`,
    key: 'Discarded',
    then: 'then wagers',
  }),
  CollectVigorish: (step, { view }) => ({
    title: `Collect vigorish, ${spotText(step.about)}`,
    how: html`<b>${exactDollars(owed(view, step.about))}</b> is marked there.`,
    key: 'Collected',
    then: spotText(step.about),
  }),
  WriteOffVigorish: (step, { view }) => ({
    title: `Unpaid vigorish, ${spotText(step.about)}`,
    how: html`<b>${exactDollars(owed(view, step.about))}</b> is marked there. Collect it once the patron has chips, or let the floor write it off.`,
    key: 'Written off',
    then: spotText(step.about),
  }),
  WriteOffDebt: () => ({
    title: 'Vigorish of a patron who left',
    how: 'It stays marked until the patron comes back and pays, or the floor writes it off.',
    key: 'Written off',
    then: 'then the shuffle',
  }),
  ApplyRemedy: (step) => ({ title: REMEDIES[step.about][0], how: REMEDIES[step.about][1], key: 'Done', then: then(step.about) }),
  DiscardOneMore: () => ({
    title: 'Discard one more, unseen',
    how: 'From the shoe, face down.',
    key: 'Discarded',
    then: 'then play continues',
  }),
};

/** A remedy that needs no card of this round is followed by the simulated round; every other by the round itself. */
function then(remedy) {
  return remedy === 'SIMULATE' ? 'then the simulated round' : 'then play continues';
}

/** What a patron wants done with the cards of an idle table comes before the usual words. */
function asked({ duty, faceUp, otherBatch }, how) {
  const words = [faceUp ? '▲ A patron asks: turn the cards face up.' : '', otherBatch ? '▲ The other batch is spread too.' : '']
    .filter(Boolean)
    .join(' ');
  return duty === 'LET_THE_FIRST_PATRON_LOOK' ? words || 'They lie face down, unless a patron asks for face up.' : how;
}

const isMustHit = ({ meter }) => meter === 'must-hit';

/** Must Hit is paid as the display shows it: it is not among the wagers of the settlement. */
function payMustHit({ spot, amount }) {
  return html`Pay ${spotText(spot)} <b>${exactDollars(amount)}</b>, Must Hit. `;
}

/** Nobody, unless the display says otherwise: then one of the Royal 9 wagers of this round. */
function mustHit(spots) {
  const won = spots.map((spot) => ({ value: spot, label: spot, named: spotText(spot), key: `${sentence(spotText(spot))} won` }));
  return {
    name: 'mustHit',
    label: 'Must Hit is won by',
    options: [{ value: '', label: 'Nobody', named: 'nobody', key: 'Nobody won' }, ...won],
  };
}

/** How a card is laid: face up or down is the house's word. Where patrons turn the cards, the Banker's Hand waits, and a third card goes to who turned. */
function dealt({ about, faces }, /** @type {View} */ view, /** @type {Table} */ rules) {
  const face = faces ? 'Face up' : 'Face down';
  const { playerTurnedBy, bankerTurnedBy } = view.cards;
  const turns = { PLAYER_THIRD: playerTurnedBy, BANKER_THIRD: bankerTurnedBy }[about];
  if (about === 'BANKER_SECOND' && rules.squeeze) {
    return `${face}. Then the Banker’s Hand goes under the right corner of the shoe.`;
  }
  if (about.endsWith('THIRD') && !faces) {
    return turns ? `${face}, to ${spotText(turns)}, who turned the hand.` : `${face}; the dealer turns it.`;
  }
  return `${face}.`;
}

/** What is marked at a place. */
export function owed(/** @type {View} */ view, spot) {
  return Number(view.seats.flatMap((one) => one.places).find((place) => place.spot === spot)?.owed ?? 0);
}

function pay(step, /** @type {{ view: View, you: You | undefined }} */ { view, you }) {
  const all = payments(you.settlement);
  const one = all.find((other) => other.spot === step.about && !other.award);
  const count = `${all.indexOf(one) + 1} of ${all.length}`;
  const spot = spotText(step.about);
  if (!one.pay) {
    return { title: `Return the wagers, ${spot}`, how: html`<b>${dollars(one.returned)}</b> pushes.`, key: 'Returned', then: spot, count };
  }
  const paid = html`Pay <b>${dollars(one.pay)}</b>, ${one.wagers.map(shortWagerName).join(', ')}.`;
  if (!one.vigorish) {
    return { title: `Pay ${spot}`, how: paid, key: 'Paid', then: spot, count };
  }
  const first = one.first === 'MARK' || one.first === 'VIGORISH';
  const into = one.marked
    ? html`Vigorish <b>${exactDollars(one.vigorish)}</b> into box ${step.about}, now ${exactDollars(owed(view, step.about) + one.vigorish)}.`
    : html`Vigorish <b>${exactDollars(one.vigorish)}</b>.`;
  const [verb, done] = one.marked ? ['Mark', 'marked'] : ['Vigorish from', 'taken'];
  return first
    ? { title: `${verb} ${spot}, then pay`, how: html`${into} ${paid}`, key: `${sentence(done)} and paid`, then: spot, count }
    : {
        title: `Pay ${spot}, then ${one.marked ? 'mark' : 'vigorish'}`,
        how: html`${paid} ${into}`,
        key: `Paid and ${done}`,
        then: spot,
        count,
      };
}
