package baccarat.table.settlement;

import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.VIGORISH_WRITTEN_OFF;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Paying.MARKER_STAYS_UNTIL_COLLECTED;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.By.THE_FLOOR;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Vigorish;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Marker;
import baccarat.table.Move;
import baccarat.table.Patron;
import baccarat.table.Roster;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.Unpaid;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Marked vigorish, collected.
public final class VigorishDesk {

    public static final Due BETWEEN_ROUNDS =
            may(THE_DEALER, new Move.CollectVigorish(Optional.empty()), MARKED_VIGORISH_FALLS_DUE);

    private VigorishDesk() {}

    /// Marked vigorish falls due first. What a patron cannot pay, or left behind, waits for the
    /// floor (reading 43).
    public static boolean isDue(Steps steps) {
        Roster roster = steps.state().roster();
        Optional<Spot> payable = payable(steps.state());
        if (payable.isPresent()) {
            steps.add(
                    must(THE_DEALER, new Move.CollectVigorish(payable), MARKED_VIGORISH_FALLS_DUE));
            return true;
        }
        Optional<Spot> marked = roster.markers().keySet().stream().min(Spot.LOWEST_FIRST);
        if (marked.isPresent()) {
            steps.add(writtenOff(new Move.WriteOffVigorish(marked)));
            return true;
        }
        Optional<String> left = roster.firstUnpaid().map(Unpaid::patron);
        left.ifPresent(_ -> steps.add(writtenOff(new Move.WriteOffDebt(left))));
        return left.isPresent();
    }

    private static Due writtenOff(Move move) {
        return must(THE_FLOOR, move, MARKER_STAYS_UNTIL_COLLECTED, VIGORISH_WRITTEN_OFF);
    }

    static Optional<Refusal> decide(Story story, Spot spot) {
        Roster roster = story.state().roster();
        if (!roster.owed(spot).isAboveZero()) {
            return refuse(
                    roster.unpaidAt(spot).isPresent()
                            ? MARKER_STAYS_UNTIL_COLLECTED
                            : NOTHING_THERE,
                    roster.unpaidAt(spot)
                            .map(
                                    left ->
                                            "The %s marked at %s is owed by %s, who has left."
                                                    .formatted(left.owed(), spot, left.patron()))
                            .orElse("No vigorish is marked at " + spot + "."));
        }
        collect(story, spot);
        return Optional.empty();
    }

    /// The first spot whose patron can pay something of what is marked there.
    static Optional<Spot> payable(TableState state) {
        Roster roster = state.roster();
        return roster.markers().entrySet().stream()
                .filter(
                        marked ->
                                !marked.getValue().overdue()
                                        || roster.at(marked.getKey())
                                                .map(Patron::name)
                                                .filter(
                                                        name ->
                                                                state.accounts()
                                                                        .rack(name)
                                                                        .isAboveZero())
                                                .isPresent())
                .map(Map.Entry::getKey)
                .min(Spot.LOWEST_FIRST);
    }

    /// Vigorish that the rack cannot pay is taken from the patron's account at the cage, as far as
    /// the cage allows (reading 43).
    public static Optional<Refusal> fromTheAccount(
            Story story, Command.TakeVigorishFromTheAccount command) {
        Roster roster = story.state().roster();
        Spot spot = command.spot();
        Money left =
                roster.unpaid().stream()
                        .filter(one -> one.patron().equals(command.patron()))
                        .filter(one -> one.spot().equals(spot))
                        .map(Unpaid::owed)
                        .findFirst()
                        .orElseGet(() -> overdueAt(roster, command.patron(), spot));
        if (!command.amount().isAboveZero() || !command.amount().isAtMost(left)) {
            return refuse(
                    NOTHING_THERE,
                    "%2$s owes %1$s of overdue vigorish at %3$s."
                            .formatted(left, command.patron(), spot));
        }
        story.tell(
                new Event.VigorishTakenFromTheAccount(
                        command.patron(), spot, command.amount(), left.minus(command.amount())),
                List.of(MARKER_STAYS_UNTIL_COLLECTED, MARKED_VIGORISH_FALLS_DUE),
                List.of(
                        new Transfer(
                                Account.Fixed.CAGE,
                                new Account.VigorishBox(spot),
                                command.amount())));
        return Optional.empty();
    }

    private static Money overdueAt(Roster roster, String patron, Spot spot) {
        boolean theirs = roster.at(spot).map(Patron::name).filter(patron::equals).isPresent();
        Marker marker = roster.markers().get(spot);
        return theirs && marker != null && marker.overdue() ? marker.owed() : Money.ZERO;
    }

    /// Takes what the rack has; the rest stays marked, and no new wager is taken until it is paid
    /// (reading 43).
    public static void collect(Story story, Spot spot) {
        TableState state = story.state();
        Money due = due(state, spot);
        String patron = state.roster().ownerOf(spot);
        Money rack = state.accounts().rack(patron);
        Money paid = rack.isAtMost(due) ? rack : due;
        List<Transfer> transfers =
                paid.isAboveZero()
                        ? List.of(
                                new Transfer(
                                        new Account.Rack(patron),
                                        new Account.VigorishBox(spot),
                                        paid))
                        : List.of();
        Provision rounded =
                due.equals(state.roster().owed(spot))
                        ? MARKER_STAYS_UNTIL_COLLECTED
                        : VIGORISH_ROUNDED;
        story.tell(
                new Event.VigorishCollected(spot, paid, due.minus(paid)),
                List.of(MARKED_VIGORISH_FALLS_DUE, rounded),
                transfers);
    }

    /// Rounding the collected total instead of each win is an option (reading 14); what is left of
    /// a rounded total is not rounded again.
    private static Money due(TableState state, Spot spot) {
        Marker marker = state.roster().markers().get(spot);
        if (marker == null) {
            return Money.ZERO;
        }
        return state.rules().vigorish() instanceof Vigorish.Share share && !marker.overdue()
                ? share.due(marker.owed())
                : marker.owed();
    }
}
