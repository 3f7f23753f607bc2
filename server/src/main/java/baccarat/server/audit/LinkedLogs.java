package baccarat.server.audit;

import baccarat.records.BadRecord;
import baccarat.records.MeterJson;
import baccarat.records.tree.TreeHash;
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
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// The meters that tables share, checked over all their logs: every move is in exactly one log,
/// every log has the same meters after it, and so have the moves that the store still keeps. The
/// meters contain what the tables put in less what patrons won.
final class LinkedLogs {

    private final Handle handle;
    private final Map<String, LinkOfLogs> links = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private boolean isMissingALog;

    private static final class LinkOfLogs {

        private final NavigableMap<Long, MeterLinks.Move> kept = new TreeMap<>();
        private final Map<Long, Seen> seen = new TreeMap<>();
        private final Map<Meter, Money> held = new EnumMap<>(Meter.class);
    }

    /// An event of a log.
    private record Place(String log, long number) {

        static Place of(LinkEvent.MetersMoved told) {
            return new Place(told.log(), told.number());
        }

        @Override
        public String toString() {
            return "event %d of %s".formatted(number, log);
        }
    }

    /// A move as the logs have it: the hash of the meters it left, the event that made it, and the
    /// event that is said to have made it.
    private static final class Seen {

        private final TreeHash after;
        private Set<Place> made = Set.of();
        private Set<Place> told = Set.of();

        Seen(TreeHash after) {
            this.after = after;
        }

        void saw(Event event, Place here) {
            if (event instanceof LinkEvent.MetersMoved moved) {
                told = plus(told, Place.of(moved));
            } else if (!(event instanceof LinkEvent)) {
                made = plus(made, here);
            }
        }

        void isKept(MeterLinks.Move move) {
            told = plus(told, Place.of(move.told()));
        }

        private static Set<Place> plus(Set<Place> places, Place one) {
            return Stream.concat(places.stream(), Stream.of(one))
                    .collect(Collectors.toUnmodifiableSet());
        }

        boolean isRight() {
            return made.size() == 1 && made.containsAll(told);
        }

        @Override
        public String toString() {
            return "was made by %s and is told as %s".formatted(made, told);
        }
    }

    LinkedLogs(Handle handle) {
        this.handle = handle;
        for (MeterLinks.Link link : MeterLinks.all(handle)) {
            var ofTheLink = new LinkOfLogs();
            try {
                MeterLinks.kept(handle, link.name())
                        .forEach(move -> ofTheLink.kept.put(move.number(), move));
                links.put(link.name(), ofTheLink);
            } catch (CorruptLog | BadRecord e) {
                wrong.add("link %s: %s".formatted(link.name(), e.getMessage()));
            }
        }
    }

    /// The number of moves in the logs.
    int moves() {
        return links.values().stream().mapToInt(link -> link.seen.size()).sum();
    }

    /// Compares the meters after an event of a log with the other logs and with the store.
    ///
    /// @return what is wrong, if anything
    List<String> saw(String log, long number, Event event, Meters before, Meters after) {
        if (after.link().isEmpty() || after.link().equals(before.link())) {
            return List.of();
        }
        Meters.Linked place = after.link().get();
        if (place.move() == 0 || !wrong.isEmpty()) {
            return List.of();
        }
        LinkOfLogs link = links.get(place.name());
        Optional<String> no =
                link == null
                        ? Optional.of("is not stored")
                        : compare(link, place.move(), event, new Place(log, number), after);
        return no
                .map(
                        it ->
                                "%s, event %d: move %d of the link %s %s"
                                        .formatted(log, number, place.move(), place.name(), it))
                .stream()
                .toList();
    }

    private static Optional<String> compare(
            LinkOfLogs link, long move, Event event, Place here, Meters after) {
        Optional<MeterLinks.Move> kept = Optional.ofNullable(link.kept.get(move));
        if (kept.isEmpty() && (link.kept.isEmpty() || move > link.kept.firstKey())) {
            return Optional.of("is not stored");
        }
        if (!after.areBalanced()) {
            return Optional.of("left a meter without its seeds and contributions less its awards");
        }
        TreeHash hash = TreeHash.leaf(MeterJson.write(after));
        Seen seen = link.seen.computeIfAbsent(move, _ -> new Seen(hash));
        kept.ifPresent(seen::isKept);
        seen.saw(event, here);
        if (kept.filter(it -> !it.after().equals(after)).isPresent()) {
            return Optional.of(
                    "left meters that are stored as %s, and the log makes them %s"
                            .formatted(kept.get().after().shown(), after.shown()));
        }
        return seen.after.equals(hash)
                ? Optional.empty()
                : Optional.of("left other meters by another log than " + after.shown());
    }

    /// A log was replayed to its end.
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

    /// A log could not be replayed, so nothing can be said about all of them together.
    void isMissingALog() {
        isMissingALog = true;
    }

    /// What is wrong with the links as a whole, after all logs were replayed.
    List<String> wrong() {
        if (!isMissingALog && wrong.isEmpty()) {
            links.forEach(this::look);
        }
        return wrong;
    }

    private void look(String name, LinkOfLogs link) {
        long expected = 1;
        for (Map.Entry<Long, Seen> move : link.seen.entrySet()) {
            if (move.getKey() != expected) {
                wrong.add("link %s: move %d is in no log".formatted(name, expected));
            }
            if (!move.getValue().isRight()) {
                wrong.add("link %s: move %d %s".formatted(name, move.getKey(), move.getValue()));
            }
            expected = move.getKey() + 1;
        }
        if (link.kept.size() < Math.min(MeterLinks.KEPT, link.seen.size())) {
            wrong.add(
                    "link %s: %d of the last %d moves are stored"
                            .formatted(name, link.kept.size(), MeterLinks.KEPT));
        }
        compareWithTheMoney(
                name,
                link,
                link.kept.isEmpty() ? Meters.NONE : link.kept.lastEntry().getValue().after());
    }

    private void compareWithTheMoney(String name, LinkOfLogs link, Meters last) {
        Money all = Money.ZERO;
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
