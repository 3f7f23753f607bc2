/** @import { Regulations } from 'answers' */

/** Short names of the documents that the program ships. No other module knows a document: what one asks for comes from the house. */
/** @type {Record<string, string>} */
const SHORT_NAMES = {
  'ma-baccarat': 'MA baccarat',
  'ma-midi': 'MA midi',
  'ma-mini': 'MA mini',
  'ma-mini-earlier': 'MA mini, earlier',
  'wa-mini': 'WA mini',
};

/** What a document is called where there is little room; one that a casino has brought is called by its title. */
export const documentName = (/** @type {string} */ id, title = id) => SHORT_NAMES[id] ?? title;

/** Whether the program has this document, which is what the readings speak of. */
export const isShipped = (/** @type {string} */ id) => id in SHORT_NAMES;

/** The documents of the house in its order, each with its short name. */
export const named = (/** @type {Regulations} */ { regulations }) => regulations.map(({ id, title }) => [id, documentName(id, title)]);

/** Where the book has a clause; a part of one is found under the clause it belongs to. */
export function inTheBook(/** @type {string} */ document, /** @type {string} */ path) {
  return `#book/${document}/${encodeURIComponent(path)}`;
}
