/** Gives the reader a text as a file of their own. */
export function saved(/** @type {string} */ name, /** @type {string} */ type, /** @type {string} */ text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
