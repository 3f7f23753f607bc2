import '../words/own.js';
import { currentLanguage, t } from '../words/words.js';

/** Minutes as people say them. */
export function time(/** @type {number} */ minutes) {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return t(minutes < 60 ? 'own:minutes' : 'own:hours', values);
}

/** A day and a time of it, in the reader's own zone. */
export function moment(/** @type {string} */ at) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
