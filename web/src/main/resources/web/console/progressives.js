import { html, nothing } from 'lit';
import { exactDollars } from '../figures/figures.js';
import { METERS, meterName } from '../words/wagers.js';
import { sentence, spotText } from './words.js';
import { t } from '../words/words.js';
import '../words/console.js';

/** @import { View } from 'messages' */

/** The meters as the display shows them, and who won one in the last round. */
export function progressives(/** @type {View} */ { meters, link, won }) {
  const names = METERS.filter((name) => name in meters);
  return names.length
    ? html`<section class="panel" aria-labelledby="progressives"><header><h2 id="progressives">${t('console:progressives')}</h2>${
        link ? html`<span data-link=${link.name}>${t('console:link', { link: link.name })}</span>` : nothing
      }</header>
        ${won.map(
          (one) => html`<p class="body won" role="status" data-won=${one.meter}
          >★ ${t('console:meter-won', { meter: meterName(one.meter), spot: sentence(spotText(one.spot)) })}
          <b>${exactDollars(one.amount)}</b></p>`,
        )}
        <table><tbody>${names.map(
          (name) => html`<tr><td>${meterName(name)}</td><td
          class="figure"><strong>${exactDollars(meters[name])}</strong></td></tr>`,
        )}</tbody></table>
      </section>`
    : nothing;
}
