package baccarat.cli;

import baccarat.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The bundle of a round, which is no log and looks like one to people.
final class RoundBundleFile {

    /// Its format stands in the first line of JSON, or in the page around it.
    private static final int BEGINNING = 1 << 20;

    private RoundBundleFile() {}

    /// Ends a command that takes a log and was given this.
    static void refuse(Path path) {
        if (Verifier.isRoundBundle(beginning(path))) {
            throw Stop.no(
                    List.of(
                            "%s is the bundle of a round: baccarat verify checks it by itself, and replay takes the log it is from"
                                    .formatted(path)));
        }
    }

    /// Empty where there is nothing to read, which is said later.
    private static String beginning(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
