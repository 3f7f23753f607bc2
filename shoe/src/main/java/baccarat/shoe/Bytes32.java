package baccarat.shoe;

import baccarat.cards.ByteSource;
import java.util.HexFormat;

/// Thirty-two bytes: a hash, a salt, a nonce or a key, as 64 lower-case hexadecimal digits.
public record Bytes32(String hex) {

    static final int LENGTH = 32;

    public Bytes32 {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "32 bytes are 64 lower-case hexadecimal digits, not "
                            + hex.length()
                            + " others");
        }
    }

    static Bytes32 of(byte[] bytes) {
        return new Bytes32(HexFormat.of().formatHex(bytes));
    }

    /// The next 32 bytes of a source.
    public static Bytes32 drawn(ByteSource source) {
        var bytes = new byte[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            bytes[i] = source.next();
        }
        return of(bytes);
    }

    byte[] toByteArray() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return hex;
    }
}
