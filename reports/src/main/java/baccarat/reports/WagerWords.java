package baccarat.reports;

import static java.util.stream.Collectors.toUnmodifiableMap;

import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Royal9Terms;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/// What the report and the printed sheets say of a wager.
///
/// @param name with what the rules of the table make of it
/// @param brief for the head of a narrow column
/// @param title by its name alone
/// @param felt in an area of the felt
/// @param on what has to happen for it to win
/// @param key what a submission says of its payout
/// @param paid the provisions that say what it pays
record WagerWords(
        Wager wager,
        Function<TableRules, String> name,
        String brief,
        String title,
        String felt,
        String on,
        String key,
        List<Provision> paid) {

    private static final Map<Wager, WagerWords> ALL =
            Stream.of(
                            main(
                                    Wager.PLAYER,
                                    _ -> "Player",
                                    "the Player's Hand wins",
                                    "wagers.player",
                                    Paying.PLAYER_PAYS_EVEN_MONEY),
                            main(
                                    Wager.BANKER,
                                    rules -> "Banker, " + ReportWords.rate(rules.vigorish()),
                                    "the Banker's Hand wins",
                                    "vigorish",
                                    Paying.BANKER_PAYS_EVEN_MONEY),
                            main(
                                    Wager.TIE,
                                    rules -> "Tie, " + rules.wagers().tieOdds(),
                                    "both hands have the same count",
                                    "wagers.tie.odds",
                                    Paying.TIE_PAYS_EIGHT_OR_MORE),
                            bonus(Wager.DRAGON_BONUS_PLAYER, "Bonus Player"),
                            bonus(Wager.DRAGON_BONUS_BANKER, "Bonus Banker"),
                            insurance(
                                    Wager.DRAGON_7,
                                    "D7",
                                    "the Banker's Hand wins with 7 in three cards",
                                    Paying.DRAGON_7_PAYS_40_TO_1),
                            insurance(
                                    Wager.PANDA_8,
                                    "P8",
                                    "the Player's Hand wins with 8 in three cards",
                                    Paying.PANDA_8_PAYS_25_TO_1),
                            new WagerWords(
                                    Wager.HOUSE_MONEY,
                                    _ -> "House Money, payout taken",
                                    "House Money",
                                    "House Money",
                                    "HM",
                                    "the first two cards of a hand are a pair",
                                    "wagers.house-money",
                                    List.of(
                                            Paying.BOTH_PAIRS_PAY_15_TO_1,
                                            Paying.ONE_PAIR_PAYS_3_TO_1)),
                            new WagerWords(
                                    Wager.ROYAL_9,
                                    _ -> "Royal 9",
                                    "Royal 9",
                                    "Royal 9",
                                    "R9",
                                    "a hand is a nine and a jack, queen or king in two cards",
                                    "wagers.royal-9.meters",
                                    List.of(
                                            Royal9Terms.ROYAL_9_PAY_TABLE,
                                            Royal9Terms.ROYAL_9_PAYS_FOR_ONE)))
                    .collect(toUnmodifiableMap(WagerWords::wager, words -> words));

    private static WagerWords main(
            Wager wager, Function<TableRules, String> name, String on, String key, Provision paid) {
        String spoken = wager.spoken();
        String felt = spoken.toUpperCase(Locale.ROOT);
        return new WagerWords(wager, name, spoken, spoken, felt, on, key, List.of(paid));
    }

    private static WagerWords bonus(Wager wager, String brief) {
        return new WagerWords(
                wager,
                rules -> wager.spoken() + ReportWords.payTable(rules),
                brief,
                "Dragon Bonus",
                "DB",
                "the hand you choose wins by 4 or more, or by a natural",
                "wagers.dragon-bonus.pay-table",
                List.of(Paying.BONUS_PAY_TABLE));
    }

    private static WagerWords insurance(Wager wager, String felt, String on, Provision paid) {
        String brief = wager.spoken();
        String title = brief + " Insurance";
        String key = "wagers." + wager;
        return new WagerWords(wager, _ -> title, brief, title, felt, on, key, List.of(paid));
    }

    static WagerWords of(Wager wager) {
        WagerWords words = ALL.get(wager);
        if (words == null) {
            throw new IllegalStateException(wager + " has no words; add them to the list");
        }
        return words;
    }
}
