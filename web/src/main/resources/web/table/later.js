import { say } from '../words/say.js';
import { t } from '../words/words.js';
import { Keeper } from '../trust/keeper.js';
import { Past } from '../trust/past.js';
import { Shares } from '../trust/shares.js';
import './leaving.js';
import './purse.js';
import './wide.js';
import '../chips/rack.js';
import '../felt/own-areas.js';
import '../roads/sheet.js';
import '../seats/turns.js';
import '../squeeze/squeeze.js';
import '../trust/panel.js';

/** @import { Table } from 'answers' */
/** @import { Live } from '../house/live.js' */
/** @typedef {{ keeper: Keeper, past: Past, shares: Shares }} Trust what checks the shoe and the log in this browser */

// What a table needs only once something is pressed, due or wagered, or a card is to be checked; loaded after the first view.

/** Begins to check a table. What is wrong is said aloud at once; `changed` is called whenever there is something new to show. */
export function trust(/** @type {Table} */ rules, /** @type {Live} */ live, /** @type {() => void} */ changed) {
  const keeper = new Keeper(rules);
  const past = new Past(rules.id);
  keeper.addEventListener('change', (/** @type {CustomEvent} */ { detail }) => detail && say(t('proof-failed'), 'assertive'));
  past.addEventListener('change', (/** @type {CustomEvent} */ { detail }) => detail && say(t(`past-${detail}`), 'assertive'));
  [keeper, past].forEach((one) => one.addEventListener('change', changed));
  return { keeper, past, shares: new Shares(live) };
}
