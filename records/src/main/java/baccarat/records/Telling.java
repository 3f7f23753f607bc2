package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Describes an event in a sentence.
public final class Telling {

    private Telling() {}

    public static String of(Event event) {
        return switch (event) {
            case Event.OfPreparation preparation -> ofPreparation(preparation);
            case CuratorEvent curator -> ofTheCurator(curator);
            case Event.OfPatrons patrons -> ofPatrons(patrons);
            case Event.OfWagers wagers -> ofWagers(wagers);
            case Event.OfTheRound round -> ofTheRound(round);
            case Event.OfMishaps mishap -> MishapTelling.of(mishap);
            case Event.OfSettlement settlement -> ofSettlement(settlement);
            case Event.OfTheFloor floor -> ofTheFloor(floor);
            case SealEvent seal -> ofTheSeal(seal);
            case LinkEvent link -> MeterTelling.of(link);
        };
    }

    private static String ofTheSeal(SealEvent event) {
        return switch (event) {
            case SealEvent.SealPublished(var root) -> "the shoe is sealed: " + root;
            case SealEvent.SharePledged(var seat, _) -> seat + " pledges a share in the order";
            case SealEvent.CutMarked(var seat, int depth) ->
                    "%s marks the cut %d cards in".formatted(whoeverIs(seat), depth);
            case SealEvent.PledgesClosed(var pledges) ->
                    pledges.isEmpty()
                            ? "no share was pledged"
                            : "pledges are closed: "
                                    + seats(pledges.stream().map(Seal.Pledge::seat));
            case SealEvent.NonceAdded(var seat, _) -> seat + " adds a share to the order";
            case SealEvent.SharesWithheld(var seats) ->
                    seats(seats.stream()) + ": pledged a share and did not reveal it";
            case SealEvent.SealOpened(var root, _, _) -> "the seal is opened: " + root;
        };
    }

    private static String seats(Stream<Spot> seats) {
        return seats.map(Spot::toString).collect(joining(", "));
    }

    private static String ofPreparation(Event.OfPreparation event) {
        return switch (event) {
            case Event.DutyDone(var duty) -> "done: " + duty.toString().replace('-', ' ');
            case Event.CutAccepted(var seat) -> seat + " accepts the cut";
            case Event.CutDeclined(var seat) -> seat + " declines the cut";
            case Event.CardsCut(var seat, int depth) ->
                    "%s cuts %d cards in".formatted(whoeverIs(seat), depth);
            case Event.CoverCardPlaced(int behind) ->
                    "the cover card goes in with %d cards behind it".formatted(behind);
            case Event.SecondCoverCardPlaced _ -> "the second cover card goes to the end";
            case Event.RecutOrdered(var reason) -> "a recut is ordered: " + reason;
            case Event.FirstCardBurned(var card) -> "the first card is " + card + ", burned";
            case Event.CardsBurned(int count, var shown) ->
                    "%d more burned%s"
                            .formatted(count, shown.isEmpty() ? " unseen" : ": " + cards(shown));
            case Event.ShuffleOrdered(var reason) -> "a shuffle is ordered: " + reason;
            case Event.OtherDecksOrdered(var reason) -> "other decks are ordered: " + reason;
            case Event.FaceUpAsked(var patron) -> patron + " asks for the cards face up";
            case Event.SpreadAsked(var patron) -> patron + " asks for the other batch to be spread";
            case Event.ShoeEnded(var end) -> "the shoe ends: " + end;
        };
    }

    private static String whoeverIs(Optional<Spot> seat) {
        return seat.map(Spot::toString).orElse("the dealer");
    }

    private static String cards(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(joining(" "));
    }

    private static String ofTheCurator(CuratorEvent event) {
        return switch (event) {
            case CuratorEvent.ShoeAccepted(var seat) -> seat + " accepts the shoe and is curator";
            case CuratorEvent.ShoeDeclined(var seat) -> seat + " declines the shoe";
            case CuratorEvent.DealerNamed(var seat) -> seat + " names the dealer as curator";
            case CuratorEvent.DealerTookTheShoe _ -> "the dealer is curator";
            case CuratorEvent.ShoePassed(var reason) -> "the shoe is passed: " + reason;
        };
    }

    private static String ofPatrons(Event.OfPatrons event) {
        return switch (event) {
            case Event.ChipsBought(var patron, var amount) -> patron + " buys chips for " + amount;
            case Event.PlaceTaken(var patron, var place) -> patron + " takes " + place;
            case Event.PlaceGivenUp(var patron, var place) -> patron + " gives up " + place;
            case Event.ChipsTakenAway(var patron, var amount) ->
                    patron + " takes " + amount + " away";
            case Event.LeaveBegun(var patron) -> patron + " leaves, the wagers stand";
            case Event.PatronLeft(var patron) -> patron + " has left";
            case Event.VigorishCollected(var spot, var amount, var left) ->
                    collected(amount, spot, left);
            case Event.VigorishTakenFromTheAccount(var patron, var spot, var amount, var left) ->
                    "vigorish of %s owed at %s taken from the account of %s%s"
                            .formatted(amount, spot, patron, unpaid(left));
            case Event.DebtWrittenOff(var patron, var amount, var reason) ->
                    "vigorish of %s that %s owed written off: %s".formatted(amount, patron, reason);
            case Event.VigorishWrittenOff(var spot, var amount, var reason) ->
                    "vigorish of %s at %s written off: %s".formatted(amount, spot, reason);
        };
    }

    private static String collected(Money amount, Spot spot, Money left) {
        return amount.isAboveZero() || !left.isAboveZero()
                ? "vigorish of %s collected at %s%s".formatted(amount, spot, unpaid(left))
                : "vigorish at %s cannot be collected%s".formatted(spot, unpaid(left));
    }

    private static String unpaid(Money left) {
        return left.isAboveZero() ? ", " + left + " stays marked" : "";
    }

    private static String ofWagers(Event.OfWagers event) {
        return switch (event) {
            case Event.WagerPlaced(var placed) -> placed.spot() + " puts " + on(placed);
            case Event.WagerWithdrawn(var spot, var wager) -> spot + " takes back " + wager;
            case Event.WagerSpoken(var spot, var wager, var cash) ->
                    "%s says %s with %s in cash".formatted(spot, wager, cash);
            case Event.SpokenWagerConfirmed(var spot, var wager, var cash) ->
                    "%s on %s at %s confirmed and changed into chips".formatted(cash, wager, spot);
            case Event.SpokenWagerLapsed(var spot, var wager, var cash) ->
                    "%s for %s handed back to %s, not confirmed".formatted(cash, wager, spot);
            case Event.FreeHandAsked(var patron) -> patron + " asks for a free hand";
            case Event.WagersReturned(var placed) ->
                    "wagers go back: "
                            + placed.stream()
                                    .map(one -> one.spot() + " " + on(one))
                                    .collect(joining(", "));
            case Event.LateWagerReturned(var spot, var wager, var stake) ->
                    "%s on %s at %s came late and goes back".formatted(stake, wager, spot);
        };
    }

    private static String on(Placed placed) {
        String coupon = placed.coupon().isAboveZero() ? " with a coupon of " + placed.coupon() : "";
        return placed.stake() + " on " + placed.wager() + coupon;
    }

    private static String ofTheRound(Event.OfTheRound event) {
        return switch (event) {
            case Event.RoundBegun(int number, var kind) ->
                    switch (kind) {
                        case PLAYED -> "round " + number + " begins";
                        case FREE -> "round " + number + " begins, a free hand";
                        case SIMULATED -> "a simulated round begins";
                    };
            case Event.Called(_, var words) -> "called: \"" + words + "\"";
            case Event.CardDealt(var place, var face, boolean kept) ->
                    "%s to %s%s".formatted(shown(face), place, kept ? ", kept from before" : "");
            case Event.CardLifted(var place, _) -> "a patron looks at " + place;
            case Event.HandTurned(var side, var faces) ->
                    "the %s turns up %s".formatted(hand(side), cards(faces));
            case Event.RightGivenUp(var side, var seat) ->
                    seat + " gives up the right to turn the " + hand(side);
            case Event.RightTakenAway(var side, var seat, var reason) ->
                    "%s loses the right to turn the %s: %s".formatted(seat, hand(side), reason);
            case Event.RightAccepted(var side, var seat) -> seat + " will turn the " + hand(side);
            case Event.RightDeclined(var side, var seat) ->
                    seat + " will not turn the " + hand(side);
            case Event.CoverCardElsewhere(int placed, int left, var reason) ->
                    "the cover card was placed with %d cards behind it and comes with %d: %s"
                            .formatted(placed, left, reason);
            case Event.CoverCardOut(int left) ->
                    "the cover card is out, %d cards are left".formatted(left);
            case Event.CardsCleared(var discarded) -> "to the discards: " + cards(discarded);
        };
    }

    private static String shown(Optional<Card> face) {
        return face.map(Card::toString).orElse("a card face down");
    }

    private static String hand(Side side) {
        return side == Side.PLAYER ? "Player's Hand" : "Banker's Hand";
    }

    static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String ofSettlement(Event.OfSettlement event) {
        return switch (event) {
            case Event.PressChosen(var spot, var onto) ->
                    spot
                            + onto.map(side -> " presses onto the " + hand(side))
                                    .orElse(" wants to be paid");
            case Event.HouseMoneySettled(var spot, _, var steps) ->
                    "House Money at %s: %s"
                            .formatted(
                                    spot,
                                    steps.stream()
                                            .map(step -> step.action() + " " + step.amount())
                                            .collect(joining(", ")));
            case Event.MetersCredited(int wagers) -> MeterTelling.share(wagers);
            case Event.AwardSetAside award -> MeterTelling.of(award);
            case Event.Settled(var step) -> settled(step);
            case Event.VigorishShort(var spot, var left) ->
                    "%s of vigorish is missing at %s and is marked".formatted(left, spot);
            case Event.MeterRestarted(var meter, var seed) ->
                    "the meter %s starts again at %s".formatted(meter, seed);
            case Event.MustHitWon(var spot, var amount) ->
                    "%s wins Must Hit, %s".formatted(spot, amount);
            case Event.MustHitNotReached _ -> "Must Hit is not reached";
        };
    }

    private static String settled(Step step) {
        if (!step.amount().isAboveZero()) {
            return "the coupon at %s is taken: %s".formatted(step.spot(), step.wager());
        }
        return "%s %s at %s: %s".formatted(step.action(), step.amount(), step.spot(), step.wager());
    }

    private static String ofTheFloor(Event.OfTheFloor event) {
        return switch (event) {
            case Event.TableOpened(var tray) -> "the table opens with a tray of " + tray;
            case Event.TableClosed _ -> "the table closes";
            case Event.TrayFilled(var amount) -> "the tray is filled with " + amount;
            case Event.TrayCredited(var amount) -> amount + " of the tray goes to the cage";
            case Event.WagerCorrected(
                            var patron,
                            int round,
                            var spot,
                            var wager,
                            var amount,
                            boolean to,
                            var reason) ->
                    "the payout of %s at %s in round %d is corrected: %s %s %s, %s"
                            .formatted(
                                    wager, spot, round, amount, to ? "to" : "from", patron, reason);
            case Event.FaceCorrected(int round, var place, var was, var face, var reason) ->
                    "the %s card of round %d was %s, not %s: %s"
                            .formatted(place, round, face, was, reason);
            case Event.PayoutCorrected(var patron, var amount, boolean to, var reason) ->
                    "a payout is corrected: %s %s %s, %s"
                            .formatted(amount, to ? "to" : "from", patron, reason);
            case Event.CouponIssued(var patron, var value, var reason) ->
                    "a coupon of %s is issued to %s: %s".formatted(value, patron, reason);
        };
    }
}
