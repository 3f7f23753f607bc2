import { Document, isMap, isScalar, parseDocument } from 'yaml';

/**
 * A Rules Submission as text and as a flat list of its keys: `{ 'wagers.tie.odds': '8 to 1' }`. Values are texts, lists are arrays, and a
 * section without keys is `EMPTY`. What a key says can change while comments and the order of the text stay.
 */
export const EMPTY = '{}';

/** @typedef {Record<string, any>} Draft what is said for each key: a text, or a list of texts */

/** Every value is text: the house reads the numbers, and the form shows what was written. */
const AS_TEXT = /** @type {const} */ ({ schema: 'failsafe' });

export class NotRead extends Error {
  constructor(/** @type {number} */ line) {
    super(`Line ${line} cannot be read`);
    this.line = line;
  }
}

function parsed(/** @type {string} */ text) {
  const document = parseDocument(text, AS_TEXT);
  if (document.errors.length) {
    throw new NotRead(document.errors[0].linePos?.[0].line ?? 1);
  }
  return document;
}

/**
 * @param {Draft} flat
 * @param {string[]} path
 * @param {any} value
 */
function put(flat, path, value) {
  const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isSection && Object.keys(value).length > 0) {
    Object.entries(value).forEach(([key, one]) => put(flat, [...path, key], one));
  } else {
    flat[path.join('.')] = isSection ? EMPTY : (value ?? '');
  }
}

/** @returns {Draft} */
export function read(/** @type {string} */ text) {
  /** @type {Draft} */
  const flat = {};
  const { contents } = parsed(text);
  if (contents && !isMap(contents) && !(isScalar(contents) && contents.value === '')) {
    throw new NotRead(1);
  }
  Object.entries(contents?.toJSON() || {}).forEach(([key, value]) => put(flat, [key], value));
  return flat;
}

const same = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** Creates the sections on the way to a key, replacing a text in their place. */
function setIn(/** @type {Document} */ document, /** @type {string[]} */ path, /** @type {any} */ value) {
  for (let depth = 1; depth < path.length; depth++) {
    if (!isMap(document.getIn(path.slice(0, depth), true))) {
      document.setIn(path.slice(0, depth), document.createNode({}));
    }
  }
  // A text goes into the place of the text before it, with the comment beside it.
  document.setIn(path, value === EMPTY ? document.createNode({}) : Array.isArray(value) ? document.createNode(value) : value);
}

/** Removes a section with its last key, unless the draft keeps it as an empty one. */
function deleteIn(/** @type {Document} */ document, /** @type {string[]} */ path, /** @type {Draft} */ flat) {
  document.deleteIn(path);
  const above = path.slice(0, -1);
  const section = above.length ? document.getIn(above, true) : undefined;
  if (isMap(section) && section.items.length === 0 && flat[above.join('.')] !== EMPTY) {
    deleteIn(document, above, flat);
  }
}

/**
 * The text of a submission.
 * @param {Draft} flat
 * @param {string} before the text whose comments and order stay; empty for a new one
 */
export function write(flat, before = '') {
  /** @type {Draft} */
  const was = before ? read(before) : {};
  const gone = Object.keys(was).filter((key) => !(key in flat));
  const said = Object.entries(flat).filter(([key, value]) => !same(value, was[key]));
  if (before && gone.length + said.length === 0) {
    return before;
  }
  const document = before ? parsed(before) : new Document({}, AS_TEXT);
  gone.forEach((key) => deleteIn(document, key.split('.'), flat));
  said.forEach(([key, value]) => setIn(document, key.split('.'), value));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
