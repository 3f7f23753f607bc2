package baccarat.server.web;

import baccarat.records.Csv;
import baccarat.rules.Money;
import baccarat.server.money.Figures;
import baccarat.server.money.TableReport;
import java.util.List;
import java.util.stream.Stream;

/// The report as CSV: one row for each table, shift and wager, and one with `all` for the shift,
/// which alone has drop and hold.
final class ReportCsv {

    private static final List<String> HEAD =
            List.of(
                    "table",
                    "shift",
                    "wager",
                    "handle",
                    "win",
                    "vigorish",
                    "owed",
                    "theoretical",
                    "drop",
                    "hold",
                    "house");

    private final String house;

    private ReportCsv(String house) {
        this.house = house;
    }

    /// @param house what the house is for, repeated in every row
    static String of(TableReport report, String house) {
        return new ReportCsv(house).text(report);
    }

    private String text(TableReport report) {
        var text = new StringBuilder(Csv.row(HEAD));
        report.tables()
                .forEach(
                        (table, shifts) ->
                                shifts.forEach(
                                        (begins, shift) ->
                                                text.append(
                                                        rows(table, begins.toString(), shift))));
        return text.toString();
    }

    private String rows(String table, String begins, TableReport.Shift shift) {
        var text = new StringBuilder();
        shift.wagers()
                .forEach(
                        (wager, figures) ->
                                text.append(Csv.row(cells(table, begins, wager, figures, "", ""))));
        return text.append(all(table, begins, shift.all())).toString();
    }

    private String all(String table, String begins, Figures figures) {
        return Csv.row(
                cells(
                        table,
                        begins,
                        "all",
                        figures,
                        money(figures.drop()),
                        figures.hold().map(Object::toString).orElse("")));
    }

    private List<String> cells(
            String table, String begins, String wager, Figures figures, String drop, String hold) {
        return Stream.of(
                        table,
                        begins,
                        wager,
                        money(figures.handle()),
                        money(figures.win()),
                        money(figures.vigorish()),
                        money(figures.owed()),
                        figures.theoreticalWin().toString(),
                        drop,
                        hold,
                        house)
                .toList();
    }

    private static String money(long cents) {
        return new Money(cents).toString();
    }
}
