package baccarat.shoe;

import java.io.Serial;

/// A stored shoe that cannot be unlocked. The message says which one and why, in one line.
public final class CannotUnlock extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    CannotUnlock(ShoeName name, String why) {
        super(name + " cannot be unlocked: " + why);
    }
}
