package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/// What a casino logs, as it would stand in its log.
class JsonLogTest {

    private static final String PASSWORD = "correct horse battery";

    private final CapturedLog captured = new CapturedLog();

    @AfterEach
    void stopListening() {
        captured.close();
    }

    @Test
    void a_name_with_line_breaks_cannot_forge_a_line() {
        String name = "anna\n{\"level\":\"SEVERE\",\"message\":\"the cage is empty\"}\r\u2028x";

        LoggerFactory.getLogger("baccarat.test").warn("{} is not known", name);

        assertEquals(1, captured.lines().size());
        String line = captured.lines().getFirst();
        assertEquals(1, line.lines().count(), line);
        assertEquals(
                name + " is not known",
                JsonMapper.shared().readTree(line).path("message").asString());
    }

    @Test
    void no_password_token_code_or_key_is_in_the_log_of_a_busy_run(@TempDir Path data)
            throws IOException {
        String code;
        String token;
        try (OpenCasino open = OpenCasino.at(data)) {
            code = open.casino().code().orElseThrow();
            Visitor boss = open.visitor();
            boss.post(
                            "/v1/administrator",
                            "{'code':'%s','name':'boss','password':'%s'}".formatted(code, PASSWORD))
                    .is(201);
            Visitor anna = open.visitor();
            token =
                    anna.post("/v1/patrons", "{'name':'anna','password':'%s'}".formatted(PASSWORD))
                            .is(201)
                            .headers()
                            .firstValue("Set-Cookie")
                            .orElseThrow()
                            .replaceAll("^baccarat=|;.*", "");
            anna.post("/v1/session", "{'name':'anna','password':'" + PASSWORD + "x'}").is(401);
            anna.post("/v1/session", "{'name':'anna\\n','password':'" + PASSWORD + "'}").is(401);
            anna.post("/v1/session", "{'password':'" + PASSWORD).is(400);
            open.visitor().walkIn("bob").watch("ma-mini").untilEvent("CardsCleared");
            // A table that fails is what is logged most of all.
            open.casino().store().close();
            anna.get("/v1/account");
            anna.get("/ready");
        }
        String log = String.join("", captured.lines());
        assertTrue(log.contains("failed"), "something was logged: " + log);
        String key = Files.readString(data.resolve("keys/master.key")).split(" ", -1)[1].strip();
        for (String secret : List.of(PASSWORD, token, code, key)) {
            assertTrue(secret.length() > 10);
            assertFalse(log.contains(secret), "a secret is in the log");
        }
    }
}
