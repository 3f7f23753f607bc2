package baccarat.server.people;

import baccarat.rules.Money;
import baccarat.server.money.Cage;
import baccarat.server.names.Asker;
import baccarat.server.store.Change;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Patrons without a password: they get play chips, and are deleted when they stay away.
public final class Guests {

    private final Store store;
    private final InstantSource clock;

    Guests(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// A guest walks in and gets play chips.
    ///
    /// @param address where the request comes from
    public record WalkIn(String address, Money chips, GuestLimits limits) {}

    public People.Outcome welcome(String name, WalkIn walkIn) {
        Optional<String> wrong = Names.wrong(Names.composed(name));
        if (wrong.isPresent()) {
            return new People.Outcome.Refused(wrong.get());
        }
        Member guest = People.fresh(name, Post.PATRON, true);
        Instant now = clock.instant();
        return write(
                handle -> {
                    Optional<String> full =
                            GuestRows.full(handle, walkIn.address(), walkIn.limits());
                    if (full.isPresent()) {
                        return new People.Outcome.Refused(full.get());
                    }
                    People.Outcome outcome =
                            People.add(handle, guest, Optional.empty(), guest.name(), now);
                    if (outcome instanceof People.Outcome.Done) {
                        give(handle, guest, walkIn, now);
                    }
                    return outcome;
                });
    }

    /// Guests without a session for this long.
    public List<Member> away(Duration absence) {
        Instant since = clock.instant().minus(absence);
        return write(
                handle -> {
                    GuestRows.follow(handle);
                    return GuestRows.awaySince(handle, since);
                });
    }

    /// A guest has signed out and cannot come back.
    public void left(Member guest) {
        var _ =
                write(
                        handle -> {
                            GuestRows.left(handle, guest.id());
                            return true;
                        });
    }

    /// Deletes a guest; the name becomes free.
    public Change<Boolean> removalOf(Member guest) {
        return handle -> {
            GuestRows.remove(handle, guest);
            return true;
        };
    }

    private static void give(Handle handle, Member guest, WalkIn walkIn, Instant now) {
        GuestRows.put(handle, guest.id(), walkIn.address(), now);
        if (walkIn.chips().isAboveZero()) {
            Ledger.post(handle, playChips(guest.name(), walkIn.chips(), now));
        }
    }

    private static Ledger.Posting playChips(String name, Money chips, Instant now) {
        return new Ledger.Posting(
                now, Optional.empty(), Cage.PLAY_CHIPS, Asker.accountOf(name), chips, "walked in");
    }

    private <T> T write(Change<T> change) {
        return store.write(change).join();
    }
}
