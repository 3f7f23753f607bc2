package baccarat.cli;

import baccarat.regulations.SubmissionSchema;
import baccarat.reports.Json;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `baccarat rules schema`: the shape of a Rules Submission, for editors.
@Command(
        name = "schema",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Prints a JSON Schema of Rules Submissions, with which an editor completes",
            "keys and marks values that cannot be read."
        },
        footer = {"", "Example:", "  baccarat rules schema > submission.schema.json"})
final class RulesSchemaCommand implements Runnable {

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Spec private @Nullable CommandSpec spec;

    @Override
    public void run() {
        Json.print(
                Objects.requireNonNull(spec).commandLine().getOut(),
                SubmissionSchema.of(known.all()));
    }
}
