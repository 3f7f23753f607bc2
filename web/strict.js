// TypeScript's checker with values that may be missing, for every folder of the page that is ready for it. Nothing here is served.
//   node strict.js   fails if such a folder uses a value that may be missing, or if one that is not ready yet has become so
import { spawnSync } from 'node:child_process';

/** Folders that still use what may be missing without looking. The list only gets shorter. */
const NOT_YET = ['console', 'table', 'trust', 'floor', 'model', 'felt'];

const { stdout } = spawnSync('node_modules/.bin/tsc', ['--project', '.', '--strictNullChecks'], {
  encoding: 'utf8',
  cwd: new URL('.', import.meta.url),
});
const folders = new Set();
let wrong = 0;
for (const line of stdout.split('\n').filter((one) => /error TS/.test(one))) {
  const folder = line.match(/web\/([a-z]+)\//)?.[1];
  folders.add(folder);
  if (!NOT_YET.includes(folder)) {
    console.error(line);
    wrong++;
  }
}
for (const folder of NOT_YET.filter((one) => !folders.has(one))) {
  console.error(`${folder} is ready: take it off the list in web/strict.js`);
  wrong++;
}
process.exit(wrong ? 1 : 0);
