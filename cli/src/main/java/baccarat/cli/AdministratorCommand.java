package baccarat.cli;

import baccarat.server.people.AdministratorCode;
import java.io.PrintWriter;
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
            "Prints a single-use code that creates a new administrator, for a casino that has lost its own.",
            "The casino must be closed. The creation of the code is recorded."
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
        casino.whileClosed(
                (_, store) -> {
                    String code = AdministratorCode.replace(store, Instant.now());
                    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
                    out.printf("This single-use code creates a new administrator: %s%n", code);
                    out.println(
                            "Start the casino, open #staff in a browser and choose \"I have the first code\".");
                });
    }
}
