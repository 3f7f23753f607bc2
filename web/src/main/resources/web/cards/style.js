import { css } from 'lit';

/** How cards are coloured. They are objects: nearly the same in both themes. */
export const cardStyle = css`
  .sheet { fill: var(--paper); stroke: var(--paper-line); stroke-width: 2; }
  .small .sheet { stroke-width: 6; }
  .red { --ink-of-card: var(--card-red); }
  .black { --ink-of-card: var(--card-black); }
  .ink { fill: var(--ink-of-card); }
  .stroke { fill: none; stroke: var(--ink-of-card); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
  .thin { fill: none; stroke: var(--ink-of-card); stroke-width: 1.2; opacity: .45; }
  .frame { fill: none; stroke: var(--ink-of-card); stroke-width: 1.6; }
  .gold { fill: none; stroke: var(--card-gold); stroke-width: 5; stroke-linejoin: round; }
  .gold-fill { fill: var(--card-gold); }
  .paper, .medallion { fill: var(--paper); }
  .medallion { stroke: var(--ink-of-card); stroke-width: 2; }
  .cloth { fill: var(--back-a); }
  .lattice { fill: none; stroke: var(--back-line); stroke-width: 1.6; opacity: .5; }
  .border { fill: none; stroke: var(--back-line); stroke-width: 2.4; }
  .dot { fill: var(--back-line); }
`;
