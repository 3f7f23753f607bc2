package baccarat.server.work;

import java.io.Serial;

/// Thrown when a [FairQueue] is full, for this caller or for everyone.
public final class Busy extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    private final boolean ownShare;

    Busy(String what, boolean ownShare) {
        super(
                ownShare
                        ? "You already have the maximum number of %s waiting. Wait for an answer first."
                                .formatted(what)
                        : "Too many %s are waiting. Please try again in a few seconds."
                                .formatted(what),
                null,
                false,
                false);
        this.ownShare = ownShare;
    }

    /// Whether only this caller has asked for too much.
    public boolean isOwnShare() {
        return ownShare;
    }
}
