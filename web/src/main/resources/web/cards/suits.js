import { svg } from 'lit';

/** The four suits, each drawn in a box of 100 around its middle. */
/** @type {Record<string, string>} */
const PATHS = {
  h: 'M0 43C-9 30-46 7-46-18-46-34-34-44-22-44-11-44-3-37 0-28 3-37 11-44 22-44 34-44 46-34 46-18 46 7 9 30 0 43Z',
  d: 'M0-49C8-31 22-13 37 0 22 13 8 31 0 49-8 31-22 13-37 0-22-13-8-31 0-49Z',
  s: 'M0-47C8-30 44-9 44 15 44 30 33 37 22 37 14 37 7 33 4 26 5 36 9 43 15 47H-15C-9 43-5 36-4 26-7 33-14 37-22 37-33 37-44 30-44 15-44-9-8-30 0-47Z',
  c:
    'M-21-25a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-46 11a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM4 11a21 21 0 1 1 42 0a21 21 0 1 1-42 0Z' +
    'M-9-12H9L8 6C6 30 9 41 15 47H-15C-9 41-6 30-8 6Z',
};

/** The suits in a line of text. */
/** @type {Record<string, string>} */
export const GLYPHS = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A suit around (x, y), `size` high, turned by 180° if it stands on its head. */
export function suit(
  /** @type {string} */ name,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  turned = false,
) {
  const scale = (turned ? -1 : 1) * (size / 100);
  return svg`<path class="ink" d=${PATHS[name]} transform="translate(${x} ${y}) scale(${scale})" />`;
}
