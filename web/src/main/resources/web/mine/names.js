import { house } from '../house/house.js';
import { tableName } from '../words/titles.js';

/** The tables of the house by their ids. Without them the ids are shown. @returns {Promise<Map<string, string>>} */
export async function namesOfTables() {
  const { tables } = await house.lobby().catch(() => ({ tables: [] }));
  return new Map(tables.map(({ id, name }) => /** @type {const} */ ([id, name])));
}

/** What a table is called in the language of the page; a table that is gone has its id alone. */
export const nameIn = (/** @type {Map<string, string> | undefined} */ names, /** @type {string} */ id) => tableName(names?.get(id) ?? id);
