package baccarat.cli;

import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Question;
import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.reports.MathReport;
import baccarat.reports.ReportJson;
import baccarat.rules.TableRules;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `baccarat report`: the mathematics of a Rules Submission, for the regulator.
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Writes the mathematics report of a Rules Submission: every wager on offer, counted exactly.",
            "The result is a printable page or JSON. The same submission gives the same report, byte for byte."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat report --rules regulations/examples/ma-mini.yaml --out report.html",
            "  baccarat report --rules regulations/examples/ma-mini.yaml --json"
        },
        subcommands = {DayReportCommand.class, ShiftReportCommand.class, TableReportCommand.class})
final class ReportCommand implements Runnable {

    @Option(names = "--rules", paramLabel = "FILE", description = "The Rules Submission.")
    private @Nullable Path file;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The output file, .html or .json; may be given once for each.")
    private List<Path> out = List.of();

    @Mixin private final SeatOptions seat = new SeatOptions();

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    @Override
    public void run() {
        if (file == null) {
            throw Stop.wrongUsage(
                    "give a Rules Submission with --rules, or a command: report day, shift or table");
        }
        Path submission = file;
        if (out.isEmpty() && !output.isJson()) {
            throw Stop.wrongUsage("give an output file, as in --out report.html");
        }
        List<ReportFile> files = out.stream().map(path -> ReportFile.of(path, submission)).toList();
        var read = SubmissionFile.read(submission, known.all());
        Review.Approved approved = read.approved();
        TableRules rules = approved.rules();
        var shoe = Composition.of(rules.cards().decksInTheShoe());
        Question question = seat.asked().question(shoe, rules, Known.NOTHING);
        var report = MathReport.of(approved, read.sha256(), question);
        files.forEach(to -> to.write(report));
        if (output.isJson()) {
            Json.print(output.out(), ReportJson.of(report));
            return;
        }
        files.forEach(to -> say(to, report));
    }

    private void say(ReportFile written, MathReport report) {
        output.out()
                .printf(
                        "%s: %d wagers, %d cards%n",
                        written.path(), report.odds().wagers().size(), report.cards());
    }
}
