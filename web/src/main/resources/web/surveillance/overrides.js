import { dollars } from '../figures/figures.js';

/** What surveillance reads first, and how grave it is. Everything else is routine. */
const OVERRIDES = {
  correction: ['bad', '✕ Correction'],
  void: ['warn', '▲ Void'],
  override: ['warn', '▲ Order'],
  irregularity: ['warn', '▲ Irregularity'],
  order: ['warn', '▲ Signed order'],
  'close-signatures': ['warn', '▲ Close signatures'],
  deposit: ['info', 'Deposit'],
  withdrawal: ['info', 'Withdrawal'],
  complaint: ['info', 'Complaint'],
  'count-differs': ['bad', '✕ Count differs'],
  stopped: ['warn', '▲ Stopped'],
  started: ['info', 'Goes on'],
  rules: ['info', 'Rules'],
  limits: ['info', 'Limits'],
  notice: ['info', 'Notice'],
  'large-win': ['info', 'Large win'],
  'passkey-refused': ['warn', '▲ Passkey refused'],
  clock: ['warn', '▲ Clock'],
  unlocked: ['info', 'Unlocked'],
  'floor-called': ['info', 'Floor called'],
};

/** What the casino does automatically when it opens and closes does not count. */
export const isOverride = (entry) =>
  entry.kind in OVERRIDES && !(entry.who === 'the computer' && ['stopped', 'started'].includes(entry.kind));

export const tone = (entry) => OVERRIDES[entry.kind]?.[0] ?? '';

export const kindOf = (entry) => OVERRIDES[entry.kind]?.[1] ?? entry.kind.replaceAll('-', ' ');

/** An entry in the columns of the list: what, before, after, who, why. A sentence that ends in its reason is told without it. */
export function told(entry) {
  const { reason, before, after } = entry.detail;
  const words = entry.detail.words.replaceAll('~', '');
  const why = reason ?? (entry.kind === 'stopped' ? words : '');
  const what =
    entry.kind === 'stopped' && !reason
      ? 'Stopped after its round'
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
export function roundOf(entry) {
  const { round, log } = entry.detail;
  return entry.table && round
    ? `#surveillance/${entry.table}/${round}${log?.endsWith('/1') || !log ? '' : `/${log.split('/').at(-1)}`}`
    : undefined;
}
