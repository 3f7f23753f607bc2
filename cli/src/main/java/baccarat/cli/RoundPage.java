package baccarat.cli;

import baccarat.records.RoundLog;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Accounts;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Patron;
import baccarat.table.TableState;
import java.io.PrintWriter;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/// One round of a log as a page: what was done and why, the hands, the money, the table.
final class RoundPage {

    private final LoggedTable table;
    private final RoundLog round;

    RoundPage(LoggedTable table, RoundLog round) {
        this.table = table;
        this.round = round;
    }

    /// A patron's chips, wagered or not, before the round and after it.
    record Chips(String patron, Money before, Money after) {

        Money change() {
            return after.minus(before);
        }
    }

    /// What the house has at the table.
    record Holdings(Money tray, Money drop, Money vigorish) {

        static Holdings of(Accounts accounts) {
            Money vigorish = Money.ZERO;
            for (var held : accounts.held().entrySet()) {
                if (held.getKey() instanceof Account.VigorishBox) {
                    vigorish = vigorish.plus(held.getValue());
                }
            }
            return new Holdings(
                    accounts.of(Account.Fixed.TRAY), accounts.of(Account.Fixed.DROP), vigorish);
        }
    }

    /// The round itself first, then those simulated after it.
    List<RoundRow> rows() {
        List<Boolean> voids =
                round.events().stream()
                        .map(Happened::event)
                        .filter(RoundPage::isEnd)
                        .map(event -> event instanceof Event.RoundVoided)
                        .toList();
        return Stream.iterate(0, i -> i < round.plays().size(), i -> i + 1)
                .map(
                        i ->
                                new RoundRow(
                                        round.plays().get(i),
                                        table.shoe(round.before()),
                                        i < voids.size() && voids.get(i)))
                .toList();
    }

    private static boolean isEnd(Event event) {
        return event instanceof Event.RoundVoided || event instanceof Event.CardsCleared;
    }

    List<Chips> chips() {
        var names = new TreeSet<String>();
        Stream.of(round.before(), round.after())
                .flatMap(state -> state.roster().patrons().stream())
                .map(Patron::name)
                .forEach(names::add);
        return names.stream()
                .map(
                        name ->
                                new Chips(
                                        name,
                                        chips(round.before(), name),
                                        chips(round.after(), name)))
                .toList();
    }

    private static Money chips(TableState state, String name) {
        Money chips = state.accounts().of(new Account.Rack(name));
        List<Spot> places = state.roster().patron(name).map(Patron::places).orElse(List.of());
        for (Spot place : places) {
            chips = chips.plus(state.accounts().of(new Account.Wagers(place)));
        }
        return chips;
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
        round.events().forEach(events::print);
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
        chips().forEach(
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
