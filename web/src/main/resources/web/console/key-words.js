import { t } from '../words/words.js';
import '../words/console.js';

/** Every key of the console, by what it does. */
const KEYS = {
  space: 'Space',
  enter: 'Enter',
  card: 'A 2 … T J Q K',
  backspace: 'Backspace',
  n: 'N',
  v: 'V',
  i: 'I',
  f: 'F',
  s: 'S',
  w: 'W',
  a: 'A',
  digits: '0 … 9',
  b: 'B',
  arrows: '← →',
  c: 'C',
  p: 'P',
  g: 'G',
  h: 'H',
  r: 'R',
  l: 'L',
  help: '?',
  esc: 'Esc',
};
/** @type {Record<string, string>} */
const THEN = { card: 'card', i: 'number', s: 'number' };

/** Every key of the console, and what it does. */
export const keyWords = () =>
  Object.entries(KEYS).map(([name, key]) => [THEN[name] ? t(`console:key-then:${THEN[name]}`, { key }) : key, t(`console:key:${name}`)]);
