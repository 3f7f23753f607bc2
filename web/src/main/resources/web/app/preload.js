import { LOBBY_MODULES, TABLE_MODULES, WIDE_TABLE_MODULES } from './first-modules.js';
import { isWide } from '../look/settings.js';

/** Requests modules that will be needed, all at once: the browser would find them one after another. */
function preload(/** @type {string[]} */ modules) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

export const preloadLobby = () => preload(LOBBY_MODULES);

/** A phone shows an overview instead of the felt, and loads the felt after it. */
export const preloadTable = () => preload(isWide() ? [...TABLE_MODULES, ...WIDE_TABLE_MODULES] : TABLE_MODULES);
