// TypeScript's checker as strict as it goes, for every folder of the page that is ready for it. Nothing here is served.
//   node strict.js   fails if a folder is less strict than it should be, or if one that is not ready yet has become so
import { spawnSync } from 'node:child_process';

/** By option, the folders that are not ready for it. These lists only get shorter. */
const NOT_YET = {
  // Values that may be missing.
  strictNullChecks: ['console', 'floor'],
  // Parameters and variables without a type.
  noImplicitAny: ['console', 'floor', 'submission'],
};

function checked(option, notYet) {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--project', '.', `--${option}`], {
    encoding: 'utf8',
    cwd: new URL('.', import.meta.url),
  });
  const errors = stdout.split('\n').filter((one) => /error TS/.test(one));
  const folderOf = (line) => line.match(/web\/([a-z]+)\//)?.[1];
  const folders = new Set(errors.map(folderOf));
  return [
    ...errors.filter((line) => !notYet.includes(folderOf(line))),
    ...notYet.filter((one) => !folders.has(one)).map((one) => `${one} is ready for ${option}: take it off the list in web/strict.js`),
  ];
}

const wrong = Object.entries(NOT_YET).flatMap(([option, notYet]) => checked(option, notYet));
wrong.forEach((line) => console.error(line));
process.exit(wrong.length ? 1 : 0);
