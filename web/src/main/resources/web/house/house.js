/** @import { Member, Table } from 'answers' */

/** The casino over HTTP. What goes wrong is thrown as a Refusal with the house's own sentence, and its clauses where a rule refused. */
const BASE = '/api/v1';

const listeners = new Set();

export class Refusal extends Error {
  constructor(/** @type {number} */ status, /** @type {any} */ problem) {
    super(problem.detail ?? problem.title ?? 'the casino does not answer');
    this.status = status;
    this.problem = problem;
  }
}

/** Calls the listener when the server has ended the session. */
export function onSignedOut(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a person is signed in on this page, regardless of its other windows. */
let isIn = false;

/** The server has ended the session: listeners are told, once. */
export function signedOut() {
  localStorage.removeItem('met');
  if (isIn) {
    isIn = false;
    listeners.forEach((listener) => listener());
  }
}

/** What was asked for without a session needs no word more: the door is shown. */
globalThis.addEventListener?.('unhandledrejection', (event) => {
  if (event.reason instanceof Refusal && event.reason.status === 401) {
    event.preventDefault();
  }
});

/** Asks the house: `call('/tables')`, `call('/odds', 'POST', body)`. */
export async function call(
  /** @type {string} */ path,
  method = 'GET',
  /** @type {object | undefined} */ body = undefined,
  /** @type {Record<string, string>} */ headers = {},
) {
  const response = await fetch(BASE + path, {
    method,
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (response.ok) {
    return answer;
  }
  if (response.status === 401 && !path.startsWith('/session')) {
    signedOut();
  }
  throw new Refusal(response.status, answer);
}

/** A request of background polling, which does not extend the session. */
export const glance = (/** @type {string} */ path) => call(path, 'GET', undefined, { Glance: 'yes' });

/** Remembers that a person has signed in, so that strangers do not cause a request. */
async function met(/** @type {Promise<Member>} */ me) {
  const one = await me;
  localStorage.setItem('met', 'yes');
  isIn = true;
  return one;
}

export const house = {
  tables: async () => (await call('/tables')).tables,
  /** The same with the house's own time. */
  /** @type {() => Promise<{ tables: Table[], at: string | undefined }>} */
  lobby: () => call('/tables'),
  waits: (/** @type {string} */ table) => call(`/tables/${encodeURIComponent(table)}/waiting`, 'POST', {}),
  /** What the house is for, and whether anyone may walk in. */
  kind: () => call('/house'),
  /** @type {(id: string) => Promise<Table>} */
  table: (id) => call(`/tables/${encodeURIComponent(id)}`),
  walkIn: (/** @type {string} */ name) => met(call('/guests', 'POST', { name })),
  register: (/** @type {string} */ name, /** @type {string} */ password) => met(call('/patrons', 'POST', { name, password })),
  signIn: (/** @type {string} */ name, /** @type {string} */ password) => met(call('/session', 'POST', { name, password })),
  /** The options for signing in with a passkey, and the answer of the browser. */
  beginPasskey: (/** @type {string} */ name) => call('/session/passkey/beginning', 'POST', { name }),
  signInByPasskey: (/** @type {string} */ name, /** @type {unknown} */ passkey) => met(call('/session/passkey', 'POST', { name, passkey })),
  first: (/** @type {string} */ code, /** @type {string} */ name, /** @type {string} */ password) =>
    met(call('/administrator', 'POST', { code, name, password })),
  choosePassword: (/** @type {string} */ password, /** @type {string | undefined} */ old = undefined) =>
    call('/session/password', 'POST', { password, old }),
  leave() {
    localStorage.removeItem('met');
    isIn = false;
    return call('/session', 'DELETE');
  },
  /** Ends the session and shows the sign-in where the room was. */
  async lock() {
    await house.leave();
    listeners.forEach((listener) => listener());
  },
  /**
   * Who is signed in here, or nothing.
   * @returns {Promise<Member | undefined>}
   */
  async whoAmI() {
    const me = localStorage.getItem('met') ? await call('/session').catch(() => /** @type {undefined} */ (undefined)) : undefined;
    isIn = Boolean(me);
    return me;
  },
};
