package baccarat.server;

import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The tables that a new casino opens: one for each document, and one for each game that those
/// lack, with the example submissions.
public final class FirstTables {

    /// All examples, the plain one of each document first.
    public static final List<String> EXAMPLES =
            List.of(
                    "ma-baccarat",
                    "ma-baccarat-ez",
                    "ma-baccarat-everything",
                    "ma-midi",
                    "ma-midi-ez",
                    "ma-mini",
                    "ma-mini-ez",
                    "ma-mini-everything",
                    "ma-mini-earlier",
                    "ma-mini-earlier-ez",
                    "wa-mini",
                    "wa-mini-no-commission");

    private FirstTables() {}

    /// The games that the plain examples lack: EZ, Royal 9, Must Hit.
    private static final List<String> MORE =
            List.of("ma-mini-ez", "ma-mini-everything", "ma-baccarat-everything");

    static List<CasinoTables.NewTable> all(boolean everyGame) {
        Stream<String> documents = Regulations.shipped().all().stream().map(Regulation::id);
        return Stream.concat(documents, everyGame ? MORE.stream() : Stream.empty())
                .map(name -> CasinoTables.NewTable.automatic(name, submission(name)))
                .toList();
    }

    /// An example submission.
    public static String submission(String name) {
        try (InputStream in =
                FirstTables.class.getResourceAsStream("/submissions/" + name + ".yaml")) {
            return new String(
                    Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
