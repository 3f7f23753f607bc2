package baccarat.shoe;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The bytes of one hashed value. They begin with their purpose, so that hashes of different kinds
/// never collide; numbers have a fixed width, the highest byte first.
final class Encoding {

    /// More than the longest has: a cut with a share for every seat.
    private static final int AT_MOST = 4096;

    private static final String FORMAT = "verified-shoe/1 ";

    private final ByteBuffer bytes = ByteBuffer.allocate(AT_MOST);

    private Encoding() {}

    /// The bytes that begin with `verified-shoe/1`, a space, this word and a zero byte.
    static Encoding of(String purpose) {
        var encoding = new Encoding();
        encoding.bytes.put((FORMAT + purpose).getBytes(StandardCharsets.US_ASCII)).put((byte) 0);
        return encoding;
    }

    /// The bytes that begin with this one.
    static Encoding of(int first) {
        return new Encoding().u8(first);
    }

    Encoding u8(int value) {
        bytes.put((byte) value);
        return this;
    }

    Encoding u16(int value) {
        bytes.putShort((short) value);
        return this;
    }

    Encoding u32(int value) {
        bytes.putInt(value);
        return this;
    }

    Encoding u64(long value) {
        bytes.putLong(value);
        return this;
    }

    Encoding put(byte[] value) {
        bytes.put(value);
        return this;
    }

    Encoding put(Bytes32 value) {
        return put(value.toByteArray());
    }

    /// Text in UTF-8 after one byte with its length.
    Encoding text(String value) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        return u8(text.length).put(text);
    }

    byte[] toByteArray() {
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    Bytes32 sha256() {
        try {
            return Bytes32.of(MessageDigest.getInstance("SHA-256").digest(toByteArray()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /// HMAC with SHA-256.
    Bytes32 sha256(Bytes32 key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.toByteArray(), "HmacSHA256"));
            return Bytes32.of(mac.doFinal(toByteArray()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC with SHA-256", e);
        }
    }
}
