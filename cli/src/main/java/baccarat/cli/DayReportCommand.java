package baccarat.cli;

import baccarat.server.money.DayQuestion.By;
import baccarat.server.money.GamingDay;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `baccarat report day`: what the tables of a casino brought beside what was to be expected.
@Command(
        name = "day",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Shows the results of a casino's tables: handle, drop, win, vigorish, the theoretical win,",
            "its standard deviation, and the deviation of the win in standard deviations. The casino may be open."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat report day --by shift",
            "  baccarat report day --day 2026-03-02 --out day.html",
            "  baccarat report day --from 2026-03-02T06:00:00Z --to 2026-03-09T06:00:00Z --by dealer",
            "  baccarat report day --by wager --out wagers.csv --data /var/lib/casino"
        })
final class DayReportCommand extends CasinoReport {

    @Option(names = "--day", paramLabel = "DATE", description = "A gaming day, or today (default).")
    private @Nullable String day;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description =
                    "Instead of a gaming day: the first moment, in UTC (default: a day before the last).")
    private @Nullable String from;

    @Option(
            names = "--to",
            paramLabel = "TIME",
            description = "Instead of a gaming day: the first moment after it (default: now).")
    private @Nullable String to;

    @Override
    By usually() {
        return By.TABLE;
    }

    @Override
    Asked asked(GamingDay house, Instant now) {
        if (from == null && to == null) {
            return Asked.ofTheDay(day == null ? "today" : day, house, now);
        }
        if (day != null) {
            throw Stop.wrongUsage("--day does not go with --from or --to");
        }
        Instant end = to == null ? now : RecordsCommand.time("--to", to);
        Instant begin =
                from == null ? end.minus(Duration.ofDays(1)) : RecordsCommand.time("--from", from);
        return new Asked(begin, end);
    }
}
