package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Money;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What a round brought to one seat: wager by wager in words, and in money.
final class SpotResult {

    private final Map<Wager, List<String>> words = new EnumMap<>(Wager.class);
    private Money net = Money.ZERO;

    /// A win comes before the vigorish on it, whichever the dealer does first.
    void step(Step step) {
        List<String> wager = wager(step.wager());
        wager.add(step.action() == Step.Action.PAY ? 0 : wager.size(), words(step));
    }

    private static String words(Step step) {
        Money amount = step.amount();
        return switch (step.action()) {
            case COLLECT -> collected(step);
            case PAY -> "won " + amount;
            case VIGORISH -> "vigorish " + amount;
            case MARK -> "vigorish " + amount + " marked";
            case RETURN -> "back " + amount;
            case PRESS -> "pressed " + amount;
            case AWARD -> "award " + amount;
        };
    }

    private static String collected(Step step) {
        if (!step.amount().isAboveZero()) {
            return "coupon taken";
        }
        boolean award = step.because().contains(Royal9Terms.ROYAL_9_PAYS_FOR_ONE);
        return (award ? "wager taken " : "lost ") + step.amount();
    }

    void add(Wager wager, String what) {
        wager(wager).add(what);
    }

    private List<String> wager(Wager wager) {
        return words.computeIfAbsent(wager, _ -> new ArrayList<>());
    }

    void moved(Money amount) {
        net = net.plus(amount);
    }

    /// `+47.50`, with its sign.
    String net() {
        return signed(net);
    }

    static String signed(Money money) {
        return (money.isAboveZero() ? "+" : "") + money;
    }

    List<String> items() {
        return words.entrySet().stream()
                .map(
                        entry ->
                                entry.getKey()
                                        + " "
                                        + entry.getValue().stream().collect(joining(", ")))
                .toList();
    }
}
