package baccarat.simulation.strategy;

import baccarat.cards.Rank;
import baccarat.odds.Edges;
import baccarat.rules.Wager;
import java.util.List;
import java.util.stream.Collectors;

/// Wagers on every wager with a positive expected value. The exact odds are counted before every
/// round from all unseen cards: cards burned face down count as unseen, like those in the shoe.
final class Perfect implements Strategy {

    private static final List<Rank> RANKS = List.of(Rank.values());

    private final Bets bets;
    private final Edges edges;
    private final int[] unseen = new int[RANKS.size()];

    private Perfect(Bets bets, Edges edges) {
        this.bets = bets;
        this.edges = edges;
    }

    @Override
    public void wager(Seen seen, Stakes stakes) {
        for (int rank = 0; rank < unseen.length; rank++) {
            unseen[rank] = seen.unseen(RANKS.get(rank));
        }
        edges.count(unseen);
        for (Bets.Bet bet : bets.all()) {
            if (edges.favours(bet.wager())) {
                stakes.on(bet.wager(), bet.units());
            }
        }
    }

    static StrategyFactory read(Arguments arguments) {
        Bets bets =
                Bets.of(arguments.next().orElseGet(() -> everyWager(arguments)), arguments.rules());
        arguments.end("several wagers are written dragon-7+panda-8");
        List<Wager> wagers = bets.all().stream().map(Bets.Bet::wager).toList();
        var edges = new Edges(arguments.rules(), wagers, arguments.stake());
        return StrategyFactory.of(
                bets + ", each when it gains by the exact odds of the unseen cards",
                () -> new Perfect(bets, edges.another()));
    }

    private static String everyWager(Arguments arguments) {
        return Bets.wagers(arguments.rules()).map(Wager::toString).collect(Collectors.joining("+"));
    }
}
