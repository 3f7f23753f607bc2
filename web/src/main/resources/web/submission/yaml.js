/**
 * A Rules Submission as text and as a flat list of its keys: `{ 'wagers.tie.odds': '8 to 1' }`. Values are texts, lists are arrays, and a
 * section without keys is `EMPTY`. It reads what docs/rules-submission.md allows on one line a value; the house reads the rest.
 */
export const EMPTY = '{}';

export class NotRead extends Error {
  constructor(line) {
    super(`Line ${line} is not read here`);
    this.line = line;
  }
}

function withoutComment(line) {
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const letter = line[i];
    if (quote) {
      quote = letter === quote ? '' : quote;
    } else if ((letter === '"' || letter === "'") && /[\s:[{,]/.test(line[i - 1] ?? ' ')) {
      quote = letter;
    } else if (letter === '#' && /\s/.test(line[i - 1] ?? ' ')) {
      return line.slice(0, i);
    }
  }
  return line;
}

function plain(text, line) {
  const value = text.trim();
  if (value.startsWith('"')) {
    try {
      return String(JSON.parse(value));
    } catch {
      throw new NotRead(line);
    }
  }
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** What stands in braces or brackets on one line. */
function flow(text, line) {
  let i = 0;
  const skip = () => {
    while (/\s/.test(text[i] ?? '')) i++;
  };
  const until = (ends) => {
    const from = i;
    const quote = '"\''.includes(text[i]) ? text[i++] : '';
    while (i < text.length && (quote ? text[i] !== quote : !ends.includes(text[i]))) i++;
    i += quote ? 1 : 0;
    return plain(text.slice(from, i), line);
  };
  const items = (end, one) => {
    const all = [];
    for (i++, skip(); text[i] !== end; skip()) {
      if (i >= text.length) throw new NotRead(line);
      all.push(one());
      skip();
      if (text[i] === ',') i++;
      skip();
    }
    i++;
    return all;
  };
  const value = () => {
    skip();
    if (text[i] === '[') return items(']', value);
    if (text[i] !== '{') return until(',]}');
    return Object.fromEntries(
      items('}', () => {
        const key = until(':');
        i++;
        return [key, value()];
      }),
    );
  };
  return value();
}

function put(flat, path, value) {
  if (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0) {
    Object.entries(value).forEach(([key, one]) => put(flat, [...path, key], one));
    return;
  }
  flat[path.join('.')] = typeof value === 'object' && !Array.isArray(value) ? EMPTY : value;
}

export function read(text) {
  const flat = {};
  let stack = [{ indent: -1, path: [] }];
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = withoutComment(raw);
    const content = line.trim();
    if (!content || content === '---') return;
    const indent = line.search(/\S/);
    const item = content.match(/^-\s+(.*)$/);
    stack = stack.filter((one) => (item ? one.indent <= indent : one.indent < indent));
    const { path } = stack.at(-1);
    if (item) {
      const key = path.join('.');
      flat[key] = [...(Array.isArray(flat[key]) ? flat[key] : []), plain(item[1], i + 1)];
      return;
    }
    const [, key, rest] = content.match(/^([\w-]+):(?:\s+(.*))?$/) ?? [];
    if (!key) throw new NotRead(i + 1);
    if (flat[path.join('.')] === EMPTY) delete flat[path.join('.')];
    put(flat, [...path, key], rest === undefined ? {} : /^[{[]/.test(rest) ? flow(rest, i + 1) : plain(rest, i + 1));
    if (rest === undefined) stack.push({ indent, path: [...path, key] });
  });
  return flat;
}

const word = (value) => (/^[\w$][\w .%/()'-]*$/.test(value) && value === value.trim() ? value : JSON.stringify(value));

function tree(flat) {
  const all = {};
  for (const [key, value] of Object.entries(flat)) {
    const path = key.split('.');
    const parent = path.slice(0, -1).reduce((at, name) => (at[name] = typeof at[name] === 'object' ? at[name] : {}), all);
    if (value !== EMPTY) parent[path.at(-1)] = value;
    else parent[path.at(-1)] ??= {};
  }
  return all;
}

const isSection = (value) => typeof value === 'object' && !Array.isArray(value);

function lines(value, indent, key) {
  const before = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return key === 'modifications'
      ? [`${before}${key}:`, ...value.map((one) => `${before}  - ${word(one)}`)]
      : [`${before}${key}: [${value.map(word).join(', ')}]`];
  }
  if (!isSection(value)) return [`${before}${key}: ${word(value)}`];
  const entries = Object.entries(value);
  if (indent > 0 && !entries.some(([, one]) => isSection(one))) {
    return [`${before}${key}: {${entries.map(([name, one]) => lines(one, 0, name)[0]).join(', ')}}`];
  }
  return [`${before}${key}:`, ...entries.flatMap(([name, one]) => lines(one, indent + 2, name))];
}

/** The text of a submission, a section after the other. */
export function write(flat) {
  return Object.entries(tree(flat))
    .map(([key, value], i, all) => (i && (isSection(value) || isSection(all[i - 1][1])) ? '\n' : '') + lines(value, 0, key).join('\n'))
    .join('\n')
    .concat('\n');
}
