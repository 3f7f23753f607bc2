package baccarat.cli;

import java.io.PrintWriter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/// What every command that answers has: where to write, and whether as JSON.
final class Output {

    @Spec(Target.MIXEE)
    private @Nullable CommandSpec command;

    @Option(names = "--json", description = "Answer in JSON; the shape is in docs/cli.md.")
    private boolean json;

    boolean isJson() {
        return json;
    }

    PrintWriter out() {
        return Objects.requireNonNull(command).commandLine().getOut();
    }
}
