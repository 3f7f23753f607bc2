// A proxy that holds every answer of a casino against docs/api/openapi.yaml with Prism's validator. An answer that the description does not allow (a
// status it does not name, a body of another form) becomes a 599 that says what is wrong. Requests are passed on as they are: tests send wrong ones on purpose.
//   node proxy.js   listens on a free port of this machine alone and prints it; the header Upstream-Port of a request says where the casino listens
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { getHttpOperationsFromSpec } = require('@stoplight/prism-http');
const route = require('@stoplight/prism-http/dist/router').default;
const { validateOutput } = require('@stoplight/prism-http/dist/validator');

const BASE = '/api/v1';
const operations = await getHttpOperationsFromSpec(fileURLToPath(new URL('../../docs/api/openapi.yaml', import.meta.url)));
const counted = { answers: 0, wrong: 0 };

/** What is wrong with an answer; empty if nothing is, or if the path is none of the API's. */
function wrong({ method, url }, { statusCode, headers }, body) {
  const { pathname } = new URL(url, 'http://casino');
  const verb = method.toLowerCase();
  if (!pathname.startsWith(`${BASE}/`) || !['get', 'post', 'put', 'delete'].includes(verb)) {
    return [];
  }
  const found = route({ resources: operations, input: { method: verb, url: { path: pathname.slice(BASE.length) } } });
  if (found._tag === 'Left') {
    return [404, 405, 400, 403, 429].includes(statusCode) ? [] : [`no operation for ${verb} ${pathname}, which answers ${statusCode}`];
  }
  counted.answers++;
  if (!found.right.responses.some(({ code }) => code === String(statusCode))) {
    return [`${found.right.iid ?? found.right.path} answers ${statusCode}, which it does not name: ${body}`];
  }
  const isJson = /json/.test(headers['content-type'] ?? '') && !/ndjson/.test(headers['content-type']);
  const element = { statusCode, headers, body: body === '' ? undefined : isJson ? JSON.parse(body) : body };
  const judged = validateOutput({ resource: found.right, element });
  return judged._tag === 'Left' ? judged.left.map((one) => `${(one.path ?? []).join('.')}: ${one.message}`) : [];
}

const server = createServer((asked, answer) => {
  const { 'upstream-port': port, ...headers } = asked.headers;
  const onwards = request(
    { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: { ...headers, host: `127.0.0.1:${port}` } },
    (answered) => {
      const parts = [];
      answered.on('data', (part) => parts.push(part));
      answered.on('end', () => {
        const bytes = Buffer.concat(parts);
        let faults;
        try {
          faults = wrong(asked, answered, bytes.toString('utf8'));
        } catch (failure) {
          faults = [String(failure)];
        }
        if (faults.length) {
          counted.wrong++;
          console.error(`${asked.method} ${asked.url} ${answered.statusCode}: ${faults.join('; ')}`);
          answer.writeHead(599, { 'content-type': 'text/plain' });
          answer.end(faults.join('\n'));
          return;
        }
        answer.writeHead(answered.statusCode, answered.rawHeaders);
        answer.end(bytes);
      });
    },
  );
  onwards.on('error', () => answer.destroy());
  asked.pipe(onwards);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('SIGTERM', () => {
  console.log(`${counted.answers} answers, ${counted.wrong} wrong`);
  process.exit(counted.wrong ? 1 : 0);
});
