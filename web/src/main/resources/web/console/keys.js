/** Single keys of the console. They act while nothing is typed and nothing else is open, and can be switched off. */
export class Keys {
  #listener = (event) => this.#pressed(event);

  constructor(page) {
    this.page = page;
    this.areOff = localStorage.getItem('console-keys') === 'off';
    addEventListener('keydown', this.#listener);
  }

  stop() {
    removeEventListener('keydown', this.#listener);
  }

  switchOff(off) {
    this.areOff = off;
    localStorage.setItem('console-keys', off ? 'off' : 'on');
    this.page.requestUpdate();
  }

  #pressed(event) {
    const { page } = this;
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
    if (!page.live?.view || typing || page.dialogs?.isOpen || this.areOff || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const focused = target instanceof Element && target.matches('button:focus-visible, a:focus-visible');
    if (focused && (event.key === ' ' || event.key === 'Enter')) {
      return;
    }
    if (page.drawer ? this.#inTheDrawer(event.key) : this.#card(event.key) || this.#act(event.key)) {
      event.preventDefault();
    }
  }

  /** The browser would close a dialog too, but a moment later, when the next key has been pressed. */
  #leave() {
    const { page } = this;
    page.drawer = false;
    page.dialogs?.close();
    page.forget();
  }

  #inTheDrawer(key) {
    const drawer = this.page.renderRoot.querySelector('irregularity-drawer');
    if (key === 'Enter') {
      drawer.confirm();
      return true;
    }
    drawer.pick(key);
    return /^[1-8]$/.test(key);
  }

  /** Rank and suit, while a card is entered. */
  #card(key) {
    const { page } = this;
    if (!page.entering) {
      return false;
    }
    if (key === 'Backspace') {
      page.entry.back();
    } else if (!page.entry.type(key)) {
      return false;
    }
    page.version++;
    return true;
  }

  /** The number of a place, where a step asks for one; 0 is none. */
  #choice(key) {
    return /^[0-9]$/.test(key) && this.page.renderRoot.querySelector('step-card').pick(key === '0' ? '' : key);
  }

  #act(key) {
    const { page } = this;
    const act = {
      ' ': () => page.renderRoot.querySelector('step-card').press(),
      Enter: () => page.entering && page.renderRoot.querySelector('step-card').press(),
      i: () => page.acts.openDrawer(),
      f: () => page.acts.callTheFloor(),
      s: () => page.dialogs.askSeat(),
      v: () => page.acts.coverCard(),
      n: () => page.entering && page.acts.notFaced(),
      w: () => page.acts.enterWager(),
      b: () => (page.beside = !page.isBeside),
      c: () => page.acts.otherChips(),
      p: () => page.acts.pass(),
      g: () => page.acts.giveUp(),
      r: () => page.dialogs.showRounds(),
      l: () => page.acts.lock(),
      '?': () => page.dialogs.showKeys(),
      ArrowLeft: () => page.acts.look(-1),
      ArrowRight: () => page.acts.look(1),
    }[key.length === 1 ? key.toLowerCase() : key];
    act?.();
    return Boolean(act) || this.#choice(key);
  }
}
