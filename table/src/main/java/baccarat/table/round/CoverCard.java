package baccarat.table.round;

import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.House.COVER_CARD_WHERE_IT_WAS_PLACED;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.rules.Refusal;
import baccarat.table.Call;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.Shoe;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.Optional;

/// The cover card on its way out of the shoe (reading 56). Where the order of the shoe is sealed,
/// the table knows where the card lies and it comes out there. Real cards are counted by hand, so
/// there it may come a little sooner or later, and anywhere else with the dealer's reason.
public final class CoverCard {

    /// A dealer who counts by hand is off by about one round at most.
    private static final int CLOSE = 6;

    private static final Due MAY_COME_OUT =
            may(THE_DEALER, new Move.RemoveCoverCard(), COVER_CARD_ENDS_THE_SHOE);

    private CoverCard() {}

    /// With the cover card at the mouth of the shoe it comes out before the card that is due.
    public static void due(Steps steps) {
        if (missing(steps.state()).isPresent()) {
            steps.add(must(THE_DEALER, new Move.RemoveCoverCard(), COVER_CARD_ENDS_THE_SHOE));
        }
    }

    /// The dealer may find the cover card before it is expected.
    public static void allow(Steps steps) {
        if (isIn(steps.state())) {
            steps.add(MAY_COME_OUT);
        }
    }

    /// The cover card was out in the last round: "last hand" is called.
    public static void lastHand(Steps steps) {
        steps.add(
                must(
                        THE_DEALER,
                        new Move.MakeCall(Call.LAST_HAND),
                        COVER_CARD_ENDS_THE_SHOE,
                        ANNOUNCED_AFTER));
    }

    /// How many cards lie behind the cover card, at least.
    static int depth(TableState state) {
        return state.rules().handling().ways().coverCardDepth();
    }

    private static boolean isIn(TableState state) {
        return state.shoe().cover() == Shoe.Cover.IN && !state.isContinuous();
    }

    public static boolean isSealed(TableState state) {
        return state.shoe().seal().filter(seal -> seal.stage() == Seal.Stage.IN_PLAY).isPresent();
    }

    /// Why no card may leave the shoe while the cover card is in it; empty if one may.
    public static Optional<Refusal> missing(TableState state) {
        int left = state.stock().shoe();
        int behind = isSealed(state) ? state.shoe().behind() : depth(state);
        return isIn(state) && left <= behind
                ? refuse(
                        COVER_CARD_ENDS_THE_SHOE,
                        "Take the cover card out first: %d cards are left.".formatted(left))
                : Optional.empty();
    }

    static Optional<Refusal> remove(Story story, Optional<String> reason) {
        TableState state = story.state();
        int left = state.stock().shoe();
        int placed = state.shoe().behind();
        if (left < depth(state)) {
            return refuse(
                    COVER_CARD_ENDS_THE_SHOE,
                    "Only %d cards are left behind the cover card.".formatted(left));
        }
        String where = "The cover card was placed with %d cards behind it, and %d are left.";
        if (isSealed(state) && left != placed) {
            return refuse(COVER_CARD_WHERE_IT_WAS_PLACED, where.formatted(placed, left));
        }
        if (Math.abs(left - placed) > CLOSE) {
            if (reason.filter(text -> !text.isBlank()).isEmpty()) {
                return Optional.of(
                        new Refusal(
                                COVER_CARD_WHERE_IT_WAS_PLACED,
                                (where + " If it is out all the same, report it with a reason.")
                                        .formatted(placed, left),
                                Optional.of(Refusal.Missing.REASON)));
            }
            story.tell(
                    new Event.CoverCardElsewhere(placed, left, reason.get()),
                    COVER_CARD_WHERE_IT_WAS_PLACED,
                    COVER_CARD_ENDS_THE_SHOE);
        }
        story.tell(new Event.CoverCardOut(left), COVER_CARD_ENDS_THE_SHOE);
        return Optional.empty();
    }

    /// Out in a round, that round is finished and "last hand" called. Out between rounds, it counts
    /// as out first in the next.
    static TableState out(TableState state) {
        Shoe.Cover cover = state.phase().isInARound() ? Shoe.Cover.OUT : Shoe.Cover.SEEN;
        return state.with(state.shoe().with(cover));
    }

    static TableState lastHandCalled(TableState state) {
        return Between.rounds(
                state.with(state.shoe().with(Shoe.Cover.LAST_HAND)), Phase.AcceptingWagers.EMPTY);
    }
}
