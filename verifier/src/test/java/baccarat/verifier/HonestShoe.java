package baccarat.verifier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A shoe file that is good, and what is said of it once something is changed.
final class HonestShoe {

    static final Forger HONEST = Forger.of(1);

    private HonestShoe() {}

    static Verdict verdict(String text) {
        return Verifier.verify(text.lines().iterator(), Optional.empty());
    }

    static List<String> wrong(String text) {
        return verdict(text).findings().stream()
                .filter(Finding::isWrong)
                .map(Finding::what)
                .toList();
    }

    static String example(String name) throws IOException {
        return Files.readString(Path.of("../docs/" + name));
    }
}
