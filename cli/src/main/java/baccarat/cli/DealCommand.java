package baccarat.cli;

import baccarat.dealer.SimulatedPatrons;
import baccarat.records.LogHeader;
import baccarat.regulations.Edition;
import baccarat.regulations.Review;
import baccarat.reports.Program;
import baccarat.simulation.KernelKind;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat deal`: a table in the terminal, from opening to closing.
@Command(
        name = "deal",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Plays a table from opening to closing in the terminal.",
            "The dealer does what is due and simulated patrons wager; the same seed deals the same cards."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat deal --rules regulations/examples/ma-mini.yaml --rounds 3",
            "  baccarat deal --rules regulations/examples/wa-mini.yaml --seed 7 --explain",
            "  baccarat deal --rules regulations/examples/ma-midi.yaml --shoes 3 --log table.log"
        })
final class DealCommand implements Runnable {

    private static final long LAST_SHOE = 1_000_000_000_000L;
    private static final int MOST_SHOES = 10_000;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--rules",
            required = true,
            paramLabel = "FILE",
            description = "A Rules Submission.")
    private @Nullable Path file;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the cards and the patrons (default: 1).")
    private long seed = 1;

    @Option(
            names = "--stream",
            paramLabel = "NAME",
            converter = StreamName.class,
            completionCandidates = StreamName.class,
            description =
                    "The random stream that turns the seed into cards: ${COMPLETION-CANDIDATES} (default: the first).")
    private KernelKind stream = KernelKind.RANK;

    @Option(
            names = "--shoe",
            paramLabel = "N",
            description = "The first shoe, as in 5 for the fifth of a run (default: 1).")
    private long shoe = 1;

    @Option(
            names = "--shoes",
            paramLabel = "N",
            description = "How many shoes are dealt (default: 1).")
    private int shoes = 1;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Close after this many rounds, even if the shoe is not over.")
    private int rounds = Integer.MAX_VALUE;

    @Option(
            names = "--patrons",
            paramLabel = "N",
            description = "How many patrons sit at the table (default: 3).")
    private @Nullable Integer patrons;

    @Option(
            names = "--explain",
            description = "Describe every event in a sentence, with its clauses.")
    private boolean explain;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "Write a log that baccarat replay reads.")
    private @Nullable Path log;

    @Option(names = "--force", description = "Overwrite an existing log.")
    private boolean force;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Override
    public void run() {
        Path path = Objects.requireNonNull(file);
        var submission = SubmissionFile.read(path, known.all());
        Review.Approved approved = submission.approved();
        TableRun.Plan plan = plan(approved);
        if (log == null) {
            if (force) {
                throw Stop.wrongUsage("--force needs --log");
            }
            play(approved, plan, Optional.empty());
            return;
        }
        LogFile.check(log, force, path);
        try (LogFile written = LogFile.begin(log, header(submission, approved))) {
            play(approved, plan, Optional.of(written));
            written.finish();
        }
    }

    private TableRun.Plan plan(Review.Approved approved) {
        int most = SimulatedPatrons.most(approved.rules());
        int number = patrons == null ? Math.min(3, most) : patrons;
        check("--shoe", shoe, LAST_SHOE);
        check("--shoes", shoes, MOST_SHOES);
        check("--rounds", rounds, Integer.MAX_VALUE);
        check("--patrons", number, most);
        var plan = new TableRun.Plan(approved.rules(), seed, stream, shoe, shoes, number, rounds);
        if (plan.isContinuous() && stream != KernelKind.RANK) {
            throw Stop.wrongUsage(
                    "%s is a stream of whole shoes and cannot deal for a continuous shuffler"
                            .formatted(stream.stream()));
        }
        return plan;
    }

    private static void check(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw Stop.wrongUsage(
                    most == Integer.MAX_VALUE
                            ? "%s must be at least 1, not %d".formatted(option, value)
                            : "%s must be 1 to %d, not %d".formatted(option, most, value));
        }
    }

    private void play(Review.Approved approved, TableRun.Plan plan, Optional<LogFile> written) {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        var tally = new Tally();
        var onlookers = new ArrayList<Onlooker>(List.of(tally, printer(approved, out)));
        written.ifPresent(onlookers::add);
        out.println(
                Colours.bold(
                        "%s, %s (%s), seed %d%s"
                                .formatted(
                                        Fold.printable(approved.name()),
                                        approved.regulation().title(),
                                        approved.regulation().id(),
                                        seed,
                                        stream == KernelKind.RANK
                                                ? ""
                                                : ", stream " + stream.stream())));
        boolean carriedOut = new TableRun(plan, onlookers).play();
        tally.print(out);
        if (!carriedOut) {
            out.println("The table closed early: no patron had enough chips for another wager.");
        }
    }

    private Onlooker printer(Review.Approved approved, PrintWriter out) {
        return explain
                ? new EventPrinter(new Why(approved.regulation()), out)
                : new RoundPrinter(out, shoe);
    }

    private LogHeader header(SubmissionFile submission, Review.Approved approved) {
        return new LogHeader(
                        approved.regulation().id(),
                        approved.name(),
                        submission.text(),
                        Optional.of(new LogHeader.Dealt(stream.stream(), seed, shoe)))
                .with(LogHeader.RULES, Edition.NEWEST.number())
                .with(LogHeader.READINGS, Edition.READINGS)
                .with(LogHeader.LAW, approved.regulation().digest())
                .with(LogHeader.PROGRAM, Program.running().stamp());
    }
}
