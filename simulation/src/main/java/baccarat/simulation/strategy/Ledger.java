package baccarat.simulation.strategy;

import baccarat.odds.WideSum;
import baccarat.rules.Wager;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The results of the sessions of one thread, or of all. They are whole numbers, so that it makes
/// no difference which thread played which session.
final class Ledger {

    /// The number of sessions, from the first, whose bankroll path is kept.
    static final int PATHS = 10;

    /// The result of a session; money in parts of a unit, stakes in units.
    record Entry(
            long shoes,
            long rounds,
            long wagers,
            long staked,
            long won,
            long bankroll,
            long drawdown,
            boolean isRuined) {}

    /// The result of one wager: how often it was made, units wagered, parts won.
    record OfWager(long times, long staked, long won) {

        OfWager plus(OfWager other) {
            return new OfWager(times + other.times, staked + other.staked, won + other.won);
        }
    }

    long sessions;
    long ruined;
    long shoes;
    long rounds;
    long wagers;
    long staked;
    long won;

    final WideSum wonSquared = new WideSum();
    final WideSum wonByShoes = new WideSum();
    final WideSum shoesSquared = new WideSum();
    final WideSum wonByStaked = new WideSum();
    final WideSum stakedSquared = new WideSum();

    final Spread bankrolls;
    final Spread drawdowns;
    final SortedMap<Long, PathRecorder> paths = new TreeMap<>();
    final Map<Wager, OfWager> byWager = new EnumMap<>(Wager.class);

    /// @param unit in parts
    Ledger(long unit) {
        bankrolls = new Spread(unit);
        drawdowns = new Spread(unit);
    }

    void book(Entry entry) {
        sessions++;
        ruined += entry.isRuined ? 1 : 0;
        shoes += entry.shoes;
        rounds += entry.rounds;
        wagers += entry.wagers;
        staked += entry.staked;
        won += entry.won;
        wonSquared.addProduct(entry.won, entry.won);
        wonByShoes.addProduct(entry.won, entry.shoes);
        shoesSquared.addProduct(entry.shoes, entry.shoes);
        wonByStaked.addProduct(entry.won, entry.staked);
        stakedSquared.addProduct(entry.staked, entry.staked);
        bankrolls.add(entry.bankroll);
        drawdowns.add(entry.drawdown);
    }

    void keep(long session, PathRecorder path) {
        paths.put(session, path);
    }

    void addWager(Stakes.Placed placed) {
        var more = new OfWager(placed.times(), placed.allUnits(), placed.allWon());
        byWager.merge(placed.wager(), more, OfWager::plus);
    }

    void add(Ledger other) {
        sessions += other.sessions;
        ruined += other.ruined;
        shoes += other.shoes;
        rounds += other.rounds;
        wagers += other.wagers;
        staked += other.staked;
        won += other.won;
        wonSquared.add(other.wonSquared);
        wonByShoes.add(other.wonByShoes);
        shoesSquared.add(other.shoesSquared);
        wonByStaked.add(other.wonByStaked);
        stakedSquared.add(other.stakedSquared);
        bankrolls.add(other.bankrolls);
        drawdowns.add(other.drawdowns);
        paths.putAll(other.paths);
        other.byWager.forEach((wager, of) -> byWager.merge(wager, of, OfWager::plus));
    }
}
