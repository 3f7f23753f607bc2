import { html } from 'lit';
import '../desk/clause-chip.js';
import { isShipped } from '../desk/documents.js';

/** @typedef {{ code: string } | { lines: string[] }} Block */

/**
 * The small part of Markdown that the readings use: headings, paragraphs, lists, tables, code blocks; in a line bold, code and links. Text
 * stays text: nothing of it is read as HTML. A clause in code, `ma-mini 9(e)`, becomes its chip.
 */
export function markdown(/** @type {string} */ text) {
  return blocksOf(text).map(block);
}

/** @returns {Block[]} */
function blocksOf(/** @type {string} */ text) {
  const pieces = text.split(/^```.*$/m);
  return pieces.flatMap(
    (piece, index) =>
      /** @type {Block[]} */ (
        index % 2
          ? [{ code: piece.trim() }]
          : piece
              .split(/\n\s*\n/)
              .filter((one) => one.trim())
              .map((one) => ({ lines: one.trim().split('\n') }))
      ),
  );
}

function block(/** @type {Block} */ one) {
  if ('code' in one) {
    return html`<pre><code>${one.code}</code></pre>`;
  }
  const { lines } = one;
  const [, signs, title] = lines[0].match(/^(#+) (.*)$/) ?? [];
  if (signs) {
    return signs.length === 1 ? html`<h1>${inline(title)}</h1>` : html`<h2>${inline(title)}</h2>`;
  }
  if (/^(- |\d+\. )/.test(lines[0])) {
    const items = itemsOf(lines).map((item) => html`<li>${inline(item)}</li>`);
    return lines[0].startsWith('- ') ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
  }
  return lines[0].startsWith('|') ? table(lines) : html`<p>${inline(lines.join(' '))}</p>`;
}

/** An item continues in indented lines. */
function itemsOf(/** @type {string[]} */ lines) {
  return lines.reduce((items, line) => {
    const begins = line.match(/^(?:- |\d+\. )(.*)$/);
    return begins ? [...items, begins[1]] : [...items.slice(0, -1), `${items.at(-1)} ${line.trim()}`];
  }, []);
}

function table(/** @type {string[]} */ lines) {
  const [head, , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return html`<table>
    <thead><tr>${head.map((cell) => html`<th>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

function inline(/** @type {string} */ text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((piece) => {
    if (piece.startsWith('**') && piece.length > 4) {
      return html`<strong>${piece.slice(2, -2)}</strong>`;
    }
    if (piece.startsWith('`') && piece.length > 2) {
      return code(piece.slice(1, -1));
    }
    const [, words, page] = piece.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? [];
    return words ? link(words, page) : piece;
  });
}

function code(/** @type {string} */ text) {
  const [, document, path] = text.match(/^([a-z-]+) (.+)$/) ?? [];
  return isShipped(document) ? html`<clause-chip .document=${document} .path=${path} named></clause-chip>` : html`<code>${text}</code>`;
}

/** A link to another reading leads there; other pages are not in the house. */
function link(/** @type {string} */ words, /** @type {string} */ page) {
  const [, number] = page.match(/^0*(\d+)-[a-z0-9-]+\.md$/) ?? [];
  return number ? html`<a href="#book/readings/${number}">${words}</a>` : words;
}
