package baccarat.cli;

import baccarat.reports.Json;
import baccarat.reports.SimulatedJson;
import baccarat.reports.Stopwatch;
import baccarat.reports.StrategyJson;
import baccarat.simulation.ByRound;
import baccarat.simulation.LongRun;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulated;
import baccarat.simulation.Tallied;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.StrategyFactory;
import baccarat.simulation.strategy.StrategyResult;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat simulate`: many shoes from one seed.
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Plays many shoes and shows the results of every wager, or of a strategy, with standard errors.",
            "The same seed always gives the same shoes; deal --seed S --shoe N shows any of them."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat simulate",
            "  baccarat simulate --rules regulations/examples/ma-mini.yaml --shoes 10M",
            "  baccarat simulate --rounds 1e9 --checkpoint run.json",
            "  baccarat simulate --shoes 1000 --csv - --csv-of rounds",
            "  baccarat simulate --shoes 1M --plot values.png --by-round",
            "  baccarat simulate --kernel vector --rounds 1e10",
            "  baccarat simulate --strategy martingale:player --bankroll 100",
            "  baccarat simulate --strategy count:dragon-7 --session 10 --plot bankrolls.png",
            "",
            "Ctrl-C prints the results so far and exits with status 130."
        })
final class SimulateCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A Rules Submission (default: every wager of the documents).")
    private @Nullable Path file;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final PlayOptions play = new PlayOptions();

    @Mixin private final StrategyOptions strategy = new StrategyOptions();

    @Option(names = "--by-round", description = "Also show the results by round number.")
    private boolean byRound;

    @Mixin private final SimulationFiles files = new SimulationFiles();

    @Mixin private final Output output = new Output();

    @Override
    public Integer call() {
        if (strategy.asksForHelp()) {
            StrategyHelp.print(output.out());
            return 0;
        }
        Optional<String> text = strategy.text();
        if (text.isPresent() && !StrategyHelp.isKnown(text.get())) {
            err().println(
                            "baccarat simulate: there is no strategy '%s'; choose one of"
                                    .formatted(text.get()));
            StrategyHelp.print(err());
            return Main.WRONG_USAGE;
        }
        var table = SimulatedTable.of(Optional.ofNullable(file), known.all(), play.kernel());
        return text.isPresent() ? strategy(text.get(), table) : wagers(table);
    }

    private int wagers(SimulatedTable table) {
        Plan plan = play.plan(table.rules());
        Optional<SimulationCsv> lines = files.csv(output.isJson());
        files.check(Optional.ofNullable(file));
        Optional<Checkpoint> kept =
                files.checkpoint().map(path -> new Checkpoint(path, plan, table.id()));
        LongRun run = run(plan, kept);
        try (var interrupt = Interrupt.watch()) {
            var session = new SimulationSession(run, interrupt, err());
            var convergence = new Convergence();
            Simulated simulated =
                    session.play(kept, files.plot().isPresent() ? convergence::saw : _ -> {});
            lines.ifPresent(all -> session.write(all, simulated, output.out()));
            Optional<ByRound> rows =
                    byRound ? Optional.of(session.byRound(simulated)) : Optional.empty();
            files.plot()
                    .ifPresent(
                            path ->
                                    ValuesPlot.write(
                                            path, table.title(), convergence.upTo(simulated)));
            if (!lines.map(SimulationCsv::isStandardOutput).orElse(false)) {
                print(table, simulated, session, rows);
            }
            return ended(interrupt);
        }
    }

    private void print(
            SimulatedTable table,
            Simulated simulated,
            SimulationSession session,
            Optional<ByRound> rows) {
        PrintWriter out = output.out();
        if (output.isJson()) {
            Json.print(
                    out, SimulatedJson.of(simulated, session.time(), session.isCutShort(), rows));
            return;
        }
        var printer = new SimulatedPrinter(out, simulated);
        printer.print(table.title());
        rows.ifPresent(printer::print);
        print(session.time());
    }

    private int strategy(String text, SimulatedTable table) {
        if (byRound) {
            throw Stop.wrongUsage("--by-round cannot be combined with --strategy");
        }
        files.checkForAStrategy();
        files.check(Optional.ofNullable(file));
        StrategyFactory factory = StrategyOptions.read(text, table.rules());
        Sessions sessions = strategy.sessions();
        Plan plan = play.plan(table.rules(), sessions);
        try (var interrupt = Interrupt.watch()) {
            var session = new StrategySession(plan, interrupt, err());
            StrategyResult result = session.play(factory, sessions, play.threads());
            files.plot().ifPresent(path -> BankrollPlot.write(path, table.title(), text, result));
            if (output.isJson()) {
                Json.print(output.out(), StrategyJson.of(text, result, session.time()));
            } else {
                new StrategyPrinter(output.out(), result).print(table.title());
                print(session.time());
            }
            return ended(interrupt);
        }
    }

    private void print(Stopwatch.Time time) {
        output.out().println();
        output.out()
                .printf(
                        "%s s, %s rounds a second%n",
                        time.seconds(), SimulatedPrinter.grouped(time.roundsPerSecond()));
    }

    private int ended(Interrupt interrupt) {
        output.out().flush();
        err().flush();
        return interrupt.hasCome() ? INTERRUPTED : 0;
    }

    /// From the checkpoint on, if there is one.
    private LongRun run(Plan plan, Optional<Checkpoint> kept) {
        Optional<Tallied> before = kept.flatMap(Checkpoint::read);
        before.ifPresent(tallied -> checkBefore(tallied, plan));
        return new LongRun(
                plan, play.threads(), play.enough(), before.orElseGet(() -> new Tallied(plan)));
    }

    private void checkBefore(Tallied before, Plan plan) {
        Path checkpoint = files.checkpoint().orElseThrow();
        if (before.shoes() > plan.shoes()
                || before.rounds() - Plan.ROUNDS_AT_MOST >= play.enough()) {
            throw Stop.wrongUsage(
                    "%s already has %d shoes and %d rounds, more than requested"
                            .formatted(checkpoint, before.shoes(), before.rounds()));
        }
        err().printf(
                        Locale.ROOT,
                        "baccarat simulate: continues from the %,d shoes in %s%n",
                        before.shoes(),
                        checkpoint);
    }

    private PrintWriter err() {
        return Objects.requireNonNull(spec).commandLine().getErr();
    }
}
