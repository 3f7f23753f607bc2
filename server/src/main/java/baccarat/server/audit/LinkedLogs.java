package baccarat.server.audit;

import baccarat.records.BadRecord;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.store.Ledger;
import baccarat.server.store.MeterLinks;
import baccarat.server.tables.Boundary;
import baccarat.table.Account;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.Meters;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// The meters that tables share, by the logs of all of them: every move is in the log that made it
/// and nowhere else, every log has the meters that the list of moves has, and the meters hold what
/// the tables put in less what their patrons won.
final class LinkedLogs {

    private final Handle handle;
    private final Map<String, LinkOfLogs> links = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private boolean isMissingALog;

    private static final class LinkOfLogs {

        private final Map<Long, MeterLinks.Move> moves = new TreeMap<>();
        private final Set<Long> made = new HashSet<>();
        private final Map<Meter, Money> held = new EnumMap<>(Meter.class);
    }

    LinkedLogs(Handle handle) {
        this.handle = handle;
        for (MeterLinks.Link link : MeterLinks.all(handle)) {
            var ofTheLink = new LinkOfLogs();
            try {
                MeterLinks.after(handle, link.name(), 0, Integer.MAX_VALUE)
                        .forEach(move -> ofTheLink.moves.put(move.number(), move));
                links.put(link.name(), ofTheLink);
            } catch (CorruptLog | BadRecord e) {
                wrong.add("link %s: %s".formatted(link.name(), e.getMessage()));
            }
        }
    }

    int moves() {
        return links.values().stream().mapToInt(link -> link.moves.size()).sum();
    }

    /// Compares the meters after an event of a log with the list of moves.
    ///
    /// @return what is wrong with it, if anything is
    List<String> saw(String log, long number, Event event, Meters before, Meters after) {
        if (after.link().isEmpty() || after.link().equals(before.link())) {
            return List.of();
        }
        Meters.Linked place = after.link().get();
        if (place.move() == 0) {
            return List.of();
        }
        if (!wrong.isEmpty()) {
            return List.of();
        }
        LinkOfLogs link = links.get(place.name());
        MeterLinks.Move move = link == null ? null : link.moves.get(place.move());
        String where = "%s, event %d: ".formatted(log, number);
        String which = "move %d of the link %s".formatted(place.move(), place.name());
        if (link == null || move == null) {
            return List.of(where + which + " is not stored");
        }
        if (!move.after().equals(after)) {
            return List.of(
                    where
                            + "after %s the meters are stored as %s, and the log makes them %s"
                                    .formatted(which, move.after().shown(), after.shown()));
        }
        if (event instanceof LinkEvent) {
            return event instanceof LinkEvent.MetersMoved told && !told.equals(move.told())
                    ? List.of(where + which + " is told otherwise than it is stored")
                    : List.of();
        }
        link.made.add(place.move());
        return move.told().log().equals(log) && move.told().number() == number
                ? List.of()
                : List.of(
                        where
                                + "%s is stored as event %d of %s"
                                        .formatted(which, move.told().number(), move.told().log()));
    }

    /// A log was followed to its end.
    void end(TableState state) {
        state.meters()
                .link()
                .map(it -> links.get(it.name()))
                .ifPresent(
                        link ->
                                state.accounts()
                                        .held()
                                        .forEach((account, amount) -> add(link, account, amount)));
    }

    private static void add(LinkOfLogs link, Account account, Money amount) {
        if (account instanceof Account.LinkedMeter(var meter)) {
            link.held.merge(meter, amount, Money::plus);
        }
    }

    /// A log could not be followed, so that nothing can be said about all of them together.
    void isMissingALog() {
        isMissingALog = true;
    }

    /// What is wrong with the links as a whole, once all logs were followed.
    List<String> wrong() {
        if (!isMissingALog && wrong.isEmpty()) {
            links.forEach(this::look);
        }
        return wrong;
    }

    private void look(String name, LinkOfLogs link) {
        long expected = 1;
        Meters last = Meters.NONE;
        Money all = Money.ZERO;
        for (MeterLinks.Move move : link.moves.values()) {
            if (move.number() != expected) {
                wrong.add("link %s: move %d is missing".formatted(name, expected));
            }
            if (!link.made.contains(move.number())) {
                wrong.add(
                        "link %s: move %d is not in the log %s"
                                .formatted(name, move.number(), move.told().log()));
            }
            if (!move.after().areBalanced()) {
                wrong.add(
                        "link %s: after move %d a meter does not hold its seeds and contributions less its awards"
                                .formatted(name, move.number()));
            }
            expected = move.number() + 1;
            last = move.after();
        }
        for (Meter meter : last.states().keySet()) {
            Money held = last.of(meter).held();
            Money tables = link.held.getOrDefault(meter, Money.ZERO);
            all = all.plus(held);
            if (!held.equals(tables)) {
                wrong.add(
                        "link %s: the meter %s holds %s, and its tables put in %s more than they took out"
                                .formatted(name, meter, held, tables));
            }
        }
        Money ledger = Ledger.balance(handle, Boundary.accountOfLink(name));
        if (!ledger.equals(all)) {
            wrong.add(
                    "link %s: the meters hold %s, and the ledger says %s"
                            .formatted(name, all, ledger));
        }
    }
}
