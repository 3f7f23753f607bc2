package baccarat.verifier;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// SHA-256, alone and with a key, over bytes that are written one part after the other in
/// hexadecimal digits.
final class Hashing {

    private Hashing() {}

    static String sha256(String... parts) {
        try {
            return hex(MessageDigest.getInstance("SHA-256").digest(bytes(parts)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String hmac(String key, String... parts) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes(key), "HmacSHA256"));
            return hex(mac.doFinal(bytes(parts)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC with SHA-256", e);
        }
    }

    /// What a hash of this kind begins with.
    static String purpose(String word) {
        return hex(("verified-shoe/1 " + word + "\0").getBytes(StandardCharsets.US_ASCII));
    }

    /// A big-endian integer of this many bytes.
    static String number(long value, int bytes) {
        return HexFormat.of().toHexDigits(value, 2 * bytes);
    }

    static String utf8(String text) {
        return hex(text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] bytes(String... parts) {
        return HexFormat.of().parseHex(String.join("", parts));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
