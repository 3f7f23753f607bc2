import { glance } from '../house/house.js';
import { isConsistent, readCheckpoint, signerOf } from './checkpoint.js';
import { keysFrom } from './keys.js';
import { canCheck, keyOf, nameOf } from './note.js';

/** @import { Event } from 'messages' */
/** @import { Checkpoint } from './checkpoint.js' */
/** @import { Checkpoints, HouseKeys } from 'answers' */

/** @typedef {{ before?: string, after?: string, wrong?: string }} Signed who signed two checkpoints, or what is wrong */
/** @typedef {{ older: string | null, newer: string, notes?: string[] }} Both two checkpoints, and the notes about keys between them */

const KEPT = (/** @type {string | undefined} */ log) => `checkpoint ${log}`;
const HANDED_OVER = (/** @type {string} */ log) => `handover ${log}`;
const KEY = 'house key';

/** The checkpoint of a log, unless it is garbled or about another log. */
function aboutLog(/** @type {{ log: string, checkpoint: string }} */ { log, checkpoint }, /** @type {string} */ house) {
  try {
    const read = readCheckpoint(checkpoint);
    return read.origin === `${house}/${log}` ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Holds the house to what it has signed. This browser keeps the last checkpoint it saw of a table's log; a newer one counts only with a
 * proof that the log begins with all lines of the older, and only if the key that signed it is the one this browser knows or one that it
 * has handed over to. Otherwise both are kept as evidence.
 */
export class Past extends EventTarget {
  /** The checkpoint that counts, as the house signed it. */
  /** @type {Checkpoint | undefined} */
  last = undefined;
  /** The public key in force. */
  /** @type {string | undefined} */
  key = undefined;
  /** Whether this browser could check the signatures. */
  checked = true;
  /**
   * Two checkpoints and what is wrong: `rewritten`, `key` that was not handed over, `unsigned`, or `withheld` if there is no second one.
   * @type {(Both & { wrong: string }) | undefined}
   */
  contradiction = undefined;
  /** The checkpoints before and after the house changed its key, the notes about it, and since when. */
  /** @type {(Both & { since: string }) | undefined} */
  handover = undefined;
  #table;
  #looking = Promise.resolve();

  constructor(/** @type {string} */ table) {
    super();
    this.#table = table;
  }

  /** @param {string | undefined} wrong what is, if anything is */
  #changed(wrong) {
    this.dispatchEvent(new CustomEvent('change', { detail: wrong }));
  }

  /** How many lines of the log are signed and are those this browser knows of. */
  get lines() {
    return this.last?.size ?? 0;
  }

  /** After a round, and when the page comes back: one look at a time. */
  follow(/** @type {Event[]} */ events, /** @type {boolean} */ isFirst) {
    if (isFirst || events.some((event) => ['CardsCleared', 'RoundVoided', 'ShoeEnded', 'TableClosed'].includes(event.event))) {
      this.look();
    }
  }

  look() {
    this.#looking = this.#looking.then(() => this.#look()).catch(() => {});
    return this.#looking;
  }

  async #look() {
    if (!globalThis.crypto?.subtle || this.contradiction) {
      return;
    }
    // another page of this browser may keep a newer one while this one asks
    const seen = { ...localStorage };
    const told = /** @type {Checkpoints} */ (await glance('/checkpoints')).checkpoints.find(
      ({ log }) => log.slice(0, log.lastIndexOf('/')) === this.#table,
    );
    if (!told) {
      await this.#lookForKept();
      return;
    }
    const kept = seen[KEPT(told.log)];
    if (kept === told.checkpoint && this.last) {
      return;
    }
    const older = kept && readCheckpoint(kept);
    const keys = /** @type {HouseKeys} */ (await glance('/house/keys'));
    const newer = aboutLog(told, nameOf(keys.key));
    this.checked = await canCheck();
    const signed = this.checked ? await this.#signers(keys, older, newer) : /** @type {Signed} */ (newer ? {} : { wrong: 'unsigned' });
    const wrong = signed.wrong ?? (!older || (newer && (await this.#hasGrown(told.log, older, newer))) ? undefined : 'rewritten');
    if (wrong || !newer) {
      this.contradiction = { wrong: wrong ?? 'unsigned', older: kept, newer: told.checkpoint, notes: keys.handovers };
      this.#changed(wrong);
      return;
    }
    if (signed.before && signed.before !== signed.after) {
      const since = keys.keys.find(({ key }) => keyOf(key) === signed.after)?.since;
      localStorage.setItem(HANDED_OVER(told.log), JSON.stringify({ since, older: kept, newer: told.checkpoint, notes: keys.handovers }));
    }
    if (newer.size >= readCheckpoint(localStorage.getItem(KEPT(told.log)) ?? told.checkpoint).size) {
      localStorage.setItem(KEPT(told.log), told.checkpoint);
    }
    if (this.checked) {
      localStorage.setItem(KEY, keys.key);
    }
    if (!this.last) {
      await this.#lookForKept(told.log);
    }
    this.handover = JSON.parse(localStorage.getItem(HANDED_OVER(told.log)) ?? 'null') ?? undefined;
    this.last = newer;
    this.key = keys.key;
    if (!this.contradiction) {
      this.#changed(undefined);
    }
  }

  /** The house has something to show for every log of the table that this browser has seen, also one that is over. */
  async #lookForKept(/** @type {string | undefined} */ shown = undefined) {
    const prefix = KEPT(`${this.#table}/`);
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith(prefix) && one !== KEPT(shown))) {
      const path = `/tables/${encodeURIComponent(this.#table)}/checkpoint?run=${name.slice(prefix.length)}`;
      const isThere = await glance(path).then(
        () => true,
        (refusal) => {
          if (refusal.status === 404) {
            return false;
          }
          throw refusal;
        },
      );
      if (!isThere) {
        this.contradiction = { wrong: 'withheld', older: localStorage.getItem(name), newer: '' };
        this.#changed('withheld');
        return;
      }
    }
  }

  /**
   * Which keys signed the older and the newer checkpoint, all of them known here or handed over to by one that is; or what is wrong.
   * A newer checkpoint is signed with the key of the older one or a later key.
   * @param {HouseKeys} keys
   * @param {Checkpoint | undefined} older
   * @param {Checkpoint | undefined} newer
   * @returns {Promise<Signed>}
   */
  async #signers(keys, older, newer) {
    const trusted = localStorage.getItem(KEY) ?? keys.key;
    const house = nameOf(trusted);
    const { known, later } = await keysFrom(keyOf(trusted), { house, handovers: keys.handovers });
    const before = older && (await signerOf(older, known));
    if (house !== nameOf(keys.key) || !later(keyOf(trusted)).has(keyOf(keys.key)) || (older && !before)) {
      return { wrong: 'key' };
    }
    const after = newer && (await signerOf(newer, before ? later(before) : known));
    return after ? { before, after } : { wrong: 'unsigned' };
  }

  /** A house that has no proof has rewritten the log: it has signed the older checkpoint itself. */
  async #hasGrown(/** @type {string} */ log, /** @type {Checkpoint} */ older, /** @type {Checkpoint} */ newer) {
    if (older.origin !== newer.origin || older.size > newer.size) {
      return false;
    }
    if (older.size === newer.size) {
      return older.root === newer.root;
    }
    const run = log.slice(log.lastIndexOf('/') + 1);
    const path = `/tables/${encodeURIComponent(this.#table)}/consistency?run=${run}&from=${older.size}&to=${newer.size}`;
    const answer = await glance(path).catch((refusal) => {
      if (refusal.status === 404) {
        return { proof: /** @type {string[]} */ ([]) };
      }
      throw refusal;
    });
    return isConsistent(older, newer, answer.proof).catch(() => false);
  }

  /** Both checkpoints, with the notes about keys where there are any, as a file that proves what happened. */
  file(/** @type {Both} */ { older, newer, notes = [] } = this.contradiction ?? { older: null, newer: '' }) {
    return [older ?? '', newer, ...notes].join('\n');
  }
}
