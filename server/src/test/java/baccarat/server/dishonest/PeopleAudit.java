package baccarat.server.dishonest;

import baccarat.server.Visitor;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.web.Route;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The people outside a gang: they keep their posts, passwords, sessions, seats and tables, unless
/// a floorperson or an administrator ends one by an act that is on record under their name.
final class PeopleAudit {

    private static final int MANY = 1_000_000;

    /// The kinds of entries by which somebody is put out or gets another post or password.
    private static final Set<String> PUTS_OUT = Set.of("stopped", "account", "staff", "password");

    private final DishonestHouse house;
    private final Store store;
    private final Map<String, Row> before;
    private final List<String> limits;
    private int exports;

    private record Row(String name, String post, String password) {}

    PeopleAudit(DishonestHouse house) {
        this.house = house;
        this.store = house.open().casino().store();
        this.before = rows();
        this.limits = limits();
    }

    /// What honest patrons hold themselves to, and who of them is kept out.
    private List<String> limits() {
        List<String> honest = house.honest().stream().map(Someone::name).toList();
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT p.name || ' ' || l.kind || ' ' || coalesce(l.held,"
                                                + " -1) || ' ' || coalesce(l.later_at, 0) AS line FROM"
                                                + " own_limit l JOIN person p ON p.id = l.person WHERE"
                                                + " p.name IN (<honest>) UNION ALL SELECT p.name || '"
                                                + " away' FROM away a JOIN person p ON p.id = a.person"
                                                + " WHERE p.name IN (<honest>) ORDER BY line")
                                .bindList("honest", honest)
                                .mapTo(String.class)
                                .list());
    }

    private Map<String, Row> rows() {
        var rows = new HashMap<String, Row>();
        store.read(
                        handle ->
                                handle.createQuery(
                                                "SELECT name, role, coalesce(password, '') AS"
                                                        + " password, ended_at FROM person WHERE"
                                                        + " ended_at IS NULL")
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

    /// With those whose accounts have ended; erasing somebody takes the name away.
    private Set<String> names() {
        return store.read(
                handle -> handle.createQuery("SELECT name FROM person").mapTo(String.class).set());
    }

    void check(List<LogAudit> logs) {
        Map<String, Row> now = rows();
        Set<String> known = names();
        for (Someone one : house.honest()) {
            Row row = before.get(one.name());
            Found.unless(
                    known.contains(one.name()), one.name() + " was erased without asking for it");
            Found.unless(
                    Optional.ofNullable(row).equals(Optional.ofNullable(now.get(one.name())))
                            || (house.gang().has("administrator") && isOnRecord(one, PUTS_OUT)),
                    one.name() + " has another post or password");
            Found.unless(
                    one.browser().ask("GET", "/v1/session", "").status() == 200 || wasSentHome(one),
                    one.name() + " is signed out");
        }
        Found.unless(limits.equals(limits()), "somebody changed the limits of another");
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

    /// The floor may sign a dealer off, on record; the dealer comes back.
    private void crew() {
        if (!house.open().casino().crews().of(DishonestHouse.SEALED).contains("Hank")) {
            Someone hank = house.honest("Hank");
            Found.unless(
                    house.gang().maySendHome()
                            && (isOnRecord(hank, PUTS_OUT) || isOnRecord(hank, Set.of("crew"))),
                    "Hank is no longer signed on");
            hank.browser().ask("POST", "/v1/tables/" + DishonestHouse.SEALED + "/crew", "{}");
        }
    }

    private boolean wasSentHome(Someone one) {
        return house.gang().maySendHome() && isOnRecord(one, PUTS_OUT);
    }

    private boolean isOnRecord(Someone one, Set<String> kinds) {
        return significant().stream()
                .filter(entry -> kinds.contains(entry.kind()))
                .filter(entry -> isOfTheGang(entry.who()))
                .anyMatch(entry -> List.of(entry.detail().split("\\W+")).contains(one.name()));
    }

    private List<Significant.Entry> significant() {
        return store.read(handle -> Significant.last(handle, MANY));
    }

    /// What staff take away with them is on record, each time.
    void exportIsOnRecord(Requests.Try asked, int status) {
        boolean isExport =
                asked.verb() == Route.Verb.GET
                        && status == 200
                        && (asked.path().endsWith("/log") || asked.path().endsWith("/bundle"));
        if (isExport && isStaff(asked.who())) {
            exports++;
            long noted = exportsOfTheGang();
            Found.unless(noted >= exports, "nobody noted " + asked);
        }
    }

    private long exportsOfTheGang() {
        List<String> gang = house.dishonest().stream().map(Someone::name).toList();
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT count(*) FROM significant"
                                                + " WHERE kind = 'export' AND who IN (<gang>)")
                                .bindList("gang", gang)
                                .mapTo(Long.class)
                                .one());
    }

    /// As whom a browser is signed in may have changed.
    private static boolean isStaff(Someone who) {
        Visitor.Reply session = who.browser().ask("GET", "/v1/session", "");
        return session.status() == 200
                && session.json().path("name").asString().equals(who.name())
                && !who.isPatron();
    }

    private boolean isOfTheGang(String name) {
        return house.dishonest().stream().anyMatch(it -> it.name().equals(name));
    }

    /// Wrong passwords that others typed in their name keep nobody from signing.
    void canSign() {
        Someone floor = house.honest("Flora");
        int status =
                floor.browser()
                        .post(
                                "/v1/tables/" + DishonestHouse.SEALED + "/slips",
                                "{'kind':'fill','amount':'1.00','password':'%s'}"
                                        .formatted(floor.password()))
                        .status();
        Found.unless(status == 201 || wasSentHome(floor), "Flora cannot sign a slip: " + status);
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
                    status == 201 || wasSentHome(one),
                    "%s cannot sign in: %d".formatted(one.name(), status));
        }
    }
}
