package baccarat.simulation.strategy;

import baccarat.rules.Money;
import baccarat.rules.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The arguments after the name of a strategy, separated by commas, read one by one. An argument
/// that is not read is an error.
final class Arguments {

    private final List<String> left;
    private final TableRules rules;
    private final Optional<Money> stake;

    Arguments(String text, TableRules rules, Optional<Money> stake) {
        left = new ArrayList<>(text.isEmpty() ? List.of() : List.of(text.split(",", -1)));
        this.rules = rules;
        this.stake = stake;
    }

    TableRules rules() {
        return rules;
    }

    Optional<Money> stake() {
        return stake;
    }

    /// The next piece, whatever it is.
    Optional<String> next() {
        return left.isEmpty() ? Optional.empty() : Optional.of(left.removeFirst());
    }

    /// What comes first: the wagers.
    Bets bets() {
        return Bets.of(
                next().orElseThrow(
                                () -> new Unreadable("a wager is missing, as in banker or tie=2")),
                rules);
    }

    /// The value of `key=value`.
    Optional<String> option(String key) {
        Optional<String> piece = left.stream().filter(one -> one.startsWith(key + "=")).findFirst();
        piece.ifPresent(left::remove);
        return piece.map(one -> one.substring(key.length() + 1));
    }

    /// A whole number between two others.
    int number(String key, int low, int high, int otherwise) {
        return option(key)
                .map(
                        text ->
                                number(text)
                                        .filter(value -> low <= value && value <= high)
                                        .orElseThrow(() -> notBetween(key, text, low, high)))
                .map(Math::toIntExact)
                .orElse(otherwise);
    }

    private static Unreadable notBetween(String key, String text, int low, int high) {
        return new Unreadable("%s is %d to %d, not '%s'".formatted(key, low, high, text));
    }

    /// A whole number with a sign or without, of nine digits at most.
    static Optional<Long> number(String text) {
        return text.matches("-?[0-9]{1,9}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
    }

    /// Refuses what is left over.
    void end(String expected) {
        if (!left.isEmpty()) {
            throw new Unreadable("'%s' says nothing here; %s".formatted(left.getFirst(), expected));
        }
    }
}
