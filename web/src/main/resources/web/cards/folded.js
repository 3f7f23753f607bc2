import { html, css } from 'lit';
import { styled } from '../look/at.js';

export const foldedStyle = css`
  .window { position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 50%; }
  .inner { position: absolute; left: 0; top: 0; width: calc(250 * var(--unit)); height: calc(350 * var(--unit)); transform-origin: 0 0; }
  .inner svg { display: block; width: 100%; height: 100%; filter: none; }
  .flap { box-shadow: 0 calc(6 * var(--unit)) calc(14 * var(--unit)) #00000066; border-radius: calc(15 * var(--unit)); overflow: hidden; }
  .curl { position: absolute; left: 0; top: 0; pointer-events: none; transform-origin: 0 0;
    background: linear-gradient(90deg, #0008, #fff8 10%, #0002 26%, #0000 60%, #0003); }
  .place { position: absolute; inset: 0; border: 1px dashed var(--felt-line); border-radius: 6% / 4.3%; }
`;

/**
 * A card of width w that is lifted along a fold, drawn by transforms alone: a window whose left edge is the fold, and in it the back and
 * the flap, each put to where it lies. For one corner or edge all of them are linear in how far it is pulled, so a transition from one
 * pull to another is a fold at every moment.
 */
export function folded(
  /** @type {{ m: { x: number, y: number }, angle: number, depth: number, face: number[] }} */ { m, angle, depth, face },
  /** @type {number} */ w,
  /** @type {unknown} */ down,
  /** @type {unknown} */ up,
) {
  const size = 2 * Math.hypot(w, 1.4 * w);
  const degrees = (angle * 180) / Math.PI;
  const put = `translate(0, ${size / 2}px) rotate(${-degrees}deg) translate(${-m.x}px, ${-m.y}px)`;
  const turned = `${put} matrix(${face.join(',')})`;
  const upright = new DOMMatrix(turned).inverse().toString();
  return html`<div class="place"></div>
    <div class="window" ${styled({
      '--unit': `${w / 250}px`,
      width: `${size}px`,
      height: `${size}px`,
      transform: `translate(${m.x}px, ${m.y - size / 2}px) rotate(${degrees}deg)`,
    })}>
      <div class="inner" ${styled({ transform: put })}><svg viewBox="0 0 250 350" aria-hidden="true">${down}</svg></div>
      <div class="inner flap" ${styled({ transform: turned })}>
        <svg viewBox="0 0 250 350" aria-hidden="true">${up}</svg>
        <div class="curl" ${styled({ width: `${w}px`, height: `${size}px`, transform: `${upright} scaleX(${(depth * 1.05) / w})` })}></div
        ></div>
    </div>`;
}
