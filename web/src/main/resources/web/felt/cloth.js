import { svg, nothing } from 'lit';
import { currentLanguage, has, money, t } from '../words/words.js';
import { GLYPHS } from '../cards/suits.js';
import { tray } from '../shoe/tray.js';
import { cover, discards, shoeShape } from '../shoe/shoe.js';

/** @import { Table } from 'answers' */
/** @import { Mark } from './curve.js' */
/** @import { Area, FeltPlace, FeltShape } from './areas.js' */
/** @import { Spot } from 'messages' */

/**
 * What is shown on the cloth: names and vigorish by spot, the seat that acts, the area in focus, the hand that won, the shoe.
 * @typedef {{ names: Record<Spot, string>, owed: Record<Spot, string | undefined>, acts: Spot | undefined, focused: string,
 *   winner: string | undefined, coverIn: boolean, coverOut: boolean, discarded: boolean, curator: string | undefined,
 *   lit: Set<Spot> }} State
 */

/** The colour of a wager: that of its hand. */
export const TONE = /** @type {Record<string, string>} */ ({
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'dragon-bonus-player': 'player',
  'dragon-bonus-banker': 'banker',
  'dragon-7': 'banker',
  'panda-8': 'player',
  'house-money': 'house',
  'royal-9': 'house',
});

const upright = (/** @type {Mark} */ { x, y, turn }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)})`;

/** The word in an area: short at other seats, whole at one's own where it fits. */
function word(/** @type {string} */ wager, /** @type {boolean} */ isMine) {
  return isMine && has(`mine:${wager}`) ? t(`mine:${wager}`) : t(`short:${wager}`);
}

function labelOf(/** @type {Area} */ area, /** @type {boolean} */ isMine) {
  const small = area.width < 60 || area.radius;
  const chinese = currentLanguage() !== 'en' && t(`short:${area.wager}`).length === 1;
  const size = chinese ? (area.radius ? 12 : 14) : isMine ? (small ? 9.5 : 12) : area.width < 60 ? 9.5 : 10.5;
  const words = word(area.wager, isMine && !((area.radius ?? 16) < 16));
  if (area.radius && isMine && !area.isNamedOutside && words.includes(' ')) {
    const [first, second] = words.split(' ');
    return svg`<g transform=${upright(area.label)}><text class="label ${TONE[area.wager]}" font-size="8.5"><tspan x="0"
      y="-2">${first}</tspan><tspan
      x="0" y="9">${second}</tspan></text></g>`;
  }
  return svg`<g transform=${upright(area.label)}><text class="label ${TONE[area.wager]}" y="4" font-size=${size}>${words}</text></g>`;
}

function shapeOf(/** @type {Area} */ area, /** @type {string} */ kind, /** @type {Spot} */ spot) {
  return area.radius
    ? svg`<circle class="area ${kind}" data-spot=${spot} data-wager=${area.wager} cx=${area.centre.x} cy=${area.centre.y} r=${area.radius}
      />`
    : svg`<path class="area ${kind}" data-spot=${spot} data-wager=${area.wager} d=${area.path} />`;
}

function areas(/** @type {FeltShape} */ felt, /** @type {State} */ { focused, lit }) {
  const own = (/** @type {FeltPlace} */ place, /** @type {Area} */ area) =>
    place.isMine ? (focused === `${place.spot} ${area.wager}` ? 'mine focused' : 'mine') : place.isLine ? 'line' : '';
  const kind = (/** @type {FeltPlace} */ place, /** @type {Area} */ area) =>
    area.wager === 'royal-9' && lit.has(place.spot) ? `${own(place, area)} lit` : own(place, area);
  return felt.places.map((place) =>
    place.areas.map(
      (area) =>
        svg`${shapeOf(area, kind(place, area), place.spot)}${place.isLine && !place.isMine ? nothing : labelOf(area, place.isMine)}`,
    ),
  );
}

/** What is posted at a chair for Royal 9: `K♠9♥`, or the face cards together where three go with the same nine, `KQJ♠ 9♥`. */
export function postedText(/** @type {string[]} */ hands) {
  const [first] = hands;
  const faces = hands.map((hand) => hand[0]).join('');
  return `${faces}${GLYPHS[first[1]]}${hands.length > 1 ? ' ' : ''}9${GLYPHS[first[3]]}`;
}

/**
 * Numbers, names and what is posted: yours in brass, a free place dashed, a halo for the patron who must act, a light where a progressive
 * was won.
 */
function seats(/** @type {FeltShape} */ felt, /** @type {State} */ { names, acts, lit }, /** @type {Table} */ rules) {
  return felt.places
    .filter((place) => !place.isLine)
    .map((place) => {
      const name = names[place.spot];
      const kind = place.isMine ? 'mine' : name ? 'taken' : 'free';
      const shown = place.isMine ? t('you') : (name ?? t('seat-is-free'));
      const posted = rules.chairs?.[Number(place.spot) - 1];
      return svg`<g transform=${upright(place.mark)}>
        ${lit.has(place.spot) ? svg`<circle class="light" data-light=${place.spot} r="19" />` : nothing}
        ${acts === place.spot ? svg`<circle class="halo" r="17" />` : nothing}
        <circle class="number ${kind}" r="12.5" /><text class="number ${kind}" y="4.5">${place.spot}</text>
      </g>
      ${
        posted
          ? svg`<g transform=${upright(place.posted)}><text class="posted ${kind}" data-posted=${place.spot}
        y="3">${postedText(posted)}</text></g>`
          : nothing
      }
      <g transform=${upright(place.name)}><text class="name ${kind} ${acts === place.spot ? 'acts' : ''}"
        y="4">${shown.slice(0, 18)}</text></g>`;
    });
}

/** @type {Record<string, { rail: string, cloth: string }>} */
const OUTLINES = {
  arc: {
    rail: 'M52 8H1052A30 30 0 0 1 1083 38V392Q1083 410 1066 421A918 918 0 0 1 38 421Q21 410 21 392V38A30 30 0 0 1 52 8Z',
    cloth: 'M62 18H1042A22 22 0 0 1 1064 40V377Q1064 393 1050 402.3A886 886 0 0 1 54 402.3Q40 393 40 377V40A22 22 0 0 1 62 18Z',
  },
  horseshoe: {
    rail: 'M44 8H1060A30 30 0 0 1 1090 38V332A266 266 0 0 1 826 596H278A266 266 0 0 1 14 332V38A30 30 0 0 1 44 8Z',
    cloth: 'M64 18H1040A20 20 0 0 1 1060 38V330A236 236 0 0 1 824 566H280A236 236 0 0 1 44 330V38A20 20 0 0 1 64 18Z',
  },
};

function limits(/** @type {Table} */ rules) {
  const [main, tie] = [rules.wagers[0], rules.wagers.find((one) => one.wager === 'tie')];
  const range = (/** @type {Table['wagers'][number] | undefined} */ one) => `${money(one?.min ?? 0)} – ${money(one?.max ?? 0)}`;
  const lines = [`${t('player')}, ${t('banker')} ${range(main)}`, `${t('tie')} ${range(tie)}`];
  const odds = ['tie', 'dragon-7', 'panda-8'].filter((wager) => rules.wagers.some((one) => one.wager === wager));
  const pays = odds
    .map((wager) => `${t(wager)} ${t('to-one', { odds: rules.wagers.find((one) => one.wager === wager)?.toOne?.at(-1) })}`)
    .slice(-2);
  return { lines, pays };
}

const texts = (/** @type {string[]} */ lines, /** @type {number} */ x, /** @type {number} */ y, kind = 'small') =>
  lines.map((line, index) => svg`<text class=${kind} font-size="12" x=${x} y=${y + index * 18}>${line}</text>`);

/** What stands on the felt whatever happens: cloth, rail, hands, areas, words. */
export function cloth(/** @type {FeltShape} */ felt, /** @type {Table} */ rules, /** @type {State} */ state) {
  const isArc = felt.shape === 'arc';
  const { lines, pays } = limits(rules);
  const handsAt = isArc ? 78 : 134;
  const handWidth = isArc ? 326 : 308;
  const hand = (
    /** @type {string} */ side,
    /** @type {number} */ x,
  ) => svg`<rect class="hand ${state.winner === side ? 'won' : ''}" data-hand=${side} x=${x} y=${handsAt} width=${handWidth}
    height="134" rx="10" />
    <text class="hand ${side}" x=${side === 'player' ? x + 16 : x + handWidth - 16} y=${handsAt + 27}>${t(side)}</text>`;
  return svg`
    <defs>
      <radialGradient id="cloth" cx="50%" cy="26%" r="75%"><stop offset="0" class="stop-1" /><stop offset=".55" class="stop-2" /><stop
        offset="1"
        class="stop-3" /></radialGradient>
      <linearGradient id="rail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="rail-2" /><stop offset="1" class="rail-1"
        /></linearGradient>
    </defs>
    <path class="rail" d=${OUTLINES[felt.shape].rail} /><path class="cloth" d=${OUTLINES[felt.shape].cloth} />
    ${areas(felt, state)}${seats(felt, state, rules)}
    ${tray(552, isArc ? 30 : 26)}
    ${isArc ? svg`${texts(pays, 318, 48)}${texts(lines, 786, 48)}` : texts([lines.join(' · ')], 552, rules.ez ? 100 : 374)}
    ${hand('player', 546 - handWidth)}${hand('banker', 558)}
    ${
      isArc
        ? svg`${discards(52, 40, state.discarded)}${cover(174, 48, state.coverOut)}${shoeShape(922, 38, state)}`
        : svg`${discards(202, 34, state.discarded, 0.64)}${cover(838, 32, state.coverOut)}${shoeShape(752, 284, state, 0.68)}`
    }
    ${rules.ez ? inscription(isArc) : nothing}
    ${rules.marked ? boxes(felt, rules, state, isArc) : nothing}`;
}

/** An EZ table says on its felt what becomes of a Banker wager on a Dragon 7. */
function inscription(/** @type {boolean} */ isArc) {
  const slanted = currentLanguage() === 'en' ? 'slanted' : '';
  return isArc
    ? svg`<path id="inscribed" fill="none" d="M232 201A619 619 0 0 0 872 201" /><text class="inscription ${slanted}"><textPath
      href="#inscribed"
      startOffset="50%">${t('inscription')}</textPath></text>`
    : svg`<text class="inscription ${slanted}" x="520" y="356">${t('inscription')}</text>`;
}

/** A numbered box for each seat where the dealer marks what vigorish is owed. */
function boxes(/** @type {FeltShape} */ felt, /** @type {Table} */ rules, /** @type {State} */ state, /** @type {boolean} */ isArc) {
  const seatsHere = felt.places.filter((place) => !place.isLine);
  const [width, height, top] = isArc ? [28, 24, 252] : [35, 32, 78];
  const left = 552 - (seatsHere.length * (width + 3)) / 2;
  return svg`${seatsHere.map((place, index) => {
    const owed = state.owed[place.spot];
    return svg`<g transform="translate(${left + index * (width + 3)} ${top})">
      <rect class="box ${place.isMine ? 'mine' : ''}" data-box=${place.spot} width=${width} height=${height} rx="4" />
      <text class="box" x=${width / 2} y=${owed ? height * 0.42 : height / 2 + 4}>${place.spot}</text>
      ${
        owed
          ? svg`<text class="owed" font-size=${money(owed).length > 4 ? 8 : 10.5} x=${width / 2}
        y=${height * 0.86}>${money(owed)}</text>`
          : nothing
      }</g>`;
  })}${isArc ? nothing : svg`<text class="small" font-size="12" x="552" y="126">${t('vigorish-marked', { rate: rules.vigorish })}</text>`}`;
}
