package baccarat.records;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seal;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Commands that take more than one choice.
abstract class CarelessFill extends CarelessChoice {

    CarelessFill(
            TableState state, CarelessCards cards, SplittableRandom random, List<String> names) {
        super(state, cards, random, names);
    }

    /// Of the seat that cuts, if it is the asker's, or of their first one.
    Command pledgeShare() {
        Optional<Spot> cutting =
                state.phase() instanceof Phase.Cutting(var cutter)
                        ? cutter.seat().filter(this::isTheirs)
                        : Optional.empty();
        Spot seat =
                cutting.or(
                                () ->
                                        state.roster().patron(who.name()).stream()
                                                .flatMap(patron -> patron.places().stream())
                                                .findFirst())
                        .filter(_ -> !isOdd())
                        .orElseGet(this::spot);
        return new Command.PledgeShare(
                seat,
                state.shoe()
                        .seal()
                        .filter(_ -> !isOdd())
                        .map(seal -> seal.pledgeFor(seat, shareOf(seat)))
                        .orElseGet(this::thirtyTwoBytes));
    }

    boolean isTheirs(Spot seat) {
        return state.roster().at(seat).filter(it -> it.name().equals(who.name())).isPresent();
    }

    /// One that is awaited.
    String share() {
        List<Seal.Pledge> awaited = state.shoe().seal().map(Seal::awaited).orElseGet(List::of);
        return awaited.isEmpty() || isOdd() ? thirtyTwoBytes() : shareOf(one(awaited).seat());
    }

    static String shareOf(Spot seat) {
        return "%02x".formatted(seat.number()).repeat(32);
    }

    Command placeWager() {
        if (rules.wagers().royal9().isPresent() && oneIn(4)) {
            List<Placed> lies = layout();
            Spot chair = lies.isEmpty() ? spot() : one(lies).spot();
            return new Command.PlaceWager(chair, Wager.ROYAL_9, stake(Wager.ROYAL_9));
        }
        if (offered.contains(Wager.HOUSE_MONEY) && oneIn(4)) {
            return new Command.PlaceWager(spot(), Wager.HOUSE_MONEY, stake(Wager.HOUSE_MONEY));
        }
        Wager wager = oneIn(2) ? (oneIn(2) ? Wager.BANKER : Wager.PLAYER) : anyWager();
        return new Command.PlaceWager(spot(), wager, stake(wager));
    }

    Command placeCoupon() {
        List<Placed> lies =
                layout().stream()
                        .filter(
                                placed ->
                                        placed.wager().isOnAHand()
                                                && himself()
                                                        .filter(
                                                                one ->
                                                                        one.places()
                                                                                .contains(
                                                                                        placed
                                                                                                .spot()))
                                                        .isPresent())
                        .toList();
        if (lies.isEmpty() || isOdd()) {
            return new Command.PlaceCoupon(spot(), anyWager(), chips(20));
        }
        Placed placed = one(lies);
        List<Money> held = state.accounts().coupons(who.name());
        return new Command.PlaceCoupon(
                placed.spot(),
                placed.wager(),
                odd(held.isEmpty() || oneIn(4) ? placed.stake() : one(held)));
    }

    Command speakWager() {
        Wager wager = anyWager();
        return new Command.SpeakWager(spot(), wager, stake(wager));
    }

    Command confirmSpoken() {
        if (state.phase() instanceof Phase.AcceptingWagers open
                && !open.spoken().isEmpty()
                && !isOdd()) {
            Phase.Spoken spoken = one(open.spoken());
            return new Command.ConfirmSpokenWager(spoken.spot(), spoken.wager());
        }
        return new Command.ConfirmSpokenWager(spot(), anyWager());
    }

    int total() {
        return rules.cards().decksInTheShoe() * 52;
    }

    int cutDepth() {
        int from = rules.procedures().cut().depth();
        return isOdd()
                ? one(List.of(0, -1, from - 1, total() - from + 1, Integer.MAX_VALUE))
                : from + random.nextInt(total() - 2 * from + 1);
    }

    int behindTheCover() {
        if (isOdd()) {
            return one(List.of(0, -1, 13, total(), Integer.MAX_VALUE));
        }
        return 14 + random.nextInt(oneIn(2) ? 3 : total() - 60);
    }

    List<Card> burned() {
        int count =
                state.phase() instanceof Phase.Burning(var first)
                        ? first.rank().burnCount()
                        : random.nextInt(4);
        boolean shown = rules.handling().burnShown() ^ isOdd();
        return shown ? cards.next(count + (isOdd() ? 1 : 0)) : List.of();
    }

    Command draw(Place due) {
        Place place = about(due, Place.values());
        boolean up = (named && Next.isDealtFaceUp(state, due)) ^ isOdd();
        boolean exposed = state.phase() instanceof Phase.InRound && oneIn(30);
        return new Command.Draw(place, up || exposed ? Optional.of(face()) : Optional.empty());
    }

    Command lift() {
        List<Laid> down =
                state.phase() instanceof Phase.Turning(var play, var side)
                        ? play.laid().stream()
                                .filter(card -> card.place().side() == side)
                                .filter(card -> card.seen() == Laid.Seen.DOWN)
                                .toList()
                        : List.of();
        if (down.isEmpty() || isOdd()) {
            Place place = one(Place.values());
            return new Command.Lift(place, cards.at(place));
        }
        Place place = one(down).place();
        return new Command.Lift(place, isOdd() ? cards.anyCard() : cards.at(place));
    }

    Command turn(Side due) {
        Side side = about(due, Side.values());
        var faces = new ArrayList<Card>();
        for (Laid card : laid()) {
            if (card.place().side() == side && card.seen() != Laid.Seen.UP) {
                faces.add(isOdd() ? cards.anyCard() : cards.at(card.place()));
            }
        }
        if (isOdd()) {
            faces.add(cards.anyCard());
        }
        return new Command.Turn(side, faces);
    }

    /// Often soon after the reset, so that it happens often enough to be seen.
    Optional<Spot> mustHitWinner() {
        List<Spot> wagered =
                state.phase() instanceof Phase.InRound round
                        ? round.play().placed().stream()
                                .filter(placed -> placed.wager() == Wager.ROYAL_9)
                                .map(Placed::spot)
                                .toList()
                        : List.of();
        Optional<MustHit> mustHit = rules.wagers().royal9().flatMap(Royal9::mustHit);
        if (wagered.isEmpty() || mustHit.isEmpty() || isOdd()) {
            return oneIn(2) ? Optional.empty() : Optional.of(spot());
        }
        Money shows = state.meters().of(Meter.MUST_HIT).money();
        boolean mayBeWon = mustHit.get().reset().compareTo(shows) < 0;
        boolean mustBeWon = mustHit.get().ceiling().isAtMost(shows);
        return mustBeWon || (mayBeWon && oneIn(10)) ? Optional.of(one(wagered)) : Optional.empty();
    }

    Command takeVigorish() {
        return new Command.TakeVigorishFromTheAccount(
                debtor(Optional.empty()), markedOr(Optional.empty()), chips(3));
    }

    Command reportLateWager() {
        return new Command.ReportLateWager(spot(), anyWager(), chips(50));
    }

    Command choosePress() {
        return new Command.ChoosePress(
                spot(), oneIn(4) ? Optional.empty() : Optional.of(one(Side.values())));
    }

    Command openSeal() {
        return new Command.OpenSeal(
                thirtyTwoBytes(),
                Decks.of(state.rules().cards().decksInTheShoe() + (isOdd() ? 1 : 0)));
    }

    Command correctPayout() {
        return new Command.CorrectPayout(
                correctable(), spot(), anyWager(), chips(40), random.nextBoolean(), reason());
    }

    Command correctFace() {
        return new Command.CorrectFace(
                correctable(), one(List.of(Place.values())), cards.anyCard(), reason());
    }
}
