package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Vouching;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips.Slip;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Two signers of whom one gave the other an account or a password are one person's choice: they
/// cannot sign together for a day, and for some time after that it is recorded.
final class CloseSigners {

    private final Casino casino;

    CloseSigners(Casino casino) {
        this.casino = casino;
    }

    /// Why this person cannot sign after those who have signed, if they cannot.
    Optional<String> wrong(Slip slip, Member by) {
        return slip.signers().stream()
                .filter(other -> distance(other, by.name()) == Vouching.Distance.ONE)
                .findFirst()
                .map(
                        other ->
                                ("%s and %s cannot sign together until a day after one gave the"
                                                + " other an account or a password, or someone"
                                                + " gave one to both")
                                        .formatted(other, by.name()));
    }

    private Vouching.Distance distance(String one, String other) {
        Instant now = casino.clock().instant();
        return casino.store().read(handle -> Vouching.between(handle, one, other, now));
    }

    /// Records for surveillance that two signers are close.
    void note(Handle handle, Slip slip, Member by) {
        Instant now = casino.clock().instant();
        slip.signers().stream()
                .filter(other -> !other.equals(by.name()))
                .filter(
                        other ->
                                Vouching.between(handle, other, by.name(), now)
                                        != Vouching.Distance.APART)
                .forEach(
                        other ->
                                Significant.note(
                                        handle,
                                        now,
                                        "close-signatures",
                                        by.name(),
                                        slip.table(),
                                        "%s and %s signed a slip (%s); one gave the other their account or password"
                                                .formatted(other, by.name(), slip.kind())));
    }
}
