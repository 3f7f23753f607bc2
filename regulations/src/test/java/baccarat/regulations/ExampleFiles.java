package baccarat.regulations;

import baccarat.rules.TableRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The example submissions, for the tests of every room.
public final class ExampleFiles {

    static final Path FOLDER = Path.of("../regulations/examples");

    /// The plain one of each document first. The place in this list is part of the seeds of long
    /// tests, so a new one comes last.
    public static final List<String> NAMES =
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

    private ExampleFiles() {}

    public static String text(String name) {
        try {
            return Files.readString(FOLDER.resolve(name + ".yaml"));
        } catch (IOException e) {
            throw new UncheckedIOException("there is no example " + name, e);
        }
    }

    public static TableRules rules(String name) {
        return switch (RulesSubmission.review(text(name))) {
            case Review.Approved(_, _, var rules) -> rules;
            case Review.Objected(_, var objections) -> throw new AssertionError(objections);
        };
    }
}
