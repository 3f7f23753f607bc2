package baccarat.server.store;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/// One line of the mark: the head of a log, or the number of transactions. Every line has the same
/// length and its own hash, so it can be replaced in place and a torn write is detected.
///
/// @param name of the log, or [#TRANSACTIONS]
/// @param number of the log's last event, 0 before the first; or of transactions
/// @param chain of that event; empty for transactions
record MarkSlot(String name, long number, String chain) {

    static final String TRANSACTIONS = "transactions";

    /// Divides the size of any disk sector, so no slot crosses a sector boundary.
    static final int BYTES = 256;

    private static final String NO_CHAIN = "-";
    private static final int HASH_DIGITS = 16;

    static MarkSlot transactions(long number) {
        return new MarkSlot(TRANSACTIONS, number, NO_CHAIN);
    }

    static MarkSlot of(String log, Events.Head head) {
        return new MarkSlot(log, head.number(), head.chain().hex());
    }

    boolean isOfALog() {
        return !name.equals(TRANSACTIONS);
    }

    /// The text without the line break.
    String written() {
        String text = "%s %d %s".formatted(name, number, chain);
        String line = text + " " + hash(text);
        return line + " ".repeat(BYTES - 1 - line.length());
    }

    /// Returns empty if the line is not a complete slot.
    static Optional<MarkSlot> read(String line) {
        String[] parts = line.strip().split(" ", -1);
        if (line.length() != BYTES - 1 || parts.length != 4 || !parts[1].matches("\\d{1,18}")) {
            return Optional.empty();
        }
        var slot = new MarkSlot(parts[0], Long.parseLong(parts[1]), parts[2]);
        return Optional.of(slot).filter(it -> it.written().equals(line));
    }

    private static String hash(String text) {
        byte[] hash = Manifest.sha256().digest(text.getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(hash).substring(0, HASH_DIGITS);
    }
}
