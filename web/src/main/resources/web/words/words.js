import en from './en.js';

/** The languages of the page. English is there from the start, the others come when they are chosen. */
export const LANGUAGES = { en: 'EN', 'zh-Hant': '繁', 'zh-Hans': '简' };

const LOADERS = { 'zh-Hant': () => import('./zh-hant.js'), 'zh-Hans': () => import('./zh-hans.js') };

let language = 'en';
let words = en;
const listeners = new Set();

export function currentLanguage() {
  return language;
}

/** A component that shows words draws itself again when they change. */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function speak(name) {
  const known = Object.keys(LANGUAGES).includes(name) ? name : 'en';
  words = known === 'en' ? en : { ...en, ...(await LOADERS[known]()).default };
  language = known;
  document.documentElement.lang = known;
  localStorage.setItem('language', known);
  listeners.forEach((listener) => listener());
}

/** The language somebody chose before, or the browser's own. */
export function firstLanguage() {
  const chosen = localStorage.getItem('language');
  if (chosen) {
    return chosen;
  }
  const wanted = navigator.language || 'en';
  if (!wanted.startsWith('zh')) {
    return 'en';
  }
  return /hant|tw|hk|mo/i.test(wanted) ? 'zh-Hant' : 'zh-Hans';
}

/** The words for a key, with `{name}` filled in. A key without words is shown as it is, so that it is noticed. */
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

export function has(key) {
  return key in words;
}

export function number(value) {
  return new Intl.NumberFormat(language).format(value);
}

/** A day, as people write it. */
export function date(value) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(value));
}

/** An amount without a currency, cents only where there are some. */
export function money(value) {
  const amount = Number(value);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
}

/** An amount that is a gain or a loss, with its sign: colour is never alone. */
export function signed(value) {
  const amount = Number(value);
  return (amount > 0 ? '+' : amount < 0 ? '−' : '') + money(Math.abs(amount));
}
