import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

const PAGE = new URL('../../main/resources/web/', import.meta.url);
const MODULES = readdirSync(PAGE, { recursive: true }).filter((name) => name.endsWith('.js'));

const textOf = (module) => readFileSync(new URL(module, PAGE), 'utf8');
const folderOf = (module) => module.split('/')[0];

/** The modules that a module needs before it runs. What is loaded when somebody comes, by `import()`, is none of them. */
function neededBy(module) {
  return [...textOf(module).matchAll(/^(?:import|export)\b[^;]*?'(\.{1,2}\/[^']+)';/gms)].map(([, path]) =>
    new URL(path, new URL(module, 'page:///')).pathname.slice(1),
  );
}

/** The folders that a folder needs. */
function arrows() {
  const all = new Map();
  for (const module of MODULES) {
    const needs = neededBy(module).map(folderOf);
    const from = folderOf(module);
    all.set(from, new Set([...(all.get(from) ?? []), ...needs.filter((to) => to !== from)]));
  }
  return all;
}

/** A way from a folder back to itself, if there is one. */
function circle(all, from, way = [from]) {
  for (const to of all.get(way.at(-1)) ?? []) {
    if (to === from) {
      return [...way, to];
    }
    const found = way.includes(to) ? undefined : circle(all, from, [...way, to]);
    if (found) {
      return found;
    }
  }
  return undefined;
}

test('every module that is needed is there', () => {
  for (const module of MODULES) {
    for (const needed of neededBy(module)) {
      assert.ok(MODULES.includes(needed), `${module} needs ${needed}`);
    }
  }
});

test('no folder needs itself by way of others', () => {
  const all = arrows();
  assert.ok(all.size > 20, 'the folders were not found');
  for (const folder of all.keys()) {
    assert.equal(circle(all, folder)?.join(' -> '), undefined);
  }
});

test('a circle is found', () => {
  const all = new Map([
    ['felt', new Set(['cards', 'round'])],
    ['round', new Set(['words'])],
    ['words', new Set(['felt'])],
  ]);
  assert.equal(circle(all, 'felt').join(' -> '), 'felt -> round -> words -> felt');
  assert.equal(circle(all, 'cards'), undefined);
});

test('the model and the figures know no page', () => {
  for (const module of MODULES.filter((name) => ['model', 'figures'].includes(folderOf(name)))) {
    assert.doesNotMatch(textOf(module), /from 'lit|\bdocument\.|\bwindow\.|querySelector|requestUpdate/, module);
    assert.deepEqual(
      neededBy(module).filter((needed) => !['model', 'figures'].includes(folderOf(needed))),
      [],
      module,
    );
  }
});

test('no component asks another one to draw itself, and none counts versions to be drawn anew', () => {
  for (const module of MODULES) {
    assert.doesNotMatch(textOf(module), /querySelector[^;]*requestUpdate|\bversion\+\+/, module);
  }
});
