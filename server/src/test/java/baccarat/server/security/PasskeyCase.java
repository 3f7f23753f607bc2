package baccarat.server.security;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A casino in which fay, of the floor, has a passkey.
abstract class PasskeyCase {

    static final String FILLS = "/tables/ma-mini/slips";
    static final String FILL = "{'kind':'fill','amount':'100.00'}";
    final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    OpenCasino open;
    Staff staff;
    Visitor fay;
    Authenticator hers;

    @BeforeEach
    void openTheCasino(@TempDir Path data) {
        open =
                OpenCasino.with(
                        Settings.USUAL.with(data).with(OpenCasino.QUICK),
                        () -> Instant.now().plus(ahead.get()));
        staff = Staff.of(open);
        fay = staff.hire("fay", "floorperson");
        hers = new Authenticator(open);
        hers.add(fay, "phone").is(201);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    String recorded(String kind) {
        return staff.administrator().get("/v1/significant?kind=" + kind).is(200).text();
    }

    static JsonNode passkeys(Visitor who) {
        return who.get("/v1/passkeys").is(200).json().path("passkeys");
    }

    static String id(Visitor who) {
        return passkeys(who).path(0).path("id").asString();
    }

    static String signedBy(Visitor who) {
        return who.post("/v1" + FILLS, FILL.replaceFirst("}$", "," + Staff.SIGNED + "}"))
                .is(201)
                .json()
                .path("id")
                .asString();
    }

    static String options(Visitor who, String name) {
        return who.post("/v1/session/passkey/beginning", "{'name':'%s'}".formatted(name))
                .is(200)
                .text();
    }
}
