/** Sends an event to the parent of a component. */
export function tell(/** @type {EventTarget} */ from, /** @type {string} */ kind, /** @type {unknown} */ detail = undefined) {
  from.dispatchEvent(new CustomEvent(kind, { detail }));
}

/** Tells everybody around a component, out of every shadow root. */
export function tellAround(/** @type {EventTarget} */ from, /** @type {string} */ kind, /** @type {unknown} */ detail = undefined) {
  from.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
}
