/**
 * Single keys of a room, as `{ j: () => ... }`. They rest while a field is edited, with Ctrl, Alt or Meta, and where the person has
 * switched them off: a screen reader or a voice may need the letters.
 */
export function singleKeys(/** @type {Record<string, (event: KeyboardEvent) => void>} */ keys) {
  const pressed = (/** @type {any} */ event) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act && keysAreOn() && !event.ctrlKey && !event.altKey && !event.metaKey && !isEdited(event.composedPath()[0])) {
      event.preventDefault();
      act(event);
    }
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

export function keysAreOn() {
  return localStorage.getItem('single-keys') !== 'off';
}

export function switchKeys() {
  localStorage.setItem('single-keys', keysAreOn() ? 'off' : 'on');
}

function isEdited(/** @type {Element} */ element) {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element?.tagName);
}
