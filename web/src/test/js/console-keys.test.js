import assert from 'node:assert/strict';
import test from 'node:test';

/** Just enough of a browser for keys: where they are typed does not matter here. */
const listeners = [];
const browser = {
  addEventListener: (_, listener) => listeners.push(listener),
  localStorage: { getItem: () => null },
  Element: class {},
  HTMLInputElement: class {},
  HTMLSelectElement: class {},
  HTMLTextAreaElement: class {},
};
Object.entries(browser).forEach(([name, value]) => Object.defineProperty(globalThis, name, { value, configurable: true }));

const { Keys } = await import('../../main/resources/web/console/keys.js');

/** The drawer of an irregularity, and what the keys do there. */
function drawn(chosen) {
  const done = [];
  const drawer = { chosen, pick: (key) => done.push(`pick ${key}`), confirm: () => done.push('confirm') };
  const screen = { dialogs: () => undefined, step: () => undefined, drawer: () => drawer, enterWager: () => undefined };
  new Keys({ view: {}, drawer: true }, {}, screen);
  const press = (key) => listeners.at(-1)({ key, composedPath: () => [undefined], preventDefault: () => done.push(`took ${key}`) });
  return { done, press };
}

test('a digit chooses what happened', () => {
  const { done, press } = drawn(undefined);
  press('5');
  assert.deepEqual(done, ['pick 5', 'took 5']);
});

test('once something is chosen a digit chooses nothing else, and Enter reports it', () => {
  const { done, press } = drawn({ key: '8' });
  ['5', '0', '0', 'Enter'].forEach(press);
  assert.deepEqual(done, ['took 5', 'took 0', 'took 0', 'confirm', 'took Enter']);
});
