package baccarat.cli;

import baccarat.server.KeyRotation;
import baccarat.server.Settings;
import baccarat.server.signing.HouseKeys;
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
            "Replaces both keys of a casino: the master key, which encrypts undealt cards and Must Hit triggers, and the",
            "key that signs the logs. The old signing key signs the new one, so that patrons, witnesses and",
            "baccarat verify can follow. The casino must be closed. Earlier backups still contain the old keys."
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
                    "Master key %s is in use; %d shoes and %d triggers are encrypted with it.%n",
                    rotated.keyId(), rotated.shoes(), rotated.triggers());
            out.printf(
                    "The house signs with a new key, and the old key has signed the handover: %s%n",
                    HouseKeys.open(store, settings.data(), Instant.now()).open().written());
        } catch (KeyRotation.NoKey e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }
}
