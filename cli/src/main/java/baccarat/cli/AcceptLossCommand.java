package baccarat.cli;

import baccarat.server.Settings;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat accept-loss`: a casino goes on with a database that is older than what it had
/// acknowledged.
@Command(
        name = "accept-loss",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Lets a casino whose database has lost acknowledged data open again without that data.",
            "Use it only if the data cannot be recovered. The loss and the reason are recorded as a significant event.",
            "The casino must be closed."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat accept-loss --reason \"the disk of May 4 is gone\"",
            "  baccarat accept-loss --data /var/lib/casino --reason \"copy of Monday put back\""
        })
final class AcceptLossCommand implements Runnable {

    private static final int LONGEST_REASON = 500;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            required = true,
            description = "Why, in one line of up to 500 characters.")
    private @Nullable String reason;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        String why = Objects.requireNonNull(reason).strip();
        if (why.isEmpty() || why.length() > LONGEST_REASON || why.lines().count() > 1) {
            throw Stop.wrongUsage(
                    "--reason must be one line of 1 to %d characters".formatted(LONGEST_REASON));
        }
        Settings settings = casino.ofACasino();
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try {
            List<String> lost =
                    Stores.acceptLoss(settings.store(), settings.data(), why, Instant.now());
            lost.forEach(out::println);
            out.println(
                    lost.isEmpty()
                            ? "Nothing is lost: the database has everything recorded in casino.mark. Nothing was changed."
                            : "The loss is recorded as a significant event. Open the casino with baccarat serve.");
        } catch (StoreFailed e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }
}
