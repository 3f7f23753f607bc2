import { money, t } from '../words/words.js';
import { cardName } from '../cards/card.js';
import { call } from '../felt/calls.js';
import { MUST_HIT, outcomeOf, sum } from '../model/story.js';
import { amountOf } from '../model/view.js';

/** @import { Story } from '../model/story.js' */
/** @import { Call, Card, Event, Side, Spot, View } from 'messages' */

/** @typedef {{ view: View, story: Story, mine: Spot[] }} Watched what a patron sees of a table */

const polite = (/** @type {string} */ words) => ({ words, kind: 'polite' });

/** What is said for the events of a frame, in the order of the felt. Other patrons' chips are not announced. */
export function sentences(/** @type {Event[]} */ events, /** @type {Watched} */ at) {
  return events.flatMap((event) => sentence(event, at) ?? []);
}

function sentence(/** @type {Event} */ event, /** @type {Watched} */ at) {
  const { view, story, mine } = at;
  switch (event.event) {
    case 'Called':
      return called(event.call, at);
    case 'CardDealt':
      return event.face && event.place.endsWith('THIRD')
        ? third(event.place.startsWith('PLAYER') ? 'PLAYER' : 'BANKER', event.face, story)
        : undefined;
    case 'HandTurned':
      return event.faces.length === 1 ? third(event.side, event.faces[0], story) : undefined;
    case 'CardsCleared':
      return yours(story, mine);
    case 'FreeHandAsked':
      return polite(t('free-hand-asked'));
    case 'MustHitWon':
      return polite(
        `${t(mine.includes(event.spot) ? 'you-won-meter' : 'seat-won-meter', {
          meter: t('meter:must-hit'),
          seat: event.spot,
          amount: money(event.amount),
        })}.`,
      );
    case 'RoundVoided':
      return polite(t('void-call'));
    case 'CardsBurned':
      return view.phase.name === 'AcceptingWagers' && mine.length ? polite(call(story, view).words) : undefined;
    default:
      return undefined;
  }
}

/** The third card of a hand, and what the hand has with it. */
const third = (/** @type {Side} */ side, /** @type {Card} */ face, /** @type {Story} */ { shown }) =>
  polite(
    t(shown[side] === undefined ? 'third-card' : 'third-card-has', {
      side: t(side.toLowerCase()),
      card: cardName(face),
      count: shown[side],
    }),
  );

function called(/** @type {Call} */ name, /** @type {{ view: View, story: Story }} */ { view, story }) {
  if (name === 'PLACE_YOUR_WAGERS') {
    return polite(t('place-wagers'));
  }
  if (name === 'NO_MORE_BETS') {
    return polite(`${t('no-more-bets')}.`);
  }
  if (name === 'BANKER_COUNT' && story.shown.PLAYER !== undefined) {
    return polite(`${t('both-show', { player: story.shown.PLAYER, banker: story.shown.BANKER })}.`);
  }
  if (name === 'LAST_HAND') {
    return polite(t('last-hand-call'));
  }
  return name === 'RESULT' || name.endsWith('THIRD_CARD') ? polite(`${call(story, view).words}.`) : undefined;
}

/** What became of one's own wagers, and of all of them together: a loss is told as a loss. */
function yours(/** @type {Story} */ story, /** @type {Spot[]} */ mine) {
  const layout = story.layout.filter((placed) => mine.includes(placed.spot));
  if (!layout.length) {
    return [polite(t('place-wagers'))];
  }
  const told = layout.map((placed) => {
    const outcome = outcomeOf(story, placed.spot, placed.wager);
    const values = { wager: t(placed.wager), stake: money(amountOf(placed)), amount: money(Math.abs(outcome?.won ?? 0)) };
    return outcome?.result
      ? t({ won: 'wager-won', lost: 'wager-lost', push: 'wager-push', pressed: 'wager-won' }[outcome.result], values)
      : '';
  });
  const hit = mine
    .map((spot) => outcomeOf(story, spot, MUST_HIT))
    .filter(Boolean)
    .map((outcome) => `${t('you-won-meter', { meter: t('meter:must-hit'), amount: money(outcome.won) })}.`);
  const all = sum(story, mine);
  const amount = money(Math.abs(all));
  return [
    polite([...told, ...hit, all > 0 ? t('up-by', { amount }) : all < 0 ? t('down-by', { amount }) : t('even')].filter(Boolean).join(' ')),
    polite(t('place-wagers')),
  ];
}
