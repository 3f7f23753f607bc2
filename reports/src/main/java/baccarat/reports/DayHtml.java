package baccarat.reports;

import static baccarat.reports.Html.in;

import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The report of a day as a page to print and sign.
public final class DayHtml {

    private static final List<Column> COLUMNS =
            List.of(
                    Column.words(""),
                    Column.figure("Rounds"),
                    Column.figure("an hour"),
                    Column.figure("Hours open"),
                    Column.figure("Handle"),
                    Column.figure("Drop"),
                    Column.figure("Win"),
                    Column.figure("Hold"),
                    Column.figure("Vigorish taken"),
                    Column.figure("owed"),
                    Column.figure("Theoretical"),
                    Column.figure("Std. dev."),
                    Column.figure("z"));

    private DayHtml() {}

    /// The whole page.
    ///
    /// @param lines the last one sums up the others
    public static String of(DaySpan span, List<DayLine> lines) {
        Program program = Program.running();
        var table = new HtmlTable("day", COLUMNS);
        lines.subList(0, lines.size() - 1).forEach(line -> table.row(cells(span, line)));
        table.sum(cells(span, lines.getLast()));
        var body = new ArrayList<Html>();
        body.add(
                in(
                        "header",
                        in(
                                "div",
                                in("p class='kicker'", span.title()),
                                in("h1", "What the tables brought"),
                                in("p", span.inWords()))));
        body.add(table.html());
        body.add(alarms(span, lines));
        body.add(in("h2", "Win against what was to be expected"));
        body.add(
                in(
                        "p class='says'",
                        "The bar is the theoretical win and two standard deviations to each side;"
                                + " the dot is the win without corrections and with the vigorish"
                                + " that is owed. Standard deviations do not add up, they are those"
                                + " of all wagers of a row together."));
        body.add(in("figure", BandSvg.of(span, lines)));
        if (span.isByShift()) {
            lines.subList(0, lines.size() - 1).forEach(line -> body.add(signed(span, line)));
        }
        body.add(
                in(
                        "div class='signed'",
                        in("p", "Prepared by"),
                        in("p", "Floorperson"),
                        in("p", "Date")));
        body.add(
                in(
                        "footer",
                        in("span", "Baccarat, by the book"),
                        in("code", program.stamp().orElse(program.inWords()))));
        return PrintedPage.of(span.title(), span.title(), body);
    }

    private static List<Html> cells(DaySpan span, DayLine line) {
        Optional<Deviation> z = line.deviation();
        return List.of(
                Html.text(span.name(line)),
                Html.text(line.rounds()),
                Html.text(line.roundsAnHour().map(Object::toString).orElse("")),
                Html.text(line.open().isZero() ? "" : line.hoursOpen()),
                money(line.handle()),
                money(line.drop()),
                money(line.win()),
                Html.text(line.hold().map(hold -> Figures.decimal(hold) + "%").orElse("")),
                money(line.vigorish()),
                money(line.owed()),
                money(line.theoreticalCents()),
                money(line.deviationCents()),
                z.map(DayHtml::flag).orElse(Html.NOTHING));
    }

    /// Each shift signs for its own figures.
    private static Html signed(DaySpan span, DayLine shift) {
        return in(
                "div class='signed'",
                in("p", "Shift of " + span.name(shift)),
                in("p", "Floorperson"),
                in("p", "Date"));
    }

    private static Html money(long cents) {
        String amount = Figures.dollars(new Money(Math.abs(cents)));
        return Html.text(cents < 0 ? "\u2212" + amount : amount);
    }

    private static Html flag(Deviation z) {
        return in(
                "span class='%s'".formatted(z.alarm()),
                Figures.decimal(z.z().setScale(2, java.math.RoundingMode.HALF_EVEN)));
    }

    /// Every row beyond two standard deviations, in words.
    private static Html alarms(DaySpan span, List<DayLine> lines) {
        var items = new ArrayList<Html>();
        for (DayLine line : lines) {
            line.deviation()
                    .filter(z -> z.alarm() != Deviation.Alarm.NONE)
                    .ifPresent(
                            z ->
                                    items.add(
                                            in(
                                                    "p class='note'",
                                                    in(
                                                            "span class='%s'".formatted(z.alarm()),
                                                            z.alarm().toString()),
                                                    Html.text(
                                                            " %s: %s"
                                                                    .formatted(
                                                                            span.name(line),
                                                                            z.inWords())))));
        }
        return items.isEmpty()
                ? in("p class='note'", "No row is beyond two standard deviations.")
                : Html.lines(items);
    }
}
