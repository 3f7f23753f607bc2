package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Simulated patrons, one to a seat: what each would like to do. Whether they may, the table
/// decides. Their chance comes from bytes of their own, so that they never change a card.
public final class SimulatedPatrons {

    private static final List<String> NAMES =
            List.of(
                    "Anna", "Boris", "Clara", "David", "Emma", "Felix", "Grace", "Hugo", "Irene",
                    "Jack", "Karin", "Louis", "Mona", "Nils");

    /// A buy-in, as a multiple of the smallest wager on the Player's Hand: enough for many shoes.
    private static final int SMALLEST_WAGERS = 500;

    private static final Money MOST = Money.dollars(1_000_000_000);

    private static final List<Integer> MULTIPLES = List.of(1, 1, 1, 2, 2, 3, 5);

    private final TableRules rules;
    private final ByteSource chance;
    private final List<Simulated> patrons;

    /// One of them, in a seat.
    public record Simulated(String name, Spot seat) {

        @Override
        public String toString() {
            return name + ", " + seat;
        }
    }

    /// Something one of them would like to do, and if that is refused perhaps something smaller.
    public record Wish(Simulated by, Command command, Optional<Command> otherwise) {}

    /// This number of patrons, but no more than [#most].
    public SimulatedPatrons(TableRules rules, ByteSource chance, int number) {
        this.rules = rules;
        this.chance = chance;
        int seats = rules.seating().seats();
        this.patrons =
                IntStream.range(0, number)
                        .mapToObj(
                                i ->
                                        new Simulated(
                                                NAMES.get(i), Spot.seat(spread(i, number, seats))))
                        .toList();
    }

    /// As many as there are names, one for each seat of the largest table.
    public static int most(TableRules rules) {
        return Math.min(NAMES.size(), rules.seating().seats());
    }

    /// Evenly around the table: three of nine seats are 2, 5 and 8.
    private static int spread(int i, int number, int seats) {
        return (2 * i + 1) * seats / (2 * number) + 1;
    }

    /// In the order of their seats.
    public List<Simulated> all() {
        return patrons;
    }

    /// What each of them comes with.
    public Money buyIn() {
        Money wanted = smallest(Wager.PLAYER).times(SMALLEST_WAGERS);
        return inChips(wanted.isAtMost(MOST) ? wanted : MOST);
    }

    /// The wagers of one round. Every list of wishes begins with the wager that the others go with.
    public List<List<Wish>> wagers() {
        return patrons.stream().filter(_ -> !oneIn(6)).map(this::wagersOf).toList();
    }

    private List<Wish> wagersOf(Simulated simulated) {
        var wishes = new ArrayList<Wish>();
        wishes.add(wager(simulated, oneIn(2) ? Wager.PLAYER : Wager.BANKER));
        for (Wager wager : Wager.values()) {
            if (!wager.isOnAHand() && rules.wagers().include(wager) && oneIn(5)) {
                wishes.add(wager(simulated, wager));
            }
        }
        return wishes;
    }

    /// The least that anybody can wager, seat by seat.
    public List<Wish> least() {
        return patrons.stream()
                .map(
                        simulated ->
                                new Wish(
                                        simulated,
                                        place(simulated, Wager.PLAYER, 1),
                                        Optional.empty()))
                .toList();
    }

    private Wish wager(Simulated simulated, Wager wager) {
        int multiple = MULTIPLES.get(chance.uniformBelow(MULTIPLES.size()));
        return new Wish(
                simulated,
                place(simulated, wager, multiple),
                Optional.of(place(simulated, wager, 1)));
    }

    private Command place(Simulated simulated, Wager wager, int multiple) {
        return new Command.PlaceWager(simulated.seat(), wager, stake(wager, multiple));
    }

    private Money stake(Wager wager, int multiple) {
        if (wager == Wager.ROYAL_9) {
            return rules.wagers().royal9().orElseThrow().stake();
        }
        Money smallest = smallest(wager);
        Money wanted = smallest.times(multiple);
        Money most = limits(wager).max();
        return wanted.isAtMost(most) ? wanted : smallest;
    }

    /// The least that the limit and the smallest chip allow.
    private Money smallest(Wager wager) {
        Money least = limits(wager).min();
        Money down = inChips(least);
        return down.equals(least) ? least : down.plus(rules.seating().smallestChip());
    }

    private Money inChips(Money amount) {
        return new Money(amount.cents() - amount.cents() % rules.seating().smallestChip().cents());
    }

    private Limits limits(Wager wager) {
        Limits limits = rules.wagers().limits().get(wager);
        if (limits == null) {
            throw new IllegalStateException(wager + " is not on offer here");
        }
        return limits;
    }

    /// Some of those with House Money press onto the hand they have wagered on.
    public List<Wish> presses(Play play) {
        var wishes = new ArrayList<Wish>();
        for (Simulated simulated : patrons) {
            boolean has = lies(play, simulated, Wager.HOUSE_MONEY);
            for (Side side : Side.values()) {
                if (has && lies(play, simulated, Wager.on(side)) && oneIn(2)) {
                    var press = new Command.ChoosePress(simulated.seat(), Optional.of(side));
                    wishes.add(new Wish(simulated, press, Optional.empty()));
                }
            }
        }
        return wishes;
    }

    private static boolean lies(Play play, Simulated simulated, Wager wager) {
        for (Placed placed : play.layout()) {
            if (placed.spot().equals(simulated.seat()) && placed.wager() == wager) {
                return true;
            }
        }
        return false;
    }

    private boolean oneIn(int times) {
        return chance.uniformBelow(times) == 0;
    }
}
