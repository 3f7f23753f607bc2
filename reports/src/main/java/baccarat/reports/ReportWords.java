package baccarat.reports;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Regulation;
import baccarat.rules.Acceptance;
import baccarat.rules.DragonBonus;
import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.Royal9Terms;
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
        return switch (wager) {
            case BANKER -> "Banker, " + ofVigorish(rules.vigorish());
            case TIE -> "Tie, " + rules.wagers().tieOdds();
            case DRAGON_BONUS_PLAYER -> "Dragon Bonus on Player" + table(rules);
            case DRAGON_BONUS_BANKER -> "Dragon Bonus on Banker" + table(rules);
            case DRAGON_7 -> "Dragon 7 Insurance";
            case PANDA_8 -> "Panda 8 Insurance";
            case HOUSE_MONEY -> "House Money, payout taken";
            case PLAYER, ROYAL_9 -> shortName(wager);
        };
    }

    /// A wager by its name alone.
    static String title(Wager wager) {
        return switch (wager) {
            case PLAYER, BANKER, TIE, HOUSE_MONEY, ROYAL_9 -> shortName(wager);
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> "Dragon Bonus";
            case DRAGON_7 -> "Dragon 7 Insurance";
            case PANDA_8 -> "Panda 8 Insurance";
        };
    }

    /// In an area of the felt.
    static String onTheFelt(Wager wager) {
        return switch (wager) {
            case PLAYER -> "PLAYER";
            case BANKER -> "BANKER";
            case TIE -> "TIE";
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> "DB";
            case DRAGON_7 -> "D7";
            case PANDA_8 -> "P8";
            case HOUSE_MONEY -> "HM";
            case ROYAL_9 -> "R9";
        };
    }

    /// What has to happen for it to win.
    static String on(Wager wager) {
        return switch (wager) {
            case PLAYER -> "the Player's Hand wins";
            case BANKER -> "the Banker's Hand wins";
            case TIE -> "both hands have the same count";
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER ->
                    "the hand you choose wins by 4 or more, or by a natural";
            case DRAGON_7 -> "the Banker's Hand wins with 7 in three cards";
            case PANDA_8 -> "the Player's Hand wins with 8 in three cards";
            case HOUSE_MONEY -> "the first two cards of a hand are a pair";
            case ROYAL_9 -> "a hand is a nine and a jack, queen or king in two cards";
        };
    }

    /// For the head of a narrow column.
    static String shortName(Wager wager) {
        return switch (wager) {
            case PLAYER -> "Player";
            case BANKER -> "Banker";
            case TIE -> "Tie";
            case DRAGON_BONUS_PLAYER -> "Bonus Player";
            case DRAGON_BONUS_BANKER -> "Bonus Banker";
            case DRAGON_7 -> "Dragon 7";
            case PANDA_8 -> "Panda 8";
            case HOUSE_MONEY -> "House Money";
            case ROYAL_9 -> "Royal 9";
        };
    }

    private static String table(TableRules rules) {
        return rules.wagers().dragonBonus().map(table -> ", table\u00a0" + table).orElse("");
    }

    private static String ofVigorish(Vigorish vigorish) {
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
        return clauses(
                regulation,
                Stream.concat(Stream.of(Acceptance.offering(wager)), paying(wager, rules)));
    }

    static List<String> clauses(Regulation regulation, Stream<Provision> provisions) {
        return provisions.flatMap(it -> regulation.clause(it).stream()).distinct().toList();
    }

    private static Stream<Provision> paying(Wager wager, TableRules rules) {
        return switch (wager) {
            case PLAYER -> Stream.of(Paying.PLAYER_PAYS_EVEN_MONEY);
            case BANKER -> Stream.of(Paying.BANKER_PAYS_EVEN_MONEY, onVigorish(rules));
            case TIE -> Stream.of(Paying.TIE_PAYS_EIGHT_OR_MORE);
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> Stream.of(Paying.BONUS_PAY_TABLE);
            case DRAGON_7 -> Stream.of(Paying.DRAGON_7_PAYS_40_TO_1);
            case PANDA_8 -> Stream.of(Paying.PANDA_8_PAYS_25_TO_1);
            case HOUSE_MONEY ->
                    Stream.of(Paying.BOTH_PAIRS_PAY_15_TO_1, Paying.ONE_PAIR_PAYS_3_TO_1);
            case ROYAL_9 ->
                    Stream.of(Royal9Terms.ROYAL_9_PAY_TABLE, Royal9Terms.ROYAL_9_PAYS_FOR_ONE);
        };
    }

    /// What stands between the Banker's Hand and even money.
    static Provision onVigorish(TableRules rules) {
        return rules.isEz() ? Winning.BANKER_PUSHES_ON_DRAGON_7 : Paying.VIGORISH_RATE;
    }
}
