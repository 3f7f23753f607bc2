import { isOffered } from './fields.js';
import { EMPTY } from './yaml.js';

/** @import { Draft } from './yaml.js' */
/** @import { Terms } from 'answers' */

/** @typedef {Partial<Terms['terms'][number]>} Term what a document says about a key */

/** A draft with one key set, or without it if the value is empty. */
export function said(/** @type {Draft} */ draft, /** @type {string} */ key, /** @type {any} */ value) {
  const { [key]: _, ...rest } = draft;
  return value === '' || (Array.isArray(value) && value.length === 0) ? rest : { ...rest, [key]: value };
}

/** A wager that is put on offer starts with the limits of the tie; one that is taken off loses all its keys. */
export function offered(/** @type {Draft} */ draft, /** @type {string} */ key, /** @type {boolean} */ on) {
  const rest = Object.fromEntries(Object.entries(draft).filter(([one]) => one !== key && !one.startsWith(`${key}.`)));
  const limits = key.split('.').length === 2 && key !== 'wagers.royal-9' && isOffered(draft, 'wagers.tie');
  const first = limits
    ? { [`${key}.min`]: draft['wagers.tie.min'] ?? '', [`${key}.max`]: draft['wagers.tie.max'] ?? '' }
    : { [key]: EMPTY };
  return on ? { ...rest, ...first } : rest;
}

/**
 * The document's term for a key. Decks depend on the shuffle, and a wager's odds belong to the wager.
 * @param {Terms['terms'] | undefined} terms
 * @param {Draft} draft
 * @param {string} key
 * @returns {Term | undefined}
 */
export function termOf(terms, draft, key) {
  const find = (/** @type {string} */ about) => terms?.find((one) => one.about === about);
  const ofAWager = /^wagers\.[a-z0-9-]+$/.test(key) ? { clauses: find('wagers')?.clauses } : undefined;
  return find(key) ?? find(`${key}, ${draft['cards.shuffle']}`) ?? find(`${key}.odds`) ?? ofAWager;
}
