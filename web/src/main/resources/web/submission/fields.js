/**
 * The questions of a Rules Submission in the order of the form. A field has a key, words and parts: what is chosen or typed. `of` says for
 * which drafts it is asked at all, given the keys that the document leaves to the licensee; the review objects to everything else.
 */
const isLeft = (_draft, keys, key) => keys.includes(key);
const has = (draft, key) => Object.keys(draft).some((one) => one === key || one.startsWith(`${key}.`));
const hasRoyal9 = (draft) => has(draft, 'wagers.royal-9');
const YES = [
  ['true', 'Yes'],
  ['false', 'No'],
];
const field = (key, words, kind, /** @type {Record<string, any>} */ more = {}) => ({
  key,
  words,
  parts: [{ key, kind, label: words, ...more }],
  of: more.of,
});
const choice = (key, words, values, of, unsaid) => field(key, words, 'choice', { values, of, unsaid });
const flag = (key, words, of, unsaid) => choice(key, words, YES, of, unsaid);
const typed = (key, words, unit, of, width) => field(key, words, 'text', { unit, of, width });

const amount = (key, label) => ({ key, kind: 'text', label, width: 9, unit: label });

/** A wager with its limits, which may be left off where `may` says so, and what else it takes. */
const wager = (
  name,
  words,
  more = [],
  /** @type {{ may?: boolean, of?: (draft: any) => boolean, limits?: boolean }} */ { may = true, of, limits = true } = {},
) => ({
  key: `wagers.${name}`,
  words,
  may,
  of,
  parts: [...(limits ? [amount(`wagers.${name}.min`, 'min'), amount(`wagers.${name}.max`, 'max')] : []), ...more],
});

const remedy = (name, words, values, unsaid) =>
  choice(
    `table.irregularities.${name}`,
    words,
    values.map((one) => [one, one.replaceAll('-', ' ')]),
    isLeft,
    unsaid,
  );

const meter = (name, of) => ({
  key: `wagers.royal-9.meters.${name}`,
  words: `Meter, ${name.replace('k9', 'K9').replace('-', ' ')}`,
  of,
  parts: [
    ...(['star', 'spade', 'heart'].includes(name)
      ? [amount(`wagers.royal-9.meters.${name}.seed`, 'seed'), amount(`wagers.royal-9.meters.${name}.rate`, 'rate')]
      : []),
    amount(`wagers.royal-9.meters.${name}.secondary`, 'reserve'),
  ],
});

const isMultiLevel = (draft, keys) => hasRoyal9(draft) && keys.includes('wagers.royal-9.pay-table');
const isPersonal = (draft, keys) => hasRoyal9(draft) && keys.includes('wagers.royal-9.combinations');
const PAYS = [
  ['A', 'A'],
  ['B', 'B'],
  ['C', 'C'],
];

export const SECTIONS = [
  {
    id: 'document',
    title: 'Document and name',
    fields: [choice('regulation', 'Document'), typed('name', 'The table is called', undefined, undefined, 26)],
  },
  {
    id: 'cards',
    title: 'Cards, cut and shoe',
    fields: [
      typed('cards.decks', 'Decks, all batches', 'decks'),
      typed('cards.batches', 'Batches', 'batches', (draft) => draft['cards.shuffle'] === 'machine'),
      choice('cards.shuffle', 'Shuffle', [
        ['manual', 'By hand'],
        ['machine', 'Machine'],
        ['preshuffled', 'Preshuffled'],
        ['continuous', 'Continuous'],
      ]),
      flag('cards.lacing', 'A deck is laced in'),
      flag('cards.reshuffle', 'Shuffled once more'),
      typed('cards.procedure', 'Submitted procedure', undefined, (draft) => (draft['cards.shuffle'] ?? 'manual') !== 'manual', 40),
      typed('cards.approval', 'Approved by the Commission on', 'as in 2026-03-02', (draft) => draft['cards.shuffle'] === 'continuous', 12),
      typed('cards.idle-after', 'Idle cards are spread after', 'minutes', isLeft),
      typed('cards.change-lead', 'No new shoe before a change of decks', 'minutes', isLeft),
      choice('table.cut', 'Who cuts', [
        ['offered', 'Patrons, in turn'],
        ['dealer', 'Dealer'],
      ]),
      choice('table.recut-by', 'A recut is by', [
        ['last-cutter', 'Who cut last'],
        ['next-entitled', 'Who is next'],
      ]),
      flag('table.burn-shown', 'Burned cards are shown'),
      choice(
        'table.opening',
        'New decks are',
        [
          ['inspected', 'Inspected and washed'],
          ['as-received', 'Shuffled as received'],
        ],
        isLeft,
        'inspected',
      ),
      flag('table.burn', 'Cards are burned', isLeft, 'true'),
      typed('table.cover-card', 'Behind the cover card, at least', 'cards', isLeft, 6),
      choice(
        'table.discards',
        'Discards are laid',
        [
          ['by-hand', 'Hand by hand'],
          ['as-dealt', 'As dealt'],
        ],
        isLeft,
        'by-hand',
      ),
    ],
  },
  {
    id: 'table',
    title: 'Seats and turning',
    fields: [
      typed('table.seats', 'Seats', 'seats'),
      typed('table.smallest-chip', 'Smallest chip', '$'),
      choice('table.turned-by', 'Hands are turned by', [
        ['patrons', 'Patrons'],
        ['dealer', 'Dealer'],
      ]),
      typed('table.free-hands', 'Free hands a shoe', 'true, false or so many', undefined, 6),
      flag('table.gallery', 'Gallery', isLeft, 'false'),
      field('table.face-up', 'Dealt face up', 'several', {
        of: isLeft,
        values: ['player-first', 'banker-first', 'player-second', 'banker-second'],
      }),
      field('table.announcements', 'Announced', 'several', { of: isLeft, values: ['before', 'during', 'after', 'totals'] }),
    ],
  },
  {
    id: 'irregularities',
    title: 'Irregularities',
    fields: [
      choice(
        'table.disclosed-card',
        'A disclosed third card',
        [
          ['discard', 'Discard'],
          ['simulate', 'Simulated round'],
        ],
        isLeft,
      ),
      choice(
        'table.exposed-card',
        'A card exposed as it is dealt',
        [
          ['stays', 'Stays'],
          ['simulate', 'Simulated round'],
        ],
        isLeft,
        'stays',
      ),
      remedy('drawn-in-error', 'A card drawn in error', ['next-hand', 'discard', 'void']),
      remedy('third-card-not-due', 'A third card not due', ['banker-or-next-hand', 'discard', 'void']),
      remedy('third-card-disclosed', 'The same, seen', ['banker-or-discard', 'banker-or-simulate', 'discard', 'void']),
      remedy('card-disclosed', 'Any other card seen', ['simulate', 'discard', 'void']),
      remedy('shoe-runs-out', 'The shoe runs out', ['void']),
      remedy('card-exposed', 'A card exposed at its place', ['stays', 'simulate', 'discard', 'void'], 'stays'),
      remedy('card-misplaced', 'A card on the wrong hand', ['in-order', 'discard', 'void'], 'in-order'),
    ],
  },
  {
    id: 'vigorish',
    title: 'Vigorish',
    fields: [
      flag('ez', 'EZ Baccarat', isLeft, 'false'),
      typed('vigorish.rate', 'Rate', 'of a Banker win', (draft) => draft.ez !== 'true'),
      choice(
        'vigorish.rounding',
        'Rounding',
        [
          ['exact', 'Exact cents'],
          ['next-quarter', 'Up to 25¢'],
          ['next-quarter-of-total', 'Total up to 25¢'],
        ],
        (draft) => draft.ez !== 'true',
      ),
      choice(
        'vigorish.collected',
        'Falls due',
        [
          ['at-payout', 'At the payout'],
          ['marked', 'Marked, later'],
        ],
        (draft) => draft.ez !== 'true',
      ),
      choice(
        'vigorish.order',
        'Taken',
        [
          ['before-payout', 'Before the payout'],
          ['after-payout', 'After the payout'],
        ],
        isLeft,
        'before-payout',
      ),
      choice(
        'table.payout-order',
        'Winners are paid',
        [
          ['highest-first', 'From the highest area'],
          ['lowest-first', 'From the lowest area'],
        ],
        isLeft,
        'highest-first',
      ),
    ],
  },
  {
    id: 'wagers',
    title: 'Wagers and payouts',
    fields: [
      wager('player', 'Player', [], { may: false }),
      wager('banker', 'Banker', [], { may: false }),
      wager('tie', 'Tie', [{ key: 'wagers.tie.odds', kind: 'text', label: 'Tie pays', unit: 'pays', width: 9 }], { may: false }),
      wager(
        'dragon-bonus',
        'Dragon Bonus',
        [{ key: 'wagers.dragon-bonus.pay-table', kind: 'choice', label: 'Dragon Bonus pay table', values: PAYS }],
        { of: isLeft },
      ),
      wager('dragon-7', 'Dragon 7', [], { of: isLeft }),
      wager('panda-8', 'Panda 8', [], { of: isLeft }),
      wager(
        'house-money',
        'House Money',
        [{ key: 'wagers.house-money.press', kind: 'text', label: 'House Money press', unit: 'press, all or a rate', width: 6 }],
        { of: isLeft },
      ),
    ],
  },
  {
    id: 'royal-9',
    title: 'Royal 9 and Must Hit',
    fields: [
      wager('royal-9', 'Royal 9', [], { of: isLeft, limits: false }),
      choice(
        'wagers.royal-9.pay-table',
        'Pay table',
        [
          ['1', '1'],
          ['2', '2'],
        ],
        isMultiLevel,
      ),
      ...['major', 'k9-banker', 'k9-player'].map((name) => meter(name, isMultiLevel)),
      field('wagers.royal-9.combinations', 'At the chairs', 'list', { of: isPersonal, width: 34 }),
      ...['star', 'spade', 'heart'].map((name) => meter(name, isPersonal)),
      {
        key: 'wagers.royal-9.must-hit',
        words: 'Must Hit',
        may: true,
        of: isPersonal,
        parts: ['reset', 'ceiling', 'rate'].map((name) => amount(`wagers.royal-9.must-hit.${name}`, name)),
      },
    ],
  },
  { id: 'modifications', title: 'Modifications', fields: [field('modifications', 'Written modifications', 'lines', { of: isLeft })] },
];

export const isOffered = has;

/** The fields of a section that a draft is asked, by the keys that its document leaves to the licensee. */
export const asked = (section, draft, /** @type {string[]} */ keys) =>
  section.fields.filter((one) => !one.of || one.of(draft, keys, one.key));

const below = (at, key) => at === key || at.startsWith(`${key}.`);

/** The one field that an objection stands at: that of its key, of the section it is in, or the first of the section it is about. */
export function fieldAt(draft, at, /** @type {string[]} */ keys) {
  const all = SECTIONS.flatMap((section) => asked(section, draft, keys));
  const around = all.filter((one) => below(at, one.key)).sort((one, other) => other.key.length - one.key.length);
  return all.find((one) => one.parts.some((part) => part.key === at)) ?? around[0] ?? all.find((one) => below(one.key, at));
}

/** Every key of the form, so that a text is written in the form's order. */
export const KEYS = [
  'format',
  ...SECTIONS.flatMap((section) => section.fields.flatMap((one) => [one.key, ...one.parts.map((part) => part.key)])),
];
const TOP = ['format', 'regulation', 'name', 'cards', 'table', 'vigorish', 'ez', 'wagers', 'modifications'];

export function ordered(draft) {
  const place = (key) => [TOP.indexOf(key.split('.')[0]), KEYS.indexOf(key)].map((at) => (at < 0 ? 999 : at));
  const keys = Object.keys(draft).sort((one, other) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]);
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}
