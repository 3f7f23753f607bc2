import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hex, sha256, unhex, utf8, whole } from '../../main/resources/web/trust/bytes.js';
import { isConsistent, readCheckpoint } from '../../main/resources/web/trust/checkpoint.js';
import { pledgeOf } from '../../main/resources/web/trust/nonce.js';
import { leavesDealt, seeds, stack } from '../../main/resources/web/trust/permutation.js';
import { isProved, rootOf } from '../../main/resources/web/trust/tree.js';
import { isWhole } from '../../main/resources/web/trust/whole.js';
import { proofOf } from './signed-house.js';

const { oneDeck, eightDecks } = JSON.parse(readFileSync(new URL('../../../../docs/verified-shoe-vector.json', import.meta.url), 'utf8'));

test('the published seeds, stack and leaves come out again', async () => {
  assert.deepEqual((await seeds(oneDeck)).map(hex), oneDeck.seeds);
  assert.deepEqual(await stack((await seeds(oneDeck)).at(-1), 52), oneDeck.stack);
  assert.deepEqual(await leavesDealt(oneDeck), oneDeck.leavesDealt);
  assert.deepEqual((await seeds(eightDecks)).map(hex), eightDecks.seeds);
  assert.deepEqual(await leavesDealt(eightDecks), eightDecks.leavesDealt);
});

test('the published pledges come out again', async () => {
  const shares = oneDeck.cuts.flatMap((cut) => cut.shares);
  assert.ok(shares.length > 0);
  for (const { seat, nonce, pledge } of shares) {
    assert.equal(await pledgeOf(oneDeck.root, seat, nonce), pledge);
  }
});

test('each published proof holds, and none with another card, salt, leaf or path', async () => {
  for (let leaf = 0; leaf < 52; leaf++) {
    const proof = { leaf, card: oneDeck.order[leaf], salt: oneDeck.salts[leaf], path: oneDeck.paths[leaf] };
    const holds = (changed) => isProved({ ...proof, ...changed }, oneDeck.root, 52);
    assert.equal(await holds({}), true);
    assert.equal(await holds({ card: proof.card === 'As' ? 'Ks' : 'As' }), false);
    assert.equal(await holds({ salt: `${proof.salt[0] === '0' ? '1' : '0'}${proof.salt.slice(1)}` }), false);
    assert.equal(await holds({ leaf: (leaf + 1) % 52 }), false);
    assert.equal(await holds({ path: proof.path.slice(1) }), false);
    assert.equal(await holds({ path: [...proof.path, proof.path[0]] }), false);
    assert.equal(await holds({ path: [proof.path[0], ...proof.path] }), false);
    assert.equal(
      await isProved(
        proof,
        oneDeck.root.replace(/^../, (first) => (first === '00' ? '01' : '00')),
        52,
      ),
      false,
    );
  }
});

test('an opened shoe is whole only with its own order, key and decks', async () => {
  const swapped = [...oneDeck.order];
  [swapped[0], swapped[1]] = [swapped[1], swapped[0]];
  assert.equal(await isWhole(oneDeck), true);
  assert.equal(await isWhole({ ...oneDeck, order: swapped }), false);
  assert.equal(await isWhole({ ...oneDeck, order: oneDeck.order.map(() => 'As') }), false);
  assert.equal(await isWhole({ ...oneDeck, order: oneDeck.order.slice(1) }), false);
  assert.equal(await isWhole({ ...oneDeck, key: '00'.repeat(32) }), false);
});

/** The lines of a small log, hashed as RFC 9162 has it. */
const lines = await Promise.all(Array.from({ length: 40 }, (_, at) => sha256(whole(0, 1), utf8(`line ${at}`))));

test('every log of up to 40 lines is consistent with each of its beginnings, and with no other past', async () => {
  const head = async (size, all = lines) => ({ size, root: hex(await rootOf(all.slice(0, size))) });
  for (let newer = 1; newer <= lines.length; newer++) {
    for (let older = 1; older <= newer; older++) {
      const proof = (await proofOf(older, lines.slice(0, newer))).map(hex);
      const [before, after] = [await head(older), await head(newer)];
      assert.equal(await isConsistent(before, after, proof), true, `${older} of ${newer}`);
      const rewritten = [await sha256(utf8('another past')), ...lines.slice(1)];
      assert.equal(await isConsistent(await head(older, rewritten), after, proof), false, `${older} of ${newer}, rewritten`);
      if (proof.length > 0) {
        assert.equal(await isConsistent(before, after, proof.slice(1)), false, `${older} of ${newer}, a short proof`);
        assert.equal(await isConsistent(before, after, [...proof, proof[0]]), false, `${older} of ${newer}, a long proof`);
      }
    }
  }
});

test('a checkpoint is read, and what is none is refused', () => {
  const root = Buffer.alloc(32, 7).toString('base64');
  const signature = Buffer.alloc(68, 9).toString('base64');
  const read = readCheckpoint(`house/table/1\n12\n${root}\n\n— house/table/1 ${signature}\n`);
  assert.deepEqual([read.origin, read.size, read.root, read.signatures.length], ['house/table/1', 12, '07'.repeat(32), 1]);
  for (const wrong of [
    '',
    `a\n12\n${root}\n`,
    `a\n0\n${root}\n\n— a ${signature}\n`,
    `a\n12\n${root}\nmore\n\n— a ${signature}\n`,
    `a\n12\n${root}\n\n- a ${signature}\n`,
  ]) {
    assert.throws(() => readCheckpoint(wrong), Error, wrong);
  }
});

test('hexadecimal digits are read back as they were written, and nothing else is read', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  assert.deepEqual(unhex(hex(bytes)), bytes);
  for (const wrong of ['0', 'zz', 'AA', '0 ']) {
    assert.throws(() => unhex(wrong));
  }
});
