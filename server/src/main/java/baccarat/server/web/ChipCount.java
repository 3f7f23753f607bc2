package baccarat.server.web;

import baccarat.rules.Money;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Chips by denomination in a body, such as `{"100.00": 20, "25.00": 40}`.
final class ChipCount {

    private static final int MOST_KINDS = 20;
    private static final int MOST_PIECES = 100_000;

    private ChipCount() {}

    /// Nothing where the body has none; chips that make another amount are refused.
    static Map<Money, Integer> of(Call call, Money amount) {
        JsonNode given = call.body().path("chips");
        if (given.isMissingNode()) {
            return Map.of();
        }
        if (!given.isObject() || given.size() > MOST_KINDS) {
            throw wrong();
        }
        var chips = new LinkedHashMap<Money, Integer>();
        given.properties().forEach(one -> chips.put(value(one.getKey()), pieces(one.getValue())));
        Money sum =
                chips.entrySet().stream()
                        .map(one -> one.getKey().times(one.getValue()))
                        .reduce(Money.ZERO, Money::plus);
        if (chips.size() != given.size() || !sum.equals(amount)) {
            throw Problem.badRequest(
                    "chips: they make %s, and the amount is %s".formatted(sum, amount));
        }
        return chips;
    }

    private static Money value(String text) {
        return Money.of(text).filter(Money::isAboveZero).orElseThrow(ChipCount::wrong);
    }

    private static int pieces(JsonNode node) {
        if (!node.isInt() || node.asInt() < 1 || node.asInt() > MOST_PIECES) {
            throw wrong();
        }
        return node.asInt();
    }

    private static Problem wrong() {
        return Problem.badRequest(
                "chips: how many pieces of each denomination, such as {\"100.00\": 20}");
    }
}
