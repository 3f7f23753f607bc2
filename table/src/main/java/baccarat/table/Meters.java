package baccarat.table;

import baccarat.rules.Award;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.OfferedWagers;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Step;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The progressive meters of the table, in ten-thousandths of a cent. Rates are whole hundredths of
/// a percent, so every share of a wager is exact and nothing is lost.
///
/// @param link the link that the table shares them over, if it does
public record Meters(Map<Meter, State> states, Optional<Linked> link) {

    public static final long UNITS_PER_CENT = 10_000;

    /// The link of shared meters, and the last of its moves that the table knows.
    ///
    /// @param move the number of the last move that the table made or heard of, 0 before the first
    public record Linked(String name, long move) {}

    /// The meter and the amount that a step of the settlement takes out of it.
    public static Optional<Award.OfMeter> wonIn(Step step) {
        if (step.action() != Step.Action.AWARD) {
            return Optional.empty();
        }
        return step.because().stream()
                .filter(Royal9.Line.class::isInstance)
                .map(line -> ((Royal9.Line) line).award())
                .filter(Award.OfMeter.class::isInstance)
                .map(Award.OfMeter.class::cast)
                .findFirst();
    }

    /// One meter, in units.
    ///
    /// @param reserve set aside for its next start
    /// @param seeded what the house has put in
    /// @param contributed what wagers have put in, reserve included
    /// @param paid what patrons have won
    public record State(long shown, long reserve, long seeded, long contributed, long paid) {

        public static final State EMPTY = new State(0, 0, 0, 0, 0);

        /// What the meter shows, in whole cents.
        public Money money() {
            return cents(shown);
        }

        public Money reserveMoney() {
            return cents(reserve);
        }

        /// All the money that belongs to the meter.
        public Money held() {
            return money().plus(reserveMoney());
        }

        /// Nothing is lost: all contributions have been paid out or are still there.
        boolean isBalanced() {
            return seeded + contributed == paid + shown + reserve;
        }

        public State seededWith(Money amount) {
            long units = units(amount);
            return new State(shown + units, reserve, seeded + units, contributed, paid);
        }

        public State contributed(Money stakes, Rate rate, Rate secondary) {
            long all = Math.multiplyExact(stakes.cents(), (long) rate.basisPoints());
            long kept = Math.multiplyExact(stakes.cents(), (long) secondary.basisPoints());
            return new State(shown + all - kept, reserve + kept, seeded, contributed + all, paid);
        }

        /// Not more than `ceiling`: the rest goes to the reserve.
        public State capped(Money ceiling) {
            long above = Math.max(0, shown - units(ceiling));
            return new State(shown - above, reserve + above, seeded, contributed, paid);
        }

        public State paidOut(Money amount) {
            long units = units(amount);
            return new State(shown - units, reserve, seeded, contributed, paid + units);
        }

        public State reserveReleased() {
            return new State(shown + reserve, 0, seeded, contributed, paid);
        }

        private static Money cents(long units) {
            return new Money(units / UNITS_PER_CENT);
        }

        private static long units(Money amount) {
            return Math.multiplyExact(amount.cents(), UNITS_PER_CENT);
        }
    }

    public Meters {
        states = ordered(states);
    }

    /// In the order of the meters, so that every list and every line of a log has the same one.
    static Map<Meter, State> ordered(Map<Meter, State> states) {
        var ordered = new EnumMap<Meter, State>(Meter.class);
        ordered.putAll(states);
        return Collections.unmodifiableMap(ordered);
    }

    public static final Meters NONE = new Meters(Map.of(), Optional.empty());

    /// Whether other tables feed and win them too (reading 55).
    public boolean isShared() {
        return link.isPresent();
    }

    public State of(Meter meter) {
        return states.getOrDefault(meter, State.EMPTY);
    }

    public Meters with(Meter meter, State state) {
        var after = new EnumMap<Meter, State>(Meter.class);
        after.putAll(states);
        after.put(meter, state);
        return new Meters(after, link);
    }

    /// One more move of the link, where there is one.
    public Meters moved() {
        return new Meters(states, link.map(it -> new Linked(it.name(), it.move() + 1)));
    }

    /// The terms of every meter on offer, Must Hit among them.
    public static Map<Meter, MeterTerms> terms(OfferedWagers wagers) {
        var terms = new EnumMap<Meter, MeterTerms>(Meter.class);
        wagers.royal9().map(Royal9::meters).ifPresent(terms::putAll);
        wagers.royal9()
                .flatMap(Royal9::mustHit)
                .map(Meters::asTerms)
                .ifPresent(mustHit -> terms.put(Meter.MUST_HIT, mustHit));
        return terms;
    }

    private static MeterTerms asTerms(MustHit mustHit) {
        return MeterTerms.of(mustHit.reset(), mustHit.rate());
    }

    /// What the meters show, in whole cents.
    public Map<Meter, Money> shown() {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        states.forEach((meter, state) -> shown.put(meter, state.money()));
        return shown;
    }

    /// Whether every meter holds its seeds and contributions less its awards.
    public boolean areBalanced() {
        return states.values().stream().allMatch(State::isBalanced);
    }
}
