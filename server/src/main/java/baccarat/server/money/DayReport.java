package baccarat.server.money;

import baccarat.reports.DayLine;
import baccarat.server.store.PlayedRounds;
import baccarat.server.store.PlayedRounds.Moved;
import baccarat.server.store.PlayedRounds.Played;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The rounds of some time, summed up by table, pit, shift, hour or wager, each with what was to be
/// expected of it. The rows of one report add up to the last.
public final class DayReport {

    private static final String ALL = "all";
    private static final String CORRECTION = "correction";
    private static final long QUARTER = Duration.ofMinutes(15).toSeconds();

    private final By by;
    private final Instant from;
    private final Instant to;
    private final Shifts shifts;
    private final TheoreticalWin theory;
    private final Map<String, Sums> rows = new TreeMap<>();
    private final Sums all = new Sums();

    private DayReport(By by, Instant from, Instant to, Shifts shifts, TheoreticalWin theory) {
        this.by = by;
        this.from = from;
        this.to = to;
        this.shifts = shifts;
        this.theory = theory;
    }

    /// What a row is.
    public enum By {
        TABLE,
        PIT,
        SHIFT,
        HOUR,
        WAGER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// When the shift began that a moment is in.
    @FunctionalInterface
    public interface Shifts {

        Instant begins(Instant moment);
    }

    private static final class Sums {

        private final Exposure exposure = new Exposure();
        private long rounds;
        private Duration open = Duration.ZERO;
        private long handle;
        private long drop;
        private long win;
        private long corrected;
        private long vigorish;

        void add(Played played) {
            handle += played.staked();
            win += played.won() + played.vigorish();
            vigorish += played.vigorish();
            if (played.wager().equals(Optional.of(CORRECTION))) {
                corrected += played.won() + played.vigorish();
            }
        }

        DayLine line(String name, TheoreticalWin theory) {
            return new DayLine(
                    name,
                    rounds,
                    open,
                    handle,
                    drop,
                    win,
                    corrected,
                    vigorish,
                    exposure.expected(theory),
                    exposure.variance(theory));
        }
    }

    /// All of it is of one moment.
    ///
    /// @param now how far tables that are open have been open
    public static List<DayLine> of(
            Store store,
            TheoreticalWin theory,
            By by,
            Instant from,
            Instant to,
            Instant now,
            Shifts shifts) {
        record Read(List<Played> played, List<Moved> moved) {}
        Read read =
                store.read(
                        handle ->
                                new Read(
                                        PlayedRounds.of(handle, from, to),
                                        PlayedRounds.moved(handle, from, to)));
        var report = new DayReport(by, from, to, shifts, theory);
        report.rounds(read.played());
        report.moved(read.moved(), now);
        return report.lines();
    }

    private Sums row(String name) {
        return rows.computeIfAbsent(name, _ -> new Sums());
    }

    private void rounds(List<Played> played) {
        var rounds = new LinkedHashMap<String, List<Played>>();
        played.forEach(
                one ->
                        rounds.computeIfAbsent(
                                        one.log() + " " + one.round(), _ -> new ArrayList<>())
                                .add(one));
        rounds.values().forEach(this::round);
    }

    private void round(Collection<Played> wagers) {
        Played first = wagers.iterator().next();
        all.rounds++;
        all.exposure.add(first.log(), wagers);
        wagers.forEach(all::add);
        if (by == By.WAGER) {
            for (Played wager : wagers) {
                wager.wager().ifPresent(name -> byWager(row(name), wager));
            }
            return;
        }
        Sums row = row(name(first.table(), first.pit(), first.at()));
        row.rounds++;
        row.exposure.add(first.log(), wagers);
        wagers.forEach(row::add);
    }

    private static void byWager(Sums row, Played wager) {
        row.rounds++;
        row.exposure.add(wager.log(), List.of(wager));
        row.add(wager);
    }

    private String name(String table, String pit, Instant at) {
        return switch (by) {
            case TABLE -> table;
            case PIT -> pit;
            case SHIFT -> shifts.begins(at).toString();
            case HOUR -> hour(at).toString();
            case WAGER -> ALL;
        };
    }

    private static Instant hour(Instant at) {
        return Instant.ofEpochSecond(at.getEpochSecond() / 3600 * 3600);
    }

    private void moved(List<Moved> moved, Instant now) {
        var opened = new TreeMap<String, Moved>();
        for (Moved one : moved) {
            switch (one.event()) {
                case "TableOpened" -> opened.putIfAbsent(one.table(), one);
                case "TableClosed" -> {
                    Moved opening = opened.remove(one.table());
                    if (opening != null) {
                        open(opening, one.at());
                    }
                }
                default -> dropped(one);
            }
        }
        opened.values().forEach(opening -> open(opening, now));
    }

    private void dropped(Moved one) {
        all.drop += one.cents();
        if (by != By.WAGER) {
            row(name(one.table(), one.pit(), one.at())).drop += one.cents();
        }
    }

    /// A table that was open from its opening to then, cut into quarters of an hour: every hour and
    /// every shift begins with one, whatever the time zone.
    private void open(Moved opening, Instant closed) {
        Instant end = closed.isBefore(to) ? closed : to;
        Instant at = opening.at().isBefore(from) ? from : opening.at();
        while (at.isBefore(end)) {
            Instant next = Instant.ofEpochSecond((at.getEpochSecond() / QUARTER + 1) * QUARTER);
            Instant until = next.isBefore(end) ? next : end;
            Duration open = Duration.between(at, until);
            all.open = all.open.plus(open);
            if (by != By.WAGER) {
                Sums row = row(name(opening.table(), opening.pit(), at));
                row.open = row.open.plus(open);
            }
            at = until;
        }
    }

    private List<DayLine> lines() {
        var lines = new ArrayList<DayLine>();
        rows.forEach((name, sums) -> lines.add(sums.line(name, theory)));
        lines.add(all.line(ALL, theory));
        return List.copyOf(lines);
    }
}
