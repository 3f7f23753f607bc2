package baccarat.server.web;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.money.GamingDay;
import baccarat.server.store.SlipPapers;
import baccarat.server.store.Slips.Signature;
import baccarat.server.store.Slips.Slip;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Optional;

/// A slip as a page for the printer: its number, what moves, by denomination, and who signed. A
/// slip that was withdrawn says so across the page.
final class SlipPaper {

    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private static final String STYLE =
            """
            @page { size: A5; margin: 12mm; }
            body { max-width: 120mm; margin: 8mm auto; padding: 0 5mm; color: #000;
              font: 10pt/1.45 Arial, sans-serif; font-variant-numeric: tabular-nums; }
            h1 { font-size: 16pt; margin: 0 0 4mm; }
            table { width: 100%; border-collapse: collapse; margin: 4mm 0; }
            th, td { padding: 1mm 0; text-align: left; border-bottom: 0.2mm solid #999; }
            .figure { text-align: right; }
            .void { font-size: 28pt; font-weight: 700; border: 1mm solid #000; text-align: center; }
            """;

    private SlipPaper() {}

    static String of(Slip slip, Casino casino) {
        SlipPapers.Paper paper = casino.store().read(handle -> SlipPapers.of(handle, slip.id()));
        GamingDay day = ReportRoutes.day(casino);
        String title =
                "%s No. %d".formatted(RoundHtml.escaped(slip.kind().toString()), paper.number());
        return """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>%s</title><style>%s</style></head>
        <body><h1>%s</h1>%s<table>%s</table>%s<table><tr><th>Signed</th><th>As</th><th>When</th></tr>%s</table>
        <p>%s</p></body></html>
        """
                .formatted(
                        title,
                        STYLE,
                        title,
                        slip.withdrawnBy().isPresent() ? "<p class=\"void\">VOID</p>" : "",
                        facts(slip, casino, day),
                        paper.chips().isEmpty() ? "" : chips(paper),
                        slip.signatures().stream()
                                .map(one -> signature(one, day))
                                .collect(joining()),
                        state(slip, day));
    }

    private static String facts(Slip slip, Casino casino, GamingDay day) {
        return fact(
                        "Table",
                        slip.table()
                                .map(
                                        id ->
                                                casino.table(id)
                                                        .map(
                                                                it ->
                                                                        it.setting().name()
                                                                                + " ("
                                                                                + id
                                                                                + ")")
                                                        .orElse(id)))
                + fact("Patron", slip.patron())
                + fact("Amount", Optional.of("$" + slip.amount()))
                + fact("Means", slip.means())
                + fact("Reason", slip.reason())
                + fact("Asked for", Optional.of(time(slip.at(), day)));
    }

    private static String fact(String name, Optional<String> what) {
        return what.map(
                        it ->
                                "<tr><th>%s</th><td class=\"figure\">%s</td></tr>"
                                        .formatted(name, RoundHtml.escaped(it)))
                .orElse("");
    }

    private static String chips(SlipPapers.Paper paper) {
        return paper.chips().entrySet().stream()
                .map(SlipPaper::stack)
                .collect(
                        joining(
                                "",
                                "<table><tr><th>Chip</th><th class=\"figure\">Pieces</th><th class=\"figure\">Value</th></tr>",
                                "</table>"));
    }

    private static String stack(Map.Entry<Money, Integer> chips) {
        return "<tr><td>$%s</td><td class=\"figure\">%d</td><td class=\"figure\">%s</td></tr>"
                .formatted(
                        chips.getKey(), chips.getValue(), chips.getKey().times(chips.getValue()));
    }

    private static String signature(Signature signature, GamingDay day) {
        return "<tr><td>%s</td><td>%s, by %s</td><td>%s</td></tr>"
                .formatted(
                        RoundHtml.escaped(signature.person()),
                        signature.post(),
                        signature.proof(),
                        time(signature.at(), day));
    }

    private static String state(Slip slip, GamingDay day) {
        return slip.doneAt()
                .map(at -> "Carried out " + time(at, day))
                .or(() -> slip.withdrawnBy().map(who -> "Withdrawn by " + RoundHtml.escaped(who)))
                .orElse("Not carried out yet");
    }

    private static String time(Instant at, GamingDay day) {
        return MINUTES.format(at.atZone(day.zone())) + " " + day.zone().getId();
    }
}
