package baccarat.cli;

import baccarat.reports.DayHtml;
import baccarat.reports.DayJson;
import baccarat.reports.DayLine;
import baccarat.reports.DaySpan;
import baccarat.reports.Deviation;
import baccarat.server.Settings;
import baccarat.server.money.DayCsv;
import baccarat.server.money.DayQuestion;
import baccarat.server.money.DayQuestion.By;
import baccarat.server.money.DayReport;
import baccarat.server.money.Founding;
import baccarat.server.money.GamingDay;
import baccarat.server.money.TheoreticalWin;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// What the tables of a casino brought beside what was to be expected: of a day, a shift or a
/// table.
abstract class CasinoReport implements Runnable {

    private static final String ROW =
            "%-22s %7s %8s %8s %14s %14s %14s %8s %10s %10s %14s %12s %8s  %s";

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            description = "What a row is: ${COMPLETION-CANDIDATES}.")
    private @Nullable By by;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Write it to this file, .html, .csv or .json, instead; - is CSV to the output.")
    private @Nullable Path out;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    /// Some time.
    record Asked(Instant from, Instant to) {

        static Asked ofTheDay(String day, GamingDay house, Instant now) {
            LocalDate date =
                    house.read(day, now)
                            .orElseThrow(
                                    () ->
                                            Stop.wrongUsage(
                                                    "--day must be today, or a gaming day such as 2026-01-31, not "
                                                            + Fold.printable(day)));
            return new Asked(house.begins(date), house.begins(date.plusDays(1)));
        }
    }

    abstract By usually();

    abstract Asked asked(GamingDay house, Instant now);

    Optional<String> table() {
        return Optional.empty();
    }

    @Override
    public void run() {
        if (out != null && !out.toString().equals("-")) {
            ending(out);
            Writable.check(out, Optional.empty());
        }
        casino.looking(this::show);
    }

    private void show(Settings settings, Store store) {
        var theory = new TheoreticalWin(store, CasinoOptions.regulations(settings));
        GamingDay day = GamingDay.of(store, settings.house().zone());
        Instant now = Instant.now();
        Asked asked = asked(day, now);
        if (!asked.from().isBefore(asked.to())) {
            throw Stop.wrongUsage("--from must be before --to");
        }
        table().ifPresent(id -> check(store, id));
        By row = by == null ? usually() : by;
        List<DayLine> lines =
                DayReport.of(
                        store,
                        theory,
                        new DayQuestion(row, asked.from(), asked.to(), table(), day, now));
        String house =
                store.read(Founding::kind).map(Object::toString).orElse("play or money, not said");
        var span =
                new DaySpan(
                        row.toString(),
                        asked.from(),
                        asked.to(),
                        day.zone(),
                        house,
                        table().orElse(""));
        if (out == null) {
            print(span, lines);
        } else if (out.toString().equals("-")) {
            out().print(DayCsv.of(lines));
            out().flush();
        } else {
            write(out, span, lines);
        }
    }

    private static void check(Store store, String table) {
        if (!store.read(handle -> Logs.wasOnTheFloor(handle, table))) {
            List<String> tables =
                    store.read(Logs::tables).stream().map(Logs.CasinoTable::id).sorted().toList();
            throw Stop.wrongUsage(
                    "there is no table %s; there are %s"
                            .formatted(Fold.printable(table), String.join(", ", tables)));
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

    private static void write(Path file, DaySpan span, List<DayLine> lines) {
        String text =
                switch (ending(file)) {
                    case "html" -> DayHtml.of(span, lines);
                    case "csv" -> DayCsv.of(lines);
                    default -> DayJson.of(span, lines).toPrettyString() + "\n";
                };
        try {
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(file);
        }
    }

    private PrintWriter out() {
        return Objects.requireNonNull(spec).commandLine().getOut();
    }

    private void print(DaySpan span, List<DayLine> lines) {
        out().println(Fold.printable(span.inWords()));
        String head =
                ROW.formatted(
                        span.by(),
                        "rounds",
                        "an hour",
                        "hours",
                        "handle",
                        "drop",
                        "win",
                        "hold",
                        "vigorish",
                        "owed",
                        "theoretical",
                        "deviation",
                        "z",
                        "");
        out().println(Colours.bold(head.stripTrailing()));
        for (DayLine line : lines) {
            out().println(row(span, line).stripTrailing());
        }
        out().flush();
    }

    private static String row(DaySpan span, DayLine line) {
        return ROW.formatted(
                Fold.printable(span.name(line)),
                line.rounds(),
                line.roundsAnHour().map(BigDecimal::toPlainString).orElse(""),
                line.hoursOpen(),
                DayCsv.money(line.handle()),
                DayCsv.money(line.drop()),
                DayCsv.money(line.win()),
                line.hold().map(hold -> hold.toPlainString() + "%").orElse(""),
                DayCsv.money(line.vigorish()),
                DayCsv.money(line.owed()),
                DayCsv.money(line.theoreticalCents()),
                DayCsv.money(line.deviationCents()),
                line.deviation().map(it -> it.z().toPlainString()).orElse(""),
                line.deviation()
                        .filter(it -> it.alarm() != Deviation.Alarm.NONE)
                        .map(it -> "%s: %s".formatted(it.alarm(), it.inWords()))
                        .orElse(""));
    }
}
