package baccarat.server.dishonest;

import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The people outside a gang: they keep their posts, passwords, sessions, seats and tables, unless
/// a floorperson or an administrator ends one by an act that is on record under their name.
final class PeopleAudit {

    private static final int MANY = 1_000_000;

    private final DishonestHouse house;
    private final Store store;
    private final Map<String, Row> before;

    private record Row(String name, String post, String password) {}

    PeopleAudit(DishonestHouse house) {
        this.house = house;
        this.store = house.open().casino().store();
        this.before = rows();
    }

    private Map<String, Row> rows() {
        var rows = new HashMap<String, Row>();
        store.read(
                        handle ->
                                handle.createQuery(
                                                "SELECT name, role, coalesce(password, '') AS password, ended_at"
                                                        + " FROM person WHERE ended_at IS NULL")
                                        .map(
                                                (row, _) ->
                                                        new Row(
                                                                row.getString("name"),
                                                                row.getString("role"),
                                                                row.getString("password")))
                                        .list())
                .forEach(row -> rows.put(row.name(), row));
        return rows;
    }

    void check(List<LogAudit> logs) {
        Map<String, Row> now = rows();
        for (Someone one : house.honest()) {
            Row row = before.get(one.name());
            Found.unless(
                    Optional.ofNullable(row).equals(Optional.ofNullable(now.get(one.name())))
                            || (house.gang().has("administrator") && isOnRecord(one)),
                    one.name() + " has another post or password");
            Found.unless(
                    one.browser().get("/v1/session").status() == 200 || wasSentHome(one),
                    one.name() + " is signed out");
        }
        staff(now);
        seats(logs);
        crew();
    }

    /// Nobody gets a post but from an administrator.
    private void staff(Map<String, Row> now) {
        for (Row row : now.values()) {
            Found.unless(
                    row.post().equals("patron")
                            || (before.containsKey(row.name())
                                    && before.get(row.name()).post().equals(row.post()))
                            || house.gang().has("administrator"),
                    row.name() + " became a " + row.post());
        }
    }

    private void seats(List<LogAudit> logs) {
        Someone bystander = house.honest(DishonestHouse.BYSTANDER);
        boolean sits =
                logs.stream()
                        .anyMatch(
                                log ->
                                        log.setting().id().equals(DishonestHouse.AUTOMATIC)
                                                && !log.seats(bystander.name()).isEmpty());
        Found.unless(sits || wasSentHome(bystander), bystander.name() + " has lost the seat");
    }

    private void crew() {
        Found.unless(
                house.open().casino().crews().of(DishonestHouse.SEALED).contains("Hank")
                        || wasSentHome(house.honest("Hank")),
                "Hank is no longer signed on");
    }

    private boolean wasSentHome(Someone one) {
        return house.gang().maySendHome() && isOnRecord(one);
    }

    private boolean isOnRecord(Someone one) {
        return significant().stream()
                .anyMatch(
                        entry ->
                                entry.detail().contains(one.name())
                                        && house.dishonest().stream()
                                                .anyMatch(it -> it.name().equals(entry.who())));
    }

    private List<Significant.Entry> significant() {
        return store.read(handle -> Significant.last(handle, MANY));
    }

    /// From a browser they have used before, strangers' wrong passwords keep nobody waiting.
    void canSignIn() {
        for (Someone one : house.honest()) {
            int status =
                    one.browser()
                            .post(
                                    "/v1/session",
                                    "{'name':'%s','password':'%s'}"
                                            .formatted(one.name(), one.password()))
                            .status();
            Found.unless(
                    status == 201 || isOnRecord(one),
                    "%s cannot sign in: %d".formatted(one.name(), status));
        }
    }
}
