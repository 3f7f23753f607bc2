import { has, t } from './words.js';

/**
 * What a table is called in the language of the page. The record has one name; those that a new casino gives its tables have words in every
 * language, and a name of the house's own is shown as it is.
 */
export function tableName(/** @type {string} */ name) {
  const [, kind, number = ''] = name.match(/^(.*?)(?: (\d+))?$/) ?? [];
  const key = `table:${kind}`;
  return has(key) ? t(key, { number }).trim() : name;
}

/** What a document is called; one that the casino has brought is called by its title. */
export function documentTitle(/** @type {string} */ id, title = id) {
  const key = `document:${id}`;
  return has(key) ? t(key) : title;
}
