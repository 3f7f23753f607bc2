package baccarat.server.money;

import baccarat.server.store.Kept;
import baccarat.server.store.Ledger;
import baccarat.server.store.Significant;
import java.io.Serial;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Whether the house was founded for play or for money. Decided once: when the house opens for the
/// first time or, for an older database, when an administrator decides.
public final class Founding {

    private static final String KEY = "house";

    private Founding() {}

    /// Thrown when a start asks for another kind of house than the one that was founded.
    public static final class OtherHouse extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        OtherHouse(HouseKind founded, HouseKind asked) {
            super(
                    ("This house was founded for %s and cannot be opened for %s. Leave out --for and the "
                                    + "setting house, or use another data folder.")
                            .formatted(founded, asked));
        }
    }

    /// Empty for an older house without a decision.
    public static Optional<HouseKind> kind(Handle handle) {
        return Kept.find(handle, KEY).flatMap(HouseKind::of);
    }

    /// Throws [OtherHouse] if the house was founded for something else.
    public static void check(Optional<HouseKind> founded, Optional<HouseKind> asked) {
        if (founded.isPresent() && asked.isPresent() && !founded.equals(asked)) {
            throw new OtherHouse(founded.get(), asked.get());
        }
    }

    /// Founds a new house for the kind requested, or for play by default; an older one only for the
    /// kind requested.
    public static boolean open(Handle handle, Optional<HouseKind> asked, Instant now) {
        Optional<HouseKind> kind =
                isNew(handle) ? asked.or(() -> Optional.of(HouseKind.PLAY)) : asked;
        return kind.isPresent() && decide(handle, kind.get(), "the computer", now);
    }

    /// Whether it was decided now; false if it was before.
    public static boolean decide(Handle handle, HouseKind kind, String by, Instant now) {
        if (kind(handle).isPresent()) {
            return false;
        }
        Kept.put(handle, KEY, kind.toString());
        Significant.note(handle, now, "founded", by, Optional.empty(), "the house is for " + kind);
        return true;
    }

    private static boolean isNew(Handle handle) {
        return count(handle, "casino_table") == 0 && count(handle, "person") == 0;
    }

    private static int count(Handle handle, String table) {
        return handle.createQuery("SELECT count(*) FROM " + table).mapTo(Integer.class).one();
    }

    /// Why the cage takes no money in, if it does not.
    static Optional<String> refusesDeposit(Handle handle) {
        return refusal(handle, "takes no money in");
    }

    /// Why the cage does not pay out an account, if it does not. A guest's chips were a gift.
    static Optional<String> refusesPayout(Handle handle, String account) {
        return refusal(handle, "pays nothing out")
                .or(
                        () ->
                                isGuest(handle, account)
                                        ? Optional.of(
                                                "A guest plays with play chips, which the cage does not pay out.")
                                        : Optional.empty());
    }

    private static Optional<String> refusal(Handle handle, String does) {
        Optional<HouseKind> kind = kind(handle);
        if (kind.isEmpty()) {
            return Optional.of(
                    "The cage %s until an administrator says whether this house is for play or for money."
                            .formatted(does));
        }
        return kind.get() == HouseKind.PLAY
                ? Optional.of(
                        "This house is for play: its chips are play chips and the cage %s."
                                .formatted(does))
                : Optional.empty();
    }

    private static boolean isGuest(Handle handle, String account) {
        String name = account.substring(Ledger.PATRON.length());
        return handle.createQuery("SELECT is_guest FROM person WHERE name = ?")
                        .bind(0, name)
                        .mapTo(Integer.class)
                        .findOne()
                        .orElse(0)
                == 1;
    }
}
