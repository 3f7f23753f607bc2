package baccarat.shoe;

import java.nio.charset.StandardCharsets;

/// A shoe of a table: `Mini 7`, shoe 12.
public record ShoeName(String table, long number) {

    private static final int BYTES_AT_MOST = 255;

    /// The largest integer that floating-point programs represent exactly.
    private static final long NUMBER_AT_MOST = (1L << 53) - 1;

    public ShoeName {
        if (table.isBlank() || !StandardCharsets.UTF_8.newEncoder().canEncode(table)) {
            throw new IllegalArgumentException("a table has a name that can be written");
        }
        if (table.getBytes(StandardCharsets.UTF_8).length > BYTES_AT_MOST) {
            throw new IllegalArgumentException(
                    "the name of a table has at most 255 bytes, this one more: " + table);
        }
        if (number < 1 || number > NUMBER_AT_MOST) {
            throw new IllegalArgumentException("shoes are counted from 1, not " + number);
        }
    }

    @Override
    public String toString() {
        return table + ", shoe " + number;
    }
}
