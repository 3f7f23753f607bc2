package baccarat.table;

import static baccarat.rules.House.METERS_LINKED;

import baccarat.rules.House;
import baccarat.rules.Meter;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.table.settlement.Progressives;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Meters that several tables share (reading 55). The moves of a link are numbered in one order,
/// and each table writes the moves of the others into its own log before it makes the next one, so
/// that every log can be replayed alone.
public final class LinkedMeters {

    private static final Person LINK = Person.dealer("link");
    private static final List<House> BECAUSE = List.of(METERS_LINKED);

    private LinkedMeters() {}

    /// The link that the rules of a table name, if they name one.
    public static Optional<String> link(TableRules rules) {
        return rules.wagers().royal9().flatMap(Royal9::link);
    }

    /// Whether the table has meters of its own. If its rules name a link, its log is older than
    /// links; it started them alone, and keeps them to the end of that log.
    public static boolean isAlone(TableState state) {
        return !state.meters().isShared() && !state.meters().states().isEmpty();
    }

    /// Tells the table all that the meters of its link hold.
    ///
    /// @param move the number of the last move of the link, 0 if there was none
    public static Decision.Accepted join(
            TableState state, Instant at, String link, long move, Map<Meter, Meters.State> states) {
        return told(state, at, List.of(new LinkEvent.MetersLinked(link, move, states)));
    }

    /// Tells the table what other tables of its link did to the meters.
    public static Decision.Accepted hear(
            TableState state, Instant at, List<LinkEvent.MetersMoved> moves) {
        return told(state, at, moves);
    }

    private static Decision.Accepted told(
            TableState state, Instant at, List<? extends LinkEvent> told) {
        var events = new ArrayList<Happened>();
        TableState after = state;
        for (LinkEvent event : told) {
            var happened = new Happened(LINK, at, event, List.copyOf(BECAUSE), List.of());
            after = Table.apply(after, happened);
            events.add(happened);
        }
        return new Decision.Accepted(events, after);
    }

    /// A move by this table.
    ///
    /// @param index which of the events it was
    /// @param after the meters as the move left them
    public record Moved(int index, MeterMove what, Meters after) {}

    /// The moves that events of this table made, in their order; none at a table without a link.
    public static List<Moved> moves(Meters before, TableRules rules, List<Happened> events) {
        var moves = new ArrayList<Moved>();
        Meters meters = before;
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i).event();
            Optional<MeterMove> own = meters.isShared() ? of(meters, event) : Optional.empty();
            if (own.isPresent()) {
                meters = Progressives.after(meters, rules, own.get());
                moves.add(new Moved(i, own.get(), meters));
            } else if (event instanceof LinkEvent told) {
                meters = after(meters, rules, told);
            }
        }
        return moves;
    }

    /// The move that an event of the table made, if it made one.
    private static Optional<MeterMove> of(Meters before, Event event) {
        if (event instanceof Event.OfMeters moved) {
            return of(moved);
        }
        return event instanceof Event.TableOpened && before.states().isEmpty()
                ? Optional.of(new MeterMove.Seeded())
                : Optional.empty();
    }

    private static Optional<MeterMove> of(Event.OfMeters event) {
        return switch (event) {
            case Event.MetersCredited(int wagers) -> Optional.of(new MeterMove.Credited(wagers));
            case Event.AwardSetAside(_, var meter, var amount) ->
                    Optional.of(new MeterMove.Won(meter, amount));
            case Event.MustHitWon(_, var amount) ->
                    Optional.of(new MeterMove.Won(Meter.MUST_HIT, amount));
            case Event.MeterRestarted(var meter, _) -> Optional.of(new MeterMove.Restarted(meter));
            case Event.MustHitNotReached _ -> Optional.empty();
        };
    }

    static TableState apply(TableState state, LinkEvent event) {
        return state.with(after(state.meters(), state.rules(), event));
    }

    private static Meters after(Meters meters, TableRules rules, LinkEvent event) {
        return switch (event) {
            case LinkEvent.MetersLinked linked -> joined(meters, rules, linked);
            case LinkEvent.MetersMoved moved -> heard(meters, rules, moved);
        };
    }

    private static Meters joined(Meters meters, TableRules rules, LinkEvent.MetersLinked linked) {
        if (!link(rules).equals(Optional.of(linked.link()))) {
            throw new CorruptLog("the table is not of the link " + linked.link());
        }
        if (meters.link().isEmpty() && !meters.states().isEmpty()) {
            throw new CorruptLog("the table has meters of its own");
        }
        if (linked.move() < meters.link().map(Meters.Linked::move).orElse(0L)) {
            throw new CorruptLog("the table knows more moves than %d".formatted(linked.move()));
        }
        return new Meters(
                linked.states(), Optional.of(new Meters.Linked(linked.link(), linked.move())));
    }

    private static Meters heard(Meters meters, TableRules rules, LinkEvent.MetersMoved moved) {
        long next = meters.link().map(link -> link.move() + 1).orElse(0L);
        if (moved.move() != next) {
            throw new CorruptLog(
                    "the meters' move %d is told where %d is next".formatted(moved.move(), next));
        }
        return Progressives.after(meters, rules, moved.what());
    }
}
