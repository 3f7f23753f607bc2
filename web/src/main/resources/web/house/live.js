import { signedOut } from './house.js';

/** @import { Answer, Beat, Command, Frame, Message, Peel, NewShoe, Ready, View, Welcome, You } from 'messages' */

/** Milliseconds without a message after which the client sends a beat, and after which it reconnects. */
const QUIET = 2000;
const SILENT = 4500;
const SPREAD = 1500;

/** @typedef {Omit<Answer, 'type' | 'id'>} Answered what comes of a command; a table that is not reached has not accepted it */

/**
 * A table as it is live: the view that the house keeps up to date, and commands to it.
 *
 * The server sends either the whole view or the parts that changed, and after a lost connection what was missed.
 * Listeners are told of every frame once, with its events, and of a card that another patron peels. What comes before the first
 * welcome is about a view that this page has never had, and is left out. A network that goes away without a word is noticed by its silence.
 */
export class Live extends EventTarget {
  /** @type {View | undefined} */
  view = undefined;
  /** @type {You | undefined} */
  you = undefined;
  seen = -1;
  connected = false;
  /** Whether the house has ended the session of this page. */
  isSignedOut = false;
  /** @type {WebSocket} */
  #socket;
  /** @type {Map<string, (answer: Answered) => void>} */
  #answers = new Map();
  #left = false;
  #wait = 500;
  #heard = 0;
  /** @type {number | undefined} */
  #beating = undefined;

  /** @param {boolean} publicly whether to watch as a stranger even if signed in */
  constructor(/** @type {string} */ table, publicly = false) {
    super();
    this.table = table;
    this.publicly = publicly;
    this.#socket = this.#connect();
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/v1/tables/${encodeURIComponent(this.table)}/live?after=${this.seen}${this.publicly ? '&public=yes' : ''}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => this.#beat(socket);
    socket.onmessage = (message) => {
      this.#heard = performance.now();
      this.#read(JSON.parse(message.data));
    };
    socket.onclose = (close) => socket === this.#socket && this.#lost(close);
    return socket;
  }

  /**
   * Sends a beat after a silence, and reconnects after a longer one: a socket may stay open for minutes without a
   * network.
   */
  #beat(/** @type {WebSocket} */ socket) {
    this.#heard = performance.now();
    clearInterval(this.#beating);
    this.#beating = setInterval(() => {
      const silence = performance.now() - this.#heard;
      if (silence > SILENT) {
        socket.onmessage = null;
        socket.onclose = null;
        socket.close();
        this.#lost(new CloseEvent('close'));
      } else if (silence > QUIET) {
        this.tell({ type: 'beat' });
      }
    }, 500);
  }

  #read(/** @type {Message} */ message) {
    if (message.type === 'beat') {
      return;
    }
    if (message.type === 'answer') {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
      return;
    }
    if (message.type !== 'welcome' && !this.view) {
      return;
    }
    if (message.type === 'peel') {
      this.dispatchEvent(new CustomEvent('peel', { detail: message }));
      return;
    }
    this.connected = true;
    this.#wait = 500;
    this.seen = message.n;
    this.view = message.type === 'welcome' ? message.view : /** @type {View} */ ({ ...this.view, ...message.changed });
    this.you = this.#yours(message);
    this.dispatchEvent(new CustomEvent('frame', { detail: message.type === 'welcome' ? [] : message.events }));
  }

  /** The personal part is sent when it changes; a viewer without a place has none. */
  #yours(/** @type {Welcome | Frame} */ message) {
    if (message.you || message.type === 'welcome') {
      return message.you;
    }
    return this.you;
  }

  #lost(/** @type {CloseEvent} */ close) {
    this.connected = false;
    clearInterval(this.#beating);
    this.isSignedOut = close.code === 1008 && close.reason.startsWith('sign in');
    this.#left ||= this.isSignedOut;
    for (const [, answer] of this.#answers) {
      answer({ accepted: false, again: true, detail: close.reason });
    }
    this.#answers.clear();
    if (this.isSignedOut) {
      signedOut();
    }
    if (!this.#left) {
      this.dispatchEvent(new CustomEvent('lost', { detail: close.reason }));
      // Everybody whom a process held comes back at different moments.
      setTimeout(() => this.#again(), this.#wait + Math.random() * SPREAD);
      this.#wait = Math.min(this.#wait * 2, 8000);
    }
  }

  #again() {
    if (!this.#left) {
      this.#socket = this.#connect();
    }
  }

  /**
   * Asks for something and gives the table's answer: accepted, or refused with its clauses.
   * @param {Command} command
   * @returns {Promise<Answered>}
   */
  ask(command) {
    const id = crypto.randomUUID();
    return new Promise((answer) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        answer({ accepted: false, again: true, detail: '' });
        return;
      }
      this.#answers.set(id, answer);
      this.#socket.send(JSON.stringify({ type: 'command', id, command }));
    });
  }

  /** Says something that has no answer and matters only now. */
  tell(/** @type {Beat | NewShoe | Peel | Ready} */ message) {
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** A socket that is not open yet is closed once it is: browsers complain of anything earlier. */
  close() {
    this.#left = true;
    clearInterval(this.#beating);
    if (this.#socket.readyState === WebSocket.CONNECTING) {
      this.#socket.onopen = () => this.#socket.close();
    } else {
      this.#socket.close();
    }
  }
}
