import { LitElement, html, css, nothing } from 'lit';
import { here, minutesHere } from '../look/here.js';
import { house as style } from '../look/style.js';
import { icon } from '../look/icons.js';
import { LANGUAGES, currentLanguage, speak, t } from '../words/words.js';
import { isPlaying, switchSound } from '../look/sound.js';
import { isSpeaking, switchVoice } from '../words/say.js';
import { Speaks } from '../words/speaks.js';
import { switchTheme } from '../look/settings.js';

/** The bar at the top of every page: the house, what the page puts in it, and the settings. */
class Bar extends Speaks(LitElement) {
  static styles = [
    style,
    css`
      :host { display: flex; align-items: center; gap: 16px; height: 52px; padding: 0 24px; border-bottom: 1px solid var(--line);
        background: linear-gradient(var(--panel), var(--room)); position: relative; z-index: 3; }
      a { color: inherit; text-decoration: none; display: flex; align-items: center; gap: 10px; min-height: 44px;
        font: 400 22px/1 var(--serif);
        white-space: nowrap; }
      a svg { color: var(--brass); }
      .here { font-size: 12px; color: var(--ink-3); white-space: nowrap; }
      .right { margin-left: auto; display: flex; align-items: center; gap: 6px; }
      .tool { background: none; border: 0; border-radius: 8px; min-width: 36px; height: 36px; display: grid; place-items: center;
        color: var(--ink-2); font-size: 12px; font-weight: 500; }
      .tool:hover { background: var(--panel-2); color: var(--ink); }
      :host(:not([in-table])) .sounds, :host(:not([in-table])) .voice { display: none; }
      @media (max-width: 1079px) { :host([in-table]) a span { display: none; } :host([in-table]) a { min-width: 32px; }
        :host([in-table]) { padding: 0 12px; gap: 8px; } }
      @media (max-width: 599px) {
        :host { padding: 0 12px; gap: 8px; height: 54px; }
        :host([compact]) a { min-width: 32px; }
        :host([compact]) .here, :host([compact]) a span, :host([in-table]) a span, :host([in-table]) .voice, :host([in-table]) .theme,
        :host([in-table]) .language { display: none; }
        .tool { min-width: 44px; height: 44px; }
        a { font-size: 17px; gap: 6px; }
      }
    `,
  ];

  constructor() {
    super();
    this.counted = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    here.addEventListener('change', this.counted);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    here.removeEventListener('change', this.counted);
  }

  render() {
    return html`
      <a href="#" aria-label=${t('tables')}>${icon('mark', 22)}<span>${t('salon')}</span></a>
      <slot></slot>
      <div class="right">
        ${this.#here()}
        <slot name="before"></slot>
        <button class="tool sounds" aria-label=${t(isPlaying() ? 'sound-off' : 'sound-on')}
          title=${t(isPlaying() ? 'sound-off' : 'sound-on')}
          @click=${this.#sound}>${icon(isPlaying() ? 'bell' : 'mute', 17)}</button>
        <button class="tool voice" aria-label=${t(isSpeaking() ? 'voice-off' : 'voice')}
          @click=${this.#voice}>${icon(isSpeaking() ? 'sound' : 'quiet', 17)}</button>
        <button class="tool theme" aria-label=${t('theme')} @click=${switchTheme}>${icon('sun', 17)}</button>
        <button class="tool language" aria-label=${t('language')} @click=${this.#language}>${LANGUAGES[currentLanguage()]}</button>
        <slot name="after"></slot>
      </div>`;
  }

  /** The clock of the session, once the account has told it. */
  #here() {
    const minutes = minutesHere();
    const time = { hours: Math.floor((minutes ?? 0) / 60), minutes: (minutes ?? 0) % 60 };
    return minutes === undefined
      ? nothing
      : html`<span class="here" data-here=${minutes}
          title=${t('here-gist')}>${t(minutes < 60 ? 'here-minutes' : 'here-hours', time)}</span>`;
  }

  #voice() {
    switchVoice();
    this.requestUpdate();
  }

  #sound() {
    switchSound();
    this.requestUpdate();
  }

  #language() {
    const names = Object.keys(LANGUAGES);
    speak(names[(names.indexOf(currentLanguage()) + 1) % names.length]);
  }
}

customElements.define('salon-bar', Bar);
