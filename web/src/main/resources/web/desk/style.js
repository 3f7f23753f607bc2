import { css } from 'lit';

/** What the staff's rooms share: panels, tables, buttons, tags, fields. Sans is the house, serif the documents, mono the record. */
export const desk = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host { font: 400 13px/1.4 var(--desk); color: var(--n9); font-variant-numeric: tabular-nums lining-nums; }
  :focus-visible { outline: 3px solid var(--n9); outline-offset: 2px; }
  h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
  h1 { font: 600 20px/1.2 var(--desk); }
  h2 { font: 600 14px/1.3 var(--desk); }
  h3 { font: 600 13px/1.3 var(--desk); }
  ul, ol { list-style: none; }
  a { color: inherit; }
  .panel { background: var(--n1); border: 1px solid var(--n4); border-radius: 8px; }
  .panel > header { display: flex; align-items: center; gap: 10px; padding: 12px 14px; border-bottom: 1px solid var(--n4); }
  .panel > header .end, .end { margin-left: auto; }
  .body { padding: 12px 14px; }
  .quiet { color: var(--n7); }
  .small { font-size: 12px; }
  .mono { font-family: var(--mono); }
  .gist { font: 400 16px/1.45 var(--serif); }
  .overline { font: 600 11px/1.4 var(--desk); letter-spacing: .08em; text-transform: uppercase; color: var(--n7); }
  .figure { text-align: right; }
  table { width: 100%; border-collapse: collapse; }
  th { font: 600 11px/1.4 var(--desk); color: var(--n7); text-align: left; padding: 8px 10px; border-bottom: 1px solid var(--n4);
    white-space: nowrap; }
  td { padding: 8px 10px; border-bottom: 1px solid var(--n4); vertical-align: top; }
  tr:last-child > td { border-bottom: 0; }
  tr[aria-selected='true'] > td, tr.chosen > td { background: var(--n3); }
  tr[aria-selected='true'] > td:first-child, tr.chosen > td:first-child { box-shadow: inset 3px 0 var(--accent); }
  .sum > td { font-weight: 600; border-top: 1px solid var(--n6); }
  button { font: inherit; color: inherit; cursor: pointer; }
  .button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 32px; padding: 5px 14px;
    border-radius: 6px;
    border: 1px solid var(--n6); background: var(--n2); font-weight: 600; text-decoration: none; color: var(--n9); }
  .button:hover:not(:disabled) { border-color: var(--n7); background: var(--n3); }
  .button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
  .button.primary:hover:not(:disabled) { background: var(--accent); border-color: var(--n9); }
  .button.plain { border-color: transparent; background: none; }
  .button.grave { border-color: var(--bad); color: var(--bad); }
  .button:disabled { color: var(--n6); border-style: dashed; cursor: default; }
  kbd { font: 600 11px/1 var(--mono); border: 1px solid currentColor; border-radius: 3px; padding: 2px 5px; }
  .tag { display: inline-flex; align-items: center; gap: 4px; border: 1px solid var(--n5); border-radius: 10px; padding: 1px 8px;
    font: 600 11px/1.5 var(--desk); white-space: nowrap; color: var(--n8); }
  .tag.ok { color: var(--ok); border-color: var(--ok); background: var(--ok-soft); }
  .tag.warn { color: var(--warn); border-color: var(--warn); background: var(--warn-soft); }
  .tag.bad { color: var(--bad); border-color: var(--bad); background: var(--bad-soft); }
  .tag.info { color: var(--info); border-color: var(--info); background: var(--info-soft); }
  .of-document { display: inline-block; width: 10px; height: 10px; border-radius: 2px; background: var(--document, var(--n6)); }
  input, select, textarea { font: inherit; color: var(--n9); background: var(--n0); border: 1px solid var(--n6); border-radius: 6px;
    padding: 5px 10px; min-height: 32px; }
  textarea { width: 100%; font-family: var(--mono); }
  [aria-invalid='true'] { border: 2px solid var(--bad); }
  .wrong { color: var(--bad); }
  .wrong:empty { display: none; }
  .refused { border-left: 3px solid var(--bad); background: var(--bad-soft); padding: 10px 14px; border-radius: 0 8px 8px 0; }
  .proof { display: flex; gap: 8px; align-items: end; min-height: 32px; }
  .proof > span { align-self: center; }
  .proof > :first-child { flex: 1; }
  .empty { padding: 28px 24px; }
  .empty strong { display: block; font-size: 15px; margin-bottom: 4px; }
  .hidden-words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  dialog { border: 1px solid var(--n5); border-radius: 12px; background: var(--n1); color: var(--n9); padding: 20px;
    width: min(560px, calc(100vw - 32px)); font: 400 13px/1.4 var(--desk); }
  dialog::backdrop { background: #050807b3; }
  svg { display: block; }
  @media (pointer: coarse) { .button, input, select { min-height: 44px; } }
`;

/** The colour of a document, for whatever bears its square or its spine. */
export const documentColours = css`
  [data-document='ma-baccarat'] { --document: var(--d-ma-baccarat); }
  [data-document='ma-midi'] { --document: var(--d-ma-midi); }
  [data-document='ma-mini'] { --document: var(--d-ma-mini); }
  [data-document='ma-mini-earlier'] { --document: var(--d-ma-mini-earlier); }
  [data-document='wa-mini'] { --document: var(--d-wa-mini); }
`;
