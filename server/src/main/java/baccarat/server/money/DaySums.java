package baccarat.server.money;

import baccarat.reports.DayLine;
import baccarat.server.store.PlayedRounds.Played;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The sums of one row of a report.
final class DaySums {

    private static final String CORRECTION = "correction";

    private final Exposure exposure = new Exposure();
    private long rounds;
    private Duration open = Duration.ZERO;
    private long handle;
    private long drop;
    private long win;
    private long corrected;
    private long vigorish;
    private long owed;

    /// A round, or of a round the wagers that count here.
    void round(List<Played> wagers) {
        rounds++;
        exposure.add(wagers.getFirst().log(), wagers);
        wagers.forEach(this::add);
    }

    private void add(Played played) {
        handle += played.staked();
        win += played.won() + played.vigorish();
        vigorish += played.vigorish();
        owed += played.owed();
        if (played.wager().equals(Optional.of(CORRECTION))) {
            corrected += played.won() + played.vigorish() + played.owed();
        }
    }

    void dropped(long cents) {
        drop += cents;
    }

    void open(Duration more) {
        open = open.plus(more);
    }

    DayLine line(String name, TheoreticalWin theory) {
        var line =
                new DayLine(
                        name,
                        rounds,
                        open,
                        handle,
                        drop,
                        win,
                        corrected,
                        vigorish,
                        owed,
                        exposure.expected(theory),
                        exposure.variance(theory),
                        Optional.empty());
        return line.with(exposure.chance(theory, line.compared()));
    }
}
