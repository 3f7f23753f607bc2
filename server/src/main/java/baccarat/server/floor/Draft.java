package baccarat.server.floor;

import baccarat.rules.Money;
import baccarat.server.store.Slips.Kind;
import java.util.Map;
import java.util.Optional;

/// What a slip says before anybody has signed it.
///
/// @param chips by denomination, where they were counted so; their sum is the amount
public record Draft(
        Kind kind,
        Optional<String> table,
        Optional<String> patron,
        Money amount,
        Optional<String> means,
        Optional<String> reason,
        Optional<String> command,
        Map<Money, Integer> chips) {

    public Draft {
        chips = Map.copyOf(chips);
    }

    public static Draft ofTheTray(
            Kind kind, String table, Money amount, Map<Money, Integer> chips) {
        return new Draft(
                kind,
                Optional.of(table),
                Optional.empty(),
                amount,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                chips);
    }

    public static Draft ofTheCage(
            Kind kind, String patron, Money amount, Optional<String> means, String reason) {
        return new Draft(
                kind,
                Optional.empty(),
                Optional.of(patron),
                amount,
                means,
                Optional.of(reason),
                Optional.empty(),
                Map.of());
    }

    public static Draft coupon(String table, String patron, Money value, String reason) {
        return new Draft(
                Kind.COUPON,
                Optional.of(table),
                Optional.of(patron),
                value,
                Optional.empty(),
                Optional.of(reason),
                Optional.empty(),
                Map.of());
    }

    public static Draft order(String table, String command) {
        return new Draft(
                Kind.ORDER,
                Optional.of(table),
                Optional.empty(),
                Money.ZERO,
                Optional.empty(),
                Optional.empty(),
                Optional.of(command),
                Map.of());
    }
}
