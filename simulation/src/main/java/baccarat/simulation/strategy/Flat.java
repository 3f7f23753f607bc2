package baccarat.simulation.strategy;

/// The same wagers on every round.
final class Flat {

    private Flat() {}

    static StrategyFactory read(Arguments arguments) {
        Bets bets = arguments.bets();
        arguments.end("several wagers are written player=2+tie=1");
        return StrategyFactory.of(
                bets + " in every round", () -> (_, stakes) -> bets.place(stakes, 1));
    }
}
