import { test } from 'node:test';
import assert from 'node:assert/strict';
import { LOBBY_MODULES, TABLE_MODULES, WIDE_TABLE_MODULES } from '../../main/resources/web/app/first-modules.js';

const LATER = ['/table/later.js', '/table/leaving.js', '/table/purse.js', '/squeeze/squeeze.js', '/seats/turns.js', '/roads/sheet.js'];

test('the first view of a table waits for no dialog and no check of the shoe', () => {
  const first = [...TABLE_MODULES, ...WIDE_TABLE_MODULES];
  assert.deepEqual(
    first.filter((module) => LATER.includes(module) || module.startsWith('/trust/')),
    [],
  );
});

test('a phone does not wait for the felt, and a wide screen does', () => {
  assert.ok(!TABLE_MODULES.includes('/felt/felt.js'));
  assert.ok(TABLE_MODULES.includes('/felt/overview.js'));
  assert.ok(WIDE_TABLE_MODULES.includes('/felt/felt.js'));
});

test('the lobby loads no table', () => {
  assert.deepEqual(
    LOBBY_MODULES.filter((module) => /^\/(table|felt|trust)\//.test(module)),
    [],
  );
});
