package baccarat.simulation.strategy;

/// The result of parsing a strategy.
public sealed interface Parsed {

    record Read(StrategyFactory factory) implements Parsed {}

    /// One line that says what is wrong and what is expected.
    record Wrong(String line) implements Parsed {}
}
