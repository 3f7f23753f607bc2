import { css } from 'lit';

/** The colours of the cloth and what is woven into it. */
export const clothStyle = css`
  .stop-1 { stop-color: var(--felt-1); } .stop-2 { stop-color: var(--felt-2); } .stop-3 { stop-color: var(--felt-3); }
  .rail-1 { stop-color: var(--rail-1); } .rail-2 { stop-color: var(--rail-2); }
  .rail { fill: url(#rail); stroke: var(--rail-2); filter: drop-shadow(0 10px 16px var(--sh)); }
  .cloth { fill: url(#cloth); stroke: var(--felt-hair); stroke-width: .8; }
  text { font-family: var(--sans); text-anchor: middle; }
  .area { fill: #ffffff05; stroke: var(--felt-hair); stroke-width: 1; }
  .area.line { stroke-width: .7; }
  .area.mine { fill: var(--mine-fill); stroke: var(--mine-line); stroke-width: 1.4; }
  .area.focused { stroke: var(--focus); stroke-width: 3; }
  .label { letter-spacing: .05em; font-weight: 500; fill: var(--felt-ink-2); }
  .label.player { fill: var(--player); } .label.banker { fill: var(--banker); } .label.tie { fill: var(--tie); }
  circle.number { fill: var(--felt-3); stroke: var(--felt-line); stroke-width: 1.2; }
  circle.number.free { fill: none; stroke-dasharray: 3 3; }
  circle.number.mine { fill: var(--brass); stroke: var(--brass); }
  text.number { font-size: 12.5px; font-weight: 600; fill: var(--felt-ink); }
  text.number.mine { fill: var(--on-brass); }
  .posted { font-size: 9px; fill: var(--felt-ink-2); } .posted.mine { fill: var(--brass); font-weight: 600; }
  .light { fill: var(--brass); stroke: var(--brass); filter: drop-shadow(0 0 7px var(--brass)); }
  .area.lit { fill: var(--brass); stroke: var(--brass); filter: drop-shadow(0 0 7px var(--brass)); }
  .halo { fill: none; stroke: var(--brass); stroke-width: 2; }
  .name { font-size: 12.5px; fill: var(--rail-ink); }
  .name.free { font-style: italic; opacity: .8; } .name.mine, .name.acts { fill: var(--brass); font-weight: 600; }
  .tray { fill: #00000026; stroke: var(--felt-line); stroke-width: 1; } .well { fill: #10181580; }
  .small { fill: var(--felt-ink-2); }
  rect.hand { fill: #ffffff06; stroke: var(--felt-line); stroke-width: 1; } rect.hand.won { stroke: var(--brass); stroke-width: 1.8; }
  text.hand { font-family: var(--serif); font-size: 22px; } text.hand.player { fill: var(--player); text-anchor: start; }
  text.hand.banker { fill: var(--banker); text-anchor: end; }
  .inscription { font-family: var(--serif); font-size: 15.5px; fill: var(--felt-ink-2); letter-spacing: .03em; }
    .inscription.slanted { font-style: italic; }
  .object { fill: #1b2021; stroke: #363d3e; } .inside { fill: #0b0e0f; } .edge { fill: #cfc8b6; } .mouth { fill: #7c2029; stroke: #e9e0cd;
    stroke-width: 2; }
  .cover { fill: #d9bd86; } .cover-place { fill: none; stroke: var(--felt-line); stroke-dasharray: 3 3; } .cover-edge { fill: #d6b77c; }
  rect.box { fill: #ffffff08; stroke: var(--felt-line); } rect.box.mine { stroke: var(--brass); stroke-width: 1.6; }
  text.box { font-size: 11px; fill: var(--felt-ink-2); } .owed { font-weight: 600; fill: var(--felt-ink); }
  @media (forced-colors: active) { .area { stroke: CanvasText; } }
`;
