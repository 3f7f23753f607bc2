// Checks that every link of the built site leads somewhere: pages, files and anchors. Links to other hosts and the pages of Javadoc are not followed.
//   node links.js FOLDER
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = process.argv[2];
const pages = readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.html') && !name.startsWith('javadoc/'));
const texts = new Map();
const textOf = (file) => texts.get(file) ?? texts.set(file, readFileSync(file, 'utf8')).get(file);
const broken = [];
let count = 0;

for (const name of pages) {
  const file = join(root, name);
  for (const [, href] of textOf(file).matchAll(/(?:href|src)="([^"]*)"/g)) {
    if (/^([a-z]+:|\/$)/.test(href)) {
      continue;
    }
    count++;
    const [path, hash] = decodeURIComponent(href.replaceAll('&amp;', '&')).split('#');
    const target = !path ? file : path.startsWith('/docs/') ? join(root, path.slice(6)) : join(dirname(file), path);
    const isThere = existsSync(target) && statSync(target).isFile();
    const hasAnchor = !hash || !target.endsWith('.html') || (isThere && textOf(target).includes(`id="${hash}"`));
    if (!isThere || !hasAnchor || path.startsWith('/') !== path.startsWith('/docs/')) {
      broken.push(`${relative(root, file)}: ${href}`);
    }
  }
}
broken.forEach((line) => console.error(line));
console.log(`${pages.length} pages, ${count} links, ${broken.length} broken`);
process.exit(broken.length || !count ? 1 : 0);
