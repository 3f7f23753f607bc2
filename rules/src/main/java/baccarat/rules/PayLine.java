package baccarat.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A line of what a wager pays under the rules of a table.
public sealed interface PayLine {

    /// As in `win-by-9` or `both-pairs`; `win` where the wager has one payout.
    String name();

    /// What has to happen for it, in words; empty where the wager has one payout.
    String on();

    /// So much to one for the chips.
    record ToOne(String name, String on, PayoutOdds odds) implements PayLine {}

    /// An amount of its own, or a share of a meter, instead of odds on the chips.
    record OwnAmount(String name, String on, Award award) implements PayLine {}

    /// Everything that the wager can pay, in the order of its pay table.
    static List<PayLine> of(Wager wager, TableRules rules) {
        return switch (wager) {
            case PLAYER, BANKER -> win(PayoutOdds.EVEN_MONEY);
            case TIE -> win(rules.wagers().tieOdds());
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER ->
                    rules.wagers().dragonBonus().map(PayLine::bonus).orElse(List.of());
            case DRAGON_7 -> win(Outcome.DRAGON_7_ODDS);
            case PANDA_8 -> win(Outcome.PANDA_8_ODDS);
            case HOUSE_MONEY ->
                    List.of(
                            new ToOne("both-pairs", "both hands are pairs", HouseMoney.BOTH_PAIRS),
                            new ToOne("one-pair", "one hand is a pair", HouseMoney.ONE_PAIR));
            case ROYAL_9 -> rules.wagers().royal9().map(PayLine::awards).orElse(List.of());
        };
    }

    private static List<PayLine> win(PayoutOdds odds) {
        return List.of(new ToOne("win", "", odds));
    }

    private static List<PayLine> bonus(DragonBonus.PayTable table) {
        return Stream.of(DragonBonus.Line.values())
                .<PayLine>map(line -> new ToOne(written(line), line.on(), line.odds(table)))
                .toList();
    }

    private static List<PayLine> awards(Royal9 royal9) {
        return switch (royal9) {
            case MultiLevelRoyal9 _ -> awards(MultiLevelLine.values());
            case PersonalRoyal9 _ -> awards(PersonalLine.values());
        };
    }

    private static <L extends Enum<L> & Royal9.Line> List<PayLine> awards(L[] lines) {
        return Stream.of(lines)
                .<PayLine>map(line -> new OwnAmount(written(line), line.gist(), line.award()))
                .toList();
    }

    private static String written(Enum<?> line) {
        return line.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
