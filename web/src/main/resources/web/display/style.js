import { css } from 'lit';

/**
 * Sizes are parts of the screen's shorter side (`vmin`), so that a monitor of any size is read from as far. On one of 32 inches (400 mm
 * high) the smallest words are 9 mm high, twice what good eyes need at five metres.
 */
export const displayStyle = css`
  :host { display: grid; box-sizing: border-box; height: 100vh; padding: 2.4vmin 3vmin; gap: 2vmin 3vmin; background: var(--room);
    color: var(--ink); font: 500 3vmin/1.2 var(--sans); overflow: hidden; grid-template: auto 1fr auto auto / minmax(0, 1fr) 46vmin;
    grid-template-areas: 'head head' 'call side' 'last side' 'roads side'; }
  header { grid-area: head; display: flex; align-items: baseline; gap: 3vmin; border-bottom: 1px solid var(--line);
    padding-bottom: 1.2vmin; }
  h1 { font-size: 5.4vmin; } header span { color: var(--ink-2); }
  header .lost { margin-left: auto; color: var(--banker); font-weight: 700; }
  .call { grid-area: call; display: flex; align-items: center; gap: 4vmin; }
  .call strong { display: block; font: 700 10.5vmin/1.05 var(--sans); letter-spacing: -.01em; } .call.open strong { color: var(--brass); }
  .call p { font-size: 4.6vmin; color: var(--ink-2); min-height: 5.8vmin; }
  round-clock { width: 15vmin; height: 15vmin; --clock-size: 6.4vmin; }
  .last { grid-area: last; display: flex; align-items: baseline; gap: 3vmin; flex-wrap: wrap; min-height: 17vmin; }
  .last h2 { flex-basis: 100%; font: 500 2.6vmin/1.2 var(--sans); color: var(--ink-2); }
  .last strong { font: 700 8vmin/1 var(--sans); } .last > span { font-size: 5vmin; }
  .last em { font-style: normal; font-size: 3.6vmin; color: var(--brass); }
  .banker { color: var(--r-banker); } .player { color: var(--r-player); } .tie { color: var(--r-tie); }
  .side { grid-area: side; display: grid; gap: 2.4vmin; align-content: start; border-left: 1px solid var(--line); padding-left: 3vmin; }
  .side h2 { font: 500 2.6vmin/1.2 var(--sans); color: var(--ink-2); margin-bottom: .6vmin; }
  table { border-collapse: collapse; width: 100%; } th, td { padding: .35vmin 0; border-bottom: 1px solid var(--line); }
  th { text-align: left; font-weight: 500; } td { text-align: right; font-weight: 700; white-space: nowrap; }
  tr.main td, tr.main th { font-size: 4.2vmin; } tr.major td { font-size: 4.2vmin; color: var(--brass); }
  .counts { flex-basis: 100%; display: flex; gap: 4vmin; } .counts b { margin-left: 1vmin; font-size: 3.6vmin; }
  .won { color: var(--on-brass); background: var(--brass); border-radius: 1vmin; padding: .6vmin 1.4vmin; font-weight: 700;
    margin-bottom: 1vmin; }
  display-roads { grid-area: roads; }
  .nothing { grid-column: 1 / -1; align-self: center; justify-self: center; font-size: 5vmin; }
  @media (orientation: portrait) {
    :host { grid-template: auto auto auto auto 1fr / minmax(0, 1fr); grid-template-areas: 'head' 'call' 'last' 'roads' 'side'; }
    .side { border-left: 0; padding-left: 0; align-content: start; } h1 { font-size: 6vmin; } header { flex-wrap: wrap; }
  }
`;
