import { glance } from '../house/house.js';
import { isConsistent, isSigned, readCheckpoint } from './checkpoint.js';

const KEPT = (log) => `checkpoint ${log}`;

/**
 * Holds the house to what it has signed. This browser keeps the last checkpoint it saw of a table's log; a newer one counts only with a
 * proof that the log begins with all lines of the older. Otherwise both are kept, to be shown to anybody.
 */
export class Past {
  /** The checkpoint that counts, as the house signed it. */
  last = undefined;
  /** The public key in force. */
  key = undefined;
  /** Two checkpoints that contradict each other. */
  contradiction = undefined;
  #table;
  #changed;
  #looking = Promise.resolve();

  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  /** How many lines of the log are signed and are those this browser knows of. */
  get lines() {
    return this.last?.size ?? 0;
  }

  /** After a round, and when the page comes back: one look at a time. */
  follow(events, isFirst) {
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
    const told = (await glance('/checkpoints')).checkpoints.find(({ log }) => log.slice(0, log.lastIndexOf('/')) === this.#table);
    if (!told) {
      return;
    }
    const kept = localStorage.getItem(KEPT(told.log)) ?? undefined;
    if (kept === told.checkpoint && this.last) {
      return;
    }
    const newer = readCheckpoint(told.checkpoint);
    const { key, keys } = await glance('/house/keys');
    const signed = await isSigned(newer, keys.map((one) => one.key));
    const grown = !kept || (await this.#hasGrown(told.log, readCheckpoint(kept), newer));
    if (signed === false || !grown) {
      this.contradiction = { older: kept, newer: told.checkpoint };
      this.#changed(true);
      return;
    }
    localStorage.setItem(KEPT(told.log), told.checkpoint);
    this.last = newer;
    this.key = key;
    this.#changed(false);
  }

  /** A house that has no proof has rewritten the log: it has signed the older checkpoint itself. */
  async #hasGrown(log, older, newer) {
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
        return { proof: ['no proof'] };
      }
      throw refusal;
    });
    return isConsistent(older, newer, answer.proof).catch(() => false);
  }

  /** Both checkpoints, as a file that shows the contradiction to anybody. */
  file() {
    return `${this.contradiction.older ?? ''}\n${this.contradiction.newer}`;
  }
}
