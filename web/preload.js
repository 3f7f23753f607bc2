// Writes which modules a first load needs, so that a browser requests all of them at once and not one after another: those of every page as links in
// index.html, those that the lobby or a table needs as well as app/first-modules.js. Nothing here is served.
//   node preload.js           writes both
//   node preload.js --check   fails if one differs from what it would write
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const PAGE = new URL('src/main/resources/web/', import.meta.url);
const PACKAGES = new URL('node_modules/', import.meta.url);
const INDEX = new URL('index.html', PAGE);
const FIRST = new URL('app/first-modules.js', PAGE);
const LINKS = /( *<!-- the modules of every page -->\n)(?: *<link rel="modulepreload"[^>]*>\n)*/;

const index = readFileSync(INDEX, 'utf8');
const { imports } = JSON.parse(index.match(/<script type="importmap">(.*?)<\/script>/s)[1]);

/** The address of a module, by the page's import map where it is a package's. */
function addressOf(name, from) {
  if (name.startsWith('.')) {
    return new URL(name, new URL(from, 'page:/')).pathname;
  }
  const key = Object.keys(imports)
    .filter((one) => name === one || (one.endsWith('/') && name.startsWith(one)))
    .sort((one, other) => other.length - one.length)[0];
  return imports[key] + name.slice(key.length);
}

/** Where the file of an address is: a package is served from a web jar, and has the same files here. */
const fileOf = (address) =>
  address.startsWith('/lib/') ? new URL(address.slice(5).replace(/^lit__/, '@lit/'), PACKAGES) : new URL(address.slice(1), PAGE);

/** Every module that one needs before it runs, and the one itself. */
function needed(address, found = new Set()) {
  if (found.has(address)) {
    return found;
  }
  found.add(address);
  const text = readFileSync(fileOf(address), 'utf8');
  for (const [, name] of text.matchAll(/(?:^|[;\n])\s*(?:import|export)\b(?:[^;'"()=]*?from)?\s*["']([^"']+)["']/g)) {
    needed(addressOf(name, address), found);
  }
  return found;
}

const page = needed('/app/first.js', needed('/app/salon.js'));
const beside = (address, known = page) => JSON.stringify([...needed(address)].filter((one) => !known.has(one)).sort());
const table = needed('/table/table.js', new Set(page));

const links = [...page].sort().map((address) => `    <link rel="modulepreload" href="${address}" />\n`);
const list = `/** The modules that a room needs beside those of every page; written by preload.js. */
export const LOBBY_MODULES = ${beside('/lobby/lobby.js')};

export const TABLE_MODULES = ${beside('/table/table.js')};

/** On a wide screen, beside those. */
export const WIDE_TABLE_MODULES = ${beside('/table/wide.js', table)};
`;

async function keep(file, text) {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(
      `page: ${file.pathname.split('/web/').at(-1)} does not have the modules that are needed; (cd web && npm run preload) writes it`,
    );
    process.exitCode = 1;
  }
}

await keep(
  INDEX,
  index.replace(LINKS, (_, line) => line + links.join('')),
);
await keep(FIRST, await format(list, { ...(await resolveConfig(FIRST)), parser: 'babel' }));
