/** The API description as a page: operations by tag, then schemas. Plain HTML, since a page of the casino runs no script of others. */
const escape = (words) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const prose = (words) => escape(words ?? '').replace(/`([^`]+)`/g, '<code>$1</code>');
const sentence = (words) => prose(words).replace(/^./, (letter) => letter.toUpperCase());
const VERBS = ['get', 'post', 'put', 'delete'];

/** A schema in a word, with links to those that have a name. */
function kind(schema = {}) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return schema.$ref.startsWith('#/components/schemas/') ? `<a href="#${name}">${name}</a>` : `<a href="websocket.html">${name}</a>`;
  }
  if (schema.type === 'array') {
    return `list of ${kind(schema.items)}`;
  }
  return escape(schema.enum?.join(' | ') ?? schema.const ?? [schema.type ?? 'anything'].flat().join(' or '));
}

const fields = (schema) =>
  Object.entries(schema.properties ?? {})
    .map(
      ([name, one]) =>
        `<tr><td><code>${name}</code>${schema.required?.includes(name) ? '' : ' <small>optional</small>'}</td><td>${kind(one)}</td><td>${prose(one.description)}</td></tr>`,
    )
    .join('');

function operation(document, path, verb, { operationId, summary, description, parameters = [], requestBody, responses, ...more }) {
  const resolved = (one) => (one.$ref ? document.components[one.$ref.split('/')[2]][one.$ref.split('/')[3]] : one);
  const asked = [...(document.paths[path].parameters ?? []), ...parameters].map(resolved);
  const body = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => `${kind(schema)} as ${type}`);
  const who = more['x-posts'].includes('anybody') ? 'Anybody; no session is needed.' : `Needs a session: ${more['x-posts'].join(', ')}.`;
  const answers = Object.entries(responses).map(([status, given]) => {
    const answer = resolved(given);
    const schemas = Object.entries(answer.content ?? {}).map(([type, { schema }]) => `${kind(schema)} as ${type}`);
    return `<tr><td>${status}</td><td>${sentence(answer.description)}</td><td>${schemas.join('<br>')}</td></tr>`;
  });
  return `<section class="operation"><h3 id="${operationId}"><code>${verb.toUpperCase()} ${path}</code> ${operationId}</h3>
<p>${sentence(summary)}. ${prose(description)}</p><p><small>${who}</small></p>
${asked.length ? `<table><thead><tr><th>Parameter</th><th></th><th></th></tr></thead><tbody>${asked.map((one) => `<tr><td><code>${one.name}</code> <small>${one.in}</small></td><td>${kind(one.schema)}</td><td>${prose(one.description)}</td></tr>`).join('')}</tbody></table>` : ''}
${body.length ? `<p>Body: ${body.join(', or ')}.</p>` : ''}
<details><summary>Answers</summary><table><tbody>${answers.join('')}</tbody></table></details></section>`;
}

export function apiPage(document) {
  const all = Object.entries(document.paths).flatMap(([path, item]) => VERBS.filter((verb) => item[verb]).map((verb) => [path, verb, item[verb]]));
  const tags = document.tags.map(
    ({ name, description }) => `<h2 id="tag-${name}">${sentence(name)}</h2><p>${prose(description)}</p>
${all
  .filter(([, , one]) => one.tags.includes(name))
  .map(([path, verb, one]) => operation(document, path, verb, one))
  .join('\n')}`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="${name}">${name}</h3><p>${prose(schema.description)}</p>${
      schema.properties ? `<table><tbody>${fields(schema)}</tbody></table>` : `<p>${kind(schema)}</p>`
    }`,
  );
  const about = document.info.description.trim().split('\n').map(prose).join(' ');
  return `<h1 id="the-http-api">The HTTP API</h1><p>${about}</p>
<p>The description itself is <a href="openapi.yaml">openapi.yaml</a>; all paths are below <code>${document.servers[0].url}</code>. Clients can be
generated from it.</p>${tags.join('\n')}<h2 id="schemas">Schemas</h2>${schemas.join('\n')}`;
}
