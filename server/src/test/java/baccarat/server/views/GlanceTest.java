package baccarat.server.views;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A page that looks again by itself does not keep somebody signed in who has gone away.
class GlanceTest {

    private static HttpRequest.Builder glance(Visitor visitor) {
        return visitor.request("/v1/pits").header("Glance", "yes").GET();
    }

    @Test
    void a_glance_is_answered_and_keeps_no_session_awake(@TempDir Path data) {
        var ahead = new AtomicReference<>(Duration.ZERO);
        InstantSource clock = () -> Instant.now().plus(ahead.get());
        try (OpenCasino open =
                OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK), clock)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            ahead.set(Duration.ofMinutes(4));
            floor.get("/v1/pits").is(200);
            ahead.set(Duration.ofMinutes(8));
            floor.send(glance(floor)).is(200);

            ahead.set(Duration.ofMinutes(10));
            floor.send(glance(floor)).is(401);
            floor.get("/v1/pits").is(401);
        }
    }
}
