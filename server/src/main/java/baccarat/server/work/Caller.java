package baccarat.server.work;

/// On whose behalf the current thread works; a [FairQueue] shares its places by this.
///
/// @param address where the request comes from
/// @param person the name of the signed-in person, if any
public record Caller(Rank rank, String address, String person) {

    /// The order of precedence when there is more work than time.
    public enum Rank {
        STAFF,
        SIGNED_IN,
        STRANGER
    }

    /// The casino itself, which has no limit.
    public static final Caller HOUSE = new Caller(Rank.STAFF, "", "");

    private static final ScopedValue<Caller> CURRENT = ScopedValue.newInstance();

    public static Caller current() {
        return CURRENT.orElse(HOUSE);
    }

    /// Runs a request on behalf of this caller.
    public void run(Runnable request) {
        ScopedValue.where(CURRENT, this).run(request);
    }

    boolean isHouse() {
        return equals(HOUSE);
    }

    /// Staff are distinguished by name. All others with one address share a line, because names
    /// cost nothing.
    String line() {
        return rank == Rank.STAFF && !person.isEmpty() ? person : address;
    }
}
