import { call } from '../house/house.js';
import { signed } from '../house/passkey.js';
import { t } from '../words/words.js';
import '../words/desk.js';
import '../words/floor.js';
import { password } from './act.js';

/** @import { Slip } from 'answers' */
/** @import { Act, Values } from './act.js' */

export const withdrawn = (/** @type {Slip} */ slip) => call(`/slips/${slip.id}`, 'DELETE');

/**
 * The second signature of a slip. `what` is the slip in words, so that no one signs without reading it.
 * @type {(slip: Slip, what: string) => Act}
 */
export const signing = (slip, what) => ({
  words: t('desk:sign'),
  gist: t('floor:sign-gist', { what, names: slip.signatures.join(t('floor:and')) }),
  fields: () => [password()],
  send: (_, /** @type {Values} */ values) => signed(`/slips/${slip.id}/signatures`, values),
});

/** A slip of others that is not to be carried out. @type {(slip: Slip, what: string) => Act} */
export const cancelling = (slip, what) => ({
  words: t('floor:cancel-slip'),
  gist: t('floor:cancel-slip-gist', { what }),
  grave: true,
  fields: () => [],
  send: () => withdrawn(slip),
});
