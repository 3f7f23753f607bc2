import { html, nothing } from 'lit';
import { t } from '../words/words.js';
import '../words/desk.js';

/**
 * The field in which a signer proves who they are: a password, or a passkey where `change` is given, which switches between the two.
 * `instead` says who signs with the passkey.
 * @param {{ name: string, label: unknown, instead?: unknown, byPasskey?: boolean, change?: () => void, required?: boolean }} signer
 */
export function proof({ name, label, instead, byPasskey, change, required = true }) {
  const other = change
    ? html`<button class="button plain" type="button" data-proof=${name} @click=${change}
      >${t(byPasskey ? 'desk:use-the-password' : 'desk:use-a-passkey')}</button>`
    : nothing;
  return byPasskey
    ? html`<div class="proof"><span>${instead} ${t('desk:browser-asks')}</span>${other}</div>`
    : html`<div class="proof"><label>${label}<input name=${name} type="password" ?required=${required} maxlength="128"
        autocomplete="off" /></label>${other}</div>`;
}
