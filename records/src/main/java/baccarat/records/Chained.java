package baccarat.records;

import java.util.Optional;

/// A line of a log: a JSON object whose last field is the chain value including this line.
public record Chained(String json, Chain chain) {

    private static final String BEFORE = ",\"chain\":\"";
    private static final String AFTER = "\"}";
    private static final int LENGTH = BEFORE.length() + Chain.DIGITS + AFTER.length();

    static Chained after(Chain before, String json) {
        return new Chained(json, before.then(json));
    }

    /// The parts of a line; empty if it does not end in a chain value.
    public static Optional<Chained> of(String line) {
        int end = line.length() - LENGTH;
        if (end < 1 || !line.startsWith(BEFORE, end) || !line.endsWith(AFTER)) {
            return Optional.empty();
        }
        int digits = end + BEFORE.length();
        return Chain.of(line.substring(digits, digits + Chain.DIGITS))
                .map(chain -> new Chained(line.substring(0, end) + "}", chain));
    }

    /// Whether this line follows a line with this chain value.
    public boolean isAfter(Chain before) {
        return before.then(json).equals(chain);
    }

    public String line() {
        return line(json, chain.hex());
    }

    /// A line of these parts, which need not be valid.
    public static String line(String json, String chain) {
        return json.substring(0, Math.max(0, json.length() - 1)) + BEFORE + chain + AFTER;
    }
}
