import { has, t } from '../words/words.js';
import '../words/desk.js';
import '../words/floor.js';

/** @import { KeptSubmission } from 'answers' */
/** @import { Followed } from './tables.js' */

/**
 * What the floor may do. The house has no table of its own: its acts are given none.
 * @typedef {{ name: string, label: string, kind: 'money' | 'tray' | 'select' | 'reason' | 'password' | 'text',
 *   options?: (string | undefined)[][], value?: string }} Field a question of a dialog
 * @typedef {Record<string, any>} Values what was answered, by the name of the field
 * @typedef {{ submissions: KeptSubmission[], pits: any[] }} Known
 * @typedef {object} Act
 * @property {string} words
 * @property {string} [gist]
 * @property {boolean} [grave]
 * @property {(table: Followed) => unknown} [when] whether it may be done now
 * @property {(table: Followed) => unknown[]} [about] what it may be done with
 * @property {(table: Followed, known: Known) => Field[]} fields
 * @property {(values: Values, table: Followed) => Values} [with] the answers as the command has them
 * @property {(table: Followed, values: Values) => Promise<any>} [send] gives the house's answer, or a sentence to be read
 */

/** @type {(name: string, label: string) => Field} */
export const money = (name, label) => ({ name, label, kind: 'money' });
/** Money in a tray, which may be counted by denomination. @type {(name: string, label: string) => Field} */
export const tray = (name, label) => ({ name, label, kind: 'tray' });
/** @type {(name: string, label: string, options: (string | undefined)[][]) => Field} */
export const select = (name, label, options) => ({ name, label, kind: 'select', options });
/** @type {() => Field} */
export const reason = () => ({ name: 'reason', label: t('desk:reason'), kind: 'reason' });
/** @type {() => Field} */
export const password = () => ({ name: 'password', label: t('floor:your-password'), kind: 'password' });

/**
 * Something that may be done, in words; the words are asked for when they are shown, in the language of that moment.
 * @template {Omit<Act, 'words' | 'gist'>} T
 * @param {string} key
 * @param {T} more
 * @returns {T & Act}
 */
export const act = (key, more, gist = `${key}:gist`) => ({
  get words() {
    return t(key);
  },
  get gist() {
    return has(gist) ? t(gist) : undefined;
  },
  ...more,
});
