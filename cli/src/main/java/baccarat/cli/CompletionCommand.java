package baccarat.cli;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `baccarat completion`: what a shell needs to complete commands and options.
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = "Prints a script with which bash or zsh completes commands and options.",
        footer = {"", "Example:", "  source <(baccarat completion)"})
final class CompletionCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Override
    public void run() {
        CommandSpec self = Objects.requireNonNull(spec);
        self.commandLine().getOut().print(AutoComplete.bash("baccarat", self.root().commandLine()));
    }
}
