package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Documents;
import baccarat.rules.TableRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The example submissions, whole or with a change.
final class Examples {

    private static final Path FOLDER = Path.of("examples");

    private Examples() {}

    static List<Path> files() {
        try (var files = Files.list(FOLDER)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// An example with one passage replaced; `\n` stands for the end of a line.
    static String with(String example, String from, String to) {
        String text = text(FOLDER.resolve(example + ".yaml"));
        assertTrue(text.contains(unescaped(from)), example + " does not contain: " + from);
        return text.replace(unescaped(from), unescaped(to));
    }

    /// The review of a submission; the test plays by the document that it names.
    static Review review(String text) {
        Review review = RulesSubmission.review(text);
        Optional<Regulation> named =
                switch (review) {
                    case Review.Approved(var regulation, _, _) -> Optional.of(regulation);
                    case Review.Objected(var regulation, _) -> regulation;
                };
        named.map(Regulation::id).ifPresent(Documents::use);
        return review;
    }

    static List<Objection> objections(String text) {
        return switch (review(text)) {
            case Review.Approved _ -> List.of();
            case Review.Objected(_, var objections) -> objections;
        };
    }

    static TableRules rules(String text) {
        return switch (review(text)) {
            case Review.Approved(_, _, var rules) -> rules;
            case Review.Objected(_, var objections) -> throw new AssertionError(objections);
        };
    }

    static TableRules approved(String example) {
        return approved(example, "format: 1", "format: 1");
    }

    /// The rules of an example with one passage replaced.
    static TableRules approved(String example, String from, String to) {
        return rules(with(example, from, to));
    }

    /// Every key that an example of this document states, as in `cards.decks`.
    static List<String> keys(String id) {
        return files().stream()
                .map(Examples::text)
                .filter(text -> text.contains("\nregulation: %s\n".formatted(id)))
                .flatMap(text -> keys("", SubmissionText.read(text)))
                .filter(key -> key.contains("."))
                .distinct()
                .toList();
    }

    private static Stream<String> keys(String at, SubmissionNode.Section section) {
        return section.entries().stream()
                .flatMap(
                        entry ->
                                entry.node() instanceof SubmissionNode.Section inner
                                        ? keys(at + entry.key() + ".", inner)
                                        : Stream.of(at + entry.key()));
    }

    private static String unescaped(String text) {
        return text.replace("\\n", "\n");
    }
}
