package baccarat.records;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// People who come, sit down, wager and go broke.
abstract class CarelessWagers extends CarelessPeople {

    CarelessWagers(TableRules rules, long seed, CarelessCoverage coverage) {
        super(rules, seed, coverage);
    }

    /// Somebody who owes vigorish stakes everything, and leaves once it is lost.
    void goBroke() {
        for (Spot spot : state.roster().markers().keySet()) {
            Optional<String> owner = state.roster().at(spot).map(Patron::name);
            if (owner.isEmpty()) {
                continue;
            }
            Person patron = Person.patron(owner.get());
            Money rack = rack(owner.get());
            if (rack.isAboveZero()) {
                Money most = Objects.requireNonNull(rules.wagers().limits().get(Wager.TIE)).max();
                ask(
                        patron,
                        new Command.PlaceWager(spot, Wager.TIE, rack.isAtMost(most) ? rack : most));
            } else {
                ask(patron, new Command.Leave(owner.get()));
                ask(
                        Person.dealer("dealer"),
                        new Command.TakeVigorishFromTheAccount(
                                owner.get(), spot, new Money(1 + random.nextInt(30))));
            }
        }
    }

    // Wagers.

    void waitForWagers() {
        if (quiet || oneIn(5)) {
            comeAndWager();
        } else {
            wager();
        }
    }

    void wager() {
        if (rules.seating().lines() > 0 && oneIn(30)) {
            fillTheAreas();
            return;
        }
        List<Due> wagers =
                Next.steps(now()).stream().filter(due -> isOfWagers(due.move())).toList();
        if (wagers.isEmpty() || state.roster().patrons().size() < 2) {
            comeAndSit();
            return;
        }
        Due due = oneIn(2) ? wagers.getFirst() : one(wagers);
        if (rules.wagers().royal9().isPresent() && oneIn(4)) {
            royal9();
            return;
        }
        perform(somebody(due), due.move());
    }

    static boolean isOfWagers(Move move) {
        return move instanceof Move.PlaceWager
                || move instanceof Move.WithdrawWager
                || move instanceof Move.SpeakWager
                || move instanceof Move.ConfirmSpokenWager
                || move instanceof Move.AskForAFreeHand
                || move instanceof Move.PlaceCoupon
                || move instanceof Move.ReportLateWager;
    }

    Optional<Spot> seatOf(String name) {
        return state.roster().patron(name).stream()
                .flatMap(patron -> patron.places().stream())
                .filter(spot -> spot.kind() == Spot.Kind.SEAT)
                .findFirst();
    }

    Optional<Spot> freeSeat() {
        for (int number = 1; number <= rules.seating().seats(); number++) {
            Spot seat = Spot.seat(number);
            if (state.roster().at(seat).isEmpty()) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// A patron with chips and a seat, who has come for it if need be.
    Optional<String> comeAndSit() {
        String name = one(NAMES);
        boolean stands =
                state.roster()
                        .patron(name)
                        .filter(patron -> !patron.places().isEmpty() && seatOf(name).isEmpty())
                        .isPresent();
        if (stands) {
            must(Person.patron(name), new Command.Leave(name));
        }
        if (rack(name).compareTo(least()) < 0) {
            must(Person.patron(name), new Command.BuyIn(name, least().times(4)));
        }
        if (seatOf(name).isEmpty()) {
            Optional<Spot> seat = freeSeat();
            int places = state.roster().patron(name).map(one -> one.places().size()).orElse(0);
            if (seat.isEmpty() || places >= 9) {
                return state.roster().patrons().stream()
                        .map(Patron::name)
                        .filter(other -> seatOf(other).isPresent())
                        .findFirst();
            }
            must(Person.patron(name), new Command.TakePlace(name, seat.get()));
        }
        return Optional.of(name);
    }

    void comeAndWager() {
        String name = comeAndSit().orElseThrow();
        if (rack(name).compareTo(least().times(2)) < 0) {
            must(Person.patron(name), new Command.BuyIn(name, least().times(4)));
        }
        List<Spot> places = state.roster().patron(name).orElseThrow().places();
        for (Spot place : places) {
            while (state.roster().markers().containsKey(place)) {
                must(
                        Person.floorperson("floor"),
                        new Command.WriteOffVigorish(place, "so that play goes on"));
            }
        }
        if (state.roster().owedAfterLeaving(name).isAboveZero()) {
            must(
                    Person.floorperson("floor"),
                    new Command.WriteOffDebt(name, "so that play goes on"));
        }
        Spot seat = seatOf(name).orElseThrow();
        must(Person.patron(name), new Command.PlaceWager(seat, Wager.TIE, least(Wager.TIE)));
    }

    /// A Royal 9 wager beside one that lies.
    void royal9() {
        List<Placed> lies =
                state.phase() instanceof Phase.AcceptingWagers open ? open.layout() : List.of();
        if (!lies.isEmpty()) {
            Spot chair = one(lies).spot();
            String owner = state.roster().at(chair).orElseThrow().name();
            ask(
                    Person.patron(owner),
                    new Command.PlaceWager(chair, Wager.ROYAL_9, Money.dollars(5)));
        }
    }

    /// A wager at every area, so that the lines open, and one on a line.
    void fillTheAreas() {
        for (int number = 1; number <= rules.seating().seats(); number++) {
            Spot seat = Spot.seat(number);
            String name = state.roster().at(seat).map(Patron::name).orElse(NAMES.get(number % 8));
            Person patron = Person.patron(name);
            ask(patron, new Command.BuyIn(name, least().times(5)));
            ask(patron, new Command.TakePlace(name, seat));
            ask(patron, new Command.PlaceWager(seat, Wager.TIE, least()));
        }
        Spot line = Spot.line(1 + random.nextInt(rules.seating().lines()));
        String name = state.roster().at(line).map(Patron::name).orElse(one(NAMES));
        Person patron = Person.patron(name);
        ask(patron, new Command.BuyIn(name, least().times(5)));
        ask(patron, new Command.TakePlace(name, line));
        ask(patron, new Command.PlaceWager(line, Wager.PLAYER, least()));
        if (oneIn(3) && state.phase() instanceof Phase.AcceptingWagers open) {
            for (Placed placed : open.layout()) {
                if (placed.spot().kind() == Spot.Kind.SEAT) {
                    String owner = state.roster().at(placed.spot()).orElseThrow().name();
                    ask(
                            Person.patron(owner),
                            new Command.WithdrawWager(placed.spot(), placed.wager()));
                }
            }
        }
    }

    /// Royal 9 hands are rare.
    void arrangeRoyals() {
        if (rules.wagers().royal9().isEmpty()) {
            return;
        }
        Rank royal = oneIn(3) ? one(List.of(Rank.QUEEN, Rank.JACK)) : Rank.KING;
        List<Suit> suits = List.of(Suit.values());
        Card high = new Card(royal, one(suits));
        Card nine = new Card(Rank.NINE, one(suits));
        boolean same = oneIn(2);
        Card otherHigh = same ? high : new Card(Rank.KING, one(suits));
        Card otherNine = same ? nine : new Card(Rank.NINE, one(suits));
        cards.arrange(List.of(high, otherHigh, nine, otherNine));
    }

    /// House Money wins, the Player's Hand stays and the Banker's draws: only then a third card too
    /// many is the Banker's while House Money is open.
    void arrangeAStandingPair() {
        boolean houseMoney =
                state.phase() instanceof Phase.AcceptingWagers open
                        && open.layout().stream()
                                .anyMatch(placed -> placed.wager() == Wager.HOUSE_MONEY);
        if (houseMoney) {
            Card three = new Card(Rank.THREE, one(List.of(Suit.values())));
            cards.arrange(List.of(three, new Card(Rank.KING, three.suit()), three, three));
        }
    }
}
