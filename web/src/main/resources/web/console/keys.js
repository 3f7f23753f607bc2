import { goByHand } from './reading.js';

/** @import { Commands } from './commands.js' */
/** @import { ConsoleModel } from './model.js' */

/**
 * What the keys reach of the screen: the dialogs, the step card, the drawer of an irregularity, and the field of a wager.
 * @typedef {object} Screen
 * @property {() => any} dialogs
 * @property {() => any} step
 * @property {() => any} drawer
 * @property {() => void} enterWager
 */

/** Single keys of the console. They act while nothing is typed and nothing else is open, and can be switched off. */
export class Keys {
  #listener = (/** @type {KeyboardEvent} */ event) => this.#pressed(event);
  #model;
  #commands;
  #screen;

  /**
   * @param {ConsoleModel} model
   * @param {Commands} commands
   * @param {Screen} screen
   */
  constructor(model, commands, screen) {
    this.#model = model;
    this.#commands = commands;
    this.#screen = screen;
    this.areOff = localStorage.getItem('console-keys') === 'off';
    addEventListener('keydown', this.#listener);
  }

  stop() {
    removeEventListener('keydown', this.#listener);
  }

  switchOff(/** @type {boolean} */ off) {
    this.areOff = off;
    localStorage.setItem('console-keys', off ? 'off' : 'on');
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    const [target] = event.composedPath();
    const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') {
      this.#leave();
      event.preventDefault();
      if (typing) {
        target.blur();
      }
      return;
    }
    if (!this.#model.view || typing || this.#screen.dialogs()?.isOpen || this.areOff || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const focused = target instanceof Element && target.matches('button:focus-visible, a:focus-visible');
    if (focused && (event.key === ' ' || event.key === 'Enter')) {
      return;
    }
    if (this.#model.drawer ? this.#inTheDrawer(event.key) : this.#model.type(event.key) || this.#act(event.key)) {
      event.preventDefault();
    }
  }

  /** The browser would close a dialog too, but a moment later, when the next key has been pressed. */
  #leave() {
    this.#model.set({ drawer: false, refusal: undefined });
    this.#screen.dialogs()?.close();
  }

  /** Once a question is chosen a digit is an amount that missed its field, and no other question. */
  #inTheDrawer(/** @type {string} */ key) {
    const drawer = this.#screen.drawer();
    if (key === 'Enter') {
      drawer.confirm();
      return true;
    }
    if (!drawer.chosen) {
      drawer.pick(key);
    }
    return /^[0-9]$/.test(key);
  }

  /** The number of a place, where a step asks for one; otherwise 0. */
  #choice(/** @type {string} */ key) {
    return /^[0-9]$/.test(key) && this.#screen.step().pick(key === '0' ? '' : key);
  }

  #act(/** @type {string} */ key) {
    const [model, commands, screen] = [this.#model, this.#commands, this.#screen];
    const act = {
      ' ': () => screen.step().press(),
      Enter: () => model.entering && screen.step().press(),
      i: () => commands.openDrawer(),
      f: () => commands.callTheFloor(),
      s: () => screen.dialogs().askSeat(),
      v: () => commands.coverCard(),
      n: () => model.entering && commands.notFaced(),
      w: () => screen.enterWager(),
      a: () => commands.sameAgain(),
      b: () => model.turn(!model.isBeside),
      c: () => model.otherChips(),
      p: () => commands.pass(),
      g: () => commands.giveUp(),
      h: () => goByHand(model),
      r: () => screen.dialogs().showRounds(),
      l: () => commands.lock(),
      '?': () => screen.dialogs().showKeys(),
      ArrowLeft: () => model.look(-1),
      ArrowRight: () => model.look(1),
    }[key.length === 1 ? key.toLowerCase() : key];
    act?.();
    return Boolean(act) || this.#choice(key);
  }
}
