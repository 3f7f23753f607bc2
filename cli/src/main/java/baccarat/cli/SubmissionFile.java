package baccarat.cli;

import baccarat.regulations.Objection;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A Rules Submission in a file.
final class SubmissionFile {

    private SubmissionFile() {}

    static Review review(Path file) {
        byte[] bytes = read(file);
        if (bytes.length > RulesSubmission.CHARACTERS_AT_MOST) {
            return unreadable("it is larger than 1 MB");
        }
        try {
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return RulesSubmission.review(text.toString());
        } catch (CharacterCodingException e) {
            return unreadable("it is not UTF-8 text");
        }
    }

    /// The approved rules, or the end of the command with every objection.
    static Review.Approved approved(Path file) {
        return switch (review(file)) {
            case Review.Approved approved -> approved;
            case Review.Objected(_, var objections) ->
                    throw Stop.no(
                            objections.stream().map(objection -> line(file, objection)).toList());
        };
    }

    /// `FILE:7: cards.decks: 9 decks; the game takes 6 to 8 [3(a)]`.
    static String line(Path file, Objection objection) {
        String at = objection.at().isEmpty() ? "" : objection.at() + ": ";
        String clause = objection.clause().map(path -> " [" + path + "]").orElse("");
        return "%s:%d: %s%s%s".formatted(file, objection.line(), at, objection.message(), clause);
    }

    /// One byte more than is accepted is enough to know that there are too many.
    private static byte[] read(Path file) {
        if (Files.isDirectory(file)) {
            throw Stop.wrongUsage(file + " is a folder, not a Rules Submission");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(RulesSubmission.CHARACTERS_AT_MOST + 1);
        } catch (IOException e) {
            throw Stop.wrongUsage(file + " cannot be read; is the path right?");
        }
    }

    private static Review unreadable(String message) {
        var objection = new Objection(Optional.empty(), message, "", 1);
        return new Review.Objected(Optional.empty(), List.of(objection));
    }
}
