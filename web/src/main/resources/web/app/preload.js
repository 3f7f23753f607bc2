/** Asks for modules that will be needed, all at once: the browser would find them one after another. */
export function preload(/** @type {string[]} */ modules) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
