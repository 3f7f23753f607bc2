package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is as long as its limit is read, and one character more is refused, whatever the setting.
class SizeLimitsTest {

    private static final Limits.Sizes SMALL = new Limits.Sizes(2_000, 1_500, 300);

    @TempDir Path data;

    @Test
    void the_usual_sizes_are_the_limits() {
        sizes(Limits.USUAL);
    }

    @Test
    void other_sizes_are_a_matter_of_the_settings() {
        sizes(Limits.USUAL.with(SMALL));
    }

    private void sizes(Limits limits) {
        var settings = Settings.USUAL.with(data).withRegulars(0).with(limits);
        try (var open = OpenCasino.with(settings)) {
            body(open.visitor(), limits.sizes().body());
            query(open.visitor(), limits.sizes().query());
            message(open.visitor().walkIn("anna"), limits.sizes().message());
        }
    }

    private static void body(Visitor visitor, int most) {
        String longest = "{'x':'" + "x".repeat(most - 8) + "'}";
        assertEquals(400, visitor.post("/v1/guests", longest).status(), "read, without a name");
        String refused = visitor.post("/v1/guests", longest + " ").is(413).text();
        assertTrue(refused.contains("up to %d bytes are allowed".formatted(most)), refused);
    }

    private static void query(Visitor visitor, int most) {
        String longest = "/v1/tables?x=" + "x".repeat(most - 2);
        visitor.get(longest).is(200);
        String refused = visitor.get(longest + "x").is(414).text();
        assertTrue(
                refused.contains("%d characters; up to %d are allowed".formatted(most + 1, most)),
                refused);
    }

    private static void message(Visitor visitor, int most) {
        Watching watching = visitor.watch("ma-mini");
        String command = "{'command':'Leave','patron':'anna'}";
        int rest = most - "{\"type\":\"command\",\"id\":\"a\",\"command\":}".length();
        watching.ask("a", command + " ".repeat(rest - command.length()));
        watching.send("x".repeat(most + 1));
        assertTrue(watching.untilClosed().startsWith("1009 "), watching.closed());
    }
}
