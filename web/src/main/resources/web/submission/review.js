import { Refusal, call } from '../house/house.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { isOffered } from './fields.js';

/** @import { Draft } from './yaml.js' */
/** @import { Odds, WagerOdds } from 'answers' */

/** The review of a draft: approved, or every objection with its key and clause. */
export async function reviewed(/** @type {string} */ text) {
  const response = await fetch('/api/v1/reviews', { method: 'POST', headers: { 'Content-Type': 'application/yaml' }, body: text });
  return response.ok ? response.json() : call('/session').then(() => Promise.reject(new Error(t('submission:review-failed'))));
}

/** @type {Record<string, string>} */
const OF_ONE_WAGER = { 'dragon-bonus-player': 'dragon-bonus', 'dragon-bonus-banker': 'dragon-bonus' };

/**
 * The exact house edge of the choices. An approved draft is asked about as it is. A draft with
 * objections is asked about by its terms, so that the effect of a payout that is not permitted can
 * be seen. If the terms cannot be read, there is nothing to show.
 */
export async function edges(
  /** @type {Draft} */ draft,
  /** @type {string} */ text,
  /** @type {boolean} */ approved,
  /** @type {Record<string, number>} */ batches,
) {
  if (approved) {
    return (await call('/odds', 'POST', { submission: text })).wagers;
  }
  const question = terms(draft, batches);
  /** @type {Odds} */
  const { wagers } = await call('/odds', 'POST', question);
  return wagers.filter(({ wager }) => wager !== 'royal-9' && isOffered(draft, `wagers.${OF_ONE_WAGER[wager] ?? wager}`));
}

function terms(/** @type {Draft} */ draft, /** @type {Record<string, number>} */ batches) {
  const decks = Number(draft['cards.decks']) / (batches[draft['cards.shuffle']] ?? 1);
  const ez = draft.ez === 'true';
  const found = {
    decks: Number.isInteger(decks) && decks >= 1 && decks <= 16 ? decks : undefined,
    ez: ez || undefined,
    tie: matching(draft['wagers.tie.odds'], /^[1-9]\d{0,3} to 1$/),
    vigorish: ez ? undefined : matching(draft['vigorish.rate'], /^\d{1,2}(\.\d{1,2})?%$/),
    payTable: matching(draft['wagers.dragon-bonus.pay-table'], /^[ABC]$/),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const matching = (/** @type {string} */ text, /** @type {RegExp} */ form) => (form.test(text ?? '') ? text : undefined);

/** @typedef {ReturnType<typeof differences>[number]} Difference */

/** The differences from the rules it is compared with. */
export function differences(/** @type {Draft} */ before, /** @type {Draft} */ after) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'format');
  const said = (/** @type {any} */ value) =>
    value === undefined ? t('submission:unsaid') : Array.isArray(value) ? value.join(', ') : value;
  return keys
    .filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => ({ key, before: said(before[key]), after: said(after[key]) }));
}

/** The mathematics report of a draft that is approved, to be kept. */
export const report = (/** @type {string} */ text) => page('/report', { submission: text, form: 'html' }, 'report.html');

/** A draft that is approved as a page to print. */
export const printed = (/** @type {string} */ text, /** @type {string} */ as) =>
  page('/submissions/print', { submission: text, as }, `${as}.html`);

/** A page that the house writes, handed to the browser as a file. */
async function page(/** @type {string} */ path, /** @type {object} */ body, /** @type {string} */ file) {
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Refusal(response.status, await response.json().catch(() => ({})));
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(await response.blob()), download: file });
  link.click();
  URL.revokeObjectURL(link.href);
}
