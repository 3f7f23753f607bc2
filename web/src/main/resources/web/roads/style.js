import { css } from 'lit';

/** The colours of the roads. */
export const roadStyle = css`
  .road { display: block; flex: none; }
  .ground { fill: var(--road-bg); }
  .lines { stroke: var(--road-line); fill: none; }
  .last { fill: var(--brass); opacity: .2; }
  .asked { opacity: .55; }
  .ring { fill: none; }
  .ring.banker, .slash.banker { stroke: var(--r-banker); }
  .ring.player, .slash.player { stroke: var(--r-player); }
  .slash.tie { stroke: var(--r-tie); }
  .slash { stroke-linecap: round; }
  .disc.banker { fill: var(--r-banker); }
  .disc.player { fill: var(--r-player); }
  .disc.tie { fill: var(--r-tie); }
  .disc.edge { stroke: var(--road-bg); stroke-width: .8; }
  text { font-family: var(--sans); text-anchor: middle; font-weight: 600; }
  .bead { fill: var(--road-bg); }
  .inside.banker { fill: var(--r-banker); }
  .inside.player { fill: var(--r-player); }
  .count { fill: var(--r-tie); }
`;
