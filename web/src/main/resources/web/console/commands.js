import { call, house } from '../house/house.js';
import { signed } from '../house/passkey.js';
import { minute } from '../figures/figures.js';
import { signOnTo } from './crew.js';
import { without } from './entry.js';
import { callsWhatIsTurned, following, isDrawn, pause, pauseBefore } from './chain.js';
import { again } from './again.js';
import { keep, takeKept } from './kept-key.js';
import { commandOf, givenUp, mayAsk } from './next.js';
import { pressed } from './press.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Command, Event as Happened, Spot, Step } from 'messages' */
/** @import { Live } from '../house/live.js' */
/** @import { ConsoleModel } from './model.js' */

const ONE_BY_ONE = 'console-one-by-one';

/**
 * What a dealer does: the step that is due, and what may be done beside it. Whether it is allowed is the table's word. `ask` gives the
 * dialogs for reasons and signatures.
 */
export class Commands {
  #model;
  #live;
  #ask;
  /** What a key does is under way. */
  #busy = false;
  #stop = false;

  /**
   * @param {ConsoleModel} model
   * @param {Live} live
   * @param {() => any} ask
   */
  constructor(model, live, ask) {
    this.#model = model;
    this.#live = live;
    this.#ask = ask;
    this.oneByOne = localStorage.getItem(ONE_BY_ONE) === 'yes';
  }

  /** Whether every step has a press of its own. */
  pressOneByOne(/** @type {boolean} */ oneByOne) {
    this.oneByOne = oneByOne;
    localStorage.setItem(ONE_BY_ONE, oneByOne ? 'yes' : 'no');
  }

  #at(/** @type {string} */ what) {
    return `/tables/${encodeURIComponent(this.#live.table)}/${what}`;
  }

  /** One after the other, up to the first that is refused. */
  async send(/** @type {Command[]} */ commands) {
    for (const command of commands) {
      const answer = await this.#live.ask(command);
      if (!answer.accepted) {
        this.#model.refused(answer);
        return false;
      }
      await this.#model.reached(answer.last ?? 0);
    }
    return true;
  }

  /** What a key does: its step and those that need no press of their own. A session that has ended keeps it until its person is back. */
  async #do(/** @type {Command[]} */ commands, /** @type {Step} */ step) {
    const { seen, me } = this.#model;
    this.#busy = true;
    try {
      if (await this.send(commands)) {
        await this.#goOn(step);
        // The shoe may have read a card meanwhile; a dealer who stopped it deals it with the key.
        queueMicrotask(this.#stop ? () => {} : () => this.follow([]));
      } else if (this.#live.isSignedOut) {
        keep({ table: this.#live.table, name: me.name, seen, commands, step });
      }
    } finally {
      this.#busy = false;
      this.#stop = false;
      this.#model.set({ going: false });
    }
  }

  async #goOn(/** @type {Step} */ done) {
    for (let next = this.#following(done); next && !this.#stop; next = this.#following(done)) {
      this.#model.set({ going: true });
      await pause(pauseBefore(next.step));
      if (this.#stop || this.#following(done)?.step !== next.step) {
        return;
      }
      const { accepted, last } = await this.#live.ask(next.command);
      if (!accepted) {
        return;
      }
      await this.#model.reached(last ?? 0);
      done = next.step;
    }
  }

  /** What is due next, if the key that did this does it too. */
  #following(/** @type {Step} */ done) {
    return this.oneByOne ? undefined : following(done, this.#model);
  }

  /** A hand that a patron has turned is called at once, but while an irregularity is being reported. */
  follow(/** @type {Happened[]} */ events) {
    const { next, drawer, mustSignOn, you } = this.#model;
    const { command, step } = next;
    if (this.#busy || drawer || mustSignOn || !command || !step) {
      return;
    }
    if (isDrawn(step, you)) {
      this.#do([command], step);
    } else if (!this.oneByOne && callsWhatIsTurned(events, step)) {
      this.#calls({ command, step });
    }
  }

  /** A person at another console may have called it already. */
  async #calls(/** @type {{ command: Command, step: Step }} */ { command, step }) {
    const { accepted, last } = await this.#live.ask(command);
    if (accepted) {
      await this.#model.reached(last ?? 0);
      await this.#goOn(step);
      this.#model.set({ going: false });
    }
  }

  /** A key that was pressed when the session had ended is done now, if nothing has happened since. */
  resume() {
    const before = this.#model.mustSignOn ? undefined : takeKept(this.#live.table, this.#model.me.name);
    if (before) {
      if (before.seen === this.#model.seen) {
        this.#do(before.commands, before.step);
      } else {
        this.#model.set({ refusal: { detail: t('console:key-not-sent') } });
      }
    }
  }

  /** The key: exactly the command that is due. While cards are dealt it stops them. */
  press(/** @type {Record<string, any>} */ more = {}) {
    if (this.#busy) {
      this.#stop = true;
      return;
    }
    const { entering, next, rules, you } = this.#model;
    const { command, step } = next;
    if (entering) {
      const said = this.#model.enter();
      if (said && command && step) {
        this.#do([{ ...command, ...said }], step);
      }
    } else if (command && step?.command === 'SettleHouseMoney' && 'onto' in more) {
      this.#do([...pressed(step, more.onto, you), command], step);
    } else if (command && step) {
      this.#do([{ ...command, ...(rules.dealing === 'real-cards' ? without(step) : {}), ...more }], step);
    }
  }

  /** A card that was not faced is not entered. */
  notFaced() {
    const { command, step } = this.#model.next;
    if (command && step) {
      this.#do([command], step);
    }
  }

  /** A seat that is touched while winners are paid is paid: the table says whether it is its turn. */
  seat(/** @type {Spot} */ spot) {
    const step = this.#model.you?.steps?.find((one) => one.command === 'PaySpot');
    if (step) {
      this.#do([{ command: 'PaySpot', spot }], this.#model.next.step ?? step);
    } else {
      this.#ask().askSeat(spot);
    }
  }

  /** The wagers of the last round, each as far as the table takes it; the first that it refuses is shown. */
  async sameAgain(/** @type {Spot | undefined} */ only = undefined) {
    let refused = undefined;
    for (const command of again(this.#model, only)) {
      const answer = await this.#live.ask(command);
      refused ??= answer.accepted ? undefined : answer;
    }
    if (refused) {
      this.#model.refused(refused);
    }
  }

  openDrawer() {
    this.#model.set({ refusal: undefined, drawer: true });
  }

  async report(/** @type {Command} */ command) {
    this.#model.set({ drawer: false });
    if (this.#model.rules.orders?.includes(command.command)) {
      this.#order(command);
    } else {
      await this.send([command]);
    }
  }

  /** The shoe ends with it: where it is not due the console asks once. */
  coverCard() {
    if (this.#model.next.command?.command === 'RemoveCoverCard') {
      this.press();
    } else if (mayAsk('RemoveCoverCard', this.#model)) {
      this.#ask().askSure(t('console:cover-card-is-out'), t('console:cover-card-ends'), t('console:it-is-out'), () => this.#coverCardOut());
    }
  }

  /** Far from the place on record the table asks for a reason, and the floor comes to look; play goes on. */
  async #coverCardOut() {
    const out = await this.send([{ command: 'RemoveCoverCard' }]);
    if (!out && this.#model.refusal?.missing === 'REASON') {
      this.#ask().askReason(t('console:cover-card-far'), t('console:it-is-out'), '', async (/** @type {string} */ reason) => {
        if (await this.send([{ command: 'RemoveCoverCard', reason }])) {
          this.#call(`${t('console:cover-card-far')}: ${reason}`);
        }
      });
    }
  }

  /** The floor finds the call among what is significant; here its time stands on the key. */
  callTheFloor() {
    const calls = (/** @type {string} */ reason) => this.#call(reason);
    this.#ask().askReason(t('console:call-the-floor'), t('console:call'), t('console:reason:asks-for-the-floor'), calls);
  }

  async #call(/** @type {string} */ reason) {
    try {
      await call(this.#at('calls'), 'POST', { reason });
      this.#model.set({ called: minute(new Date()) });
    } catch (problem) {
      this.#model.set({ refusal: { detail: problem.message } });
    }
  }

  /** What takes a second signature: the dealer's here, the floorperson's here or at their own desk. */
  #order(/** @type {Command} */ command) {
    this.#ask().askSignatures(t('console:two-must-sign'), async (/** @type {string} */ password, /** @type {any} */ floor) => {
      try {
        const slip = await signed(this.#at('orders'), { command, password });
        if (floor) {
          await signed(`/slips/${slip.id}/signatures`, { password: floor.password }, floor.signer);
        } else {
          this.#model.set({ refusal: { detail: t('console:floor-must-sign') } });
        }
      } catch (problem) {
        this.#model.set({ refusal: { detail: problem.message, ...problem.problem } });
      }
    });
  }

  async signOn() {
    this.#model.set({ crew: await signOnTo(this.#live.table) });
  }

  async signOff() {
    await call(this.#at('crew'), 'DELETE');
    location.hash = '#console';
  }

  /** With real cards the dealer enters that the curator passes the shoe; without, the curator does it and the dealer can order it. */
  pass() {
    if (mayAsk('PassShoe', this.#model)) {
      this.send([{ command: 'PassShoe' }]);
    } else if (mayAsk('OrderPass', this.#model)) {
      this.orderPass();
    }
  }

  orderPass() {
    const passes = (/** @type {string} */ reason) => this.send([{ command: 'OrderPass', reason }]);
    this.#ask().askReason(t('console:order-pass'), t('console:order-it'), t('console:reason:curator-delays'), passes);
  }

  /** For the patron who says so: an answer that the rules let the dealer give, or with real cards the right to turn. */
  giveUp() {
    const { next, you, me, rules } = this.#model;
    const step = next.answer ?? givenUp(you, me, rules);
    if (step) {
      this.send([commandOf(step)]);
    }
  }

  /** The cards of an idle table, before they have to be: the shoe ends with it. */
  spreadIdle() {
    this.#ask().askSure(t('console:spread-idle'), t('console:spread-idle-gist'), t('console:spread'), () =>
      this.send([{ command: 'Confirm', duty: 'SPREAD_IDLE_CARDS' }]),
    );
  }

  lock() {
    house.lock();
  }
}
