import { call, house } from '../house/house.js';
import { minute } from '../figures/figures.js';
import { signed } from '../house/passkey.js';
import { commandOf, givenUp, mayAsk } from './next.js';

/** What a dealer may do beside the step that is due. Whether it is allowed is the table's word. */
export class Acts {
  constructor(page) {
    this.page = page;
  }

  /** A seat that is touched while winners are paid is paid: the table says whether it is its turn. */
  seat(spot) {
    const { live, dialogs } = this.page;
    if (live.you?.steps.some((step) => step.command === 'PaySpot')) {
      this.page.send([{ command: 'PaySpot', spot }]);
    } else {
      dialogs.askSeat(spot);
    }
  }

  /** One that is refused stays in its fields. */
  async wager(commands) {
    const taken = await this.page.send(commands);
    if (taken) {
      this.page.wagerEntry?.taken();
    }
  }

  async enterWager() {
    this.page.beside = true;
    await this.page.updateComplete;
    this.page.wagerEntry?.enter();
  }

  choose(card) {
    this.page.entry.chosen = card;
    this.page.version++;
  }

  look(by) {
    const { seats } = this.page.rules;
    const now = Number(this.page.looked ?? this.page.now ?? 1);
    this.page.looked = String(((now - by - 1 + seats) % seats) + 1);
  }

  otherChips() {
    this.page.way = (this.page.way ?? 0) + 1;
  }

  openDrawer() {
    this.page.forget();
    this.page.drawer = true;
  }

  /** Far from the place on record the table asks for a reason, and so does the console. */
  async coverCard() {
    const { page } = this;
    const out = await page.send([{ command: 'RemoveCoverCard' }]);
    if (!out && page.refusal.detail?.includes('report it with a reason')) {
      page.dialogs.askReason('The cover card is far from its place', 'It is out', '', (reason) =>
        page.send([{ command: 'RemoveCoverCard', reason }]),
      );
    }
  }

  notFaced() {
    this.page.send([this.page.next.command]);
  }

  /** The floor finds the call among what is significant; here its time stands on the key. */
  callTheFloor() {
    const { page } = this;
    const tell = async (reason) => {
      try {
        await call(`/tables/${encodeURIComponent(page.table)}/calls`, 'POST', { reason });
        page.called = minute(new Date());
      } catch (problem) {
        page.refusal = { detail: problem.message };
      }
    };
    page.dialogs.askReason('Call the floor', 'Call', 'the dealer asks for the floor', tell);
  }

  /** What takes a second signature: the dealer's here, the floorperson's here or at their own desk. */
  order(command) {
    const { page } = this;
    page.dialogs.askSignatures('Two people sign for this', async (password, floor) => {
      try {
        const slip = await signed(`/tables/${encodeURIComponent(page.table)}/orders`, { command, password });
        if (floor) {
          await signed(`/slips/${slip.id}/signatures`, { password: floor.password }, floor.signer);
        } else {
          page.refusal = { detail: 'Signed. It waits for a floorperson to sign too.' };
        }
      } catch (problem) {
        page.refusal = { detail: problem.message, ...problem.problem };
      }
    });
  }

  async signOff() {
    await call(`/tables/${encodeURIComponent(this.page.table)}/crew`, 'DELETE');
    location.hash = '#console';
  }

  /** With real cards the dealer enters that the curator passes the shoe; without, the curator's own page does, and the dealer can only order it. */
  pass() {
    const { live, me, rules } = this.page;
    if (mayAsk('PassShoe', { you: live.you, me, rules })) {
      this.page.send([{ command: 'PassShoe' }]);
    } else if (mayAsk('OrderPass', { you: live.you, me, rules })) {
      this.orderPass();
    }
  }

  orderPass() {
    this.page.dialogs.askReason('Order the curator to pass the shoe', 'Order it', 'the curator delays the game', (reason) =>
      this.page.send([{ command: 'OrderPass', reason }]),
    );
  }

  /** For the patron who says so: an answer that the rules let the dealer give, or with real cards the right to turn. */
  giveUp() {
    const { page } = this;
    const { answer } = page.next;
    const right = givenUp(page.live.you, page.me, page.rules);
    if (answer ?? right) {
      page.send([commandOf(answer ?? right)]);
    }
  }

  /** The cards of an idle table, before they have to be: the shoe ends with it. */
  spreadIdle() {
    this.page.dialogs.askSure(
      'Spread the idle cards?',
      'The shoe ends. The cards lie spread until a patron has looked at them.',
      'Spread',
      () => this.page.send([{ command: 'Confirm', duty: 'SPREAD_IDLE_CARDS' }]),
    );
  }

  lock() {
    house.lock();
  }
}
