package baccarat.reports;

import static baccarat.reports.Figures.dollars;

import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.HouseMoneyOdds;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.Royal9Odds;
import baccarat.odds.WagerOdds;
import baccarat.rules.Limits;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What an approved Rules Submission costs the house or its patrons more than they may expect. The
/// figures are those of a full shoe.
public final class Warnings {

    /// What rounding may add to the house edge.
    private static final Fraction ONE_PERCENT = Fraction.of(1, 100);

    /// Rounding repeats after this many cents at the lowest rate that a document has, 1%.
    private static final long A_PERIOD = 100 * Vigorish.QUARTER;

    private final TableRules rules;
    private final Odds odds;
    private final List<Warning> found = new ArrayList<>();

    private Warnings(TableRules rules, Odds odds) {
        this.rules = rules;
        this.odds = odds;
    }

    public static List<Warning> of(TableRules rules) {
        var shoe = Composition.of(rules.cards().decksInTheShoe());
        return of(rules, Odds.of(Question.of(shoe, rules)).orElseThrow());
    }

    /// The same where the odds are counted already.
    ///
    /// @param odds of a full shoe, with the meters at their seeds
    public static List<Warning> of(TableRules rules, Odds odds) {
        var warnings = new Warnings(rules, odds);
        odds.wagers().forEach(warnings::losing);
        odds.houseMoney().ifPresent(warnings::pressed);
        if (rules.vigorish() instanceof Vigorish.Share share) {
            warnings.rounding(share);
        }
        rules.wagers().royal9().ifPresent(warnings::longRun);
        return List.copyOf(warnings.found);
    }

    private void losing(WagerOdds wager) {
        if (isAbove(wager.ev(), Fraction.ZERO)) {
            add(
                    WagerWords.of(wager.wager()).key(),
                    "the house loses %s of every wager on %s"
                            .formatted(percent(wager.ev()), named(wager.wager())));
        }
    }

    private String named(Wager wager) {
        if (!wager.isMain()) {
            return ReportWords.name(wager, rules);
        }
        boolean free = wager == Wager.BANKER && !ReportWords.isCollected(rules.vigorish());
        String terms = wager == Wager.TIE ? " at " + rules.wagers().tieOdds() : "";
        return "the " + wager.spoken() + (free ? " without vigorish" : terms);
    }

    private void pressed(HouseMoneyOdds houseMoney) {
        for (Side side : Side.values()) {
            Fraction best = houseMoney.onto(side).best();
            if (isAbove(best, Fraction.ZERO)) {
                add(
                        "wagers.house-money.press",
                        "the house loses %s of every House Money wager to a patron who presses onto the %s's Hand only when it pays to"
                                .formatted(
                                        percent(best), side == Side.PLAYER ? "Player" : "Banker"));
            }
        }
    }

    /// The stake at which rounding costs a patron most, if it costs much.
    private void rounding(Vigorish.Share share) {
        Limits limits = Objects.requireNonNull(rules.wagers().limits().get(Wager.BANKER));
        long chip = rules.seating().smallestChip().cents();
        long first = Math.ceilDiv(limits.min().cents(), chip) * chip;
        WagerOdds banker = odds.of(Wager.BANKER);
        Fraction usual = banker.ev().negated();
        Money worst = new Money(first);
        Fraction most = usual;
        for (long cents = first; cents < first + A_PERIOD; cents += chip) {
            Money stake = new Money(cents);
            Fraction edge = usual.plus(banker.wins().times(excess(share, stake)));
            if (limits.allow(stake) && isAbove(edge, most)) {
                most = edge;
                worst = stake;
            }
        }
        if (isAbove(most, usual.plus(ONE_PERCENT))) {
            add(
                    "vigorish.rounding",
                    ("a Banker wager of %s pays %s in vigorish, and the house edge is %s instead of %s; "
                                    + "a higher wagers.banker.min or rounding: exact avoids it")
                            .formatted(
                                    dollars(worst),
                                    dollars(taken(share, worst)),
                                    percent(most),
                                    percent(usual)));
        }
    }

    private static Money taken(Vigorish.Share share, Money won) {
        return share.due(share.on(won));
    }

    /// How much more of a win is taken than the rate says.
    private static Fraction excess(Vigorish.Share share, Money won) {
        return Fraction.of(taken(share, won).cents(), won.cents()).minus(fraction(share.rate()));
    }

    /// The share of a wager that all meters return together: after each win the house adds the seed
    /// again, and between wins a meter grows at its rate.
    private void longRun(Royal9 royal9) {
        Optional<Royal9Odds> counted = odds.royal9();
        if (counted.isEmpty()) {
            return;
        }
        Fraction back =
                Stream.of(
                                Stream.of(counted.get().fixedReturn()),
                                counted.get().meterValues().stream()
                                        .map(Royal9Odds.MeterValue::value),
                                royal9.meters().values().stream()
                                        .map(MeterTerms::rate)
                                        .map(Warnings::fraction),
                                royal9.mustHit().stream().map(OddsJson::longRunReturn))
                        .flatMap(share -> share)
                        .reduce(Fraction.ZERO, Fraction::plus);
        if (isAbove(back, Fraction.ONE)) {
            add(
                    "wagers.royal-9.meters",
                    "in the long run up to %s of what is wagered comes back: the meters grow faster than the house earns"
                            .formatted(percent(back)));
        }
    }

    private static Fraction fraction(Rate rate) {
        return Fraction.of(rate.basisPoints(), 10_000);
    }

    private static boolean isAbove(Fraction one, Fraction other) {
        return one.compareTo(other) > 0;
    }

    private static String percent(Fraction share) {
        return share.times(Fraction.of(100, 1)).toDecimal(2) + "%";
    }

    private void add(String at, String message) {
        found.add(new Warning(at, message));
    }
}
