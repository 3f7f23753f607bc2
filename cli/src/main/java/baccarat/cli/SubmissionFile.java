package baccarat.cli;

import baccarat.regulations.Objection;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Sha256;
import baccarat.reports.Warning;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A Rules Submission in a file, read once.
final class SubmissionFile {

    private static final Path STANDARD_INPUT = Path.of("-");

    private final Path path;
    private final byte[] bytes;
    private final Regulations regulations;

    private SubmissionFile(Path path, byte[] bytes, Regulations regulations) {
        this.path = path;
        this.bytes = bytes;
        this.regulations = regulations;
    }

    /// One byte more than is accepted is enough to know that there are too many.
    ///
    /// @param regulations the documents that it may name
    static SubmissionFile read(Path path, Regulations regulations) {
        if (path.equals(STANDARD_INPUT)) {
            return read(path, System.in, regulations);
        }
        if (Files.isDirectory(path)) {
            throw Stop.wrongUsage(path + " is a folder, not a Rules Submission");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return read(path, in, regulations);
        } catch (IOException e) {
            throw Stop.wrongUsage(path + " cannot be read; check the path");
        }
    }

    private static SubmissionFile read(Path path, InputStream in, Regulations regulations) {
        try {
            return new SubmissionFile(
                    path, in.readNBytes(RulesSubmission.CHARACTERS_AT_MOST + 1), regulations);
        } catch (IOException e) {
            throw Stop.wrongUsage(path + " cannot be read; check the path");
        }
    }

    /// As messages name it.
    String name() {
        return path.equals(STANDARD_INPUT) ? "standard input" : path.toString();
    }

    Path path() {
        return path;
    }

    Review review() {
        if (bytes.length > RulesSubmission.CHARACTERS_AT_MOST) {
            return unreadable("it is larger than 1 MB");
        }
        try {
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return RulesSubmission.review(text.toString(), regulations);
        } catch (CharacterCodingException e) {
            return unreadable("it is not UTF-8 text");
        }
    }

    /// What the file says, once it is known to be text.
    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// The approved rules, or the end of the command with every objection.
    Review.Approved approved() {
        return switch (review()) {
            case Review.Approved approved -> approved;
            case Review.Objected(_, var objections) ->
                    throw Stop.no(objections.stream().map(this::line).toList());
        };
    }

    /// `FILE:7: cards.decks: 9 decks; the game takes 6 to 8 [3(a)]`.
    String line(Objection objection) {
        return Fold.printable("%s:%d: %s".formatted(name(), objection.line(), objection.inWords()));
    }

    /// `FILE: warning: wagers.tie.odds: the house loses ...`.
    String line(Warning warning) {
        return Fold.printable("%s: %s".formatted(name(), warning.inWords()));
    }

    /// What ties a report to the file it is about.
    String sha256() {
        return Sha256.of(bytes);
    }

    private static Review unreadable(String message) {
        var objection = new Objection(Optional.empty(), message, "", 1);
        return new Review.Objected(Optional.empty(), List.of(objection));
    }
}
