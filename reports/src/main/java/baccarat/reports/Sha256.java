package baccarat.reports;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Identifies the submission that a report is about.
public final class Sha256 {

    private Sha256() {}

    /// Enough of a hash to recognise it by: `3f2a 90c1 77de`.
    static String inShort(String hash) {
        return String.join(" ", hash.substring(0, 4), hash.substring(4, 8), hash.substring(8, 12));
    }

    public static String of(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
