package baccarat.cli;

import baccarat.server.Settings;
import baccarat.server.store.Restore;
import baccarat.server.store.StoreFailed;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat restore`: a casino out of its backup.
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Restores a casino from a backup, after checking every hash in it.",
            "Restores only into an empty folder and an empty database, of either kind. Nothing is overwritten."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat restore monday.zip --data /var/lib/casino",
            "  baccarat restore monday.zip --store postgresql://casino@localhost/casino"
        })
final class RestoreCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The zip file of a backup.")
    private @Nullable Path file;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        Settings settings = casino.settings();
        Path zip = Objects.requireNonNull(file);
        if (!Files.isRegularFile(zip)) {
            throw Stop.wrongUsage(zip + " cannot be read; check the path");
        }
        try {
            Restore.from(zip, settings.store(), settings.data());
        } catch (StoreFailed e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        out.printf(
                "Restored %s into %s. Open the casino with baccarat serve and the same options.%n",
                zip, settings.data());
    }
}
