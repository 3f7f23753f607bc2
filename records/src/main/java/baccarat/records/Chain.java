package baccarat.records;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/// The hash that ties each line of a log to all lines before it: SHA-256 over the previous chain
/// value (32 bytes) and the line's JSON in UTF-8.
///
/// It shows that a line was altered, left out or moved. It does not show that lines are missing at
/// the end: for that, another party has to keep the last chain value.
public record Chain(String hex) {

    static final int DIGITS = 64;

    /// Before the first line.
    public static final Chain START = new Chain("0".repeat(DIGITS));

    public Chain {
        if (!isWritten(hex)) {
            throw new IllegalArgumentException("a chain is 64 hexadecimal digits, not " + hex);
        }
    }

    /// Parses a chain value of 64 lower-case hexadecimal digits; empty if `text` is anything else.
    static Optional<Chain> of(String text) {
        return isWritten(text) ? Optional.of(new Chain(text)) : Optional.empty();
    }

    private static boolean isWritten(String text) {
        return text.length() == DIGITS
                && text.chars().allMatch(c -> ('0' <= c && c <= '9') || ('a' <= c && c <= 'f'));
    }

    /// The chain after one more line, which is `json` without its chain.
    public Chain then(String json) {
        MessageDigest sha256 = sha256();
        sha256.update(HexFormat.of().parseHex(hex));
        return new Chain(
                HexFormat.of().formatHex(sha256.digest(json.getBytes(StandardCharsets.UTF_8))));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
