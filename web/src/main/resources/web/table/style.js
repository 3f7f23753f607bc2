import { css } from 'lit';

/** How the parts of a table are arranged: beside one another, with a drawer, or as the column of a phone. */
export const tableStyle = css`
  :host { display: flex; flex-direction: column; height: 100vh; height: 100dvh; overflow: hidden;
    background: radial-gradient(circle at 40% 30%, var(--room-2), var(--room) 70%); }
  .skip { position: absolute; left: 12px; top: -60px; background: var(--brass); color: var(--on-brass); padding: 8px 14px; border-radius: 8px; z-index: 9; }
  .skip:focus { top: 8px; }
  .title { display: flex; gap: 10px; align-items: baseline; padding-left: 16px; border-left: 1px solid var(--line); min-width: 0; }
  .title strong { font-weight: 600; white-space: nowrap; } .title span { color: var(--ink-3); font-size: 12.5px; white-space: nowrap;
    overflow: hidden; text-overflow: ellipsis; }
  .seal { display: flex; gap: 8px; align-items: center; background: none; border: 0; border-radius: 8px; padding: 6px 8px; font-size: 12.5px;
    color: var(--ink-2); white-space: nowrap; }
  .seal svg { color: var(--brass); } .seal code { font: 12px ui-monospace, monospace; color: var(--ink-3); }
  .purse { background: none; border: 0; border-left: 1px solid var(--line); padding: 0 10px 0 16px; display: flex; gap: 8px; align-items: baseline;
    color: var(--ink-3); font-size: 12.5px; white-space: nowrap; }
  .purse b { font-size: 16px; font-weight: 600; color: var(--ink); }
  .leave { padding: 6px 12px; min-height: 34px; }
  main { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) 72px auto / minmax(0, 1fr) 328px; }
  .stage { min-height: 0; min-width: 0; display: grid; place-items: start center; overflow: hidden; padding: 4px; container-type: size; }
  baccarat-felt { width: min(100%, calc(100cqh * 1.84)); }
  aside { border-left: 1px solid var(--line); background: var(--panel); padding: 18px 24px; overflow-y: auto; grid-area: 1 / 2 / 3 / 3; }
  .tools { grid-area: 2 / 1; display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 20px; padding: 0 24px; }
  .tools chip-rack::part(actions) { justify-content: end; }
  .clock { display: flex; gap: 14px; align-items: center; min-width: 0; } .clock strong { display: block; font-weight: 600; white-space: nowrap; }
  .clock span { color: var(--ink-3); font-size: 12.5px; margin-right: 10px; }
  @media (max-width: 1359px) { .tools { gap: 10px; padding: 0 14px; } .clock { gap: 10px; } }
  .choice { background: none; border: 0; padding: 0; margin-right: 14px; min-height: 24px; font-size: 12.5px; color: var(--brass);
    text-decoration: underline dotted; white-space: nowrap; }
  roads-panel { grid-area: 3 / 1 / 4 / -1; }
  .phone, .drawer { display: none; }
  .notice { position: fixed; left: 50%; bottom: 270px; translate: -50% 0; background: var(--panel-2); border: 1px solid var(--line);
    border-radius: 12px; padding: 10px 18px; z-index: 8; max-width: calc(100vw - 24px); box-shadow: 0 8px 24px var(--sh); }
  @media (max-width: 1199px) {
    main { grid-template-columns: minmax(0, 1fr); }
    aside { position: fixed; inset: 52px 0 0 auto; width: 328px; translate: 110% 0; transition: translate var(--move) var(--ease-out); z-index: 6;
      box-shadow: -12px 0 32px var(--sh); }
    aside.open { translate: 0 0; }
    .drawer { display: inline-flex; padding: 6px 12px; min-height: 36px; } .title span { display: none; }
    .tools { grid-template-columns: minmax(0, 1fr) auto auto auto; }
  }
  @media (max-width: 899px) { .tools { display: flex; flex-wrap: wrap; height: auto; padding: 6px 14px; gap: 6px 12px; }
    main { grid-template-rows: minmax(0, 1fr) auto auto; } .seal span, .seal code { display: none; } }
  @media (max-width: 599px) {
    main { display: flex; flex-direction: column; }
    .stage { flex: 1; container-type: normal; display: block; place-items: normal; padding: 0; overflow-y: auto; order: 2; }
    baccarat-felt, roads-panel { display: none; }
    .phone { display: flex; flex-direction: column; gap: 8px; min-height: 100%; padding-bottom: 8px; }
    .phone > :not(felt-overview) { margin: 0 12px; } .phone own-areas { flex: 1; }
    .in-round .phone small-road, .in-round:not(.won) .phone table-meters { display: none; }
    .tools { display: contents; }
    .clock { order: 1; padding: 6px 104px 6px 14px; min-height: 58px; } .clock strong { font: 400 20px/1.1 var(--serif); white-space: normal; } .choice { min-height: 44px; }
    .tools chip-rack { display: flex; flex-direction: column; order: 3; border-top: 1px solid var(--line);
      padding: 2px 10px max(12px, env(safe-area-inset-bottom)); background: var(--panel); }
    .drawer { position: fixed; right: 12px; top: 62px; z-index: 5; }
    aside { inset: 54px 0 0 0; width: auto; }
    .title { border: 0; padding: 0; display: block; } .title strong { display: block; overflow: hidden; text-overflow: ellipsis; }
    .purse { border: 0; padding: 0 4px; display: block; text-align: right; line-height: 1.2; } .purse span { font-size: 11px; display: block; }
    .leave { padding: 6px 8px; font-size: 12px; min-height: 44px; }
    .notice { bottom: 150px; width: max-content; }
  }
  @media (max-height: 760px) and (min-width: 600px) { roads-panel { display: none; } main { grid-template-rows: minmax(0, 1fr) 64px; } }
`;
