import { css } from 'lit';

/** How the parts of a table are arranged: beside one another, with a drawer, or as the column of a phone. */
export const tableStyle = css`
  :host { display: flex; flex-direction: column; height: 100vh; height: 100dvh; overflow: hidden;
    background: radial-gradient(circle at 40% 30%, var(--room-2), var(--room) 70%); }
  .skip { position: absolute; left: 12px; top: -60px; background: var(--brass); color: var(--on-brass); padding: 8px 14px;
    border-radius: 8px; z-index: 9; }
  .skip:focus { top: 8px; }
  .title { display: flex; gap: 10px; align-items: baseline; padding-left: 16px; border-left: 1px solid var(--line); min-width: 0; }
  .title strong { font-weight: 600; white-space: nowrap; } .title span { color: var(--ink-3); font-size: 12.5px; white-space: nowrap;
    overflow: hidden; text-overflow: ellipsis; }
  .seal { display: flex; gap: 8px; align-items: center; background: none; border: 0; border-radius: 8px; padding: 6px 8px;
    font-size: 12.5px;
    color: var(--ink-2); white-space: nowrap; }
  .seal svg { color: var(--brass); } .seal code { font: 12px ui-monospace, monospace; color: var(--ink-3); }
  .purse { background: none; border: 0; border-left: 1px solid var(--line); padding: 0 10px 0 16px; display: flex; gap: 8px;
    align-items: center; min-height: 44px;
    color: var(--ink-3); font-size: 12.5px; white-space: nowrap; }
  .purse b { font-size: 16px; font-weight: 600; color: var(--ink); }
  .leave { padding: 6px 12px; min-height: 40px; white-space: nowrap; }
  main { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) 72px auto / minmax(0, 1fr) 328px; }
  .stage { min-height: 0; min-width: 0; display: grid; place-items: start center; overflow: hidden; padding: 4px; container-type: size; }
  baccarat-felt { width: min(100%, calc(100cqh * 1.84)); }
  aside { border-left: 1px solid var(--line); background: var(--panel); padding: 18px 24px; overflow-y: auto; grid-area: 1 / 2 / 3 / 3; }
  .tools { grid-area: 2 / 1; display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 14px;
    padding: 0 20px; }
  .tools chip-rack::part(actions) { justify-content: end; }
  .clock { display: flex; gap: 14px; align-items: center; min-width: 0; } .clock strong { display: block; font-weight: 600;
    line-height: 1.15; }
  .told { flex: 1; min-width: 0; } .clock span { color: var(--ink-3); font-size: 12.5px; margin-right: 10px; }
    .clock span:empty { display: none; }
  .clock .totals { display: block; margin: 0; max-height: 2.7em; line-height: 1.3; overflow: hidden; }
  @media (min-width: 600px) and (max-width: 1399px) { .told:has(.choice) .totals { display: none; } }
  .ready { min-width: 84px; padding: 6px 14px; display: inline-flex; gap: 6px; align-items: center; justify-content: center; }
  .more { display: none; gap: 6px; } .square { width: 44px; height: 44px; padding: 0; display: grid; place-items: center; }
  .choice { background: none; border: 0; padding: 0; margin-right: 14px; min-height: 24px; font-size: 12.5px; color: var(--brass);
    text-decoration: underline dotted; text-align: left; }
  roads-panel { grid-area: 3 / 1 / 4 / -1; }
  .phone, .drawer, .scrim, .close { display: none; }
  .short-road { display: none; margin-bottom: 16px; }
  main.lost > :not(aside) { filter: grayscale(1); opacity: .5; pointer-events: none; }
  .notice { position: fixed; left: 50%; bottom: 270px; translate: -50% 0; background: var(--panel-2); border: 1px solid var(--line);
    border-radius: 12px; padding: 10px 18px; z-index: 8; max-width: calc(100vw - 24px); box-shadow: 0 8px 24px var(--sh); }
  .notice:has(+ .notice) { margin-bottom: 56px; }
  @media (min-width: 1600px) { .tools { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); }
    .tools chip-rack::part(actions) { justify-content: start; } }
  @media (max-width: 1199px) {
    main { grid-template-columns: minmax(0, 1fr); }
    aside { position: fixed; inset: 52px 0 0 auto; width: min(360px, 100vw); translate: 110% 0; visibility: hidden;
      transition: translate var(--move) var(--ease-out); z-index: 6; box-shadow: -12px 0 32px var(--sh); }
    aside.open { translate: 0 0; visibility: visible; }
    aside.open + .scrim { display: block; position: fixed; inset: 52px 0 0; z-index: 5; background: #0006; border: 0; }
    .close { display: grid; position: absolute; right: 10px; top: 8px; z-index: 1; background: var(--panel); }
    .more, .drawer { display: flex; } .title span { display: none; }
  }
  @media (max-width: 1079px) { .title strong { white-space: normal; font-size: 13px; line-height: 1.2;
      max-height: 2.4em; overflow: hidden; }
    .seal span, .seal code { display: none; } .seal { min-height: 44px; } }
  @media (max-width: 899px) { .tools { display: flex; flex-wrap: wrap; height: auto; padding: 6px 14px; gap: 6px 12px; }
    .clock { flex: 1 1 100%; }
    main { grid-template-rows: minmax(0, 1fr) auto auto; } }
  @media (min-width: 600px) and (max-width: 1199px) and (min-height: 761px) and (orientation: portrait) {
    .stage { container-type: inline-size; align-content: start; overflow-y: auto; } baccarat-felt { width: 100%; }
    .phone { display: block; width: 100%; padding: 6px 8px; } .phone > :not(own-areas) { display: none; }
  }
  @media (min-width: 600px) and (max-height: 760px) and (orientation: landscape) {
    roads-panel { display: none; } main { grid-template-rows: minmax(0, 1fr) auto; } .tools { padding-top: 4px; padding-bottom: 6px; }
    .more { display: flex; } .short-road { display: block; } .notice { bottom: 90px; }
  }
  @media (min-width: 600px) and (max-height: 520px) {
    salon-bar { height: 46px; } main { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); }
    .seated .stage { grid-template-columns: minmax(0, 1fr) minmax(250px, 36%); place-items: start stretch; gap: 6px;
      container-type: normal; }
    .seated baccarat-felt { width: min(100%, calc((100dvh - 112px) * 1.84)); }
    .seated .phone { display: block; height: 100%; overflow-y: auto; } .seated .phone > :not(own-areas) { display: none; }
    .tools { display: flex; flex-wrap: nowrap; gap: 6px; padding: 2px 8px 4px; } .clock { flex: 1 1 0; gap: 6px; }
    .clock strong { font-size: 13px; } .clock .totals, .told:has(.choice) strong { display: none; }
    .ready { min-width: 64px; padding: 6px 8px; } .square { width: 40px; } aside { inset-block-start: 46px; }
    .notice { top: 52px; bottom: auto; } .seated ~ .notice { left: 8px; translate: none; max-width: 58vw; }
  }
  @media (min-width: 600px) and (max-width: 779px) and (max-height: 520px) {
    .purse span { display: none; } .tools { gap: 3px; padding: 2px 4px 4px; } .seated .clock { gap: 4px; }
    .seated .told { position: absolute; left: 8px; bottom: 58px; width: calc(64% - 24px); z-index: 2; }
    .seated .ready { min-width: 56px; padding: 6px; } .seated .square { width: 34px; }
  }
  @media (max-width: 599px) {
    main { display: flex; flex-direction: column; }
    .stage { flex: 1; container-type: normal; display: block; place-items: normal; padding: 0; overflow-y: auto; order: 2; }
    baccarat-felt, roads-panel { display: none; }
    .phone { display: flex; flex-direction: column; gap: 8px; min-height: 100%; padding-bottom: 8px; }
    .phone > :not(felt-overview) { margin: 0 12px; } .phone own-areas { flex: 1; }
    .in-round .phone small-road, .in-round:not(.won) .phone table-meters { display: none; }
    .tools { display: contents; }
    .clock { order: 1; flex: none; gap: 8px; padding: 4px 10px; min-height: 58px; }
    .clock strong { font: 400 17px/1.1 var(--serif); } .clock .totals { display: none; } .choice { min-height: 44px; }
    .ready { min-width: 72px; min-height: 44px; padding: 6px 10px; }
    .tools chip-rack { display: flex; flex-direction: column; order: 3; border-top: 1px solid var(--line);
      padding: 2px 10px max(12px, env(safe-area-inset-bottom)); background: var(--panel); }
    aside { inset: 54px 0 0 0; width: auto; }
    .title { border: 0; padding: 0; display: block; } .title strong { display: block; }
    .purse { border: 0; padding: 0 4px; display: block; text-align: right; line-height: 1.2; } .purse span { font-size: 11px;
      display: block; }
    .leave { padding: 6px 8px; font-size: 12px; min-height: 44px; }
    .notice { top: 118px; bottom: auto; width: max-content; }
    .tools chip-rack::part(actions) { justify-content: space-around; }
  }
`;
