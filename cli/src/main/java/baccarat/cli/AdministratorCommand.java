package baccarat.cli;

import baccarat.server.Settings;
import baccarat.server.people.AdministratorCode;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `baccarat administrator`: a code for a new administrator.
@Command(
        name = "administrator",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Prints a code that makes one new administrator of a casino that has lost its own.",
            "The casino has to be closed. That a code was made is recorded."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat administrator",
            "  baccarat administrator --data /var/lib/casino"
        })
final class AdministratorCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        Settings settings = casino.settings();
        if (!Files.exists(settings.data().resolve("keys"))) {
            throw Stop.wrongUsage("there is no casino in the folder " + settings.data());
        }
        try (Store store = Stores.open(settings.store(), settings.data())) {
            String code = AdministratorCode.replace(store, Instant.now());
            PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
            out.printf("This code makes one new administrator: %s%n", code);
            out.println(
                    "Start the casino, open #staff in a browser and choose \"I have the first code\".");
        } catch (StoreFailed e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }
}
