package baccarat.cli;

import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.server.Settings;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/// The documents a command knows: those of the program, and those that the user brings.
final class KnownRegulations {

    @Option(
            names = "--regulations",
            paramLabel = "DIR",
            description = "A folder with your own regulations; see docs/add-a-regulation.md.")
    private List<Path> folders = List.of();

    /// All of them, or the end of the command with every mistake in the folders.
    Regulations all() {
        return CasinoOptions.regulations(Settings.USUAL.withRegulations(folders));
    }

    Regulation of(String id) {
        Regulations known = all();
        return known.of(id)
                .orElseThrow(
                        () ->
                                Stop.wrongUsage(
                                        "there is no regulation '%s'; choose one of %s"
                                                .formatted(id, known.ids())));
    }
}
