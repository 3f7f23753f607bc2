/** The five documents, in the house's order, with their short names. */
export const DOCUMENTS = {
  'ma-baccarat': 'MA baccarat',
  'ma-midi': 'MA midi',
  'ma-mini': 'MA mini',
  'ma-mini-earlier': 'MA mini, earlier',
  'wa-mini': 'WA mini',
};

/** Where the book has a clause; a part of one is found under the clause it belongs to. */
export function inTheBook(document, path) {
  return `#book/${document}/${encodeURIComponent(path)}`;
}
