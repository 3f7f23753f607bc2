package baccarat.table;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// Waits step by step for something that has to come at a table. A table that goes in circles fails
/// the test, so that it does not run for ever.
public final class Until {

    /// More steps than a shoe takes.
    static final int ENOUGH = 5_000;

    private Until() {}

    /// Steps until this has come.
    public static Seated itCame(
            Seated from, String what, Predicate<Seated> hasCome, UnaryOperator<Seated> step) {
        Seated now = from;
        for (int steps = 0; steps < ENOUGH; steps++) {
            if (hasCome.test(now)) {
                return now;
            }
            now = step.apply(now);
        }
        throw new AssertionError(what + " never comes, now " + now.state().phase());
    }
}
