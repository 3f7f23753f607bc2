package baccarat.reports;

/// How a submission and the sheets that are made of it look, beside what [ReportStyle] says of all
/// that is printed.
final class SheetStyle {

    static final String RULES =
            """
            .choices td { vertical-align: top; overflow-wrap: anywhere; }
            .choices td:nth-child(1) { font-family: var(--mono); font-size: 7.2pt; width: 44mm; }
            .choices td:nth-child(2) { width: 46mm; }
            .choices .left { color: var(--soft); }
            .choices .clauses { overflow-wrap: normal; font-size: 6.8pt; }
            .choices td:nth-child(4) { width: 26mm; overflow-wrap: normal; }
            .choices td p { margin: 0; }
            .readings td:first-child { width: 9mm; font-weight: 600; }
            .file { border: 0.2mm solid var(--line); padding: 3mm; }
            .full-hash { font-family: var(--mono); font-size: 7.5pt; overflow-wrap: anywhere; }
            .signing { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm 10mm; margin-top: 12mm;
              break-inside: avoid; }
            .signing p { padding-bottom: 9mm; border-bottom: 0.3mm solid var(--ink); color: var(--soft);
              font-size: 7.5pt; }
            .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 9mm; align-items: start; }
            .two h2 { margin-top: 3mm; }
            .steps { padding-left: 5mm; }
            .steps li { margin-bottom: 1mm; }
            .third { width: auto; text-align: center; }
            .third th, .third td { text-align: center; padding: 0.9mm 1.7mm; border: 0.2mm solid var(--line); }
            .third .draws { background: #dcebe2; font-weight: 700;
              -webkit-print-color-adjust: exact; print-color-adjust: exact; }
            .prescribed td:first-child { width: 40mm; }
            .nowrap { white-space: nowrap; }
            .pays td { padding: 1mm 1.5mm; }
            .lines { columns: 2; column-gap: 5mm; }
            .lines.long { columns: 1; }
            .lines p { display: flex; justify-content: space-between; gap: 2mm; margin: 0; font-size: 0.9em;
              break-inside: avoid; }
            .lines b { white-space: nowrap; }
            .two .lines { columns: 1; }
            .sign { text-align: center; }
            .sign header { display: block; text-align: center; }
            .sign h1 { font-size: 40pt; }
            .sign .limits { font: 400 26pt/1.5 var(--serif); margin: 5mm 0; }
            .sign td, .sign th { font-size: 14pt; padding: 1.6mm 3mm; }
            .sign thead th { font-size: 9pt; }
            .dense h1 { font-size: 26pt; }
            .dense .limits { font-size: 17pt; margin: 2mm 0; }
            .dense td { font-size: 9.5pt; padding: 0.8mm 3mm; }
            .sign footer { justify-content: center; }
            .felt { width: 100%; }
            .felt .cloth { fill: #eef4f0; stroke: #1f5f4a; stroke-width: 2;
              -webkit-print-color-adjust: exact; print-color-adjust: exact; }
            .felt .area { fill: #fff; stroke: #0c1713; stroke-width: 1.2; }
            .felt .line { stroke-dasharray: 3 3; }
            .felt text { text-anchor: middle; font: 600 11px var(--sans); }
            .felt .small { font-size: 9px; }
            .felt .hand { fill: none; stroke: #1f5f4a; stroke-width: 1.5; }
            .felt .words { font-size: 12px; font-weight: 400; }
            .felt .number { font-size: 13px; }
            .felt .scale { stroke: #0c1713; stroke-width: 1.5; }
            .card-sheet { font-size: 8.6pt; }
            .card-sheet h2 { margin-top: 4mm; }
            .card-sheet .third td, .card-sheet .third th { padding: 0.5mm 1.6mm; }
            .says { break-inside: avoid; }
            @media print { footer.sheet { display: none; } }
            """;

    private SheetStyle() {}
}
