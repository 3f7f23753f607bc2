package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.TableDoor;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables play for whoever looks at the lobby, and write nothing once nobody does.
class LivelyLobbyTest {

    private static final Duration AFTER = Duration.ofMinutes(2);

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-03-01T12:00:00Z"));

    @TempDir Path data;

    private OpenCasino open() {
        Settings settings = Settings.USUAL.with(data);
        House lively = settings.house().withLobby(AFTER, true);
        return OpenCasino.with(settings.with(lively), now::get);
    }

    /// A second at a time. A table looks at the clock whenever it is asked, and goes on once what
    /// it did before is stored.
    private void seconds(OpenCasino open, TableDoor table, int number) {
        for (int i = 0; i < number; i++) {
            now.updateAndGet(at -> at.plusSeconds(1));
            table.state().join();
            open.casino().store().write(_ -> true).join();
        }
    }

    @Test
    void tables_play_while_somebody_looks_at_the_lobby_and_rest_after_that() {
        try (OpenCasino open = open()) {
            TableDoor table = open.casino().table("ma-mini").orElseThrow();
            seconds(open, table, 300);
            assertEquals(0, table.state().join().shoe().rounds(), "nobody has looked");

            for (int looks = 0; looks < 30; looks++) {
                open.visitor().get("/v1/tables").is(200);
                seconds(open, table, 20);
            }
            int rounds = table.state().join().shoe().rounds();
            assertTrue(0 < rounds && rounds < 18, rounds + " rounds in ten minutes, slowly");

            seconds(open, table, 600);
            long events = table.lastPublicEvent().join();
            seconds(open, table, 600);
            assertEquals(events, table.lastPublicEvent().join());
        }
    }

    @Test
    void a_new_casino_has_every_game_and_a_patron_sees_where_they_sit() {
        try (OpenCasino open = open()) {
            JsonNode tables = open.visitor().get("/v1/tables").is(200).json().path("tables");
            assertEquals(8, tables.size());
            String all = tables.toString();
            for (String game : new String[] {"\"ez\":true", "royal-9", "must-hit"}) {
                assertTrue(all.contains(game), game);
            }
            Visitor anna = open.visitor().walkIn("anna");
            Staff.seated(anna, "anna", "ma-mini", 4);
            assertEquals(
                    "{\"places\":[\"4\"],\"chips\":\"1000.00\"}",
                    mini(anna).path("now").path("you").toString());
            assertFalse(mini(open.visitor().walkIn("ben")).path("now").has("you"));
        }
    }

    private static JsonNode mini(Visitor visitor) {
        for (JsonNode table : visitor.get("/v1/tables").is(200).json().path("tables")) {
            if (table.path("id").asString().equals("ma-mini")) {
                return table;
            }
        }
        throw new AssertionError("no ma-mini");
    }
}
