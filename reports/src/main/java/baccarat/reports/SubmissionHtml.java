package baccarat.reports;

import static baccarat.reports.Html.in;
import static baccarat.reports.Html.part;
import static baccarat.reports.Html.says;
import static baccarat.reports.Html.text;
import static java.util.stream.Collectors.joining;

import baccarat.odds.WagerOdds;
import baccarat.regulations.Regulation;
import baccarat.regulations.StatedChoices;
import baccarat.regulations.StatedChoices.Said;
import baccarat.regulations.StatedChoices.Stated;
import baccarat.regulations.Summary;
import baccarat.reports.HtmlTable.Column;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Stream;

/// A Rules Submission as a document for the regulator: every choice said or left out with its
/// clause and the reading that bears on it, what the document prescribes, what the wagers are
/// worth, the file itself, and lines to sign. It has no date, so that the same file makes the same
/// document.
final class SubmissionHtml {

    private static final List<Column> CHOICES =
            List.of(
                    Column.words("Key"),
                    Column.words("What is submitted"),
                    Column.words("What is acceptable"),
                    Column.words("Clauses"),
                    Column.words("Readings"));

    private final PrintedSubmission printed;
    private final Regulation regulation;
    private final BearingReadings readings;

    private SubmissionHtml(PrintedSubmission printed) {
        this.printed = printed;
        this.regulation = printed.submission().regulation();
        this.readings = new BearingReadings(regulation);
    }

    static List<Html> of(PrintedSubmission printed) {
        return new SubmissionHtml(printed).body();
    }

    private List<Html> body() {
        StatedChoices.All stated = StatedChoices.of(printed.text(), regulation);
        Html choices = choices(stated);
        Html prescribed = prescribed();
        return List.of(
                title(),
                part(1, "What is submitted", choicesNote(), choices),
                part(2, "What the document prescribes", prescribed),
                part(3, "The wagers and what they are worth", warnings(), wagers()),
                part(4, "Readings that bear on it", readings.html()),
                part(5, "The file itself", fileNote(), file()),
                in("div class='end'", part(6, "How to check it", checks()), signatures()));
    }

    private Html title() {
        return in(
                "header",
                in(
                        "div",
                        in("p class='kicker'", "Rules Submission"),
                        in("h1", in("bdi", printed.submission().name())),
                        in("p", "Under %s (%s)".formatted(regulation.title(), regulation.id()))),
                in(
                        "dl",
                        fact("Review", "no objection"),
                        fact("Warnings", String.valueOf(printed.warnings().size())),
                        fact("Wagers", String.valueOf(printed.wagers().size()))));
    }

    private static Html fact(String about, String says) {
        return in("div", in("dt", about), in("dd", says));
    }

    private static Html choicesNote() {
        return says(
                "Every choice that the document leaves to the licensee, with the clause that leaves it."
                        + " Where the submission leaves a choice out, the value that holds is named.");
    }

    private Html choices(StatedChoices.All stated) {
        var table = new HtmlTable("choices", CHOICES);
        stated.choices().forEach(one -> table.row(row(one)));
        for (Said other : stated.others()) {
            table.row(
                    List.of(
                            text(other.key()),
                            in("b", other.value()),
                            Html.NOTHING,
                            Html.NOTHING,
                            Html.NOTHING));
        }
        return table.html();
    }

    private List<Html> row(Stated stated) {
        Summary.Line line = stated.line();
        return List.of(
                text(line.about()),
                submitted(stated),
                text(line.acceptable()),
                in("span class='clauses'", String.join(", ", line.clauses())),
                text(readings.on(line.clauses())));
    }

    private static Html submitted(Stated stated) {
        if (stated.said().isEmpty()) {
            return in("span class='left'", leftOut(stated));
        }
        String about = stated.line().about().replaceFirst(",.*", "");
        return Html.lines(
                stated.said().stream()
                        .map(
                                said ->
                                        said.key().equals(about)
                                                ? in("p", in("b", said.value()))
                                                : in(
                                                        "p",
                                                        text(shorter(said.key(), about) + ": "),
                                                        in("b", said.value())))
                        .toList());
    }

    /// Without what the row says already.
    private static String shorter(String key, String about) {
        String section = about.contains(".") ? about.substring(0, about.lastIndexOf('.')) : about;
        String plain = section.replaceFirst("\\.\\*.*", "");
        return key.startsWith(plain + ".") ? key.substring(plain.length() + 1) : key;
    }

    private static String leftOut(Stated stated) {
        return stated.idle()
                .or(() -> stated.held().map(value -> "left out: " + value))
                .orElse("left out");
    }

    private Html prescribed() {
        var table =
                new HtmlTable(
                        "prescribed",
                        List.of(
                                Column.words("About"),
                                Column.words("What holds"),
                                Column.words("Clauses"),
                                Column.words("Readings")));
        Summary.prescribed(regulation)
                .forEach(
                        line ->
                                table.row(
                                        List.of(
                                                text(line.about()),
                                                text(line.acceptable()),
                                                in(
                                                        "span class='clauses'",
                                                        String.join(", ", line.clauses())),
                                                text(readings.on(line.clauses())))));
        return table.html();
    }

    private Html warnings() {
        return Html.lines(
                printed.warnings().stream()
                        .map(warning -> in("p class='note warning'", warning.inWords()))
                        .toList());
    }

    private Html wagers() {
        var table =
                new HtmlTable(
                        "pays",
                        List.of(
                                Column.words("Wager"),
                                Column.words("Limits"),
                                Column.words("Pays"),
                                Column.figure("House edge %"),
                                Column.words("Clauses")));
        for (WagerOdds odds : printed.wagers()) {
            table.row(
                    List.of(
                            text(ReportWords.name(odds.wager(), printed.rules())),
                            in("span class='nowrap'", Pays.limits(odds.wager(), printed.rules())),
                            Pays.html(odds.wager(), printed.rules()),
                            in(
                                    "b",
                                    Figures.decimal(
                                            odds.houseEdge()
                                                    .movePointRight(2)
                                                    .setScale(3, RoundingMode.HALF_EVEN))),
                            in(
                                    "span class='clauses'",
                                    String.join(
                                            ", ",
                                            ReportWords.clauses(
                                                    regulation, odds.wager(), printed.rules())))));
        }
        return table.html();
    }

    private static Html fileNote() {
        return says("The submission as it was reviewed, byte for byte, with its comments.");
    }

    private Html file() {
        return in("pre class='file'", printed.text());
    }

    private Html checks() {
        return Html.all(
                in(
                        "p",
                        text("SHA-256 of the file: "),
                        in("span class='full-hash'", printed.sha256())),
                in(
                        "p",
                        text("Data of the document: "),
                        in("span class='full-hash'", regulation.digest())),
                in("p", "Program: " + printed.program()),
                in(
                        "pre",
                        Stream.of(
                                        "sha256sum FILE",
                                        "baccarat rules check FILE",
                                        "baccarat report --rules FILE --out report.html")
                                .collect(joining("\n"))));
    }

    private static Html signatures() {
        return in(
                "div class='signing'",
                Html.lines(
                        Stream.of(
                                        "For the licensee: name and title",
                                        "Signature and date",
                                        "For the regulator: name and title",
                                        "Signature and date of receipt")
                                .map(line -> in("p", line))
                                .toList()));
    }
}
