package baccarat.table.wagers;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER;
import static baccarat.rules.Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN;
import static baccarat.rules.Wagering.ONE_HAND_OR_THE_OTHER;
import static baccarat.table.Story.refuse;

import baccarat.rules.Acceptance;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Seating;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Patron;
import baccarat.table.Role;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Why a wager may not be made.
final class WagerChecks {

    private WagerChecks() {}

    /// Why a patron may not wager at a spot.
    private static Optional<Refusal> notTheirs(Story story, Spot spot) {
        Optional<Patron> there = story.state().roster().at(spot);
        if (there.isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, "There is no patron at " + spot + ".");
        }
        if (story.who().role() == Role.PATRON && !there.get().name().equals(story.who().name())) {
            return refuse(
                    SOMEBODY_ELSES_PART,
                    "Only %s may wager at %s.".formatted(there.get().name(), spot));
        }
        if (story.state().roster().isOverdue(there.get())) {
            return refuse(
                    VIGORISH_FIRST,
                    there.get().name() + " has overdue vigorish, which must be paid first.");
        }
        return Optional.empty();
    }

    static Optional<Refusal> wrong(Story story, Placed placed) {
        TableState state = story.state();
        Optional<Refusal> theirs = notTheirs(story, placed.spot());
        if (theirs.isPresent()) {
            return theirs;
        }
        Optional<Refusal> byItself = Acceptance.refusal(placed, state.rules());
        if (byItself.isPresent()) {
            return byItself;
        }
        if (placed.wager() == Wager.ROYAL_9 && !hasMainWager(state, placed.spot(), placed)) {
            return refuse(
                    ROYAL_9_NEEDS_A_MAIN_WAGER,
                    "Royal 9 goes with a wager on Player, Banker or Tie; %s has none."
                            .formatted(placed.spot()));
        }
        if (placed.spot().kind() == Spot.Kind.LINE) {
            Optional<Spot> free = freeArea(state);
            if (free.isPresent()) {
                return refuse(
                        LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                        "Lines open once every area has a wager; %s has none."
                                .formatted(free.get()));
            }
        }
        return bothHands(state, placed);
    }

    /// Washington: one hand or the other, over all the patron's areas together (reading 11).
    private static Optional<Refusal> bothHands(TableState state, Placed placed) {
        if (state.rules().procedures().wagers().bothHands() || !placed.wager().isOnAHand()) {
            return Optional.empty();
        }
        List<Spot> theirs = state.roster().at(placed.spot()).orElseThrow().places();
        Wager other = placed.wager() == Wager.PLAYER ? Wager.BANKER : Wager.PLAYER;
        return OpenLayout.layout(state.phase()).stream()
                .filter(lies -> lies.wager() == other && theirs.contains(lies.spot()))
                .findFirst()
                .map(
                        lies ->
                                new Refusal(
                                        ONE_HAND_OR_THE_OTHER,
                                        "There is a wager on %s at %s: you wager on one hand or the other."
                                                .formatted(other.spoken(), lies.spot())));
    }

    static boolean hasMainWager(TableState state, Spot spot, Placed except) {
        return OpenLayout.layout(state.phase()).stream()
                .anyMatch(
                        placed ->
                                placed.spot().equals(spot)
                                        && placed.wager().isMain()
                                        && placed.wager() != except.wager());
    }

    static Optional<Spot> freeArea(TableState state) {
        Seating seating = state.rules().seating();
        List<Spot> taken = OpenLayout.layout(state.phase()).stream().map(Placed::spot).toList();
        for (int seat = 1; seat <= seating.seats(); seat++) {
            if (!taken.contains(Spot.seat(seat))) {
                return Optional.of(Spot.seat(seat));
            }
        }
        return Optional.empty();
    }
}
