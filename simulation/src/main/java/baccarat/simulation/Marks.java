package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.odds.Payoffs;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The counters of a shoe: one mark for each set of kinds of rounds that gives some outcome of some
/// wager of the table. The rules are asked once for each kind. Every wager's result of a shoe is a
/// sum over its marks, so the kernels need no payoff.
final class Marks {

    /// Places for marks; those of Royal 9 come after the others, and the last before them counts
    /// all rounds.
    static final int COUNT = 32;

    static final int WITHOUT_ROYAL_9 = 24;
    static final int ROUNDS = WITHOUT_ROYAL_9 - 1;

    private final Map<Wager, Map<Payoffs.Line, BitSet>> lines = new EnumMap<>(Wager.class);
    private final List<BitSet> marks = new ArrayList<>();

    Marks(TableRules rules, Optional<Money> stake) {
        var payoffs = new Payoffs(rules, stake);
        wagers(rules).forEach(wager -> lines.put(wager, kindsOf(wager, payoffs)));
        for (var ofWager : lines.values()) {
            ofWager.forEach(
                    (line, kinds) -> {
                        if (!isLost(line) && !marks.contains(kinds)) {
                            marks.add(kinds);
                        }
                    });
        }
        if (marks.size() > ROUNDS) {
            throw new IllegalStateException("there is no room for " + marks.size() + " marks");
        }
    }

    /// The wagers on offer that need no suits, in the order of settlement.
    static Stream<Wager> wagers(TableRules rules) {
        return Stream.of(Wager.values())
                .filter(rules.wagers()::include)
                .filter(wager -> wager != Wager.ROYAL_9);
    }

    private static Map<Payoffs.Line, BitSet> kindsOf(Wager wager, Payoffs payoffs) {
        var kinds = new LinkedHashMap<Payoffs.Line, BitSet>();
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            var round = Examples.of(kind);
            if (round.isPresent()) {
                kinds.computeIfAbsent(payoffs.of(wager, round.get()), _ -> new BitSet()).set(kind);
            }
        }
        return kinds;
    }

    private static boolean isLost(Payoffs.Line line) {
        return line.pays().equals(Fraction.ONE.negated());
    }

    /// The outcomes of a wager, each with the kinds of rounds in which it comes.
    Map<Payoffs.Line, BitSet> lines(Wager wager) {
        return Objects.requireNonNull(lines.get(wager));
    }

    /// A wager's result in a shoe as a sum over marks: a loss for every round, and for each mark
    /// its value above a loss.
    Fraction[] weights(Wager wager) {
        var weights = nothing();
        weights[ROUNDS] = Fraction.ONE.negated();
        lines(wager)
                .forEach(
                        (line, kinds) -> {
                            if (!isLost(line)) {
                                int mark = marks.indexOf(kinds);
                                weights[mark] = weights[mark].plus(line.pays().plus(Fraction.ONE));
                            }
                        });
        return weights;
    }

    static Fraction[] nothing() {
        var weights = new Fraction[COUNT];
        Arrays.fill(weights, Fraction.ZERO);
        return weights;
    }

    /// For each kind its marks, a byte each, in four words: adding the words of the rounds of a
    /// shoe counts all marks at once, since no shoe has 256 rounds.
    long[] packed() {
        var packed = new long[4 * Kind.COUNT];
        for (int mark = 0; mark < marks.size(); mark++) {
            for (int kind : marks.get(mark).stream().toArray()) {
                packed[4 * kind + mark / 8] |= 1L << (mark % 8 * 8);
            }
        }
        return packed;
    }
}
