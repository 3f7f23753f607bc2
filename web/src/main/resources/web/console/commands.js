import { call, house } from '../house/house.js';
import { signed } from '../house/passkey.js';
import { minute } from '../figures/figures.js';
import { signOnTo } from './crew.js';
import { without } from './entry.js';
import { commandOf, givenUp, mayAsk } from './next.js';
import { pressed } from './press.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { Command, Spot } from 'messages' */
/** @import { Live } from '../house/live.js' */
/** @import { ConsoleModel } from './model.js' */

/**
 * What a dealer does: the step that is due, and what may be done beside it. Whether it is allowed is the table's word. `ask` gives the dialogs
 * in which somebody says why, or signs.
 */
export class Commands {
  #model;
  #live;
  #ask;

  /**
   * @param {ConsoleModel} model
   * @param {Live} live
   * @param {() => any} ask
   */
  constructor(model, live, ask) {
    this.#model = model;
    this.#live = live;
    this.#ask = ask;
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
    }
    return true;
  }

  /** The key: exactly the command that is due. */
  press(/** @type {Record<string, any>} */ more = {}) {
    const { entering, next, rules, you } = this.#model;
    const { command, step } = next;
    if (entering) {
      const said = this.#model.enter();
      if (said) {
        this.send([{ ...command, ...said }]);
      }
    } else if (step?.command === 'SettleHouseMoney' && 'onto' in more) {
      this.send([...pressed(step, more.onto, you), command]);
    } else if (command) {
      this.send([{ ...command, ...(rules.dealing === 'real-cards' ? without(step) : {}), ...more }]);
    }
  }

  /** A card that was not faced is not entered. */
  notFaced() {
    this.send([this.#model.next.command]);
  }

  /** A seat that is touched while winners are paid is paid: the table says whether it is its turn. */
  seat(/** @type {Spot} */ spot) {
    if (this.#model.you?.steps?.some((step) => step.command === 'PaySpot')) {
      this.send([{ command: 'PaySpot', spot }]);
    } else {
      this.#ask().askSeat(spot);
    }
  }

  openDrawer() {
    this.#model.set({ refusal: undefined, drawer: true });
  }

  async report(/** @type {Command} */ command) {
    this.#model.set({ drawer: false });
    if (this.#model.rules.orders.includes(command.command)) {
      this.#order(command);
    } else {
      await this.send([command]);
    }
  }

  /** Far from the place on record the table asks for a reason, and so does the console. */
  async coverCard() {
    const out = await this.send([{ command: 'RemoveCoverCard' }]);
    if (!out && this.#model.refusal.missing === 'REASON') {
      this.#ask().askReason(t('console:cover-card-far'), t('console:it-is-out'), '', (reason) =>
        this.send([{ command: 'RemoveCoverCard', reason }]),
      );
    }
  }

  /** The floor finds the call among what is significant; here its time stands on the key. */
  callTheFloor() {
    this.#ask().askReason(t('console:call-the-floor'), t('console:call'), t('console:reason:asks-for-the-floor'), async (reason) => {
      try {
        await call(this.#at('calls'), 'POST', { reason });
        this.#model.set({ called: minute(new Date()) });
      } catch (problem) {
        this.#model.set({ refusal: { detail: problem.message } });
      }
    });
  }

  /** What takes a second signature: the dealer's here, the floorperson's here or at their own desk. */
  #order(/** @type {Command} */ command) {
    this.#ask().askSignatures(t('console:two-must-sign'), async (password, floor) => {
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

  /** With real cards the dealer enters that the curator passes the shoe; without, the curator's own page does, and the dealer can only order it. */
  pass() {
    if (mayAsk('PassShoe', this.#model)) {
      this.send([{ command: 'PassShoe' }]);
    } else if (mayAsk('OrderPass', this.#model)) {
      this.orderPass();
    }
  }

  orderPass() {
    this.#ask().askReason(t('console:order-pass'), t('console:order-it'), t('console:reason:curator-delays'), (reason) =>
      this.send([{ command: 'OrderPass', reason }]),
    );
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
