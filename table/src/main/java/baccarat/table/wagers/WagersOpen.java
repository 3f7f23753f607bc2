package baccarat.table.wagers;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.LATE_WAGER_HAS_NO_ACTION;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.ONE_WAGER_EACH;
import static baccarat.rules.House.POSTED_LIMITS;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.GALLERY;
import static baccarat.rules.Wagering.GHOST_HANDS_AT_MOST;
import static baccarat.rules.Wagering.LINES_BETWEEN_AREAS;
import static baccarat.rules.Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.DROP;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Accounts;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Patron;
import baccarat.table.Phase.AcceptingWagers;
import baccarat.table.Phase.Spoken;
import baccarat.table.RefusalWords;
import baccarat.table.Role;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.List;
import java.util.Optional;

/// Wagers, from the first chip until they close.
final class WagersOpen {

    private WagersOpen() {}

    static Optional<Refusal> decide(Story story, Command.OfWagers command) {
        return switch (command) {
            case Command.PlaceWager(var spot, var wager, var stake) ->
                    place(story, spot, wager, stake);
            case Command.PlaceCoupon(var spot, var wager, var value) ->
                    placeCoupon(story, spot, wager, value);
            case Command.WithdrawWager(var spot, var wager) -> withdraw(story, spot, wager);
            case Command.SpeakWager(var spot, var wager, var cash) ->
                    speak(story, spot, wager, cash);
            case Command.ConfirmSpokenWager(var spot, var wager) -> confirm(story, spot, wager);
            case Command.AskForAFreeHand _ -> askForAFreeHand(story);
            case Command.ReportLateWager(var spot, var wager, var stake) ->
                    lateWager(story, spot, wager, stake);
        };
    }

    private static Optional<Placed> find(TableState state, Spot spot, Wager wager) {
        for (Placed placed : OpenLayout.layout(state.phase())) {
            if (placed.wager() == wager && placed.spot().equals(spot)) {
                return Optional.of(placed);
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> place(Story story, Spot spot, Wager wager, Money stake) {
        Optional<Placed> before = find(story.state(), spot, wager);
        Placed placed = Placed.of(spot, wager, stake);
        if (before.isPresent()) {
            placed = placed.withCoupon(before.get().coupon());
        }
        Optional<Refusal> wrong = WagerChecks.wrong(story, placed);
        if (wrong.isPresent()) {
            return wrong;
        }
        Money lay = before.map(Placed::stake).orElse(Money.ZERO);
        story.tell(
                new Event.WagerPlaced(placed),
                spot.kind() == Spot.Kind.LINE
                        ? List.of(
                                LINES_BETWEEN_AREAS,
                                LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                GALLERY,
                                wager.offered())
                        : List.of(CHIPS_OR_PLAQUES, wager.offered()),
                difference(story.state(), spot, lay, stake));
        return Optional.empty();
    }

    static List<Transfer> difference(TableState state, Spot spot, Money from, Money to) {
        Account rack = new Account.Rack(state.roster().ownerOf(spot));
        Account wagers = new Account.Wagers(spot);
        int more = to.compareTo(from);
        if (more == 0) {
            return List.of();
        }
        return more > 0
                ? List.of(new Transfer(rack, wagers, to.minus(from)))
                : List.of(new Transfer(wagers, rack, from.minus(to)));
    }

    private static Optional<Refusal> placeCoupon(Story story, Spot spot, Wager wager, Money value) {
        Optional<Placed> lies = find(story.state(), spot, wager);
        if (lies.isEmpty()) {
            return refuse(
                    MATCH_PLAY_COUPON,
                    "Place a wager on %s at %s first.".formatted(wager.spoken(), spot));
        }
        if (!value.isAboveZero()) {
            return refuse(
                    MATCH_PLAY_COUPON,
                    "A coupon must have a value above zero, not %s.".formatted(value));
        }
        Optional<Refusal> wrong = WagerChecks.wrong(story, lies.get().withCoupon(value));
        return wrong.isPresent() ? wrong : CouponDesk.place(story, lies.get(), value);
    }

    private static Optional<Refusal> withdraw(Story story, Spot spot, Wager wager) {
        Optional<Placed> lies = find(story.state(), spot, wager);
        if (lies.isEmpty()) {
            return refuse(
                    NOTHING_THERE,
                    "There is no wager on %s at %s.".formatted(wager.spoken(), spot));
        }
        Optional<Patron> there = story.state().roster().at(spot);
        if (story.who().role() == Role.PATRON
                && !there.orElseThrow().name().equals(story.who().name())) {
            return refuse(
                    SOMEBODY_ELSES_PART, "The wagers at " + spot + " belong to another patron.");
        }
        boolean royal9Left =
                wager.isMain()
                        && find(story.state(), spot, Wager.ROYAL_9).isPresent()
                        && !WagerChecks.hasMainWager(story.state(), spot, lies.get());
        if (royal9Left) {
            return refuse(
                    ROYAL_9_NEEDS_A_MAIN_WAGER,
                    "Take the Royal 9 wager at " + spot + " back first.");
        }
        story.tell(
                new Event.WagerWithdrawn(spot, wager),
                List.of(ClosingWagers.closing(story.state())),
                ClosingWagers.refunds(story.state(), List.of(lies.get())));
        return Optional.empty();
    }

    private static Optional<Refusal> speak(Story story, Spot spot, Wager wager, Money cash) {
        if (find(story.state(), spot, wager).isPresent()
                || spoken(story.state(), spot, wager).isPresent()) {
            return refuse(
                    ONE_WAGER_EACH,
                    "There is already a wager on %s at %s.".formatted(wager.spoken(), spot));
        }
        Optional<Refusal> wrong = WagerChecks.wrong(story, Placed.of(spot, wager, cash));
        if (wrong.isPresent()) {
            return wrong;
        }
        story.tell(new Event.WagerSpoken(spot, wager, cash), VERBAL_WAGER_CONFIRMED);
        return Optional.empty();
    }

    private static Optional<Spoken> spoken(TableState state, Spot spot, Wager wager) {
        return state.phase() instanceof AcceptingWagers(_, var spoken, _, _)
                ? spoken.stream()
                        .filter(one -> one.spot().equals(spot) && one.wager() == wager)
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<Refusal> confirm(Story story, Spot spot, Wager wager) {
        Optional<Spoken> said = spoken(story.state(), spot, wager);
        if (said.isEmpty()) {
            return refuse(
                    VERBAL_WAGER_CONFIRMED,
                    "There is no verbal wager on %s at %s.".formatted(wager.spoken(), spot));
        }
        if (find(story.state(), spot, wager).isPresent()) {
            return refuse(
                    ONE_WAGER_EACH,
                    "There is already a wager on %s at %s.".formatted(wager.spoken(), spot));
        }
        Money cash = said.get().cash();
        Optional<Refusal> wrong = WagerChecks.wrong(story, Placed.of(spot, wager, cash));
        if (wrong.isPresent()) {
            return wrong;
        }
        if (story.state().accounts().of(TRAY).compareTo(cash) < 0) {
            return refuse(TRAY_NEEDS_A_FILL, RefusalWords.trayHolds(story.state()));
        }
        story.tell(
                new Event.SpokenWagerConfirmed(spot, wager, cash),
                List.of(VERBAL_WAGER_CONFIRMED),
                List.of(
                        new Transfer(CAGE, DROP, cash),
                        new Transfer(TRAY, new Account.Wagers(spot), cash)));
        return Optional.empty();
    }

    private static Optional<Refusal> askForAFreeHand(Story story) {
        TableState state = story.state();
        if (state.roster().patron(story.who().name()).isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, story.who().name() + " is not at the table.");
        }
        Optional<Refusal> none = noFreeHand(state);
        if (none.isPresent()) {
            return none;
        }
        story.tell(new Event.FreeHandAsked(story.who().name()), FREE_HAND, GHOST_HANDS_AT_MOST);
        return Optional.empty();
    }

    /// Why no hand is dealt without a wager now.
    static Optional<Refusal> noFreeHand(TableState state) {
        int most = state.rules().seating().freeHands();
        if (most == 0) {
            return refuse(FREE_HAND, "This table deals no hand without a wager.");
        }
        if (state.shoe().freeHands() >= most) {
            return refuse(
                    GHOST_HANDS_AT_MOST,
                    "The limit of free hands for this shoe is reached: %d.".formatted(most));
        }
        return OpenLayout.layout(state.phase()).isEmpty()
                ? Optional.empty()
                : refuse(FREE_HAND, "There are wagers on the layout, so the hand is not free.");
    }

    private static Optional<Refusal> lateWager(Story story, Spot spot, Wager wager, Money stake) {
        if (story.state().roster().at(spot).isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, "There is no patron at " + spot + ".");
        }
        if (!stake.isAboveZero()) {
            return refuse(
                    AMOUNT_ABOVE_ZERO,
                    "The wager is %s; it must be greater than zero.".formatted(stake));
        }
        if (!stake.isAtMost(Accounts.MOST)) {
            return refuse(
                    POSTED_LIMITS,
                    "A wager of %s is too large; %s is the most.".formatted(stake, Accounts.MOST));
        }
        story.tell(
                new Event.LateWagerReturned(spot, wager, stake),
                LATE_WAGER_HAS_NO_ACTION,
                ClosingWagers.closing(story.state()));
        return Optional.empty();
    }
}
