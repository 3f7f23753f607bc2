import en from './en.js';

/** The languages of the page. English is there from the start, the others come when they are chosen. */
/** @type {Record<string, string>} */
export const LANGUAGES = { en: 'EN', 'zh-Hant': '繁', 'zh-Hans': '简' };

/**
 * The words of a part of the page, by language. English is there with the part, the others come when they are chosen.
 * @typedef {{ en: Record<string, string> } & Record<'zh-Hant' | 'zh-Hans', () => Promise<{ default: Record<string, string> }>>} Lesson
 */

/** @type {Lesson[]} */
const lessons = [{ en, 'zh-Hant': () => import('./zh-hant.js'), 'zh-Hans': () => import('./zh-hans.js') }];

let language = 'en';
/** @type {Record<string, string>} */
let words = en;
const listeners = new Set();

export function currentLanguage() {
  return language;
}

/** Calls the listener when the language changes; returns a function that unsubscribes it. */
export function onLanguage(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Every word in a language, including those of a lesson that is added while others load.
 * @param {string} name
 * @returns {Promise<Record<string, string>>}
 */
async function allWords(name) {
  const english = Object.assign({}, ...lessons.map((lesson) => lesson.en));
  if (name !== 'zh-Hant' && name !== 'zh-Hans') {
    return english;
  }
  const known = lessons.length;
  const others = await Promise.all(lessons.map((lesson) => lesson[name]()));
  return known === lessons.length ? Object.assign(english, ...others.map((module) => module.default)) : allWords(name);
}

/** Adds the words of a part that only some visitors load. */
export async function learn(/** @type {Lesson} */ lesson) {
  lessons.push(lesson);
  words = await allWords(language);
}

export async function speak(/** @type {string} */ name) {
  const known = Object.keys(LANGUAGES).includes(name) ? name : 'en';
  words = await allWords(known);
  language = known;
  document.documentElement.lang = known;
  localStorage.setItem('language', known);
  listeners.forEach((listener) => listener());
}

/** The language that was chosen before, or the browser's own. */
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
export function t(/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(values[name] ?? ''));
}

export function has(/** @type {string} */ key) {
  return key in words;
}

export function number(/** @type {number} */ value) {
  return new Intl.NumberFormat(language).format(value);
}

/** A share in whole percent. */
export function percent(/** @type {number} */ value) {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value);
}

/** A day, as people write it. */
export function date(/** @type {string | number | Date} */ value) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(value));
}

/** An amount without a currency, cents only where there are some. */
export function money(/** @type {string | number} */ value) {
  const amount = Number(value);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
}

/** An amount that is a gain or a loss, with its sign: colour is never alone. */
export function signed(/** @type {string | number} */ value) {
  const amount = Number(value);
  return (amount > 0 ? '+' : amount < 0 ? '−' : '') + money(Math.abs(amount));
}
