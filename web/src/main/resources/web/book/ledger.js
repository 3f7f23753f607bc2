import { call } from '../house/house.js';

/** @import { Clauses, Reading, Regulations } from 'answers' */
/** @typedef {Clauses['clauses'][number]} Clause */
/** @typedef {{ id: string, title: string, clauses: Clause[] }} Document */
/** @typedef {{ documents: Document[], readings: Reading[] }} Book */

/** The whole book: five documents with their clauses, and the readings. Some 600 clauses, asked for once. */
export async function openBook() {
  const [{ regulations }, { readings }] = await Promise.all([call('/regulations'), call('/readings')]);
  const documents = await Promise.all(
    regulations.map(async (/** @type {Regulations['regulations'][number]} */ one) => ({
      id: one.id,
      title: one.title,
      clauses: (await call(`/regulations/${one.id}/clauses`)).clauses,
    })),
  );
  return { documents, readings };
}

/** Where a path stands in its document: `13(c)(1)` is in section 13, under 13(c). Washington numbers some by a word: `Announcements 2`. */
export function sectionOf(/** @type {string} */ path) {
  return path.replace(/\(.*$/, '').replace(/^(\D+) \d+$/, '$1');
}

export function parentOf(/** @type {string} */ path) {
  return path.replace(/\([^()]*\)$|(?<=\D) \d+$/, '');
}

/** @returns {number} */
export function depthOf(/** @type {string} */ path) {
  return parentOf(path) === path ? 0 : 1 + depthOf(parentOf(path));
}

export function sectionsOf(/** @type {Document} */ document) {
  return document.clauses.filter((clause) => depthOf(clause.path) === 0);
}

export function inSection(/** @type {Document} */ document, /** @type {string} */ section) {
  return document.clauses.filter((clause) => sectionOf(clause.path) === section);
}

/** Whether a clause or one of its parts has all the words. */
export function says(/** @type {Clause} */ clause, /** @type {string[]} */ words) {
  const text = [clause.path, clause.gist, ...clause.provisions, ...clause.parts.flatMap((part) => [part.part, part.gist])]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Every test of a clause, its parts' among them, each once. */
export function testsOf(/** @type {Clause} */ clause) {
  return [...new Set([...clause.tests, ...clause.parts.flatMap((part) => part.tests ?? [])])];
}

/**
 * A test's name as the sentence it is: `baccarat.rules.RoundTest.a_dragon_7_wins`, `baccarat.records.PlaythroughTest ma-mini/a-recut.txt`.
 */
export function sentence(/** @type {string} */ test) {
  const [, by, name] = test.match(/^(?:[a-z]\w*\.)*([A-Z]\w*)[. ](.*)$/) ?? [undefined, '', test];
  return { by: by.replace(/Test$/, ''), words: name.replace(/^[\w-]+\/|\.txt$/g, '').replace(/[_-]/g, ' ') };
}

/** The clauses of other documents that have a provision in common with this one. */
export function elsewhere(/** @type {Document[]} */ documents, /** @type {Clause} */ clause) {
  return documents
    .filter((document) => document.id !== clause.regulation)
    .flatMap((document) =>
      document.clauses.filter((other) => other.provisions.some((one) => clause.provisions.includes(one)) && other.kind !== 'heading'),
    );
}
