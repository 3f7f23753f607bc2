package baccarat.cli;

import baccarat.regulations.StartingSubmission;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat rules new`: a Rules Submission to start from.
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Prints a Rules Submission to start from, approved as it stands:",
            "every key with its acceptable values and clauses."
        },
        footer = {"", "Example:", "  baccarat rules new ma-mini > table.yaml"})
final class RulesNewCommand implements Runnable {

    @Parameters(paramLabel = "ID", description = "A document, as in ma-mini.")
    private @Nullable String id;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Spec private @Nullable CommandSpec spec;

    @Override
    public void run() {
        Objects.requireNonNull(spec)
                .commandLine()
                .getOut()
                .print(StartingSubmission.of(known.of(Objects.requireNonNull(id))));
    }
}
