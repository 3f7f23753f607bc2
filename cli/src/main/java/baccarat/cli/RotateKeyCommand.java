package baccarat.cli;

import baccarat.server.KeyRotation;
import baccarat.server.Settings;
import baccarat.server.store.Store;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `baccarat rotate-key`: another key for the undealt cards.
@Command(
        name = "rotate-key",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Replaces the key that undealt cards and Must Hit triggers are locked with.",
            "The casino has to be closed. Backups from before still have the old key in them."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat rotate-key",
            "  baccarat rotate-key --data /var/lib/casino"
        })
final class RotateKeyCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        casino.whileClosed(this::rotate);
    }

    private void rotate(Settings settings, Store store) {
        try {
            var rotated = new KeyRotation(store, settings.data()).rotate(Instant.now());
            PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
            out.printf(
                    "key %s is the one in force; %d shoes and %d triggers are locked with it%n",
                    rotated.keyId(), rotated.shoes(), rotated.triggers());
        } catch (KeyRotation.NoKey e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }
}
