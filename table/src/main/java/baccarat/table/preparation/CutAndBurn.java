package baccarat.table.preparation;

import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.BURN_FACE_DOWN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.DEALER_CUTS_BY_CHOICE;
import static baccarat.rules.Cutting.DEALER_CUTS_IF_NOBODY_DOES;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.Shuffling.CUT_COMES_LAST;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling;
import baccarat.rules.Handling.RecutBy;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.CorruptLog;
import baccarat.table.Cutter;
import baccarat.table.Event;
import baccarat.table.FacesLeft;
import baccarat.table.Phase;
import baccarat.table.SealEvent;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The cut, the cover card and the burn.
public final class CutAndBurn {

    /// At most this many cards leave the shoe before the first round: the first one, and ten more.
    private static final int BURNED_AT_MOST = 11;

    private CutAndBurn() {}

    static Optional<Refusal> acceptCut(Story story) {
        story.tell(new Event.CutAccepted(offeredSeat(story)), CUT_OFFERED);
        return Optional.empty();
    }

    static Optional<Refusal> declineCut(Story story) {
        story.tell(new Event.CutDeclined(offeredSeat(story)), CUT_OFFERED);
        return Optional.empty();
    }

    /// Who is offered the cut, or has accepted it.
    private static Spot offeredSeat(Story story) {
        return switch (story.state().phase()) {
            case Phase.OfferingCut(var seats) -> seats.getFirst();
            case Phase.Cutting(var cutter) -> cutter.seat().orElseThrow();
            default -> throw new IllegalStateException("the cut is not on offer");
        };
    }

    static boolean isAsked(Phase phase, Spot seat) {
        boolean offered =
                phase instanceof Phase.OfferingCut(var seats) && seats.getFirst().equals(seat);
        boolean accepted =
                phase instanceof Phase.Cutting(var cutter)
                        && cutter.seat().filter(seat::equals).isPresent();
        return offered || accepted;
    }

    static Optional<Refusal> cut(Story story, int depth) {
        TableState state = story.state();
        int from = state.rules().procedures().cut().depth();
        int to = state.stock().total() - from;
        if (depth < from || depth > to) {
            return refuse(
                    CUT_DEPTH,
                    "The cut must be %d to %d cards deep, not %d.".formatted(from, to, depth));
        }
        Optional<Spot> seat = ((Phase.Cutting) state.phase()).cutter().seat();
        if (state.shoe().takesPledges()) {
            story.tell(
                    new SealEvent.CutMarked(seat, depth),
                    whoCuts(state, seat),
                    SHARES_PLEDGED_FIRST);
        } else {
            makeCut(story, seat, depth);
        }
        return Optional.empty();
    }

    public static void makeCut(Story story, Optional<Spot> seat, int depth) {
        TableState state = story.state();
        story.tell(
                new Event.CardsCut(seat, depth),
                lastStep(state, whoCuts(state, seat), CUT_DEPTH),
                List.of());
    }

    /// Includes the rule that the cut is the last step of a manual shuffle.
    static List<Provision> lastStep(TableState state, Provision... because) {
        boolean byHand = state.rules().cards().shuffle() == Shuffle.MANUAL;
        return Stream.concat(
                        Stream.of(because), byHand ? Stream.of(CUT_COMES_LAST) : Stream.empty())
                .toList();
    }

    static Provision whoCuts(TableState state, Optional<Spot> seat) {
        if (seat.isPresent()) {
            return CUT_OFFERED;
        }
        return state.rules().handling().cut() == Handling.Cut.DEALER
                ? DEALER_CUTS_BY_CHOICE
                : DEALER_CUTS_IF_NOBODY_DOES;
    }

    static Optional<Refusal> placeCoverCard(Story story, int behind) {
        int least = story.state().rules().handling().ways().coverCardDepth();
        int most = story.state().stock().total() - BURNED_AT_MOST;
        if (behind < least || behind > most) {
            return refuse(
                    COVER_CARD_PLACED,
                    "There are %d cards behind the cover card; there must be %d to %d."
                            .formatted(behind, least, most));
        }
        story.tell(new Event.CoverCardPlaced(behind), COVER_CARD_PLACED);
        story.tell(new Event.SecondCoverCardPlaced(), COVER_CARD_PLACED);
        return Optional.empty();
    }

    static Optional<Refusal> orderRecut(Story story, String reason) {
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for ordering another cut.");
        }
        story.tell(new Event.RecutOrdered(reason), RECUT_ORDERED, RECUT_BY);
        return Optional.empty();
    }

    static Optional<Refusal> burnFirst(Story story, Card card) {
        Optional<Refusal> impossible = FacesLeft.refusal(story.state(), List.of(card));
        if (impossible.isPresent()) {
            return impossible;
        }
        story.tell(new Event.FirstCardBurned(card), BURN);
        return Optional.empty();
    }

    static Optional<Refusal> burnRest(Story story, List<Card> shown) {
        TableState state = story.state();
        int count = ((Phase.Burning) state.phase()).first().rank().burnCount();
        boolean faceUp = state.rules().handling().burnShown();
        if (shown.size() != (faceUp ? count : 0)) {
            return refuse(
                    faceUp ? BURN_SHOWN : BURN_FACE_DOWN,
                    faceUp
                            ? "%d burned cards must be shown, not %d."
                                    .formatted(count, shown.size())
                            : "The burned cards must stay face down.");
        }
        Optional<Refusal> impossible = FacesLeft.refusal(state, shown);
        if (impossible.isPresent()) {
            return impossible;
        }
        story.tell(new Event.CardsBurned(count, shown), BURN, faceUp ? BURN_SHOWN : BURN_FACE_DOWN);
        return Optional.empty();
    }

    static TableState offering(TableState state, List<Spot> seats) {
        return state.in(
                seats.isEmpty()
                        ? new Phase.Cutting(Cutter.dealer())
                        : new Phase.OfferingCut(seats));
    }

    static List<Spot> seats(TableState state) {
        return switch (state.phase()) {
            case Phase.OfferingCut(var seats) -> seats;
            case Phase.Cutting(var cutter) -> cutter.next();
            default -> throw new CorruptLog("the cut is not on offer");
        };
    }

    static List<Spot> without(List<Spot> seats, Spot seat) {
        return seats.stream().filter(other -> !other.equals(seat)).toList();
    }

    static TableState accepted(TableState state, Spot seat) {
        return state.in(new Phase.Cutting(Cutter.at(seat, without(seats(state), seat))));
    }

    static TableState cutDone(TableState state) {
        return state.phase() instanceof Phase.Cutting(var cutter)
                ? state.in(new Phase.Covering(cutter))
                : state;
    }

    static TableState covered(TableState state, int behind) {
        return state.phase() instanceof Phase.Covering(var cutter)
                ? state.with(state.shoe().covered(behind)).in(new Phase.Covered(cutter))
                : state;
    }

    /// A recut repeats the whole step, by the last cutter or by the next person entitled to cut
    /// (reading 4). A patron who has left is not asked.
    static TableState recut(TableState state) {
        Cutter last =
                switch (state.phase()) {
                    case Phase.Covering(var cutter) -> cutter;
                    case Phase.Covered(var cutter) -> cutter;
                    case Phase.Loaded(var cutter) -> cutter;
                    default -> throw new CorruptLog("there is no cut to repeat");
                };
        TableState stacked = state.with(state.stock().gathered());
        boolean again = state.rules().handling().recutBy() == RecutBy.LAST_CUTTER && !last.gone();
        return again ? stacked.in(new Phase.Cutting(last)) : offering(stacked, last.next());
    }
}
