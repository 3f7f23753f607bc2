import { LOBBY_MODULES, TABLE_MODULES } from './first-modules.js';
import { preload } from './preload.js';

/** Runs before the page itself: what the first room needs is requested together with the modules of every page. */
if (/^#table\//.test(location.hash)) {
  preload(TABLE_MODULES);
} else if (!/^#./.test(location.hash)) {
  preload(LOBBY_MODULES);
}
