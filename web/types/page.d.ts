import type { LitElement } from 'lit';

/** A component with properties: `class Felt extends /** @type {Part<{ view: View }>} *\/ (LitElement)`. Lit makes them from `static properties`. */
export type Part<P> = typeof LitElement & (new (...args: any[]) => P);

/** An event of a control or a form. What its target has beyond an element has no type here. */
export type Acted = Event & { target: any; currentTarget: any };

/** The properties of a component that have changed, with what they were. */
export type Changes = Map<PropertyKey, unknown>;

declare global {
  /** What is looked up in a shadow root by a selector has no type here. */
  interface ParentNode {
    querySelector(selectors: string): any;
    querySelectorAll(selectors: string): NodeListOf<any>;
  }
}
