import { svg } from 'lit';
import { suit } from './suits.js';

/** A circle's points, for rays and petals. */
function around(/** @type {number} */ count, /** @type {number} */ from, /** @type {number} */ step) {
  return Array.from({ length: count }, (_, index) => ((from + index * step) * Math.PI) / 180);
}

function rays() {
  return around(13, -180, 15).map(
    (angle) =>
      svg`<path class="thin"
        d="M${125 + 34 * Math.cos(angle)} ${175 + 34 * Math.sin(angle)}L${125 + 150 * Math.cos(angle)} ${175 + 150 * Math.sin(angle)}" />`,
  );
}

/** King: a crown, with rays behind it. */
function king() {
  return svg`${rays()}
    <path class="ink" d="M74 84 90 120 104 70 125 112 146 70 160 120 176 84 168 146H82Z" />
    <path class="gold" d="M84 128 104 100 125 130 146 100 166 128" />
    <circle class="gold-fill" cx="104" cy="62" r="5.5" /><circle class="gold-fill" cx="146" cy="62" r="5.5" />
    <circle class="gold-fill" cx="74" cy="78" r="4.5" /><circle class="gold-fill" cx="176" cy="78" r="4.5" />`;
}

/** Queen: a fan of five petals. */
function queen() {
  return svg`${[-64, -32, 0, 32, 64].map(
    (turn) => svg`<g transform="rotate(${turn} 125 175)">
      <path class="ink" d="M125 138C106 116 108 84 125 64 142 84 144 116 125 138Z" />
      <path class="paper" d="M125 126C117 112 118 94 125 82 132 94 133 112 125 126Z" />
    </g>`,
  )}<circle class="gold-fill" cx="72" cy="60" r="3.5" /><circle class="gold-fill" cx="178" cy="60" r="3.5" />`;
}

/** Jack: a plume over chevrons. */
function jack() {
  return svg`${[92, 106, 120, 134].map((y) => svg`<path class="thin" d="M60 ${y - 34} 125 ${y} 190 ${y - 34}" />`)}
    <path class="ink" d="M125 142C104 120 104 86 125 56 146 86 146 120 125 142Z" />
    <path class="gold" d="M125 138V72M125 118 113 104M125 118 137 104M125 100 115 88M125 100 135 88" />
    <circle class="gold-fill" cx="80" cy="128" r="4" /><circle class="gold-fill" cx="170" cy="128" r="4" />`;
}

/** @type {Record<string, () => import('lit').TemplateResult>} */
const FIGURES = { K: king, Q: queen, J: jack };

/** A court card: one half is drawn and turned, and its suit is in a medallion. */
export function court(/** @type {string} */ rank, /** @type {string} */ suitName) {
  return svg`<rect class="frame" x="57" y="38" width="136" height="274" rx="3" />
    ${FIGURES[rank]()}<g transform="rotate(180 125 175)">${FIGURES[rank]()}</g>
    <circle class="medallion" cx="125" cy="175" r="31" />${suit(suitName, 125, 175, 38)}`;
}
