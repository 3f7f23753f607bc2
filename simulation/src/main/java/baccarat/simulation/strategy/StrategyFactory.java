package baccarat.simulation.strategy;

import java.util.function.Supplier;

/// Makes a new strategy for every session, so that none remembers another session's rounds. It is
/// asked by several threads at once.
@FunctionalInterface
public interface StrategyFactory {

    Strategy create();

    /// What the strategy does, in one line.
    default String description() {
        return "a strategy of one's own";
    }

    static StrategyFactory of(String description, Supplier<Strategy> strategies) {
        return new StrategyFactory() {

            @Override
            public Strategy create() {
                return strategies.get();
            }

            @Override
            public String description() {
                return description;
            }
        };
    }
}
