import { LitElement, html, css, nothing } from 'lit';
import { tell } from '../look/tell.js';
import { house as style } from '../look/style.js';
import { say } from '../words/say.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import { stepsOf } from '../model/view.js';
import '../round/clock.js';

/** @import { Live } from '../house/live.js' */
/** @import { Story } from '../model/story.js' */
/** @import { Table } from 'answers' */
/** @import { ChoosePress, Command, Place, Side, Spot, View, You } from 'messages' */
/** @import { Acted, Part } from 'page' */
/** @import { Steps } from '../model/view.js' */

const LOOK = 'LET_THE_FIRST_PATRON_LOOK';

/**
 * What is asked of you now: the cut, the shoe, a right to turn, a card to draw, House Money, idle cards to look at. One panel over the
 * tools.
 */
class Turns extends Speaks(
  /** @type {Part<{ live: Live, shares: any, view: View, you: You | undefined, rules: Table, mine: Spot[], story: Story, depth: any }>} */ (
    LitElement
  ),
) {
  static properties = { live: {}, shares: {}, view: {}, you: {}, rules: {}, mine: {}, story: {}, depth: { state: true } };
  static styles = [
    style,
    css`
      :host { position: fixed; left: min(50%, calc((100vw - 328px) / 2)); translate: -50% 0; bottom: 184px; z-index: 5; width: max-content;
        max-width: min(560px, calc(100vw - 24px)); pointer-events: none; }
      .panel { pointer-events: auto; background: var(--panel); border: 1px solid var(--brass); border-radius: 12px; padding: 14px 18px;
        animation: rise 200ms var(--ease-out); display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center; }
      h2 { font-size: 21px; } p { color: var(--ink-2); font-size: 13px; grid-column: 1 / -1; }
      .row { display: flex; gap: 10px; flex-wrap: wrap; grid-column: 1 / -1; margin-top: 8px; align-items: center; }
      input[type='range'] { flex: 1; min-width: 180px; padding: 0; accent-color: var(--brass); }
      @keyframes rise { from { transform: translateY(12px); opacity: 0; } }
      @media (max-width: 1199px) { :host { left: 50%; } }
      @media (max-width: 599px) { :host { bottom: 150px; width: calc(100vw - 24px); } }
      @media (max-height: 760px) and (min-width: 600px) { :host { bottom: 8px; } }
    `,
  ];

  /** @type {string | undefined} */
  announced = undefined;

  render() {
    const asked = this.#asked();
    if (asked?.title !== this.announced) {
      this.announced = asked?.title;
      if (asked) {
        say(asked.title, 'assertive');
      }
    }
    return asked
      ? html`<section class="panel" data-turn=${asked.kind} aria-label=${asked.title}><h2>${asked.title}</h2>${
          this.view.clock?.until ? html`<round-clock quiet .clock=${this.view.clock}></round-clock>` : nothing
        }
          ${asked.gist ? html`<p>${asked.gist}</p>` : nothing}<div class="row">${asked.body}</div></section>`
      : nothing;
  }

  #asked() {
    const steps = stepsOf(this.you);
    const side = /** @type {Side[]} */ (['PLAYER', 'BANKER']).find((name) => steps.has(`AcceptTheRight ${name}`));
    if (steps.has('AcceptCut')) {
      return this.#choice(
        'cut-offer',
        t('cut-title'),
        [
          ['cut-decline', { command: 'DeclineCut' }],
          ['cut-accept', { command: 'AcceptCut' }],
        ],
        t('cut-gist'),
      );
    }
    if (this.view.phase.name === 'Cutting' && this.mine.includes(this.view.phase.seat ?? '') && steps.has('DeclineCut')) {
      return this.#cut();
    }
    if (steps.has('AcceptShoe')) {
      /** @type {[string, Command][]} */
      const dealer = steps.has('NameDealer') ? [['shoe-dealer', { command: 'NameDealer' }]] : [];
      /** @type {[string, Command][]} */
      const answers = [['shoe-decline', { command: 'DeclineShoe' }], ...dealer, ['shoe-accept', { command: 'AcceptShoe' }]];
      return this.#choice('shoe', t('shoe-title'), answers, t('shoe-gist'));
    }
    if (side) {
      const words = t('right-title', { side: t(side.toLowerCase()) });
      return this.#choice('right', words, [
        ['right-decline', { command: 'DeclineTheRight', side }],
        ['right-accept', { command: 'AcceptTheRight', side }],
      ]);
    }
    return this.#draw(steps) ?? this.#houseMoney(steps) ?? this.#look(steps);
  }

  #choice(
    /** @type {string} */ kind,
    /** @type {string} */ title,
    /** @type {[string, Command][]} */ buttons,
    /** @type {string | undefined} */ gist = undefined,
  ) {
    const body = buttons.map(
      ([key, command], index) => html`<button class="button ${index === buttons.length - 1 ? 'brass' : ''}"
      data-do=${command.command} @click=${() => this.#ask(command)}>${t(key)}</button>`,
    );
    return { kind, title, gist, body };
  }

  /** Where to cut; the share that goes with it is pledged first. */
  #cut() {
    const cards = this.rules.decks * 52;
    const least = this.rules.cutDepth || 1;
    const depth = this.depth ?? Math.round(cards / 2);
    const body = html`<input type="range" min=${least} max=${cards - least} .value=${String(depth)} aria-label=${t('cut-here')}
      @input=${(/** @type {Acted} */ event) => (this.depth = Number(event.target.value))} />
      <span>${t('cut-depth', { depth, cards })}</span><button class="button brass" data-do="CutCards"
        @click=${() => this.#cutAt(depth)}>${t('cut-here')}</button>`;
    return { kind: 'cut', title: t('cut-title'), gist: t('cut-gist'), body };
  }

  async #cutAt(/** @type {number} */ depth) {
    const { seal } = this.view.shoe;
    if (seal) {
      await this.shares.pledge(this.view.phase.seat);
    }
    await this.#ask({ command: 'CutCards', depth });
  }

  /** The curator of the big table draws the cards. */
  #draw(/** @type {Steps} */ steps) {
    const place =
      /** @type {Place | undefined} */ ([...steps.keys()].find((key) => key.startsWith('Draw '))?.slice(5)) ??
      (steps.has('Draw') ? this.view.phase.place : undefined);
    return place && this.rules.curator
      ? this.#choice(
          'draw',
          t('draw-title'),
          [['draw', { command: 'Draw', place }]],
          place.endsWith('THIRD') ? t('draw-instructed', { side: t(place.startsWith('PLAYER') ? 'player' : 'banker') }) : undefined,
        )
      : undefined;
  }

  #houseMoney(/** @type {Steps} */ steps) {
    const won = steps.has('ChoosePress') && this.you?.houseMoney;
    if (!won || this.chose === this.view.cards.round) {
      return undefined;
    }
    /** @type {[string, ChoosePress][]} */
    const press = won.hands.map(({ onto, lies }) => [
      t('hm-press', { side: t(onto.toLowerCase()), amount: money(Number(lies)) }),
      { command: 'ChoosePress', spot: won.spot, onto },
    ]);
    /** @type {(typeof press)[number]} */
    const take = [t('hm-take', { amount: money(Number(won.pays)) }), { command: 'ChoosePress', spot: won.spot }];
    const body = [take, ...press].map(
      ([words, command], index) =>
        html`<button class="button ${index ? 'brass' : ''}" data-do=${
          command.onto ? `Press ${command.onto}` : 'Take'
        } @click=${() => this.#choose(command)}>${words}</button>`,
    );
    return { kind: 'house-money', title: t('hm-title', { amount: money(Number(won.pays)) }), gist: t('hm-gist'), body };
  }

  #choose(/** @type {Command} */ command) {
    this.chose = this.view.cards.round;
    this.#ask(command);
  }

  /** The cards of an idle table are spread for a patron to look at, face down unless one asks otherwise. */
  #look(/** @type {Steps} */ steps) {
    const { idle, faceUp, otherBatch } = this.view.phase;
    if (!idle || !steps.has(`Confirm ${LOOK}`)) {
      return undefined;
    }
    const gist = [t(faceUp ? 'idle-face-up' : 'idle-face-down'), otherBatch ? t('idle-other-batch') : ''].filter(Boolean).join(' ');
    // What was asked for stays where it is, so that no other button comes under the pointer.
    const button = (
      /** @type {string} */ words,
      /** @type {Command} */ command,
      /** @type {string} */ kind,
      off = false,
    ) => html`<button class="button ${kind}" data-do=${command.command} ?disabled=${off}
      @click=${() => this.#ask(command)}>${t(words)}</button>`;
    const body = [
      button('idle-ask-face-up', { command: 'AskFaceUp' }, '', faceUp),
      steps.has('AskForASpread') || otherBatch ? button('idle-ask-spread', { command: 'AskForASpread' }, '', otherBatch) : nothing,
      button('idle-looked', { command: 'Confirm', duty: LOOK }, 'brass'),
    ];
    return { kind: 'look', title: t('idle-title'), gist, body };
  }

  async #ask(/** @type {Command} */ command) {
    const answer = await this.live.ask(command);
    if (!answer.accepted) {
      tell(this, 'refused', answer);
    }
    return answer;
  }
}

customElements.define('seat-turns', Turns);
