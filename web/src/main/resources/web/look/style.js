import { css } from 'lit';

/** What every component shares: boxes, figures, focus, buttons, and text for screen readers alone. */
export const house = css`
  *, *::before, *::after { box-sizing: border-box; }
  * { font-variant-numeric: lining-nums tabular-nums; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  h1, h2, h3, p { margin: 0; }
  h1, h2, h3 { font-family: var(--serif); font-weight: 400; line-height: 1.15; }
  button { font: inherit; color: inherit; cursor: pointer; }
  button:disabled { cursor: default; opacity: .45; }
  .plain { background: none; border: 0; padding: 0; }
  .button {
    border: 1px solid var(--line); border-radius: 8px; background: none; padding: 10px 16px; font-weight: 500; min-height: 40px;
    display: inline-flex; align-items: center; gap: 8px; justify-content: center; text-decoration: none; color: inherit;
  }
  .button:hover:not(:disabled) { border-color: var(--ink-3); }
  .button.brass { background: var(--brass); color: var(--on-brass); border-color: var(--brass); font-weight: 600; }
  .button.brass:hover:not(:disabled) { filter: brightness(1.06); }
  input {
    font: inherit; color: var(--ink); background: var(--room); border: 1px solid var(--ink-3); border-radius: 8px; padding: 9px 12px;
    min-height: 40px; width: 100%;
  }
  .quiet { color: var(--ink-3); }
  .hidden-words {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  dialog {
    border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--ink); padding: 24px;
    width: min(420px, calc(100vw - 32px)); font: 400 14px/1.45 var(--sans);
  }
  dialog::backdrop { background: #050807b3; }
  svg { display: block; }
  @media (pointer: coarse) { .button, input { min-height: 44px; } }
`;
