import { noChange } from 'lit';
import { directive, Directive } from 'lit/directive.js';

/** Puts an element somewhere by its style object: the policy of the page allows no style in markup. */
export const at = directive(
  class extends Directive {
    render(/** @type {number} */ _x, /** @type {number} */ _y, _turn = 0) {
      return noChange;
    }

    /** @param {any} part @param {[x: number, y: number, turn?: number]} values */
    update(part, [x, y, turn = 0]) {
      part.element.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
      return noChange;
    }
  },
);

/** Sets any style properties, the same way. */
export const styled = directive(
  class extends Directive {
    render(/** @type {Record<string, string | number>} */ _properties) {
      return noChange;
    }

    /** @param {any} part @param {[Record<string, string | number>]} values */
    update(part, [properties]) {
      for (const [name, value] of Object.entries(properties)) {
        part.element.style.setProperty(name, value);
      }
      return noChange;
    }
  },
);
