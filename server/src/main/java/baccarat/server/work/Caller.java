package baccarat.server.work;

/// On whose behalf the current thread works: what a [FairQueue] shares its places by.
///
/// @param address from which the request came
/// @param person the name of the person who is signed in, if any
public record Caller(Rank rank, String address, String person) {

    /// Who goes first when there is more work than time.
    public enum Rank {
        STAFF,
        SIGNED_IN,
        STRANGER
    }

    /// The casino itself, which has no share to exceed.
    public static final Caller HOUSE = new Caller(Rank.STAFF, "", "");

    private static final ScopedValue<Caller> CURRENT = ScopedValue.newInstance();

    public static Caller current() {
        return CURRENT.orElse(HOUSE);
    }

    /// Runs a request in the name of this caller.
    public void run(Runnable request) {
        ScopedValue.where(CURRENT, this).run(request);
    }

    boolean isHouse() {
        return equals(HOUSE);
    }

    /// Staff are told apart by name; everybody else of one address shares a line, since names cost
    /// nothing.
    String line() {
        return rank == Rank.STAFF && !person.isEmpty() ? person : address;
    }
}
