import { t } from '../words/words.js';
import { meterName, wagerName } from '../words/wagers.js';
import '../words/submission.js';

/** @import { Draft } from './yaml.js' */

/**
 * @typedef {(draft: Draft, keys: string[], key: string) => boolean} Asks whether a draft is asked a question at all
 * @typedef {{ key: string, kind: string, unit?: string, width?: number, values?: string[], unsaid?: string,
 *   say?: (value: string) => string, of?: Asks }} FormPart
 * @typedef {{ key: string, parts: FormPart[], of?: Asks, wager?: string, meter?: string, may?: boolean }} FormField
 * @typedef {{ id: string, fields: FormField[] }} FormSection
 */

/**
 * The questions of a Rules Submission in the order of the form. A field has a key and parts: what is chosen or typed. `of` says for
 * which drafts it is asked at all, given the keys that the document leaves to the licensee; the review objects to everything else.
 * A part with a `unit` has it beside its input; `say` gives the words for a value.
 */
/** @type {Asks} */
const isLeft = (_draft, keys, key) => keys.includes(key);
const has = (/** @type {Draft} */ draft, /** @type {string} */ key) =>
  Object.keys(draft).some((one) => one === key || one.startsWith(`${key}.`));
const hasRoyal9 = (/** @type {Draft} */ draft) => has(draft, 'wagers.royal-9');
const asItIs = (/** @type {string} */ value) => value;
/** @type {(key: string, kind: string, more?: Partial<FormPart>) => FormField} */
const field = (key, kind, more = {}) => ({ key, parts: [{ key, kind, ...more }], of: more.of });
/** @type {(key: string, values: string[], of?: Asks, unsaid?: string) => FormField} */
const choice = (key, values, of, unsaid) =>
  field(key, 'choice', { values, of, unsaid, say: (value) => t(`submission:value:${key}:${value}`) });
/** @type {(key: string, of?: Asks, unsaid?: string) => FormField} */
const flag = (key, of, unsaid) =>
  field(key, 'choice', { values: ['true', 'false'], of, unsaid, say: (value) => t(`submission:flag:${value}`) });
/** @type {(key: string, values: string[]) => FormField} */
const several = (key, values) => field(key, 'several', { values, of: isLeft, say: (value) => t(`submission:value:${key}:${value}`) });
/** @type {(key: string, unit?: string, of?: Asks, width?: number) => FormField} */
const typed = (key, unit, of, width) => field(key, 'text', { unit, of, width });

/** @type {(key: string, unit: string) => FormPart} */
const amount = (key, unit) => ({ key, kind: 'text', unit, width: 9 });

/** @type {(name: string, more?: FormPart[], options?: { may?: boolean, of?: Asks, limits?: boolean }) => FormField} */
const wager = (name, more = [], { may = true, of, limits = true } = {}) => ({
  key: `wagers.${name}`,
  wager: name,
  may,
  of,
  parts: [...(limits ? [amount(`wagers.${name}.min`, 'min'), amount(`wagers.${name}.max`, 'max')] : []), ...more],
});

/** @type {(name: string, values: string[], unsaid?: string) => FormField} */
const remedy = (name, values, unsaid) =>
  field(`table.irregularities.${name}`, 'choice', { values, of: isLeft, unsaid, say: (value) => t(`submission:remedy:${value}`) });

/** @type {(name: string, of: Asks) => FormField} */
const meter = (name, of) => ({
  key: `wagers.royal-9.meters.${name}`,
  meter: name,
  of,
  parts: [
    ...(['star', 'spade', 'heart'].includes(name)
      ? [amount(`wagers.royal-9.meters.${name}.seed`, 'seed'), amount(`wagers.royal-9.meters.${name}.rate`, 'rate')]
      : []),
    amount(`wagers.royal-9.meters.${name}.secondary`, 'reserve'),
  ],
});

/** @type {Asks} */
const isMultiLevel = (draft, keys) => hasRoyal9(draft) && keys.includes('wagers.royal-9.pay-table');
/** @type {Asks} */
const isPersonal = (draft, keys) => hasRoyal9(draft) && keys.includes('wagers.royal-9.combinations');

/** @type {FormSection[]} */
export const SECTIONS = [
  {
    id: 'document',
    fields: [field('regulation', 'choice'), typed('name', undefined, undefined, 26)],
  },
  {
    id: 'cards',
    fields: [
      typed('cards.decks', 'decks'),
      typed('cards.batches', 'batches', (draft) => draft['cards.shuffle'] === 'machine'),
      choice('cards.shuffle', ['manual', 'machine', 'preshuffled', 'continuous']),
      flag('cards.lacing'),
      flag('cards.reshuffle'),
      typed('cards.procedure', undefined, (draft) => (draft['cards.shuffle'] ?? 'manual') !== 'manual', 40),
      typed('cards.approval', 'date', (draft) => draft['cards.shuffle'] === 'continuous', 12),
      typed('cards.idle-after', 'minutes', isLeft),
      typed('cards.change-lead', 'minutes', isLeft),
      choice('table.cut', ['offered', 'dealer']),
      choice('table.recut-by', ['last-cutter', 'next-entitled']),
      flag('table.burn-shown'),
      choice('table.opening', ['inspected', 'as-received'], isLeft, 'inspected'),
      flag('table.burn', isLeft, 'true'),
      typed('table.cover-card', 'cards', isLeft, 6),
      choice('table.discards', ['by-hand', 'as-dealt'], isLeft, 'by-hand'),
    ],
  },
  {
    id: 'table',
    fields: [
      typed('table.seats', 'seats'),
      typed('table.smallest-chip', 'dollars'),
      flag('table.results-only', undefined, 'false'),
      choice('table.turned-by', ['patrons', 'dealer']),
      typed('table.free-hands', 'true-false-or-number', undefined, 6),
      flag('table.gallery', isLeft, 'false'),
      several('table.face-up', ['player-first', 'banker-first', 'player-second', 'banker-second']),
      several('table.announcements', ['before', 'during', 'after', 'totals']),
    ],
  },
  {
    id: 'irregularities',
    fields: [
      choice('table.disclosed-card', ['discard', 'simulate'], isLeft),
      choice('table.exposed-card', ['stays', 'simulate'], isLeft, 'stays'),
      remedy('drawn-in-error', ['next-hand', 'discard', 'void']),
      remedy('third-card-not-due', ['banker-or-next-hand', 'discard', 'void']),
      remedy('third-card-disclosed', ['banker-or-discard', 'banker-or-simulate', 'discard', 'void']),
      remedy('card-disclosed', ['simulate', 'discard', 'void']),
      remedy('shoe-runs-out', ['void']),
      remedy('card-exposed', ['stays', 'simulate', 'discard', 'void'], 'stays'),
      remedy('card-misplaced', ['in-order', 'discard', 'void'], 'in-order'),
    ],
  },
  {
    id: 'vigorish',
    fields: [
      flag('ez', isLeft, 'false'),
      typed('vigorish.rate', 'of-a-banker-win', (draft) => draft.ez !== 'true'),
      choice('vigorish.rounding', ['exact', 'next-quarter', 'next-quarter-of-total'], (draft) => draft.ez !== 'true'),
      choice('vigorish.collected', ['at-payout', 'marked'], (draft) => draft.ez !== 'true'),
      choice('vigorish.order', ['before-payout', 'after-payout'], isLeft, 'before-payout'),
      choice('table.payout-order', ['highest-first', 'lowest-first'], isLeft, 'highest-first'),
    ],
  },
  {
    id: 'wagers',
    fields: [
      wager('player', [], { may: false }),
      wager('banker', [], { may: false }),
      wager('tie', [amount('wagers.tie.odds', 'pays')], { may: false }),
      wager(
        'dragon-bonus',
        [{ key: 'wagers.dragon-bonus.pay-table', kind: 'choice', unit: 'pay-table', values: ['A', 'B', 'C'], say: asItIs }],
        { of: isLeft },
      ),
      wager('dragon-7', [], { of: isLeft }),
      wager('panda-8', [], { of: isLeft }),
      wager('house-money', [{ key: 'wagers.house-money.press', kind: 'text', unit: 'press', width: 6 }], { of: isLeft }),
    ],
  },
  {
    id: 'royal-9',
    fields: [
      wager('royal-9', [], { of: isLeft, limits: false }),
      field('wagers.royal-9.pay-table', 'choice', { values: ['1', '2'], of: isMultiLevel, say: asItIs }),
      ...['major', 'k9-banker', 'k9-player'].map((name) => meter(name, isMultiLevel)),
      field('wagers.royal-9.combinations', 'list', { of: isPersonal, width: 34 }),
      ...['star', 'spade', 'heart'].map((name) => meter(name, isPersonal)),
      {
        key: 'wagers.royal-9.must-hit',
        wager: 'meter:must-hit',
        may: true,
        of: isPersonal,
        parts: ['reset', 'ceiling', 'rate'].map((name) => amount(`wagers.royal-9.must-hit.${name}`, name)),
      },
    ],
  },
  { id: 'modifications', fields: [field('modifications', 'lines', { of: isLeft })] },
  { id: 'notes', fields: [field('notes', 'lines', { of: isLeft })] },
];

/** A wager and a meter have their names; every other field has a label. */
export function labelOf(/** @type {FormField} */ one) {
  if (one.wager) {
    return wagerName(one.wager);
  }
  return one.meter ? t('submission:meter', { meter: meterName(one.meter) }) : t(`submission:field:${one.key}`);
}

export const isOffered = has;

/** The fields of a section that a draft is asked, by the keys that its document leaves to the licensee. */
export const asked = (/** @type {FormSection} */ section, /** @type {Draft} */ draft, /** @type {string[]} */ keys) =>
  section.fields.filter((one) => !one.of || one.of(draft, keys, one.key));

const below = (/** @type {string} */ at, /** @type {string} */ key) => at === key || at.startsWith(`${key}.`);

/** The one field that an objection stands at: that of its key, of the section it is in, or the first of the section it is about. */
export function fieldAt(/** @type {Draft} */ draft, /** @type {string} */ at, /** @type {string[]} */ keys) {
  const all = SECTIONS.flatMap((section) => asked(section, draft, keys));
  const around = all.filter((one) => below(at, one.key)).sort((one, other) => other.key.length - one.key.length);
  return all.find((one) => one.parts.some((part) => part.key === at)) ?? around[0] ?? all.find((one) => below(one.key, at));
}

/** Every key of the form, so that a text is written in the form's order. */
export const KEYS = [
  'format',
  ...SECTIONS.flatMap((section) => section.fields.flatMap((one) => [one.key, ...one.parts.map((part) => part.key)])),
];
const TOP = ['format', 'regulation', 'name', 'cards', 'table', 'vigorish', 'ez', 'wagers', 'modifications', 'notes'];

export function ordered(/** @type {Draft} */ draft) {
  const place = (/** @type {string} */ key) => [TOP.indexOf(key.split('.')[0]), KEYS.indexOf(key)].map((at) => (at < 0 ? 999 : at));
  const keys = Object.keys(draft).sort((one, other) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]);
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}
