package baccarat.cli;

import baccarat.server.MasterKeys;
import baccarat.server.Settings;
import baccarat.server.bundle.Persons;
import baccarat.server.bundle.RecordsBundle;
import baccarat.server.bundle.Span;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Disk;
import baccarat.server.store.Store;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat records`: the records of some time for an auditor, and a table's log in forms that
/// other programs read.
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Writes the records of a casino from one time to another to a zip file that can be"
                    + " checked elsewhere:",
            "logs, sealed shoes, submissions, slips, corrections, significant events and"
                    + " checkpoints,",
            "with a manifest that the house signs. No key and no password is in it. The casino may"
                    + " be open."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat records --from 2026-03-02T06:00:00Z --to 2026-03-02T14:00:00Z --out"
                    + " shift.zip",
            "  baccarat verify shift.zip --key house.key",
            "  baccarat records csv table.log"
        },
        subcommands = RecordsCsvCommand.class)
final class RecordsCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "The first moment, in UTC: 2026-03-02T06:00:00Z.")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "TIME", description = "The first moment after it.")
    private @Nullable String to;

    @Option(names = "--out", paramLabel = "FILE", description = "The zip file to create.")
    private @Nullable Path out;

    @Option(
            names = "--names",
            description = "Add a list of the patrons' names. Otherwise they have pseudonyms.")
    private boolean names;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        if (from == null || to == null || out == null) {
            throw Stop.wrongUsage("give --from, --to and --out, or a command: records csv FILE");
        }
        Path zip = Objects.requireNonNull(out);
        Span span = span();
        Writable.check(zip, Optional.empty());
        if (Files.exists(zip)) {
            throw Stop.wrongUsage(zip + " already exists; choose another file name");
        }
        casino.looking((settings, store) -> write(settings, store, span, zip));
    }

    private Span span() {
        Instant begin = time("--from", Objects.requireNonNull(from));
        Instant end = time("--to", Objects.requireNonNull(to));
        if (!begin.isBefore(end)) {
            throw Stop.wrongUsage("--from must be before --to");
        }
        return new Span(begin, end);
    }

    static Instant time(String option, String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw Stop.wrongUsage(
                    "%s must be a time in UTC such as 2026-03-02T06:00:00Z, not %s"
                            .formatted(option, Fold.printable(text)));
        }
    }

    private void write(Settings settings, Store store, Span span, Path zip) {
        if (!HouseKeys.areThere(settings.data())) {
            throw Stop.no(List.of("the casino has no signing key, so that nothing can be signed"));
        }
        Instant now = Instant.now();
        var source =
                RecordsBundle.Source.of(
                        store,
                        MasterKeys.open(settings.data(), false),
                        HouseKeys.open(store, settings.data(), now),
                        CasinoOptions.regulations(settings));
        var bundle = new RecordsBundle(source, span, names ? Persons.NAMES : Persons.PSEUDONYMS);
        int logs = written(bundle, zip, now);
        PrintWriter says = Objects.requireNonNull(spec).commandLine().getOut();
        says.printf("%s: %d %s, %s%n", zip, logs, logs == 1 ? "log" : "logs", span);
        says.flush();
    }

    /// The file has its name once it is whole.
    private static int written(RecordsBundle bundle, Path zip, Instant now) {
        Path unfinished = zip.resolveSibling(zip.getFileName() + ".part");
        try {
            Files.deleteIfExists(unfinished);
            Disk.forTheOwner(unfinished);
            int logs;
            try (OutputStream to = Files.newOutputStream(unfinished)) {
                logs = bundle.write(to, now);
            }
            Files.move(unfinished, zip, StandardCopyOption.ATOMIC_MOVE);
            return logs;
        } catch (RecordsBundle.CannotBe e) {
            throw Stop.no(List.of(String.valueOf(e.getMessage())));
        } catch (IOException e) {
            throw Writable.cannotBeWritten(zip);
        }
    }
}
