package baccarat.server.work;

import java.io.Serial;

/// A [FairQueue] has no place left, for this caller or for anybody.
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

    /// Whether the caller alone has asked for too much.
    public boolean isOwnShare() {
        return ownShare;
    }
}
