package baccarat.server.people;

import java.io.Serial;
import java.time.Duration;

/// Thrown after too many wrong proofs from one source: the next one is checked only after a delay.
public final class Delayed extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    private final transient Duration left;

    Delayed(Duration left) {
        super(
                "too many wrong attempts: wait %d seconds and try again".formatted(seconds(left)),
                null,
                false,
                false);
        this.left = left;
    }

    private static long seconds(Duration left) {
        return Math.max(1, left.plusMillis(999).toSeconds());
    }

    /// Whole seconds until another attempt is checked.
    public long seconds() {
        return seconds(left);
    }
}
