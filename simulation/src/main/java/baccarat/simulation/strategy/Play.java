package baccarat.simulation.strategy;

import baccarat.simulation.Plan;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Plays sessions, one after the other. An instance is a workspace for one thread.
final class Play {

    private static final @Nullable RoundResult[] RESULTS = RoundResult.byKind();

    private final long firstShoe;
    private final int shoesEach;
    private final boolean canBeRuined;
    private final long start;
    private final long parts;
    private final Walk walk;
    private final Seen seen;
    private final Stakes stakes;
    private final Ledger ledger;

    private long bankroll;
    private long peak;
    private long drawdown;
    private long staked;
    private long wagers;
    private long rounds;
    private boolean isRuined;

    Play(Plan plan, Sessions sessions, Payouts payouts) {
        firstShoe = plan.first();
        shoesEach = sessions.shoesEach();
        canBeRuined = sessions.bankroll().isPresent();
        start = payouts.ofUnits(sessions.bankroll());
        parts = payouts.parts();
        walk = Walk.of(plan);
        seen = new Seen(walk, plan.rules().cards().decksInTheShoe(), parts);
        stakes = new Stakes(payouts);
        ledger = new Ledger(parts);
    }

    /// Plays the session of that number, from 0, and books it.
    void session(long number, Strategy strategy) {
        bankroll = start;
        peak = start;
        drawdown = 0;
        staked = 0;
        wagers = 0;
        rounds = 0;
        isRuined = false;
        PathRecorder path = number < Ledger.PATHS ? new PathRecorder(start) : null;
        int shoes = 0;
        while (shoes < shoesEach && !isRuined) {
            walk.start(firstShoe + number * shoesEach + shoes);
            seen.newShoe();
            shoe(strategy, path);
            shoes++;
        }
        ledger.book(
                new Ledger.Entry(
                        shoes,
                        rounds,
                        wagers,
                        staked,
                        bankroll - start,
                        bankroll,
                        drawdown,
                        isRuined));
        if (path != null) {
            ledger.keep(number, path);
        }
    }

    private void shoe(Strategy strategy, @Nullable PathRecorder path) {
        while (walk.hasRound()) {
            seen.bankroll(bankroll);
            strategy.wager(seen, stakes);
            long units = stakes.units();
            if (canBeRuined && units > bankroll / parts) {
                stakes.withdraw();
                isRuined = true;
                return;
            }
            round(strategy, units);
            if (path != null) {
                path.add(bankroll);
            }
        }
    }

    private void round(Strategy strategy, long units) {
        int kind = walk.deal();
        wagers += stakes.count();
        staked += units;
        rounds++;
        long won = stakes.settle(kind);
        bankroll = Math.addExact(bankroll, won);
        peak = Math.max(peak, bankroll);
        drawdown = Math.max(drawdown, peak - bankroll);
        RoundResult result = Objects.requireNonNull(RESULTS[kind]);
        seen.add(result);
        strategy.settled(result, won);
    }

    /// The results of this thread; to be read once, at the end.
    Ledger ledger() {
        stakes.all().forEach(ledger::addWager);
        return ledger;
    }
}
