// Builds docs/ as a site: node_modules/.bin/eleventy --config=eleventy.config.js, by scripts/site. Markdown stays as it is read on a forge: a page's title is
// its first heading, links to other pages lead to their HTML, and links out of docs/ are plain text.
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import anchor from 'markdown-it-anchor';
import { parse } from 'yaml';
import { apiPage } from './api.js';
import { NAVIGATION } from './navigation.js';

const HERE = new URL('.', import.meta.url).pathname;
const DOCS = '../../docs';

/** An anchor as forges make it, so that links between pages work in both places. */
const slugify = (words) =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const asHtml = (path) => path.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html').replace(/(^|\/)openapi\.yaml$/, '$1openapi.html');

/** Where a link of a page leads on the site; nothing if it leads out of docs/. */
function led(href, from) {
  if (/^([a-z]+:|#)/.test(href)) {
    return href;
  }
  const [path, hash = ''] = href.split(/(?=#)/);
  const target = posix.join(posix.dirname(from), path);
  const isFolder = !posix.extname(path);
  return target.startsWith('..') ? undefined : asHtml(isFolder ? posix.join(path, 'README.md') : path) + hash;
}

function links(markdown) {
  markdown.core.ruler.push('lead', ({ tokens, env }) => {
    const from = posix.relative(DOCS, env.page.inputPath.replace(/^\.\//, ''));
    for (const { children } of tokens.filter(({ type }) => type === 'inline')) {
      const open = [];
      for (const token of children) {
        if (token.type === 'link_open') {
          const href = led(token.attrGet('href'), from);
          open.push(href);
          token.tag = href ? 'a' : 'span';
          href ? token.attrSet('href', href) : (token.attrs = []);
        } else if (token.type === 'link_close') {
          token.tag = open.pop() ? 'a' : 'span';
        }
      }
    }
  });
}

const plain = (html) => html.replace(/<[^>]+>/g, ' ').replace(/&\w+;/g, ' ').replace(/\s+/g, ' ').trim();

/** Each heading of a page with the text below it: what the search finds. */
function* sections({ url, content }) {
  const article = content.match(/<article>(.*)<\/article>/s)?.[1] ?? '';
  const title = plain(article.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '');
  for (const part of article.split(/(?=<h[1-3] )/).filter((one) => plain(one))) {
    const [, id, heading] = part.match(/^<h[1-3] id="([^"]*)"[^>]*>(.*?)<\/h[1-3]>/s) ?? [];
    yield { url: id && heading ? `${url}#${id}` : url, page: title, title: plain(heading ?? title), text: plain(part).slice(0, 1500) };
  }
}

export default function (config) {
  config.amendLibrary('md', (markdown) => markdown.use(anchor, { slugify, tabIndex: false }).use(links));
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('navigation', NAVIGATION);
  config.addGlobalData('permalink', () => ({ page }) => `${page.filePathStem.replace(/\/README$/, '/index')}.html`);
  config.addGlobalData('eleventyComputed', {
    title: ({ page, title }) => title ?? readFileSync(page.inputPath, 'utf8').match(/^# (.*)$/m)?.[1] ?? 'Baccarat, by the book',
  });
  const description = parse(readFileSync(new URL('../../docs/api/openapi.yaml', import.meta.url), 'utf8'));
  config.addTemplate('api/openapi.html', apiPage(description), { title: 'The HTTP API', permalink: '/api/openapi.html' });
  config.addPassthroughCopy({ [`${DOCS}/pictures`]: 'pictures', [`${DOCS}/api/*.yaml`]: 'api', [`${DOCS}/*.json`]: '.', assets: 'assets' });
  config.addPassthroughCopy({ 'node_modules/minisearch/dist/es/index.js': 'assets/minisearch.js' });
  config.on('eleventy.after', ({ results, directories }) => {
    // Pages come in the order in which they were ready; the same pages have to give the same file.
    const pages = results.filter(({ url }) => url?.endsWith('.html')).sort((one, other) => (one.url < other.url ? -1 : 1));
    const found = pages.flatMap((page) => [...sections(page)]);
    writeFileSync(new URL(`file://${HERE}target/docs/assets/search.json`), JSON.stringify(found.map((one, id) => ({ id, ...one }))));
  });
  return {
    dir: { input: DOCS, output: 'target/docs', includes: '../tools/site/layouts' },
    templateFormats: ['md', 'html'],
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
    pathPrefix: '/docs/',
  };
}
