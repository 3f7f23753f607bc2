// Plays a round as a guest through the generated client, and fails if anything is other than it should be.
import { AccountApi, Configuration, PhaseName, RecordsApi, ResponseError, SessionApi, TablesApi } from './index.js';

declare const process: { argv: string[] };

const TABLE = 'ma-mini';
const cookies = new Map<string, string>();

/** `fetch` with the cookies that a browser would keep. */
async function fetchApi(url: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const answer = await fetch(url, { ...init, headers });
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!;
    cookies.set(name, value);
  }
  return answer;
}

const configuration = new Configuration({ basePath: `${process.argv[2]}/api/v1`, fetchApi });
const [tables, records, account, session] = [
  new TablesApi(configuration),
  new RecordsApi(configuration),
  new AccountApi(configuration),
  new SessionApi(configuration),
];

function must(holds: boolean, what: string) {
  if (!holds) {
    throw new Error(what);
  }
}

async function status(asked: Promise<unknown>) {
  try {
    await asked;
    return 200;
  } catch (refused) {
    return (refused as ResponseError).response.status;
  }
}

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const command = (what: object) => tables.command({ table: TABLE, command: { id: crypto.randomUUID(), command: what } });

/** Asks while wagers are open: a table in play does not wait. */
async function ask(what: object) {
  for (let tries = 0; tries < 300; tries++) {
    const answered = await status(command(what));
    if (answered === 200) {
      return;
    }
    must(answered === 409, `${answered}`);
    while ((await tables.getTable({ table: TABLE })).now.phase.name !== PhaseName.AcceptingWagers) {
      await rest(100);
    }
  }
  throw new Error(`refused to the end: ${JSON.stringify(what)}`);
}

must((await status(session.getSession())) === 401, 'a stranger has no session');
must((await session.walkIn({ name: { name: 'generated-too' } })).guest, 'a guest walks in');
const table = await tables.getTable({ table: TABLE });
const taken = table.now.seats.flatMap((one) => (one.places ?? []).map((place) => place.spot));
const seat = Array.from({ length: table.seats }, (_, index) => `${index + 1}`).find((one) => !taken.includes(one));
await ask({ command: 'BuyIn', patron: 'generated-too', amount: '1000.00' });
await ask({ command: 'TakePlace', patron: 'generated-too', place: seat });
await ask({ command: 'PlaceWager', spot: seat, wager: 'player', stake: '100.00' });
while ((await records.listOwnRounds({ last: 1 })).rounds.length === 0) {
  await rest(200);
}
must((await account.getAccount({ last: 10 })).postings.length > 0, 'the cage has the chips');
await session.signOut();
must((await status(session.getSession())) === 401, 'nobody is signed in any more');
