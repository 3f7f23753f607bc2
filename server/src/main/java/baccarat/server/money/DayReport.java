package baccarat.server.money;

import baccarat.reports.DayLine;
import baccarat.server.money.DayQuestion.By;
import baccarat.server.store.PlayedRounds;
import baccarat.server.store.PlayedRounds.Moved;
import baccarat.server.store.PlayedRounds.Played;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The rounds of a period, summed up by row, each with its theoretical win. The rows add up to the
/// last.
public final class DayReport {

    private static final String ALL = "all";
    private static final long QUARTER = Duration.ofMinutes(15).toSeconds();

    private final DayQuestion asked;
    private final Map<String, DaySums> rows = new TreeMap<>();
    private final DaySums all = new DaySums();
    private final RoundsOfDealers dealers = new RoundsOfDealers();
    private final List<Played> round = new ArrayList<>();

    private DayReport(DayQuestion asked) {
        this.asked = asked;
    }

    /// Reads everything from one snapshot.
    public static List<DayLine> of(Store store, TheoreticalWin theory, DayQuestion asked) {
        var report = new DayReport(asked);
        List<Moved> moved =
                store.read(
                        handle -> {
                            PlayedRounds.each(
                                    handle,
                                    asked.from(),
                                    asked.to(),
                                    asked.by() == By.PATRON,
                                    report::played);
                            return PlayedRounds.moved(handle, asked.from(), asked.to());
                        });
        report.endRound();
        report.moved(moved);
        return report.lines(theory);
    }

    private DaySums row(String name) {
        return rows.computeIfAbsent(name, _ -> new DaySums());
    }

    private void played(Played wager) {
        if (!asked.counts(wager.table())) {
            return;
        }
        if (!round.isEmpty() && !round.getLast().isOfTheSameRound(wager)) {
            endRound();
        }
        round.add(wager);
    }

    private void endRound() {
        if (round.isEmpty()) {
            return;
        }
        Played first = round.getFirst();
        dealers.add(first);
        all.round(round);
        switch (asked.by()) {
            case WAGER ->
                    round.forEach(
                            wager ->
                                    wager.wager()
                                            .ifPresent(name -> row(name).round(List.of(wager))));
            case PATRON ->
                    round.stream()
                            .filter(wager -> wager.wager().isPresent())
                            .collect(Collectors.groupingBy(wager -> name(wager.patron())))
                            .forEach((name, wagers) -> row(name).round(wagers));
            case TABLE, PIT, SHIFT, HOUR, DEALER ->
                    row(name(first.table(), first.pit(), first.at())).round(round);
        }
        round.clear();
    }

    private static String name(Optional<String> patron) {
        return patron.orElse(RoundsOfDealers.UNKNOWN);
    }

    private String name(String table, String pit, Instant at) {
        return switch (asked.by()) {
            case TABLE -> table;
            case PIT -> pit;
            case SHIFT -> asked.day().shift(at).toString();
            case HOUR -> hour(at).toString();
            case WAGER, PATRON -> ALL;
            case DEALER -> dealers.at(table, at);
        };
    }

    /// By the house's clock; some time zones are half an hour off.
    private Instant hour(Instant at) {
        return at.atZone(asked.day().zone()).truncatedTo(ChronoUnit.HOURS).toInstant();
    }

    private void moved(List<Moved> moved) {
        var opened = new TreeMap<String, Moved>();
        for (Moved one : moved) {
            if (!asked.counts(one.table())) {
                continue;
            }
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
        opened.values().forEach(opening -> open(opening, asked.now()));
    }

    private void dropped(Moved one) {
        all.dropped(one.cents());
        if (asked.by() == By.PATRON) {
            row(name(one.patron())).dropped(one.cents());
        } else if (asked.by() != By.WAGER) {
            row(name(one.table(), one.pit(), one.at())).dropped(one.cents());
        }
    }

    /// A table's open time, divided into quarters of an hour: every hour and every shift begins
    /// with one, whatever the time zone. For dealers it is divided at each round.
    private void open(Moved opening, Instant closed) {
        Instant end = closed.isBefore(asked.to()) ? closed : asked.to();
        Instant at = opening.at().isBefore(asked.from()) ? asked.from() : opening.at();
        while (at.isBefore(end)) {
            Instant next = next(opening.table(), at);
            Instant until = next.isBefore(end) ? next : end;
            Duration open = Duration.between(at, until);
            all.open(open);
            if (asked.by() != By.WAGER && asked.by() != By.PATRON) {
                row(name(opening.table(), opening.pit(), until.minusNanos(1))).open(open);
            }
            at = until;
        }
    }

    private Instant next(String table, Instant at) {
        Instant quarter = Instant.ofEpochSecond((at.getEpochSecond() / QUARTER + 1) * QUARTER);
        return asked.by() != By.DEALER
                ? quarter
                : dealers.after(table, at).filter(quarter::isAfter).orElse(quarter);
    }

    private List<DayLine> lines(TheoreticalWin theory) {
        var lines = new ArrayList<DayLine>();
        rows.forEach((name, sums) -> lines.add(sums.line(name, theory)));
        lines.add(all.line(ALL, theory));
        return List.copyOf(lines);
    }
}
