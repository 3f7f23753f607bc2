package baccarat.table.wagers;

import static baccarat.rules.Dealing.ANNOUNCED_BEFORE;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.House.LATE_WAGER_HAS_NO_ACTION;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.table.By.A_PATRON;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;

import baccarat.rules.Handling.Announcement;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Refusal;
import baccarat.table.Aside;
import baccarat.table.By;
import baccarat.table.Call;
import baccarat.table.CallWords;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Wagers, from the first chip until they close: what is due, what is done ([WagersOpen],
/// [ClosingWagers], [CouponDesk]) and what becomes of it ([OpenLayout]).
public final class Wagers {

    /// Always, while wagers are open.
    public static final List<Due> FREE =
            List.of(
                    may(A_PATRON, new Move.PlaceWager(), CHIPS_OR_PLAQUES),
                    may(A_PATRON, new Move.WithdrawWager(), CHIPS_OR_PLAQUES),
                    may(A_PATRON, new Move.SpeakWager(), VERBAL_WAGER_CONFIRMED),
                    may(THE_DEALER, new Move.ConfirmSpokenWager(), VERBAL_WAGER_CONFIRMED),
                    may(A_PATRON, new Move.AskForAFreeHand(), FREE_HAND));

    /// Once they are closed.
    public static final Due LATE_WAGERS =
            may(DEALER_OR_FLOOR, new Move.ReportLateWager(), LATE_WAGER_HAS_NO_ACTION);

    private Wagers() {}

    public static void steps(Steps steps, Phase.AcceptingWagers open) {
        TableState state = steps.state();
        boolean ready =
                !ClosingWagers.standing(state).isEmpty()
                        || open.freeHand().isPresent()
                        || state.rules().seating().resultsOnly();
        if (state.rules().procedures().wagers().close() == WagersClose.NO_MORE_BETS) {
            steps.add(
                    new Due(
                            THE_DEALER,
                            new Move.MakeCall(Call.NO_MORE_BETS),
                            ready,
                            List.of(NO_MORE_BETS_ANNOUNCED)));
        } else if (isAsked(state) && !open.announced()) {
            steps.add(
                    must(THE_DEALER, new Move.MakeCall(Call.PLACE_YOUR_WAGERS), ANNOUNCED_BEFORE));
        } else {
            steps.add(
                    new Due(
                            THE_DEALER,
                            new Move.Draw(firstPlace(state)),
                            ready,
                            List.of(FOUR_CARDS_DEALT)));
        }
        if (!state.rules().seating().resultsOnly()) {
            steps.addAll(FREE);
            couponsToPlace(steps);
        }
    }

    /// Whether wagers are asked for aloud.
    private static boolean isAsked(TableState state) {
        return state.rules().handling().announcements().contains(Announcement.BEFORE);
    }

    /// Cards kept for this hand are laid first.
    private static Place firstPlace(TableState state) {
        int kept = (int) state.shoe().keptFor(Aside.Fate.NEXT_HAND).count();
        return Place.FIRST_FOUR.get(Math.min(kept, Place.FIRST_FOUR.size() - 1));
    }

    /// A coupon is for the patron who holds one.
    private static void couponsToPlace(Steps steps) {
        CouponDesk.places(steps.state())
                .forEach(
                        held ->
                                steps.add(
                                        may(
                                                By.patron(held.getKey()),
                                                new Move.PlaceCoupon(held.getValue()),
                                                MATCH_PLAY_COUPON)));
    }

    public static Optional<Refusal> decide(Story story, Command.OfWagers command) {
        return WagersOpen.decide(story, command);
    }

    /// Whether a hand would be dealt without a wager if a patron asked for it.
    public static boolean isFreeHandLeft(TableState state) {
        return WagersOpen.noFreeHand(state).isEmpty();
    }

    /// Wagers are asked for.
    public static Optional<Refusal> announce(Story story) {
        story.tell(
                new Event.Called(Call.PLACE_YOUR_WAGERS, CallWords.PLACE_YOUR_WAGERS),
                ANNOUNCED_BEFORE);
        return Optional.empty();
    }

    public static boolean fits(Phase phase) {
        return !(phase instanceof Phase.Closed);
    }

    public static TableState apply(TableState state, Event.OfWagers event) {
        return OpenLayout.apply(state, event);
    }
}
