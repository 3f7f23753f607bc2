/** How the search of the site works: all words, by their beginnings, with a little room for a slip. */
export default {
  fields: ['title', 'page', 'text'],
  storeFields: ['url', 'title', 'page'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.1, combineWith: 'AND' },
};
