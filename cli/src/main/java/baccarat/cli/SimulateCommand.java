package baccarat.cli;

import baccarat.regulations.Review;
import baccarat.reports.EveryWager;
import baccarat.reports.Json;
import baccarat.reports.SimulatedJson;
import baccarat.simulation.ByRound;
import baccarat.simulation.LongRun;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulated;
import baccarat.simulation.Tallied;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
            "Plays many shoes and tells what became of every wager, with standard errors.",
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
            "",
            "Ctrl-C tells what was tallied until then, and ends with status 130."
        })
final class SimulateCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;
    private static final int DECKS = 8;
    private static final String EVERY_WAGER = "Every wager of the documents, 8 decks";
    private static final SimulationCsv.Of SHOES_CSV = SimulationCsv.Of.SHOES;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A Rules Submission; without one every wager of the documents is played.")
    private @Nullable Path file;

    @Mixin private final PlayOptions play = new PlayOptions();

    @Option(names = "--by-round", description = "Tell also what came in round 1, 2, 3 and so on.")
    private boolean byRound;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write a line for each shoe; - is standard output.")
    private @Nullable Path csv;

    @Option(
            names = "--csv-of",
            paramLabel = "WHAT",
            description = "What is a line of it: ${COMPLETION-CANDIDATES}; shoes if left out.")
    private SimulationCsv.@Nullable Of csvOf;

    @Option(
            names = "--plot",
            paramLabel = "FILE.png",
            description = "Draw how the value of each wager settles.")
    private @Nullable Path plot;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep the tally there, and go on from it if it is there already.")
    private @Nullable Path checkpoint;

    @Mixin private final Output output = new Output();

    @Override
    public Integer call() {
        Optional<SubmissionFile> submission = Optional.ofNullable(file).map(SubmissionFile::read);
        Optional<Review.Approved> approved = submission.map(SubmissionFile::approved);
        Plan plan = play.plan(approved.map(Review.Approved::rules).orElse(EveryWager.rules(DECKS)));
        Optional<SimulationCsv> lines = checkedCsv();
        checkFiles();
        Optional<Checkpoint> kept = kept(plan, submission);
        LongRun run = run(plan, kept);
        String title = approved.map(SimulateCommand::title).orElse(EVERY_WAGER);
        try (var interrupt = Interrupt.watch()) {
            var session = new SimulationSession(run, interrupt, err());
            var convergence = new Convergence();
            Simulated simulated = session.play(kept, plot == null ? _ -> {} : convergence::saw);
            lines.ifPresent(all -> session.write(all, simulated, output.out()));
            Optional<ByRound> rows =
                    byRound ? Optional.of(session.byRound(simulated)) : Optional.empty();
            if (plot != null) {
                ValuesPlot.write(plot, title, convergence.upTo(simulated));
            }
            if (!lines.map(SimulationCsv::isStandardOutput).orElse(false)) {
                print(title, simulated, session, rows);
            }
            output.out().flush();
            err().flush();
            return interrupt.hasCome() ? INTERRUPTED : 0;
        }
    }

    private void print(
            String title, Simulated simulated, SimulationSession session, Optional<ByRound> rows) {
        PrintWriter out = output.out();
        if (output.isJson()) {
            Json.print(
                    out, SimulatedJson.of(simulated, session.time(), session.isCutShort(), rows));
            return;
        }
        var printer = new SimulatedPrinter(out, simulated);
        printer.print(title);
        rows.ifPresent(printer::print);
        out.println();
        out.printf(
                "%s s, %s rounds a second%n",
                session.time().seconds(),
                SimulatedPrinter.grouped(session.time().roundsPerSecond()));
    }

    private static String title(Review.Approved approved) {
        return "%s, %s (%s)"
                .formatted(
                        approved.name(), approved.regulation().title(), approved.regulation().id());
    }

    private Optional<SimulationCsv> checkedCsv() {
        if (csv == null && csvOf != null) {
            throw Stop.wrongUsage("--csv-of goes with --csv");
        }
        var lines =
                Optional.ofNullable(csv)
                        .map(path -> new SimulationCsv(path, csvOf == null ? SHOES_CSV : csvOf));
        if (output.isJson() && lines.filter(SimulationCsv::isStandardOutput).isPresent()) {
            throw Stop.wrongUsage("standard output is for --json or for --csv -, not for both");
        }
        return lines;
    }

    private void checkFiles() {
        if (plot != null && !plot.toString().endsWith(".png")) {
            throw Stop.wrongUsage("'%s' does not end in .png".formatted(plot));
        }
        List<Path> written =
                Stream.of(csv, plot, checkpoint)
                        .filter(Objects::nonNull)
                        .filter(path -> !path.equals(SimulationCsv.STANDARD_OUTPUT))
                        .toList();
        for (Path path : written) {
            Writable.check(path, Optional.ofNullable(file));
            if (written.stream().filter(other -> Writable.isSame(path, other)).count() > 1) {
                throw Stop.wrongUsage(path + " cannot be written twice");
            }
        }
    }

    private Optional<Checkpoint> kept(Plan plan, Optional<SubmissionFile> submission) {
        String rules = submission.map(SubmissionFile::sha256).orElse(EVERY_WAGER);
        return Optional.ofNullable(checkpoint).map(path -> new Checkpoint(path, plan, rules));
    }

    /// From the checkpoint on, if there is one.
    private LongRun run(Plan plan, Optional<Checkpoint> kept) {
        Optional<Tallied> before = kept.flatMap(Checkpoint::read);
        before.ifPresent(tallied -> checkBefore(tallied, plan));
        return new LongRun(
                plan, play.threads(), play.enough(), before.orElseGet(() -> new Tallied(plan)));
    }

    private void checkBefore(Tallied before, Plan plan) {
        if (before.shoes() > plan.shoes()
                || before.rounds() - Plan.ROUNDS_AT_MOST >= play.enough()) {
            throw Stop.wrongUsage(
                    "%s has %d shoes and %d rounds already, more than is asked for"
                            .formatted(checkpoint, before.shoes(), before.rounds()));
        }
        err().printf(
                        Locale.ROOT,
                        "baccarat simulate: goes on from the %,d shoes in %s%n",
                        before.shoes(),
                        checkpoint);
    }

    private PrintWriter err() {
        return Objects.requireNonNull(spec).commandLine().getErr();
    }
}
