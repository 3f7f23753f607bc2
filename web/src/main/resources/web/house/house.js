/** The casino over HTTP. What goes wrong is thrown as an Error with the house's own sentence. */
const BASE = '/api/v1';

async function call(path, method = 'GET', body = undefined) {
  const response = await fetch(BASE + path, {
    method,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) {
    throw new Error(answer.detail ?? response.statusText);
  }
  return answer;
}

export const house = {
  tables: async () => (await call('/tables')).tables,
  table: (id) => call(`/tables/${encodeURIComponent(id)}`),
  async walkIn(name) {
    const me = await call('/guests', 'POST', { name });
    localStorage.setItem('met', 'yes');
    return me;
  },
  leave() {
    localStorage.removeItem('met');
    return call('/session', 'DELETE');
  },
  /** Who is signed in here, or nothing; the house is not asked about somebody who never came in. */
  async whoAmI() {
    return localStorage.getItem('met') ? call('/session').catch(() => undefined) : undefined;
  },
};
