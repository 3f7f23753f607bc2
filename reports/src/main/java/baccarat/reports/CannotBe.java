package baccarat.reports;

import java.io.Serial;

/// Nobody can answer what is asked, because of what this line says.
public final class CannotBe extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    public CannotBe(String line) {
        super(line, null, false, false);
    }

    public String line() {
        return String.valueOf(getMessage());
    }
}
