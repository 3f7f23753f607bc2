package baccarat.reports;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Regulation;
import baccarat.rules.DragonBonus;
import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import baccarat.rules.Winning;
import java.util.List;
import java.util.stream.Stream;

/// What the report calls things, and the clauses it names for them.
final class ReportWords {

    private ReportWords() {}

    /// A wager with what this table makes of it: `Tie, 8 to 1`.
    static String name(Wager wager, TableRules rules) {
        return WagerWords.of(wager).name().apply(rules);
    }

    /// The pay table of the Dragon Bonus, after its name.
    static String payTable(TableRules rules) {
        return rules.wagers().dragonBonus().map(table -> ", table\u00a0" + table).orElse("");
    }

    /// What is taken of a win on the Banker's Hand: `5% vigorish`.
    static String rate(Vigorish vigorish) {
        return vigorish instanceof Vigorish.Share share && isCollected(share)
                ? share.rate() + " vigorish"
                : "no vigorish";
    }

    static boolean isCollected(Vigorish vigorish) {
        return vigorish instanceof Vigorish.Share share && !share.rate().equals(Rate.NONE);
    }

    static String vigorish(Vigorish vigorish) {
        return switch (vigorish) {
            case Vigorish.NotCollected _ ->
                    "None is collected; the Banker's Hand pushes on a Dragon 7.";
            case Vigorish.Share(var rate, _, _) when rate.equals(Rate.NONE) -> "None is collected.";
            case Vigorish.Share(var rate, var rounding, var collected) ->
                    "%s of a win on the Banker's Hand, %s, %s."
                            .formatted(rate, rounded(rounding), collected(collected));
        };
    }

    private static String rounded(Vigorish.Rounding rounding) {
        return switch (rounding) {
            case EXACT -> "to the cent";
            case NEXT_QUARTER -> "each win rounded up to the next 25 cents";
            case NEXT_QUARTER_OF_TOTAL -> "the collected total rounded up to the next 25 cents";
        };
    }

    private static String collected(Vigorish.Collected collected) {
        return switch (collected) {
            case AT_PAYOUT -> "collected with the payout";
            case MARKED -> "marked and collected later";
        };
    }

    /// `a win by 9: 30 to 1` and so on.
    static String payTable(DragonBonus.PayTable table) {
        return Stream.of(DragonBonus.Line.values())
                .map(line -> line.on() + ": " + line.odds(table))
                .collect(joining("; ", "Pay table " + table + ". For ", "."));
    }

    /// Where the document says that a wager is offered, and what it pays.
    static List<String> clauses(Regulation regulation, Wager wager, TableRules rules) {
        return clauses(regulation, Stream.concat(Stream.of(wager.offered()), paying(wager, rules)));
    }

    static List<String> clauses(Regulation regulation, Stream<Provision> provisions) {
        return provisions.flatMap(it -> regulation.clause(it).stream()).distinct().toList();
    }

    private static Stream<Provision> paying(Wager wager, TableRules rules) {
        Stream<Provision> vigorish =
                wager == Wager.BANKER ? Stream.of(onVigorish(rules)) : Stream.empty();
        return Stream.concat(WagerWords.of(wager).paid().stream(), vigorish);
    }

    /// What stands between the Banker's Hand and even money.
    static Provision onVigorish(TableRules rules) {
        return rules.isEz() ? Winning.BANKER_PUSHES_ON_DRAGON_7 : Paying.VIGORISH_RATE;
    }
}
