// Writes types/messages.d.ts and types/answers.d.ts: what docs/api says of the socket and the routes, as types for TypeScript's checker. Nothing here is served.
//   node types/write.js           writes the files
//   node types/write.js --check   fails if a file is other than what it would write
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const API = new URL('../../docs/api/', import.meta.url);

const read = (name) => parse(readFileSync(new URL(name, API), 'utf8'), { maxAliasCount: -1 });

const isName = (word) => /^[A-Za-z_$][\w$]*$/.test(word);
const quoted = (word) => `'${word.replaceAll("'", "\\'")}'`;

/** `Money` of `#/$defs/Money`. */
function named(reference) {
  const name = reference.split('/').at(-1);
  return reference.startsWith('messages.yaml') ? `import('./messages.js').${name}` : name;
}

/** The type of a schema; what is not described is unknown. */
function typeOf(schema) {
  if (schema.$ref) {
    return named(schema.$ref);
  }
  if (schema.allOf) {
    return schema.allOf.map((part) => bracketed(typeOf(part))).join(' & ');
  }
  if (schema.oneOf) {
    return schema.oneOf.map(typeOf).join(' | ');
  }
  if ('const' in schema) {
    return typeof schema.const === 'string' ? quoted(schema.const) : String(schema.const);
  }
  if (schema.enum) {
    return schema.enum.map(quoted).join(' | ');
  }
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  }
  return (
    {
      string: () => 'string',
      integer: () => 'number',
      number: () => 'number',
      boolean: () => 'boolean',
      null: () => 'null',
      array: () => `${bracketed(typeOf(schema.items ?? {}))}[]`,
      object: () => objectOf(schema),
    }[schema.type]?.() ?? 'unknown'
  );
}

const bracketed = (type) => (type.includes(' | ') || type.includes(' & ') ? `(${type})` : type);

function objectOf({ properties, required = [], additionalProperties }) {
  if (!properties) {
    return additionalProperties ? `Record<string, ${typeOf(additionalProperties)}>` : 'Record<string, unknown>';
  }
  const fields = Object.entries(properties).map(
    ([field, schema]) =>
      `${comment(schema)}${isName(field) ? field : quoted(field)}${required.includes(field) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

const comment = ({ description }) => (description ? `/** ${description.trim().replaceAll('\n', ' ')} */ ` : '');

/** One type for each schema. */
const written = (from, schemas) =>
  [
    `// Written by types/write.js from docs/api/${from}. Change that.`,
    ...Object.entries(schemas).map(([name, schema]) => `${comment(schema)}\nexport type ${name} = ${typeOf(schema)};`),
  ].join('\n\n');

async function keep(name, text) {
  const file = new URL(name, import.meta.url);
  const formed = await format(`${text}\n`, { ...(await resolveConfig(file)), parser: 'typescript' });
  if (!process.argv.includes('--check')) {
    writeFileSync(file, formed);
  } else if (readFileSync(file, 'utf8') !== formed) {
    console.error(`page: web/types/${name} is not what docs/api says; (cd web && npm run types) writes it`);
    process.exitCode = 1;
  }
}

const { $defs, ...message } = read('messages.yaml');
await keep('messages.d.ts', written('messages.yaml', { Message: message, ...$defs }));
await keep('answers.d.ts', written('openapi.yaml', read('openapi.yaml').components.schemas));
