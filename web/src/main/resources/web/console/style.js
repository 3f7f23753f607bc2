import { css } from 'lit';

/**
 * The console: a bar, the step card, rail, hands, seats and foot; and a column at the right that a drawer takes over. No scrolling in a
 * round.
 */
export const consoleStyle = css`
  :host { display: grid; grid-template-rows: auto auto minmax(0, 1fr); height: calc(100vh - 44px); min-height: 640px; }
  .bar { display: flex; align-items: center; gap: 14px; height: 40px; padding: 0 14px; border-bottom: 1px solid var(--n4); font-size: 14px;
    white-space: nowrap; overflow: hidden; }
  .bar h1 { font-size: 18px; }
  .bar .end { display: flex; gap: 14px; align-items: center; }
  .recorded::before { content: '●'; color: var(--ok); margin-right: 6px; }
  .stale { display: flex; justify-content: space-between; padding: 8px 16px; background: var(--warn-soft); color: var(--warn);
    font-weight: 600;
    border-bottom: 1px solid var(--warn); }
  main { display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: 12px; padding: 12px; min-height: 0; }
  main.drawn { grid-template-columns: minmax(0, 1fr) 520px; }
  .left { display: grid; grid-template-columns: minmax(0, 1fr); min-width: 0; grid-template-rows: auto auto auto minmax(0, 1fr) auto;
    gap: 10px;
    min-height: 0; }
  aside { display: flex; flex-direction: column; gap: 10px; min-height: 0; overflow: auto; }
  .foot { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
  .foot .button { min-height: 52px; padding: 5px 12px; white-space: nowrap; }
  .foot .plain { padding: 5px 8px; }
  .drawn .foot .plain { display: none; }
  .button.warn { border-color: var(--warn); color: var(--warn); }
  .refusal { padding: 14px; border-color: var(--bad); display: grid; gap: 8px; }
  .refusal h2 { font-size: 18px; }
  .refusal .button { min-height: 44px; justify-self: start; }
  .won { color: var(--accent); font-weight: 600; }
  .why { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .happened { flex: 1; min-height: 120px; overflow: auto; }
  .happened li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 10px; padding: 5px 14px; }
  .sign-on .body { display: grid; gap: 12px; }
  .narrow { display: none; padding: 12px; }
  .where { display: flex; gap: 12px; }
  round-rail { flex: 1; min-width: 0; }
  .tabs { display: none; gap: 4px; }
  .remedied th[scope] { font: inherit; color: var(--n7); }
  .remedied tr:last-child > th { border-bottom: 0; }
  @media (min-width: 1280px) and (max-width: 1439px) {
    .foot { gap: 6px; }
    .foot .button { padding: 5px 8px; gap: 6px; }
    .foot .plain { padding: 5px; }
    .foot .plain kbd { display: none; }
  }
  @media (max-width: 1279px) {
    main, main.drawn { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto auto auto minmax(0, 1fr) auto; gap: 8px; }
    .left { display: contents; }
    .tabs { display: flex; }
    .tabs .button { min-height: 44px; }
    .tabs [aria-pressed='true'] { background: var(--n9); color: var(--n0); }
    aside { display: none; grid-row: 3 / 5; }
    .beside aside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: start; align-items: start; }
    main.drawn aside { display: flex; }
    .drawn .tabs, .drawn .foot { display: none; }
    :is(.drawn, .beside) :is(dealt-hands, seat-strip, card-keypad) { display: none; }
    .foot { gap: 6px; }
    .foot .button { padding: 5px 9px; gap: 6px; }
  }
  @media (max-width: 1023px) {
    :host { height: auto; }
    main, main.drawn { display: block; }
    .bar .quiet, aside, main.drawn aside, .beside aside, .left > :not(step-card) { display: none; }
    .narrow { display: block; }
  }
`;
