package baccarat.cli;

import baccarat.server.store.Backup;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat backup`: a whole casino in one file.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Writes a whole casino to one zip file: database, archives and keys, with their hashes.",
            "The casino may be open: the backup is a snapshot of one moment, and play continues.",
            "Keep the file as safe as the casino itself: it contains the keys."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat backup monday.zip",
            "  baccarat backup monday.zip --data /var/lib/casino",
            "  baccarat backup monday.zip --store postgresql://casino@localhost/casino"
        })
final class BackupCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The zip file to create.")
    private @Nullable Path file;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        Path zip = Objects.requireNonNull(file);
        Writable.check(zip, Optional.empty());
        if (Files.exists(zip)) {
            throw Stop.wrongUsage(zip + " already exists; choose another file name");
        }
        casino.looking(
                (settings, store) -> {
                    Backup.to(zip, store, Instant.now());
                    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
                    out.printf("Backup of the casino in %s: %s%n", settings.data(), zip);
                });
    }
}
