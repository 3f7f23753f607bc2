package baccarat.simulation.strategy;

/// What was made of a strategy that a person wrote.
public sealed interface Parsed {

    record Read(StrategyFactory factory) implements Parsed {}

    /// One line that says what is wrong and what would be right.
    record Wrong(String line) implements Parsed {}
}
