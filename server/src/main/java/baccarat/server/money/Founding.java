package baccarat.server.money;

import baccarat.server.store.Kept;
import baccarat.server.store.Ledger;
import baccarat.server.store.Significant;
import java.io.Serial;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Whether the house was founded for play or for money. It is decided once: when the house opens
/// for the first time or, for a database that is older than the question, when somebody answers it.
public final class Founding {

    private static final String KEY = "house";

    private Founding() {}

    /// A start that asks for another kind of house than the one that was founded.
    public static final class OtherHouse extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        OtherHouse(HouseKind founded, HouseKind asked) {
            super(
                    ("This house was founded for %s and stays so; it does not open for %s. Leave out --for and the "
                                    + "setting house, or use another data folder.")
                            .formatted(founded, asked));
        }
    }

    /// Nothing for an older house that has not been told yet.
    public static Optional<HouseKind> kind(Handle handle) {
        return Kept.find(handle, KEY).flatMap(HouseKind::of);
    }

    /// An [OtherHouse] if the house opens for something that it was not founded for.
    public static void check(Optional<HouseKind> founded, Optional<HouseKind> asked) {
        if (founded.isPresent() && asked.isPresent() && !founded.equals(asked)) {
            throw new OtherHouse(founded.get(), asked.get());
        }
    }

    /// Founds a new house for what was asked, or for play; an older one only for what was asked.
    public static boolean open(Handle handle, Optional<HouseKind> asked, Instant now) {
        Optional<HouseKind> kind =
                isNew(handle) ? asked.or(() -> Optional.of(HouseKind.PLAY)) : asked;
        return kind.isPresent() && decide(handle, kind.get(), "the computer", now);
    }

    /// Whether it was decided now; not if it was before.
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

    /// Why the cage pays an account nothing, if it does not. A guest's chips were given away.
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
