package baccarat.cli;

import baccarat.records.Holdings;
import baccarat.records.RoundLog;
import baccarat.records.RoundRow;
import baccarat.rules.Meter;
import baccarat.rules.Side;
import baccarat.table.Happened;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.PrintWriter;
import java.util.List;

/// One round of a log as a page: what was done and why, the hands, the money, the table.
final class RoundPage {

    private final LoggedTable table;
    private final RoundLog round;

    RoundPage(LoggedTable table, RoundLog round) {
        this.table = table;
        this.round = round;
    }

    /// The round itself first, then those simulated after it.
    List<RoundRow> rows() {
        return round.rows(table.shoe(round.before()));
    }

    void print(PrintWriter out) {
        RoundRow first = rows().getFirst();
        out.println(Colours.bold(table.title()));
        out.println(
                "round %d, shoe %d, %s%s"
                        .formatted(
                                round.number(),
                                first.shoe(),
                                first.play().kind(),
                                round.isOver() ? "" : "; the log ends before the round does"));
        out.println();
        var events = new EventPrinter(new Why(table.approved().regulation()), out);
        TableState state = round.before();
        for (Happened happened : round.events()) {
            events.print(state, happened);
            state = Table.apply(state, happened);
        }
        rows().forEach(row -> hands(out, row));
        out.println();
        printChips(out);
        out.println();
        printTable(out);
    }

    private static void hands(PrintWriter out, RoundRow row) {
        out.println();
        if (row.isSimulated()) {
            out.println("simulated");
        }
        for (Side side : Side.values()) {
            String count = row.count(side).map(String::valueOf).orElse("");
            String line = "%s  %-8s  %s".formatted(side, row.hand(side), count);
            out.println(Colours.of(side, line.stripTrailing()));
        }
        out.println(
                switch (row.result()) {
                    case "void" -> "void";
                    case "tie" -> Colours.ofWinner(row.winner(), "Tie");
                    default -> Colours.ofWinner(row.winner(), row.winner().orElseThrow() + " wins");
                });
    }

    private void printChips(PrintWriter out) {
        var columns = new Columns(List.of(1, 2, 3), "patron", "before", "after", "change");
        round.chips()
                .forEach(
                        chips ->
                                columns.row(
                                        Fold.printable(chips.patron()),
                                        chips.before(),
                                        chips.after(),
                                        SpotResult.signed(chips.change())));
        columns.print(out);
    }

    private void printTable(PrintWriter out) {
        TableState before = round.before();
        TableState after = round.after();
        Holdings had = Holdings.of(before.accounts());
        Holdings has = Holdings.of(after.accounts());
        var columns = new Columns(List.of(1, 2), "table", "before", "after");
        columns.row("tray", had.tray(), has.tray());
        columns.row("drop", had.drop(), has.drop());
        columns.row("vigorish", had.vigorish(), has.vigorish());
        for (Meter meter : after.meters().shown().keySet()) {
            columns.row(
                    "meter " + meter,
                    before.meters().of(meter).money(),
                    after.meters().of(meter).money());
        }
        columns.row("cards in the shoe", before.stock().shoe(), after.stock().shoe());
        columns.row("discards", before.stock().discards(), after.stock().discards());
        columns.print(out);
    }

    RoundLog round() {
        return round;
    }

    LoggedTable table() {
        return table;
    }
}
