package baccarat.cli;

import baccarat.reports.DayHtml;
import baccarat.reports.DayJson;
import baccarat.reports.DayLine;
import baccarat.server.Settings;
import baccarat.server.money.DayCsv;
import baccarat.server.money.DayReport;
import baccarat.server.money.DayReport.By;
import baccarat.server.money.Founding;
import baccarat.server.money.GamingDay;
import baccarat.server.money.TheoreticalWin;
import baccarat.server.store.Store;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat report day`: what the tables of a casino brought beside what was to be expected.
@Command(
        name = "day",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Shows what the tables of a casino brought: handle, drop, win, vigorish, and beside them the theoretical win,",
            "its standard deviation and how many of these the win is away. The casino may be open."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat report day --by shift",
            "  baccarat report day --from 2026-03-02T06:00:00Z --to 2026-03-03T06:00:00Z --out day.html",
            "  baccarat report day --by wager --out wagers.csv --data /var/lib/casino"
        })
final class DayReportCommand implements Runnable {

    private static final String ROW = "%-22s %7s %9s %14s %14s %14s %14s %12s %7s  %s";

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            description = "What a row is: ${COMPLETION-CANDIDATES} (default: table).")
    private By by = By.TABLE;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "The first moment, in UTC (default: a day before the last).")
    private @Nullable String from;

    @Option(
            names = "--to",
            paramLabel = "TIME",
            description = "The first moment after it (default: now).")
    private @Nullable String to;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write it to this file, .html, .csv or .json, instead.")
    private @Nullable Path out;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    private record Asked(Instant from, Instant to) {}

    @Override
    public void run() {
        Instant now = Instant.now();
        Instant end = to == null ? now : RecordsCommand.time("--to", to);
        Instant begin =
                from == null ? end.minus(Duration.ofDays(1)) : RecordsCommand.time("--from", from);
        if (!begin.isBefore(end)) {
            throw Stop.wrongUsage("--from must be before --to");
        }
        if (out != null) {
            ending(out);
            Writable.check(out, Optional.empty());
        }
        casino.looking((settings, store) -> show(settings, store, new Asked(begin, end), now));
    }

    private void show(Settings settings, Store store, Asked asked, Instant now) {
        var theory = new TheoreticalWin(store, CasinoOptions.regulations(settings));
        GamingDay day = GamingDay.of(store, settings.house().zone());
        List<DayLine> lines =
                DayReport.of(store, theory, by, asked.from(), asked.to(), now, day::shift);
        String house =
                store.read(Founding::kind).map(Object::toString).orElse("play or money, not said");
        if (out == null) {
            print(lines);
        } else {
            write(out, asked, house, lines);
        }
    }

    private static String ending(Path file) {
        String name = file.toString();
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (!List.of("html", "csv", "json").contains(ending)) {
            throw Stop.wrongUsage("'%s' must end in .html, .csv or .json".formatted(file));
        }
        return ending;
    }

    private void write(Path file, Asked asked, String house, List<DayLine> lines) {
        String first = asked.from().toString();
        String last = asked.to().toString();
        String text =
                switch (ending(file)) {
                    case "html" -> DayHtml.of(by.toString(), first, last, house, lines);
                    case "csv" -> DayCsv.of(lines);
                    default ->
                            DayJson.of(by.toString(), first, last, house, lines).toPrettyString()
                                    + "\n";
                };
        try {
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(file);
        }
    }

    private void print(List<DayLine> lines) {
        PrintWriter to = Objects.requireNonNull(spec).commandLine().getOut();
        String head =
                ROW.formatted(
                        by,
                        "rounds",
                        "hours",
                        "handle",
                        "drop",
                        "win",
                        "theoretical",
                        "deviation",
                        "z",
                        "");
        to.println(Colours.bold(head.stripTrailing()));
        for (DayLine line : lines) {
            to.println(row(line).stripTrailing());
        }
        to.flush();
    }

    private static String row(DayLine line) {
        return ROW.formatted(
                Fold.printable(line.name()),
                line.rounds(),
                line.hoursOpen(),
                DayCsv.money(line.handle()),
                DayCsv.money(line.drop()),
                DayCsv.money(line.win()),
                DayCsv.money(line.theoreticalCents()),
                DayCsv.money(line.deviationCents()),
                line.deviation().map(it -> it.z().toPlainString()).orElse(""),
                line.deviation()
                        .filter(it -> it.alarm() != baccarat.reports.Deviation.Alarm.NONE)
                        .map(it -> "%s: %s".formatted(it.alarm(), it.inWords()))
                        .orElse(""));
    }
}
