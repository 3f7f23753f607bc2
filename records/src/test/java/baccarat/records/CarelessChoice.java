package baccarat.records;

import baccarat.cards.Card;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Laid;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.TableState;
import baccarat.table.Unpaid;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// What a careless person chooses from in one moment: chips, people, places and cards that fit, or,
/// if wild, anything.
abstract class CarelessChoice {

    static final List<Long> ODD_CENTS =
            List.of(0L, -500L, 1L, 777L, 123_456_789L, Long.MAX_VALUE, Long.MIN_VALUE, -1L);

    static final List<String> ODD_NAMES = List.of("", " ", "x".repeat(65));
    final TableRules rules;
    final CarelessCards cards;
    final SplittableRandom random;
    final List<String> names;
    final List<Wager> offered;
    final Money chip;
    TableState state;
    Person who = Person.dealer("dealer");
    boolean named;
    boolean wild;

    CarelessChoice(
            TableState state, CarelessCards cards, SplittableRandom random, List<String> names) {
        this.state = state;
        this.rules = state.rules();
        this.cards = cards;
        this.random = random;
        this.names = names;
        this.offered = rules.wagers().limits().keySet().stream().sorted().toList();
        this.chip = rules.seating().smallestChip();
    }

    boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    <T> T one(List<T> these) {
        return these.get(random.nextInt(these.size()));
    }

    <T> T one(T[] these) {
        return these[random.nextInt(these.length)];
    }

    boolean isOdd() {
        return wild && random.nextBoolean();
    }

    /// What the command has to name, or anything of its kind.
    <T> T about(T it, T[] values) {
        return named && !isOdd() ? it : one(values);
    }

    Spot aboutSpot(Spot spot) {
        return named && !isOdd() ? spot : spot();
    }

    String thirtyTwoBytes() {
        return "%016x".formatted(random.nextLong()).repeat(isOdd() ? 3 : 4);
    }

    String reason() {
        return isOdd() ? " " : "as the floor saw it";
    }

    Money odd(Money amount) {
        return isOdd() ? new Money(one(ODD_CENTS)) : amount;
    }

    /// The last round, more often than not.
    int correctable() {
        return isOdd()
                ? random.nextInt(5)
                : state.phase() instanceof Phase.InRound round
                        ? round.play().number()
                        : state.correctable().round();
    }

    Money chips(int most) {
        return odd(chip.times(1 + random.nextInt(most)));
    }

    Money buyIn() {
        return odd(least(Wager.PLAYER).times(1 + random.nextInt(oneIn(2) ? 2 : 30)));
    }

    int opening() {
        return oneIn(4) ? 2_000 : 500_000;
    }

    Money credit() {
        return oneIn(6) ? state.accounts().of(Account.Fixed.TRAY) : chips(500);
    }

    String patron() {
        if (who.role() == Role.PATRON && !isOdd()) {
            return who.name();
        }
        List<Patron> here = state.roster().patrons();
        if (here.isEmpty() || isOdd()) {
            return wild && oneIn(4) ? one(ODD_NAMES) : one(names);
        }
        return one(here).name();
    }

    String debtor(Optional<String> left) {
        if (named && left.isPresent()) {
            return left.get();
        }
        List<String> debtors =
                state.roster().unpaid().stream().map(Unpaid::patron).distinct().sorted().toList();
        return debtors.isEmpty() || isOdd() ? patron() : one(debtors);
    }

    Optional<Patron> himself() {
        return state.roster().patron(who.name()).filter(_ -> who.role() == Role.PATRON);
    }

    Spot spot() {
        if (isOdd()) {
            return oneIn(3) ? Spot.line(1 + random.nextInt(10)) : Spot.seat(1 + random.nextInt(16));
        }
        Optional<Patron> patron = himself().filter(one -> !one.places().isEmpty());
        if (patron.isPresent()) {
            return one(patron.get().places());
        }
        List<Spot> taken =
                state.roster().patrons().stream().flatMap(one -> one.places().stream()).toList();
        return taken.isEmpty() ? Spot.seat(1) : one(taken);
    }

    Spot newPlace() {
        if (isOdd()) {
            return spot();
        }
        int lines = rules.seating().lines();
        return lines > 0 && oneIn(4)
                ? Spot.line(1 + random.nextInt(lines))
                : Spot.seat(1 + random.nextInt(rules.seating().seats()));
    }

    Spot marked() {
        List<Spot> marked =
                state.roster().markers().keySet().stream().sorted(Spot.LOWEST_FIRST).toList();
        return marked.isEmpty() || isOdd() ? spot() : one(marked);
    }

    Spot markedOr(Optional<Spot> spot) {
        return named && spot.isPresent() ? aboutSpot(spot.get()) : marked();
    }

    Wager anyWager() {
        return isOdd() ? one(Wager.values()) : one(offered);
    }

    List<Placed> layout() {
        return switch (state.phase()) {
            case Phase.AcceptingWagers open -> open.layout();
            case Phase.InRound round -> round.play().layout();
            default -> List.of();
        };
    }

    Wager lyingWager() {
        List<Placed> lies = layout();
        return lies.isEmpty() || isOdd() ? anyWager() : one(lies).wager();
    }

    Money least(Wager wager) {
        Limits limits = rules.wagers().limits().get(wager);
        return limits == null ? Money.dollars(5) : limits.min();
    }

    Money stake(Wager wager) {
        Money min = least(wager);
        Money all = state.accounts().of(new Account.Rack(who.name()));
        if (wager != Wager.ROYAL_9 && all.isMultipleOf(chip) && oneIn(5)) {
            return all;
        }
        Money stake = wager == Wager.ROYAL_9 ? min : min.plus(chip.times(random.nextInt(30)));
        return odd(stake);
    }

    /// Mostly small enough to lie beside a wager of the least stake.
    Money coupon() {
        return oneIn(4) ? chips(40) : odd(oneIn(2) ? chip : least(Wager.PLAYER));
    }

    Card face() {
        return isOdd() ? cards.anyCard() : cards.next();
    }

    Optional<Card> maybeFace(int chances) {
        return oneIn(chances) ? Optional.of(face()) : Optional.empty();
    }

    List<Laid> laid() {
        return state.phase() instanceof Phase.InRound round ? round.play().laid() : List.of();
    }
}
