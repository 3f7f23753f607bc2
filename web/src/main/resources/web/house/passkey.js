import { call, house } from './house.js';

/** Stands where a password would: the passkey is asked for when the request is sent. */
export const BY_PASSKEY = Symbol('by passkey');

/** A password is longer than a PIN. */
const PIN = /^[0-9]{6,8}$/;

const ADDRESS = /^(\[.*\]|[0-9.]+)$/;

/** Why there are no passkeys on this page, or nothing if there are. `origin` is where they work, as the house says. */
export function obstacle(/** @type {string} */ origin) {
  if (origin !== location.origin) {
    const why = ADDRESS.test(location.hostname) ? 'A passkey needs a name, not an IP address.' : 'Passkeys do not work at this address.';
    return `${why} Open ${origin} to use them.`;
  }
  const can = 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {});
  return can ? undefined : 'This browser has no passkeys.';
}

/** @type {Promise<boolean> | undefined} */
let found;

/** Whether this page can ask for a passkey. */
export function hasPasskeys() {
  found ??= house.kind().then(({ passkeys }) => Boolean(passkeys) && !obstacle(passkeys));
  return found;
}

/** The browser's own message is about permissions and does not help the reader. */
async function asked(/** @type {any} */ ask) {
  try {
    return (await ask()).toJSON();
  } catch (problem) {
    throw new Error(
      problem.name === 'InvalidStateError'
        ? 'This device already has a passkey for your account.'
        : 'The browser gave no passkey: it was cancelled, took too long, or there is none for this casino.',
      { cause: problem },
    );
  }
}

/** Makes a passkey as the house asks for it. */
export const made = (/** @type {any} */ options) =>
  asked(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

/** Answers what the house asks, with a passkey. */
export const answered = (/** @type {any} */ options) =>
  asked(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

/**
 * Sends something that is signed with a password, a PIN or a passkey. A passkey signs this very request: where it goes
 * and all that it says.
 * `signer` is another person at this console.
 */
export async function signed(
  /** @type {string} */ path,
  /** @type {{ password?: string | symbol, [field: string]: unknown }} */ { password, ...body },
  /** @type {any} */ signer = undefined,
) {
  const who = signer ? { signer } : {};
  if (password !== BY_PASSKEY) {
    return call(path, 'POST', { ...body, ...who, ...(PIN.test(String(password)) ? { pin: password } : { password }) });
  }
  const options = await call('/passkeys/signing', 'POST', { path, body, ...who });
  return call(path, 'POST', { ...body, ...who, passkey: await answered(options) });
}
