import { currentLanguage } from './words.js';

/**
 * What is said to those who listen: one sentence for an event. Screen readers get it from two live regions of the document,
 * and the browser reads it aloud on request. Only what cannot wait is assertive.
 */
/** @type {Record<string, HTMLElement>} */
const regions = {};
let speaking = localStorage.getItem('voice') === 'on';

function region(/** @type {string} */ kind) {
  if (!regions[kind]) {
    const element = document.createElement('div');
    element.setAttribute('aria-live', kind);
    element.id = `said-${kind}`;
    Object.assign(element.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
    document.body.append(element);
    regions[kind] = element;
  }
  return regions[kind];
}

export function say(/** @type {string} */ sentence, kind = 'polite') {
  const line = document.createElement('p');
  line.textContent = sentence;
  const said = region(kind);
  said.append(line);
  while (said.childElementCount > 6) {
    said.firstElementChild?.remove();
  }
  if (speaking && 'speechSynthesis' in window) {
    const voice = new SpeechSynthesisUtterance(sentence);
    voice.lang = currentLanguage();
    speechSynthesis.speak(voice);
  }
}

export function isSpeaking() {
  return speaking;
}

export function switchVoice() {
  speaking = !speaking;
  localStorage.setItem('voice', speaking ? 'on' : 'off');
  if (!speaking && 'speechSynthesis' in window) {
    speechSynthesis.cancel();
  }
}
