import { LitElement, html, css, nothing } from 'lit';
import { house as style } from '../look/style.js';
import { money, t } from '../words/words.js';
import { Speaks } from '../words/speaks.js';
import '../cards/card.js';

const ORDER = ['MAJOR', 'STAR', 'K9_BANKER', 'K9_PLAYER', 'SPADE', 'HEART', 'MUST_HIT'];

/** The meters of Royal 9, and the king-nine of one's own chair. Digits change without rolling. */
class Meters extends Speaks(LitElement) {
  static properties = { meters: {}, rules: {}, mine: {}, row: { type: Boolean } };
  static styles = [
    style,
    css`
      h2 { font-size: 21px; } .head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 8px; color: var(--ink-3);
        font-size: 12px; }
      .own { display: flex; gap: 3px; align-items: center; } playing-card { width: 20px; }
      .meters { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 16px; padding-bottom: 14px; margin-bottom: 16px; border-bottom: 1px solid var(--line); }
      .meters div { font-size: 12px; color: var(--ink-3); } b { display: block; font: 400 22px/1.2 var(--serif); color: var(--ink); }
      .major { grid-column: 1 / -1; } .major b { font-size: 36px; color: var(--brass); }
      :host([row]) .head h2 { display: none; } :host([row]) .meters { display: flex; gap: 18px; border: 0; margin: 0; padding: 0; }
      :host([row]) b, :host([row]) .major b { font-size: 19px; } :host([row]) { display: flex; justify-content: space-between; }
      :host([row]) .head { order: 2; margin: 0; }
    `,
  ];

  render() {
    const names = ORDER.filter((name) => name in (this.meters ?? {}));
    if (!names.length) {
      return nothing;
    }
    const chair = this.mine.find((spot) => this.rules.chairs?.[Number(spot) - 1]);
    const own = chair && this.rules.chairs[Number(chair) - 1];
    return html`<div class="head"><h2>${t('royal-9')}</h2>${own
      ? html`<span class="own">${t('chair', { seat: chair })} <playing-card small .face=${own.slice(0, 2)}></playing-card><playing-card small
        .face=${own.slice(2)}></playing-card></span>`
      : nothing}</div>
      <div class="meters">${names.map((name) => html`<div class=${name === 'MAJOR' || name === 'STAR'
        ? 'major'
        : ''}>${t(`meter:${name}`)}<b>${money(this.meters[name])}</b></div>`)}</div>`;
  }
}

customElements.define('table-meters', Meters);
