package baccarat.cli;

import baccarat.server.money.DayQuestion.By;
import baccarat.server.money.GamingDay;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `baccarat report shift`: one shift of a casino.
@Command(
        name = "shift",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description =
                "Shows the results of a casino's tables in one shift, in the form of report day.",
        footer = {
            "",
            "Examples:",
            "  baccarat report shift",
            "  baccarat report shift --at 2026-03-02T15:00:00Z --by dealer --out shift.html"
        })
final class ShiftReportCommand extends CasinoReport {

    @Option(
            names = "--at",
            paramLabel = "TIME",
            description = "A moment in the shift, in UTC (default: now).")
    private @Nullable String at;

    @Override
    By usually() {
        return By.TABLE;
    }

    @Override
    Asked asked(GamingDay house, Instant now) {
        Instant moment = at == null ? now : RecordsCommand.time("--at", at);
        return new Asked(house.shift(moment), house.shiftEnds(moment));
    }
}
