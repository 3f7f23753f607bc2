import { preloadLobby, preloadTable } from './preload.js';

/** Runs before the page itself: what the first room needs is requested together with the modules of every page. */
const [, table] = location.hash.match(/^#table\/([a-z0-9-]+)/) ?? [];
if (table) {
  preloadTable();
} else if (!/^#./.test(location.hash)) {
  preloadLobby();
}
