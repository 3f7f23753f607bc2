import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seating } from '../../main/resources/web/seats/seating.js';

const BETWEEN = { phase: { name: 'AcceptingWagers' }, cards: {}, seats: [] };
const IN_A_ROUND = { phase: { name: 'Dealing' }, cards: { round: 7 }, seats: [] };
const REFUSED = { accepted: false, detail: 'no' };

/** A table that plays a round when it is told to, and whose page hears of it later. */
function table() {
  const asked = [];
  const told = [];
  const live = {
    view: BETWEEN,
    plays: false,
    refuses: '',
    ask(command) {
      asked.push(command.command);
      if (live.plays && command.command !== 'Leave') {
        return Promise.resolve({ accepted: false, missing: 'END_OF_ROUND', detail: 'Wait until the round is over.' });
      }
      return Promise.resolve(command.command === live.refuses ? REFUSED : { accepted: true });
    },
  };
  const seating = new Seating(live, (answer) => told.push(answer.detail));
  const hears = async (view) => {
    live.view = view;
    await seating.follow();
  };
  return { live, seating, asked, told, hears };
}

test('whoever sits down between rounds buys chips and takes the seat', async () => {
  const { seating, asked, told, hears } = table();
  seating.sit('anna', '100.00', '1');
  await hears(BETWEEN);
  await hears(BETWEEN);
  assert.deepEqual(asked, ['BuyIn', 'TakePlace']);
  assert.deepEqual(told, []);
});

test('a wish waits until the round is over', async () => {
  const { seating, asked, hears } = table();
  await hears(IN_A_ROUND);
  seating.sit('anna', '100.00', '1');
  assert.deepEqual(asked, []);
  await hears(BETWEEN);
  assert.deepEqual(asked, ['BuyIn', 'TakePlace']);
});

test('a wish that comes just after a round has begun is kept, and nobody is told of a refusal', async () => {
  const { live, seating, asked, told, hears } = table();
  live.plays = true;
  seating.sit('anna', '100.00', '1');
  await hears(IN_A_ROUND);
  assert.deepEqual(asked, ['BuyIn']);
  live.plays = false;
  await hears(BETWEEN);
  assert.deepEqual(asked, ['BuyIn', 'BuyIn', 'TakePlace']);
  assert.deepEqual(told, []);
});

test('so is a wish to take chips away', async () => {
  const { live, seating, asked, told, hears } = table();
  live.plays = true;
  await seating.ask({ command: 'TakeChipsAway', patron: 'anna', amount: '5.00' });
  await hears(IN_A_ROUND);
  live.plays = false;
  await hears(BETWEEN);
  assert.deepEqual(asked, ['TakeChipsAway', 'TakeChipsAway']);
  assert.deepEqual(told, []);
});

test('what is refused for another reason is told, and what follows from it is forgotten', async () => {
  const { live, seating, asked, told, hears } = table();
  live.refuses = 'BuyIn';
  seating.sit('anna', '100.00', '1');
  await hears(BETWEEN);
  await hears(BETWEEN);
  assert.deepEqual(asked, ['BuyIn']);
  assert.deepEqual(told, ['no']);
});

test('leaving does not wait', async () => {
  const { live, seating, asked } = table();
  live.view = IN_A_ROUND;
  live.plays = true;
  await seating.ask({ command: 'Leave', patron: 'anna' });
  assert.deepEqual(asked, ['Leave']);
});
