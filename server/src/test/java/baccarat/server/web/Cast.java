package baccarat.server.web;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/// A casino with one of each who may come in, on a clock that moves with every request: nobody here
/// asks more than a person could.
final class Cast implements AutoCloseable {

    static final List<String> ROLES =
            List.of(
                    "nobody",
                    "guest",
                    "patron",
                    "dealer",
                    "floorperson",
                    "supervisor",
                    "pit-manager",
                    "shift-manager",
                    "cage",
                    "surveillance",
                    "auditor",
                    "regulator",
                    "administrator");

    private static final List<String> HIRED =
            ROLES.stream()
                    .filter(role -> !List.of("nobody", "guest", "patron").contains(role))
                    .filter(role -> !role.equals("administrator"))
                    .toList();

    /// Somebody to whom things may be done.
    static final String BYSTANDER = "bystander";

    private static final String PASSWORD = "correct horse battery";
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final int BETWEEN_REQUESTS = 60;

    private final AtomicLong requests = new AtomicLong();
    private final OpenCasino open;
    private final Map<String, Visitor> visitors = new LinkedHashMap<>();

    Cast(Path data) {
        open =
                OpenCasino.with(
                        Settings.USUAL.with(data),
                        () -> NOON.plusMillis(BETWEEN_REQUESTS * requests.get()));
        ROLES.forEach(role -> visitors.put(role, open.visitor()));
        as("guest").walkIn(name("guest"));
        as("guest");
        open.visitor().walkIn(BYSTANDER);
        as("patron").post("/v1/patrons", account("patron")).is(201);
        as("administrator")
                .post(
                        "/v1/administrator",
                        account("administrator")
                                .replace(
                                        "}",
                                        ",'code':'%s'}"
                                                .formatted(open.casino().code().orElseThrow())))
                .is(201);
        for (String post : HIRED) {
            String hired =
                    account(post).replace("}", ",'post':'%s',%s}".formatted(post, Staff.PROVEN));
            as("administrator").post("/v1/staff", hired).is(201);
            signIn(post);
        }
    }

    /// The names of the posts themselves are reserved.
    private static String name(String role) {
        return "some " + role;
    }

    /// A table that is dealt in this way, with the dealer signed on where it takes one. A dealer is
    /// at one table at a time, so the last one asked for has them.
    String table(Dealing dealing) {
        if (dealing == Dealing.AUTOMATIC) {
            return "ma-mini";
        }
        String id = "t-" + dealing;
        Visitor floor = as("floorperson");
        Staff.table(floor, id, "West", dealing.toString(), Staff.submission(floor, "ma-mini"))
                .is(201);
        as("dealer").post("/v1/tables/" + id + "/crew", "{}").is(200);
        return id;
    }

    private static String account(String role) {
        return "{'name':'%s','password':'%s'}".formatted(name(role), PASSWORD);
    }

    OpenCasino open() {
        return open;
    }

    /// The one of this role, a moment later.
    Visitor as(String role) {
        requests.incrementAndGet();
        return Optional.ofNullable(visitors.get(role)).orElseThrow();
    }

    /// Comes in again after having gone; a guest has no way to.
    void signIn(String role) {
        as(role).signIn(name(role), PASSWORD);
    }

    @Override
    public void close() {
        open.close();
    }
}
