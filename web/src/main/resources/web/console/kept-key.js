/** @import { Command, Step } from 'messages' */

/** @typedef {{ table: string, name: string, seen: number, commands: Command[], step: Step }} KeptKey */

/** @type {KeptKey | undefined} */
let kept = undefined;

/** Keeps a key that was pressed when the session had ended, until the same person signs in again here. */
export function keep(/** @type {KeptKey} */ key) {
  kept = key;
}

/** The key that was kept for a person at a table, once. */
export function takeKept(/** @type {string} */ table, /** @type {string} */ name) {
  const key = kept?.table === table && kept.name === name ? kept : undefined;
  kept = key ? undefined : kept;
  return key;
}
