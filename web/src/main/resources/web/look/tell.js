/** Sends an event to the parent of a component. */
export function tell(/** @type {EventTarget} */ from, /** @type {string} */ kind, /** @type {unknown} */ detail = undefined) {
  from.dispatchEvent(new CustomEvent(kind, { detail }));
}

/** Dispatches an event that bubbles out of every shadow root. */
export function tellAround(/** @type {EventTarget} */ from, /** @type {string} */ kind, /** @type {unknown} */ detail = undefined) {
  from.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
}
