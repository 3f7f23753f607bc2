package baccarat.cli;

import baccarat.records.Csv;
import baccarat.records.LogTables;
import baccarat.records.LogTables.Name;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat records csv`: a log as rows for a spreadsheet or a database.
@Command(
        name = "csv",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Checks a log and writes it as three tables: wagers.csv, cards.csv and money.csv.",
            "One row is a wager, a card or a movement of money."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat records csv table.log",
            "  baccarat records csv table.log --out monday",
            "  baccarat records csv table.log --print wagers"
        })
final class RecordsCsvCommand implements Runnable {

    private static final String LOG = ".log";

    @Parameters(paramLabel = "FILE", description = "A log.")
    private @Nullable Path file;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where to write. Default: the log's name with -csv.")
    private @Nullable Path out;

    @Option(
            names = "--print",
            paramLabel = "TABLE",
            description = "Print this table instead: ${COMPLETION-CANDIDATES}.")
    private @Nullable Name print;

    @Option(names = "--force", description = "Overwrite existing files.")
    private boolean force;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Spec private @Nullable CommandSpec spec;

    @Override
    public void run() {
        if (out != null && print != null) {
            throw Stop.wrongUsage("--print and --out do not go together; leave one out");
        }
        Path path = Objects.requireNonNull(file);
        try (LogLines lines = LogLines.of(path)) {
            LoggedTable table = LoggedTable.of(path, lines, known.all());
            if (print == null) {
                write(table, folder(path));
            } else {
                print(table, print);
            }
        }
    }

    private void print(LoggedTable table, Name name) {
        PrintWriter to = writer();
        to.print(Csv.row(name.columns()));
        follow(
                table,
                (of, cells) -> {
                    if (of == name) {
                        to.print(Csv.row(cells));
                    }
                });
    }

    private static void follow(LoggedTable table, LogTables.Rows rows) {
        table.verify(new LogTables(table.firstShoe(), rows)::saw);
    }

    private PrintWriter writer() {
        return Objects.requireNonNull(spec).commandLine().getOut();
    }

    private Path folder(Path log) {
        if (out != null) {
            return out;
        }
        String name = Objects.requireNonNull(log.toAbsolutePath().getFileName()).toString();
        return Path.of(
                (name.endsWith(LOG) ? name.substring(0, name.length() - LOG.length()) : name)
                        + "-csv");
    }

    private void write(LoggedTable table, Path folder) {
        try (CsvFolder files = CsvFolder.begin(folder, force)) {
            follow(table, files);
            Map<Name, Long> rows = files.finish();
            writer().printf(
                            Locale.ROOT,
                            "Wrote %,d wagers, %,d cards and %,d movements of money to %s.%n",
                            rows.get(Name.WAGERS),
                            rows.get(Name.CARDS),
                            rows.get(Name.MONEY),
                            folder);
        }
    }
}
