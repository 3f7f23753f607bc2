package baccarat.reports;

import java.io.Serial;

/// The question has no answer; the message says why.
public final class CannotBe extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    public CannotBe(String line) {
        super(line, null, false, false);
    }

    public String line() {
        return String.valueOf(getMessage());
    }
}
