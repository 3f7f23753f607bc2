// TypeScript's checker as strict as it goes, for every folder of the page that is ready for it. Nothing here is served.
//   node strict.js   fails if a folder is less strict than it should be, or if one that is not ready yet has become so
import { spawnSync } from 'node:child_process';

/** The folders that have values that may be missing, or parameters and variables without a type. This list only gets shorter. */
const NOT_YET = ['console'];

const { stdout } = spawnSync('node_modules/.bin/tsc', ['--project', '.', '--strictNullChecks', '--noImplicitAny'], {
  encoding: 'utf8',
  cwd: new URL('.', import.meta.url),
});
const errors = stdout.split('\n').filter((one) => /error TS/.test(one));
const folderOf = (line) => line.match(/web\/([a-z]+)\//)?.[1];
const folders = new Set(errors.map(folderOf));
const wrong = [
  ...errors.filter((line) => !NOT_YET.includes(folderOf(line))),
  ...NOT_YET.filter((one) => !folders.has(one)).map((one) => `${one} is ready: take it off the list in web/strict.js`),
];
wrong.forEach((line) => console.error(line));
process.exit(wrong.length ? 1 : 0);
