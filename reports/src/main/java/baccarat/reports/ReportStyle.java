package baccarat.reports;

/// How what is printed looks: black on white with one green, and the same in print without
/// backgrounds.
final class ReportStyle {

    private static final String SHEET =
            """

            @page { size: SIZE; margin: 15mm 15mm 18mm;
              @bottom-left { content: "Baccarat, by the book"; font: 7.5pt Arial, sans-serif; color: #4a5b53; }
              @bottom-center { content: "FOOT"; font: 7.5pt Arial, sans-serif; color: #4a5b53; }
              @bottom-right { content: counter(page) " of " counter(pages); font: 7.5pt Arial, sans-serif; color: #4a5b53; }
            }
            :root { --ink: #0c1713; --soft: #4a5b53; --line: #d3dcd6; --green: #1f5f4a;
              --sans: Inter, "Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
              --serif: "Source Serif 4", "Iowan Old Style", Georgia, "Liberation Serif", serif;
              --mono: "JetBrains Mono", ui-monospace, "Liberation Mono", monospace; }
            * { box-sizing: border-box; margin: 0; }
            html { background: #dfe4de; }
            body { color: var(--ink); font: 8.5pt/1.4 var(--sans);
              font-variant-numeric: tabular-nums lining-nums; }
            main { width: WIDTH; margin: 10mm auto; padding: 15mm; background: #fff; }
            header { display: flex; justify-content: space-between; align-items: end; gap: 10mm;
              padding-bottom: 5mm; border-bottom: 0.6mm solid var(--ink); }
            .kicker { color: var(--green); font-weight: 600; font-family: var(--sans); }
            h1 { font: 400 22pt/1.25 var(--serif); overflow-wrap: anywhere; }
            header p, .says { font-family: var(--serif); font-size: 9.5pt; }
            header .kicker { font: 600 8.5pt/1.6 var(--sans); }
            .says { max-width: 130mm; margin-bottom: 2.5mm; color: #26352e; break-after: avoid; }
            dl { min-width: 52mm; }
            dl div { display: flex; justify-content: space-between; gap: 6mm; line-height: 1.65; }
            dt { color: var(--soft); white-space: nowrap; }
            .hash, .clauses, .exact, pre, code { font-family: var(--mono); font-size: 7.5pt; }
            .hash { white-space: nowrap; }
            .clauses { color: var(--soft); }
            h2 { font-size: 11pt; font-weight: 600; margin: 8mm 0 1.5mm; break-after: avoid; }
            h2 span { display: inline-block; min-width: 6mm; color: var(--green); }
            h3 { font-size: 9.5pt; font-weight: 600; margin: 5mm 0 0.5mm; break-after: avoid; }
            table { width: 100%; border-collapse: collapse; }
            thead { display: table-header-group; }
            tr { break-inside: avoid; }
            th, td { padding: 1.3mm 1.5mm; text-align: left; border-bottom: 0.2mm solid var(--line); }
            thead th { color: var(--soft); font-size: 7.5pt; font-weight: 600; vertical-align: bottom;
              border-bottom: 0.3mm solid var(--ink); }
            .figure { text-align: right; white-space: nowrap; }
            thead th.figure { white-space: normal; }
            .sum td { font-weight: 600; border-bottom: 0; border-top: 0.3mm solid var(--ink); }
            .terms th { width: 26mm; font-weight: 600; vertical-align: top; }
            .terms td { vertical-align: top; }
            .terms .clauses { width: 24mm; text-align: right; }
            .summary, .stakes, .matrix, .meters { break-inside: avoid; }
            .summary { font-size: 8.2pt; }
            .summary td, .summary th { padding-left: 1mm; padding-right: 1mm; }
            .summary td:nth-child(2) { width: 26mm; }
            .summary td:last-child, .summary th:last-child { padding-left: 3mm; white-space: nowrap; }
            a { color: inherit; text-decoration: none; }
            .exact { display: inline-grid; vertical-align: middle; text-align: center; line-height: 1.25; font-size: 6.8pt; }
            .exact span:last-child { border-top: 0.2mm solid currentColor; padding: 0 0.8mm; }
            .exact .apart { position: absolute; width: 1px; height: 1px; overflow: hidden;
              clip-path: inset(50%); }
            .figures .exact { margin-left: 1mm; }
            .figures { margin-bottom: 1.5mm; }
            .wager { break-inside: avoid; position: relative; }
            .pair { display: grid; grid-template-columns: 101mm 1fr; gap: 8mm; align-items: center; }
            .outcomes td, .strategies td { padding-top: 0.3mm; padding-bottom: 0.3mm; }
            .opens { break-after: avoid; }
            .end { break-inside: avoid; }
            .wide .pair { display: block; }
            .wide figure { margin-top: 4mm; }
            .note { margin: 2mm 0; font-family: var(--serif); font-size: 9pt; color: #26352e;
              max-width: 150mm; }
            .strategies, .meters { width: 140mm; margin-top: 3mm; }
            .meters { width: 101mm; }
            .stakes { width: 101mm; }
            .matrix { font-size: 7.6pt; }
            .matrix td, .matrix th { padding: 1mm 0.8mm; }
            .matrix i { font-style: italic; }
            svg { display: block; max-width: 100%; height: auto; }
            figure svg { width: 100%; }
            svg text { font: 11px var(--sans); fill: #0c1713; }
            svg .axis { font-size: 9px; fill: #4a5b53; }
            .track { stroke: #b3c0b8; stroke-width: 1; }
            .wins { fill: #1f5f4a; }
            .pushes { stroke: #1f5f4a; stroke-width: 0.75; }
            .loses { fill: #fff; stroke: #4a5b53; stroke-width: 1; }
            .hatch { stroke: #1f5f4a; stroke-width: 1; fill: none; }
            .day { font-size: 6.8pt; }
            .day td, .day th { padding: 1mm 0.7mm; }
            .amber { color: #8a5a00; font-weight: 700; }
            .red { color: #a01818; font-weight: 700; text-decoration: underline; }
            .band { stroke: #b3c0b8; stroke-width: 8; }
            .mean { stroke: #1f5f4a; stroke-width: 2; }
            .dot { fill: #0c1713; } .dot.amber { fill: #d08a00; } .dot.red { fill: #c02020; }
            pre { margin-top: 1mm; white-space: pre-wrap; }
            .signed { display: grid; grid-template-columns: 1fr 1fr 36mm; gap: 6mm; margin-top: 16mm;
              break-inside: avoid; }
            .signed p { color: var(--soft); font-size: 7.5pt; padding-bottom: 8mm;
              border-bottom: 0.3mm solid var(--ink); }
            footer { display: flex; justify-content: space-between; gap: 6mm; flex-wrap: wrap;
              margin-top: 6mm; padding-top: 2.5mm; border-top: 0.2mm solid var(--line);
              color: var(--soft); font-size: 7.5pt; break-inside: avoid; }
            footer code { font-size: 7pt; overflow-wrap: anywhere; }
            @media print {
              html { background: none; }
              main { width: auto; margin: 0; padding: 0; }
              footer span:first-child { display: none; }
            }
            @media screen and (max-width: 215mm) {
              main { width: auto; min-width: 0; margin: 0; padding: 6mm; overflow-x: auto; }
            }
            """;

    private ReportStyle() {}

    /// A sheet of paper.
    ///
    /// @param across with the long side at the top
    /// @param foot what stands at the foot of each printed page
    record Sheet(Paper paper, boolean across, String foot) {}

    static String of(Sheet sheet) {
        return (SHEET + SheetStyle.RULES)
                .replace("SIZE", sheet.paper().size(sheet.across()))
                .replace("WIDTH", sheet.paper().width(sheet.across()))
                .replace("FOOT", sheet.foot().replaceAll("[^A-Za-z0-9 .,:/-]", " "));
    }
}
