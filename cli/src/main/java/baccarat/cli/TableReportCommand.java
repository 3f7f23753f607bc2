package baccarat.cli;

import baccarat.server.money.DayQuestion.By;
import baccarat.server.money.GamingDay;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `baccarat report table`: one table of a casino.
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = "Shows the results of one table in a gaming day, in the form of report day.",
        footer = {
            "",
            "Examples:",
            "  baccarat report table ma-mini",
            "  baccarat report table ma-mini --day 2026-03-02 --by wager --out ma-mini.html"
        })
final class TableReportCommand extends CasinoReport {

    @Parameters(paramLabel = "TABLE", description = "The table, as in ma-mini.")
    private @Nullable String table;

    @Option(
            names = "--day",
            paramLabel = "DATE",
            description = "A gaming day, or today (default: ${DEFAULT-VALUE}).",
            defaultValue = "today")
    private @Nullable String day;

    @Override
    By usually() {
        return By.SHIFT;
    }

    @Override
    Asked asked(GamingDay house, Instant now) {
        return Asked.ofTheDay(day == null ? "today" : day, house, now);
    }

    @Override
    Optional<String> table() {
        return Optional.ofNullable(table);
    }
}
