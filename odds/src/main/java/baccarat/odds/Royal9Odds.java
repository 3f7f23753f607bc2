package baccarat.odds;

import baccarat.rules.Award;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.PersonalLine;
import baccarat.rules.Royal9;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Royal 9 for one seat, counted by the card over the first four: the chances of each line, and
/// what the meters are worth.
public final class Royal9Odds {

    private static final Comparator<Royal9.Line> HIGHEST_FIRST =
            Comparator.comparingInt(
                    line ->
                            switch (line) {
                                case MultiLevelLine one ->
                                        List.of(MultiLevelLine.values()).indexOf(one);
                                case PersonalLine one ->
                                        List.of(PersonalLine.values()).indexOf(one);
                            });

    private final Money stake;
    private final Map<Meter, Money> meters;
    private final Map<Key, Long> counts = new LinkedHashMap<>();
    private final Fraction deals;

    private Royal9Odds(Money stake, Map<Meter, Money> meters, Fraction deals) {
        this.stake = stake;
        this.meters = meters;
        this.deals = deals;
    }

    /// A line with the kind of round it came in: every Royal 9 is a natural.
    private record Key(Royal9.Line line, int pairs, int ending) {}

    static Royal9Odds of(Question question, Royal9 royal9) {
        Known known = question.known();
        Composition left = question.shoe().without(known.cards()).orElseThrow();
        int unknown = 4 - Math.min(2, known.players().size()) - Math.min(2, known.bankers().size());
        long deals = 1;
        for (int taken = 0; taken < unknown; taken++) {
            deals *= left.cards() - taken;
        }
        var odds = new Royal9Odds(royal9.stake(), question.shown(), Fraction.of(deals, 1));
        // A Royal 9 is a natural: with one on the table no hand has drawn.
        if (!known.hasThirdCard()) {
            new Royal9Count(question, royal9, left, odds::add).run();
        }
        return odds;
    }

    private void add(Royal9.Line line, int pairs, int ending, long ways) {
        counts.merge(new Key(line, pairs, ending), ways, Long::sum);
    }

    /// What a wager costs.
    public Money stake() {
        return stake;
    }

    /// The chance of a line.
    public Fraction probability(Royal9.Line line) {
        long ways =
                counts.entrySet().stream()
                        .filter(entry -> entry.getKey().line() == line)
                        .mapToLong(Map.Entry::getValue)
                        .sum();
        return Fraction.of(ways, 1).over(deals);
    }

    /// The lines that can be reached, the highest first.
    private List<Royal9.Line> lines() {
        return counts.keySet().stream().map(Key::line).distinct().sorted(HIGHEST_FIRST).toList();
    }

    /// The distribution at what the meters show: an award is for one, so the stake is part of it.
    public WagerOdds odds() {
        var lines = new ArrayList<WagerOdds.Line>();
        Fraction loses = Fraction.ONE;
        for (Royal9.Line line : lines()) {
            Fraction chance = probability(line);
            loses = loses.minus(chance);
            lines.add(new WagerOdds.Line(line.gist(), chance, net(line.award())));
        }
        lines.sort((one, other) -> other.pays().compareTo(one.pays()));
        lines.add(new WagerOdds.Line("lose", loses, Fraction.ONE.negated()));
        return new WagerOdds(Wager.ROYAL_9, lines);
    }

    private Fraction net(Award award) {
        return units(award).minus(Fraction.ONE);
    }

    private Fraction units(Award award) {
        return switch (award) {
            case Award.Fixed(var amount) -> units(amount);
            case Award.OfMeter(var meter, var share) ->
                    units(shown(meter)).times(Fraction.of(share.basisPoints(), 10_000));
        };
    }

    private Money shown(Meter meter) {
        return Objects.requireNonNull(meters.get(meter));
    }

    private Fraction units(Money amount) {
        return Fraction.of(amount.cents(), stake.cents());
    }

    /// The return per unit from the awards that do not depend on a meter.
    public Fraction fixedReturn() {
        return lines().stream()
                .filter(line -> line.award() instanceof Award.Fixed)
                .map(line -> probability(line).times(units(line.award())))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /// The value of a meter for the wager.
    ///
    /// @param value the return per unit from the meter at its present amount
    /// @param breakEven the amount of the meter at which the wager would be fair, with the other
    ///   meters unchanged
    public record MeterValue(Meter meter, Money shows, Fraction value, Optional<Money> breakEven) {}

    public List<MeterValue> meterValues() {
        return lines().stream()
                .map(Royal9.Line::award)
                .filter(Award.OfMeter.class::isInstance)
                .map(award -> ((Award.OfMeter) award).meter())
                .distinct()
                .map(this::meterValue)
                .toList();
    }

    private MeterValue meterValue(Meter meter) {
        Fraction perCent =
                lines().stream()
                        .map(line -> chancePerCent(line, meter))
                        .reduce(Fraction.ZERO, Fraction::plus);
        Money shows = shown(meter);
        Fraction value = perCent.times(Fraction.of(shows.cents(), 1));
        Fraction missing = value.minus(odds().ev());
        Optional<Money> breakEven =
                missing.compareTo(Fraction.ZERO) < 0
                        ? Optional.empty()
                        : Optional.of(new Money(missing.over(perCent).ceiling()));
        return new MeterValue(meter, shows, value, breakEven);
    }

    private Fraction chancePerCent(Royal9.Line line, Meter meter) {
        return line.award() instanceof Award.OfMeter(var of, var share) && of == meter
                ? probability(line).times(Fraction.of(share.basisPoints(), 10_000 * stake.cents()))
                : Fraction.ZERO;
    }

    Fraction covariance(Wager other, Odds odds) {
        Fraction ev = odds().ev();
        if (other == Wager.ROYAL_9) {
            return odds().variance();
        }
        // Where no line is reached the wager loses its unit; a line changes that by its award.
        Fraction both = odds.of(other).ev().negated();
        for (var entry : counts.entrySet()) {
            Key key = entry.getKey();
            Fraction chance = Fraction.of(entry.getValue(), 1).over(deals);
            both =
                    both.plus(
                            chance.times(units(key.line().award()))
                                    .times(odds.pays(other, key.pairs(), key.ending())));
        }
        return both.minus(ev.times(odds.of(other).ev()));
    }
}
