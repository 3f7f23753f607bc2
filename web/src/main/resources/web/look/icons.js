import { svg, html } from 'lit';

const PATHS = {
  mark: svg`<path d="M12 2 22 12 12 22 2 12Z"/><path d="M12 8 16 12 12 16 8 12Z" fill="currentColor"/>`,
  shield: svg`<path d="M12 3 20 6v6c0 5-3.4 8-8 9-4.6-1-8-4-8-9V6Z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>`,
  sound: svg`<path d="M4 9v6h4l5 4V5L8 9Z"/><path d="M16.5 9a4 4 0 0 1 0 6"/>`,
  quiet: svg`<path d="M4 9v6h4l5 4V5L8 9Z"/><path d="m17 10 4 4m0-4-4 4"/>`,
  eye: svg`<path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>`,
  undo: svg`<path d="M9 5 4 10l5 5"/><path d="M4 10h10a5 5 0 0 1 0 10h-3"/>`,
  repeat: svg`<path d="m17 3 4 4-4 4"/><path d="M3 11V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4"/><path d="M21 13v2a2 2 0 0 1-2 2H3"/>`,
  auto: svg`<path d="M20 12a8 8 0 1 1-2.3-5.6"/><path d="M20 3v4h-4"/><path d="M10 9v6l5-3Z" fill="currentColor"/>`,
  double: svg`<circle cx="12" cy="8" r="5"/><path d="M7.6 13.5a5 5 0 1 0 8.8 0"/>`,
  clear: svg`<path d="m5 5 14 14M19 5 5 19"/>`,
  enlarge: svg`<path d="M4 9V4h5M20 15v5h-5M15 4h5v5M9 20H4v-5"/>`,
  list: svg`<path d="M4 6h16M4 12h16M4 18h10"/>`,
  roads: svg`<circle cx="6" cy="6" r="3"/><circle cx="6" cy="17" r="3"/><circle cx="17" cy="6" r="3"/><path d="M14.5 19.5 20 14"/>`,
  info: svg`<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.2v.1"/>`,
  bell: svg`<path d="M9 18V6l10-2v12"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="16" r="2.5"/>`,
  mute: svg`<path d="M9 18V6l10-2v12"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="16" r="2.5"/><path d="m3 3 18 18"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  back: svg`<path d="m15 5-7 7 7 7"/>`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
};

/** A line drawing in the colour of the text around it. */
export function icon(/** @type {string} */ name, size = 18) {
  return html`<svg width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${/** @type {Record<string, unknown>} */ (PATHS)[name]}</svg>`;
}
