// Checks that the search of the built site finds what people look for.
//   node search-check.js FOLDER
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import options from './assets/search-options.js';

const WANTED = {
  'house edge': 'cli.html#odds',
  passkey: 'security.html#passkeys',
  walkIn: 'api/openapi.html',
  'cover card': 'readings/',
  'use it as a library': 'library.html',
  vigorsh: 'vigorish',
  backup: 'cli.html',
};
const entries = JSON.parse(readFileSync(join(process.argv[2], 'assets/search.json'), 'utf8'));
const index = new MiniSearch(options);
index.addAll(entries);
const missed = Object.entries(WANTED).filter(
  ([words, page]) => !index.search(words).slice(0, 12).some(({ url, title }) => `${url} ${title}`.toLowerCase().includes(page.toLowerCase())),
);
missed.forEach(([words, page]) => console.error(`"${words}" does not find ${page}`));
console.log(`${entries.length} sections can be searched`);
process.exit(missed.length || entries.length < 500 ? 1 : 0);
