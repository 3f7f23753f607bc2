package baccarat.odds;

import baccarat.rules.Royal9;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The exact odds of the wagers of a table, all from one count.
public final class Odds {

    private static final Comparator<WagerOdds.Line> BEST_FIRST =
            Comparator.comparing(WagerOdds.Line::pays)
                    .thenComparing(WagerOdds.Line::outcome)
                    .reversed();

    private final Question question;
    private final Tally tally;
    private final Payoffs payoffs;
    private final Fraction deals;
    private final Map<Wager, WagerOdds> known = new EnumMap<>(Wager.class);
    private @Nullable Royal9Odds royal9;

    private Odds(Question question, Tally tally) {
        this.question = question;
        this.tally = tally;
        this.payoffs = new Payoffs(question.rules(), question.stake());
        this.deals = Fraction.of(tally.deals(), 1);
    }

    /// Counts what is asked, or nothing if the shoe does not hold the known cards or no round can
    /// have dealt them.
    public static Optional<Odds> of(Question question) {
        Known known = question.known();
        Optional<Composition> left = question.shoe().without(known.cards());
        return left.map(shoe -> tally(shoe, known))
                .filter(tally -> tally.deals() > 0)
                .map(tally -> new Odds(question, tally));
    }

    private static Tally tally(Composition shoe, Known known) {
        return known.equals(Known.NOTHING)
                ? new ExactCount().tally(shoe)
                : PlainCount.of(shoe.byRank(), known);
    }

    /// The wagers on offer, in the order of settlement.
    public List<WagerOdds> wagers() {
        return Stream.of(Wager.values())
                .filter(question.rules().wagers()::include)
                .map(this::of)
                .toList();
    }

    public WagerOdds of(Wager wager) {
        return known.computeIfAbsent(wager, this::count);
    }

    private WagerOdds count(Wager wager) {
        if (wager == Wager.ROYAL_9) {
            return royal9().orElseThrow().odds();
        }
        var chances = new LinkedHashMap<Payoffs.Line, Long>();
        for (int pairs = 0; pairs < 4; pairs++) {
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                long count = tally.of(pairs)[ending];
                if (count != 0) {
                    chances.merge(payoffs.of(wager, pairs, ending), count, Long::sum);
                }
            }
        }
        return new WagerOdds(wager, lines(chances));
    }

    /// The best outcomes first; of equally good ones the larger win.
    private List<WagerOdds.Line> lines(Map<Payoffs.Line, Long> chances) {
        var lines = new ArrayList<WagerOdds.Line>();
        chances.forEach(
                (line, count) ->
                        lines.add(
                                new WagerOdds.Line(
                                        line.outcome(),
                                        Fraction.of(count, 1).over(deals),
                                        line.pays())));
        lines.sort(BEST_FIRST);
        return lines;
    }

    /// How much two wagers, a unit on each, win and lose together.
    public Fraction covariance(Wager one, Wager other) {
        if (one == Wager.ROYAL_9 || other == Wager.ROYAL_9) {
            return royal9().orElseThrow().covariance(one == Wager.ROYAL_9 ? other : one, this);
        }
        Fraction both = Fraction.ZERO;
        var products = new LinkedHashMap<Fraction, Long>();
        for (int pairs = 0; pairs < 4; pairs++) {
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                long count = tally.of(pairs)[ending];
                if (count != 0) {
                    Fraction product = pays(one, pairs, ending).times(pays(other, pairs, ending));
                    products.merge(product, count, Long::sum);
                }
            }
        }
        for (var product : products.entrySet()) {
            both =
                    both.plus(
                            product.getKey().times(Fraction.of(product.getValue(), 1)).over(deals));
        }
        return both.minus(of(one).ev().times(of(other).ev()));
    }

    Fraction pays(Wager wager, int pairs, int ending) {
        return payoffs.of(wager, pairs, ending).pays();
    }

    /// Royal 9 for the seat that is asked about, where it is on offer.
    public Optional<Royal9Odds> royal9() {
        return question.rules().wagers().royal9().map(this::counted);
    }

    /// Counted card by card, therefore only on demand and only once.
    private Royal9Odds counted(Royal9 form) {
        if (royal9 == null) {
            royal9 = Royal9Odds.of(question, form);
        }
        return royal9;
    }

    /// House Money taken or pressed, where it is on offer and no card is known.
    public Optional<HouseMoneyOdds> houseMoney() {
        return question.rules().wagers().include(Wager.HOUSE_MONEY)
                        && question.known().equals(Known.NOTHING)
                ? Optional.of(HouseMoneyOdds.of(question))
                : Optional.empty();
    }

    public Question question() {
        return question;
    }
}
