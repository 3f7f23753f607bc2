package baccarat.cli;

import baccarat.server.MasterKeys;
import baccarat.server.Settings;
import baccarat.server.audit.Audit;
import baccarat.server.store.Store;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `baccarat audit`: whether everything a casino has stored belongs together.
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Checks everything a casino has stored: the database's own files, the acknowledged transactions, the books, every line",
            "of every log against its chain and the signed checkpoints, and whether the sealed data can be decrypted.",
            "It changes nothing. The casino may be open or closed."
        },
        footer = {"", "Examples:", "  baccarat audit", "  baccarat audit --data /var/lib/casino"})
final class AuditCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private final CasinoOptions casino = new CasinoOptions();

    @Override
    public void run() {
        casino.looking(this::look);
    }

    private void look(Settings settings, Store store) {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        List<Audit.Part> parts =
                new Audit(
                                store,
                                MasterKeys.open(settings.data(), false),
                                CasinoOptions.regulations(settings))
                        .whole();
        for (Audit.Part part : parts) {
            out.printf("%s %s%n", part.wrong().isEmpty() ? "ok   " : "wrong", part.looked());
            part.wrong().forEach(what -> out.printf("      %s%n", what.words()));
        }
        out.flush();
        long wrong = parts.stream().mapToLong(part -> part.wrong().size()).sum();
        if (wrong > 0) {
            throw Stop.no(
                    List.of(
                            "%d %s found, and nothing was changed; restore a backup from before"
                                    .formatted(wrong, wrong == 1 ? "error" : "errors")));
        }
        out.println();
        out.println("No errors found.");
        out.flush();
    }
}
