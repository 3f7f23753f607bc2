package baccarat.server.dishonest;

import java.io.Serial;

/// Something a gang gained that is not theirs.
final class Found extends AssertionError {

    @Serial private static final long serialVersionUID = 1;

    Found(String what) {
        super(what);
    }

    static void unless(boolean isRight, String what) {
        if (!isRight) {
            throw new Found(what);
        }
    }
}
