package baccarat.cli;

import baccarat.reports.Paper;
import baccarat.reports.PrintedSubmission;
import baccarat.server.analysis.Prints;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat rules print`: a Rules Submission as a document, and what hangs and lies at the table.
@Command(
        name = "print",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Writes a Rules Submission as a page to print: for the regulator every choice, said or left out, with its clause and",
            "the readings that bear on it; or what is made of it for the table. A browser prints the page, or saves it as PDF."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat rules print table.yaml --out submission.html",
            "  baccarat rules print table.yaml --as sign --paper letter --out sign.html",
            "  chromium --headless --print-to-pdf=submission.pdf submission.html"
        })
final class RulesPrintCommand implements Runnable {

    @Parameters(paramLabel = "FILE", description = "The Rules Submission, or - for standard input.")
    private @Nullable Path file;

    @Option(
            names = "--as",
            paramLabel = "WHAT",
            description =
                    "What to print: ${COMPLETION-CANDIDATES}, for the regulator, patrons, the table, the felt or dealers"
                            + " (default: ${DEFAULT-VALUE}).",
            defaultValue = "document")
    private PrintedSubmission.As as = PrintedSubmission.As.DOCUMENT;

    @Option(
            names = "--paper",
            paramLabel = "SIZE",
            description = "The paper: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
            defaultValue = "a4")
    private Paper paper = Paper.A4;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The output file, .html (default: standard output).")
    private @Nullable Path out;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Spec private @Nullable CommandSpec spec;

    @Override
    public void run() {
        if (out != null) {
            check(out);
        }
        SubmissionFile read = SubmissionFile.read(Objects.requireNonNull(file), known.all());
        String page = Prints.of(read.approved(), read.text()).html(as, paper);
        if (out == null) {
            PrintWriter to = Objects.requireNonNull(spec).commandLine().getOut();
            to.print(page);
            to.flush();
            return;
        }
        try {
            Files.writeString(out, page, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(out);
        }
    }

    private void check(Path to) {
        String name = to.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".pdf")) {
            throw Stop.wrongUsage(
                    "'%s': a browser makes the PDF; write an .html file and print it, or run chromium --headless --print-to-pdf"
                            .formatted(to));
        }
        if (!name.endsWith(".html")) {
            throw Stop.wrongUsage("'%s' must end in .html".formatted(to));
        }
        Writable.check(to, Optional.ofNullable(file));
    }
}
