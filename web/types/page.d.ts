import type { LitElement } from 'lit';

/** A component with properties: `class Felt extends /** @type {Part<{ view: View }>} *\/ (LitElement)`. Lit makes them from `static properties`. */
export type Part<P> = typeof LitElement & (new (...args: any[]) => P);

declare global {
  /** What is looked up in a shadow root by a selector has no type here. */
  interface ParentNode {
    querySelector(selectors: string): any;
    querySelectorAll(selectors: string): NodeListOf<any>;
  }
}
