package baccarat.rules;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

/// The most that a wager could have returned, whatever the cards: its chips and its best payout.
public final class MostPaid {

    private MostPaid() {}

    /// The largest possible return.
    ///
    /// @param meter what the fullest meter shows, for Royal 9
    public static Money of(Placed placed, TableRules rules, Money meter) {
        return placed.chips().plus(placed.coupon()).plus(payout(placed, rules, meter));
    }

    /// The most that House Money could have paid, without its chips.
    public static Money houseMoney(Placed placed) {
        return HouseMoney.BOTH_PAIRS.on(placed.chips());
    }

    private static Money payout(Placed placed, TableRules rules, Money meter) {
        return switch (placed.wager()) {
            case PLAYER, BANKER -> PayoutOdds.EVEN_MONEY.on(placed.chips());
            case TIE -> rules.wagers().tieOdds().on(placed.chips());
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> bonus(placed, rules);
            case DRAGON_7 -> Outcome.DRAGON_7_ODDS.on(placed.chips());
            case PANDA_8 -> Outcome.PANDA_8_ODDS.on(placed.chips());
            case HOUSE_MONEY -> houseMoney(placed);
            case ROYAL_9 -> award(rules.wagers().royal9().orElseThrow(), meter);
        };
    }

    private static Money bonus(Placed placed, TableRules rules) {
        DragonBonus.PayTable table = rules.wagers().dragonBonus().orElseThrow();
        return Arrays.stream(DragonBonus.Line.values())
                .map(line -> line.odds(table).on(placed.chips()))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Money award(Royal9 royal9, Money meter) {
        Royal9.Line[] lines =
                switch (royal9) {
                    case MultiLevelRoyal9 _ -> MultiLevelLine.values();
                    case PersonalRoyal9 _ -> PersonalLine.values();
                };
        return Stream.concat(
                        Stream.of(meter),
                        Arrays.stream(lines)
                                .map(Royal9.Line::award)
                                .map(
                                        award ->
                                                award instanceof Award.Fixed(var fixed)
                                                        ? fixed
                                                        : meter))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }
}
