import { dollars } from '../figures/figures.js';
import { t } from '../words/words.js';
import '../words/surveillance.js';

/** The entries that surveillance reads first, and their severity. Everything else is routine. */
/** @type {Record<string, string>} */
const OVERRIDES = {
  correction: 'bad',
  void: 'warn',
  override: 'warn',
  irregularity: 'warn',
  order: 'warn',
  'close-signatures': 'warn',
  deposit: 'info',
  withdrawal: 'info',
  complaint: 'info',
  'count-differs': 'bad',
  'count-explained': 'info',
  stopped: 'warn',
  started: 'info',
  rules: 'info',
  limits: 'info',
  notice: 'info',
  'large-win': 'info',
  'passkey-refused': 'warn',
  clock: 'warn',
  unlocked: 'info',
  'floor-called': 'info',
  cash: 'info',
  pin: 'info',
};

export const KINDS = Object.keys(OVERRIDES);

/** @type {Record<string, string>} */
const SIGNS = { bad: '✕ ', warn: '▲ ', info: '' };

/** The casino's automatic actions when it opens and closes do not count. */
export const isOverride = (/** @type {any} */ entry) =>
  entry.kind in OVERRIDES && !(entry.who === 'the computer' && ['stopped', 'started'].includes(entry.kind));

export const tone = (/** @type {any} */ entry) => OVERRIDES[entry.kind] ?? '';

/** The kind of an override with its sign, as in "✕ Correction". */
export const kindOf = (/** @type {any} */ entry) => `${SIGNS[tone(entry)]}${t(`surveillance:override:${entry.kind}`)}`;

/** An entry in the columns of the list: what, before, after, who, why. A reason at the end of the sentence is left out of it. */
export function told(/** @type {any} */ entry) {
  const { reason, before, after } = entry.detail;
  const words = entry.detail.words.replaceAll('~', '');
  const why = reason ?? (entry.kind === 'stopped' ? words : '');
  const what =
    entry.kind === 'stopped' && !reason
      ? t('surveillance:stopped-after-round')
      : reason && words.endsWith(reason)
        ? words.slice(0, -reason.length).replace(/[:,]\s*$/, '')
        : words;
  const [, is, was] = (entry.kind === 'limits' && words.match(/: (.*), before (.*)$/)) || [];
  return {
    what: is ? words.slice(0, words.indexOf(':')) : what,
    before: was ?? (before === undefined ? '' : dollars(before, true)),
    after: is ?? (after === undefined ? '' : dollars(after, true)),
    who: entry.who.replaceAll('~', ''),
    why,
  };
}

/** Where the round of an entry is rebuilt, if it has one; `run` is the log it happened in. */
export function roundOf(/** @type {any} */ entry) {
  const { round, log } = entry.detail;
  return entry.table && round
    ? `#surveillance/${entry.table}/${round}${log?.endsWith('/1') || !log ? '' : `/${log.split('/').at(-1)}`}`
    : undefined;
}
