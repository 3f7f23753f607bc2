package baccarat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat man`: the manual pages.
@Command(
        name = "man",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = "Prints the manual page of a command, or writes those of all commands.",
        footer = {
            "",
            "Examples:",
            "  baccarat man odds | man -l -",
            "  baccarat man --out ~/.local/share/man/man1"
        })
final class ManCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            description = "The command, such as 'rules check' (default: baccarat itself).")
    private String[] words = {};

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Write the pages of all commands there, as in baccarat-odds.1.")
    private @Nullable Path out;

    @Override
    public void run() {
        CommandSpec self = Objects.requireNonNull(spec);
        CommandLine all = self.root().commandLine();
        if (out != null) {
            if (words.length > 0) {
                throw Stop.wrongUsage("--out writes the pages of all commands; name none");
            }
            write(out, ManPage.all(all));
            return;
        }
        CommandLine command = all;
        for (String word : words) {
            CommandLine below = command.getSubcommands().get(word);
            if (below == null) {
                throw Stop.wrongUsage(
                        "there is no command %s%s"
                                .formatted(
                                        Fold.printable(word),
                                        DidYouMean.of(word, command.getSubcommands().keySet())));
            }
            command = below;
        }
        self.commandLine().getOut().print(new ManPage(command.getCommandSpec()).text());
    }

    private static void write(Path folder, Map<String, String> pages) {
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> page : pages.entrySet()) {
                Files.writeString(
                        folder.resolve(page.getKey()), page.getValue(), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw Writable.cannotBeWritten(folder);
        }
    }
}
