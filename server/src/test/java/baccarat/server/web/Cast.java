package baccarat.server.web;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
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
                    "surveillance",
                    "administrator");

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
        for (String post : List.of("dealer", "floorperson", "surveillance")) {
            String hired = account(post).replace("}", ",'post':'%s'}".formatted(post));
            as("administrator").post("/v1/staff", hired).is(201);
            signIn(post);
        }
    }

    /// The names of the posts themselves are reserved.
    private static String name(String role) {
        return "some " + role;
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
