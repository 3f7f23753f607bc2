package baccarat.table.wagers;

import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.House.CHIPS_NOT_TRACKED;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Call;
import baccarat.table.CallWords;
import baccarat.table.Event;
import baccarat.table.Phase.AcceptingWagers;
import baccarat.table.Phase.Spoken;
import baccarat.table.Play;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Closes wagers: invalid ones are returned, and a round begins.
public final class ClosingWagers {

    private ClosingWagers() {}

    /// The provision that says until when wagers change.
    public static Provision closing(TableState state) {
        return state.rules().procedures().wagers().close() == WagersClose.NO_MORE_BETS
                ? WAGERS_CLOSE_AT_NO_MORE_BETS
                : WAGERS_CLOSE_AT_THE_FIRST_CARD;
    }

    /// Closes wagers and begins a round. Invalid wagers are returned first.
    public static Optional<Refusal> close(Story story) {
        AcceptingWagers open = (AcceptingWagers) story.state().phase();
        List<Placed> standing = standing(story.state());
        boolean untracked = story.state().rules().seating().resultsOnly();
        boolean free = standing.isEmpty() && open.freeHand().isPresent();
        if (standing.isEmpty() && !free && !untracked) {
            return refuse(
                    WAGER_NEEDED, "There are no wagers, and no patron has asked for a free hand.");
        }
        lapseSpoken(story, open.spoken());
        List<Placed> lines =
                open.layout().stream().filter(placed -> !standing.contains(placed)).toList();
        giveBack(story, lines, LINES_OPEN_WHEN_AREAS_ARE_TAKEN);
        if (story.state().rules().procedures().wagers().close() == WagersClose.NO_MORE_BETS) {
            story.tell(
                    new Event.Called(Call.NO_MORE_BETS, CallWords.NO_MORE_BETS),
                    NO_MORE_BETS_ANNOUNCED,
                    WAGERS_CLOSE_AT_NO_MORE_BETS);
        }
        int number = story.state().shoe().rounds() + 1;
        story.tell(
                new Event.RoundBegun(number, free ? Play.Kind.FREE : Play.Kind.PLAYED),
                untracked
                        ? List.of(closing(story.state()), CHIPS_NOT_TRACKED)
                        : List.of(free ? FREE_HAND : closing(story.state())),
                List.of());
        return Optional.empty();
    }

    /// The kind of round that would begin now.
    public static Play.Kind next(TableState state) {
        return standing(state).isEmpty() && !state.rules().seating().resultsOnly()
                ? Play.Kind.FREE
                : Play.Kind.PLAYED;
    }

    /// The wagers that may stand when they close: those on lines while every area has one.
    public static List<Placed> standing(TableState state) {
        List<Placed> layout = OpenLayout.layout(state.phase());
        boolean lines = layout.stream().anyMatch(placed -> placed.spot().kind() == Spot.Kind.LINE);
        return lines && WagerChecks.freeArea(state).isPresent()
                ? layout.stream().filter(placed -> placed.spot().kind() != Spot.Kind.LINE).toList()
                : layout;
    }

    private static void lapseSpoken(Story story, List<Spoken> spoken) {
        for (Spoken one : spoken) {
            story.tell(
                    new Event.SpokenWagerLapsed(one.spot(), one.wager(), one.cash()),
                    VERBAL_WAGER_CONFIRMED);
        }
    }

    public static void returnAll(Story story, Provision... because) {
        if (story.state().phase() instanceof AcceptingWagers open) {
            lapseSpoken(story, open.spoken());
            giveBack(story, open.layout(), because);
        }
    }

    /// Wagers at these places, placed or announced, are returned.
    public static void returnFrom(Story story, List<Spot> places, Provision because) {
        OpenLayout.isOpen(story.state().phase())
                .ifPresent(
                        open -> {
                            lapseSpoken(
                                    story,
                                    open.spoken().stream()
                                            .filter(one -> places.contains(one.spot()))
                                            .toList());
                            giveBack(
                                    story,
                                    open.layout().stream()
                                            .filter(lies -> places.contains(lies.spot()))
                                            .toList(),
                                    because);
                        });
    }

    /// Wagers go back to their patrons' racks.
    private static void giveBack(Story story, List<Placed> placed, Provision... because) {
        if (placed.isEmpty()) {
            return;
        }
        story.tell(
                new Event.WagersReturned(placed), List.of(because), refunds(story.state(), placed));
    }

    public static List<Transfer> refunds(TableState state, List<Placed> placed) {
        Map<Spot, Money> bySpot = new LinkedHashMap<>();
        placed.forEach(lies -> bySpot.merge(lies.spot(), lies.chips(), Money::plus));
        var transfers = new ArrayList<Transfer>();
        bySpot.forEach(
                (spot, amount) ->
                        transfers.addAll(WagersOpen.difference(state, spot, amount, Money.ZERO)));
        placed.forEach(lies -> transfers.addAll(CouponDesk.back(state, lies)));
        return transfers;
    }
}
