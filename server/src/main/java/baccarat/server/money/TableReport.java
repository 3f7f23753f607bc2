package baccarat.server.money;

import baccarat.odds.Fraction;
import baccarat.server.store.RoundWagers;
import baccarat.server.store.Store;
import baccarat.server.store.TrayMoves;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/// The results of all tables in a period: by shift, and in each shift by wager.
///
/// @param tables by the table's id, then by the beginning of the shift
public record TableReport(Map<String, Map<Instant, Shift>> tables) {

    /// One shift of a table.
    ///
    /// @param wagers by name; a corrected payout is an entry of its own
    /// @param drop money that chips were bought with, in cents
    public record Shift(Map<String, Figures> wagers, long drop, Tray tray) {

        public Figures all() {
            return sum(wagers.values()).plus(new Figures(0, 0, 0, 0, drop, Fraction.ZERO));
        }

        private Shift plus(String wager, Figures figures) {
            var more = new TreeMap<>(wagers);
            more.merge(wager, figures, Figures::plus);
            return new Shift(more, drop, tray);
        }

        private Shift plus(RoundWagers.Drop more) {
            return new Shift(wagers, drop + more.cents(), tray);
        }

        private Shift plus(TrayMoves.Move move) {
            return new Shift(wagers, drop, tray.with(move));
        }
    }

    private static final Shift NOTHING = new Shift(Map.of(), 0, Tray.UNTOUCHED);

    public static Figures sum(Collection<Figures> figures) {
        return figures.stream().reduce(Figures.NOTHING, Figures::plus);
    }

    /// Reads everything from one snapshot.
    public static TableReport of(Store store, TheoreticalWin theory, RoundWagers.Period period) {
        record Read(
                Collection<RoundWagers.Sum> sums,
                Collection<RoundWagers.Drop> drops,
                Collection<TrayMoves.Move> moves) {}
        Read read =
                store.read(
                        handle ->
                                new Read(
                                        RoundWagers.sums(handle, period),
                                        RoundWagers.drops(handle, period),
                                        TrayMoves.of(handle, period.from(), period.to())));
        var tables = new TreeMap<String, Map<Instant, Shift>>();
        for (RoundWagers.Sum sum : read.sums()) {
            var figures =
                    new Figures(
                            sum.staked(),
                            sum.won() + sum.vigorish(),
                            sum.vigorish(),
                            sum.owed(),
                            0,
                            theory.of(sum.log(), sum.wager(), sum.staked()));
            Map<Instant, Shift> shifts = tables.computeIfAbsent(sum.table(), _ -> new TreeMap<>());
            shifts.put(
                    sum.shift(),
                    shifts.getOrDefault(sum.shift(), NOTHING).plus(sum.wager(), figures));
        }
        for (RoundWagers.Drop drop : read.drops()) {
            Map<Instant, Shift> shifts = tables.computeIfAbsent(drop.table(), _ -> new TreeMap<>());
            shifts.put(drop.shift(), shifts.getOrDefault(drop.shift(), NOTHING).plus(drop));
        }
        for (TrayMoves.Move move : read.moves()) {
            Map<Instant, Shift> shifts = tables.computeIfAbsent(move.table(), _ -> new TreeMap<>());
            Instant shift = period.shift().apply(move.at());
            shifts.put(shift, shifts.getOrDefault(shift, NOTHING).plus(move));
        }
        return new TableReport(tables);
    }
}
