import { test } from 'node:test';
import assert from 'node:assert/strict';
import { documentName, named } from '../../main/resources/web/desk/documents.js';
import { SECTIONS, asked, fieldAt } from '../../main/resources/web/submission/fields.js';
import { others } from '../../main/resources/web/submission/others.js';

const DRAFT = { format: '1', regulation: 'card-room', name: 'Table 1', 'wagers.royal-9': '' };
const keysAsked = (keys, draft = DRAFT) => SECTIONS.flatMap((section) => asked(section, draft, keys)).map((field) => field.key);

test('a form asks what the document leaves to the licensee, whichever document that is', () => {
  const found = keysAsked(['table.gallery', 'wagers.dragon-7', 'table.irregularities.drawn-in-error', 'ez']);
  for (const key of ['table.gallery', 'wagers.dragon-7', 'table.irregularities.drawn-in-error', 'ez', 'cards.decks', 'wagers.tie']) {
    assert.ok(found.includes(key), key);
  }
  for (const key of ['table.opening', 'wagers.panda-8', 'table.irregularities.card-exposed', 'cards.idle-after', 'modifications']) {
    assert.ok(!found.includes(key), key);
  }
});

test('Royal 9 asks for what belongs to the form that the document has', () => {
  const personal = keysAsked(['wagers.royal-9', 'wagers.royal-9.combinations']);
  const multiLevel = keysAsked(['wagers.royal-9', 'wagers.royal-9.pay-table']);
  assert.ok(personal.includes('wagers.royal-9.must-hit') && personal.includes('wagers.royal-9.meters.star'));
  assert.ok(!personal.includes('wagers.royal-9.pay-table') && !personal.includes('wagers.royal-9.meters.major'));
  assert.ok(multiLevel.includes('wagers.royal-9.pay-table') && multiLevel.includes('wagers.royal-9.meters.major'));
  assert.ok(!multiLevel.includes('wagers.royal-9.must-hit') && !multiLevel.includes('wagers.royal-9.meters.star'));
});

test('a key that is not asked is listed below the form, and an objection to it is at no field', () => {
  const draft = { ...DRAFT, 'table.gallery': 'true' };
  assert.deepEqual(others(draft, ['wagers.royal-9']), ['table.gallery']);
  assert.equal(fieldAt(draft, 'table.gallery', []), undefined);
  assert.equal(fieldAt(draft, 'table.gallery', ['table.gallery']).key, 'table.gallery');
});

test('a document that a casino has brought is called by its title', () => {
  const regulations = [{ id: 'card-room', title: 'Card Room Rules', clauses: 3 }];
  assert.deepEqual(named({ regulations }), [['card-room', 'Card Room Rules']]);
  assert.equal(documentName('card-room'), 'card-room');
});
