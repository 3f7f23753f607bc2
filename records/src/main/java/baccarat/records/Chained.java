package baccarat.records;

import java.util.Optional;

/// A line of a log: a JSON object, and as its last field the chain up to and with it.
public record Chained(String json, Chain chain) {

    private static final String BEFORE = ",\"chain\":\"";
    private static final String AFTER = "\"}";
    private static final int LENGTH = BEFORE.length() + Chain.DIGITS + AFTER.length();

    static Chained after(Chain before, String json) {
        return new Chained(json, before.then(json));
    }

    /// The parts of a line, or nothing if it does not end in a chain.
    public static Optional<Chained> of(String line) {
        int end = line.length() - LENGTH;
        if (end < 1 || !line.startsWith(BEFORE, end) || !line.endsWith(AFTER)) {
            return Optional.empty();
        }
        int digits = end + BEFORE.length();
        return Chain.of(line.substring(digits, digits + Chain.DIGITS))
                .map(chain -> new Chained(line.substring(0, end) + "}", chain));
    }

    /// Whether it was written after a line with this chain.
    public boolean isAfter(Chain before) {
        return before.then(json).equals(chain);
    }

    public String line() {
        return line(json, chain.hex());
    }

    /// A line of these parts, which may be anything but the parts of a line.
    public static String line(String json, String chain) {
        return json.substring(0, Math.max(0, json.length() - 1)) + BEFORE + chain + AFTER;
    }
}
