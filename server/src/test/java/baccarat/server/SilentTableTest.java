package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.tables.TableDoor;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table that does not answer keeps nobody from the others.
class SilentTableTest {

    @TempDir Path data;

    @Test
    void lists_go_without_it_until_it_answers() {
        var over = new CountDownLatch(1);
        try (OpenCasino open = OpenCasino.at(data)) {
            TableDoor table = open.casino().table("ma-mini").orElseThrow();
            table.join(new Stuck(over), 0);

            Patience.until(() -> tables(open), count -> count == 4);
            assertEquals(4, tables(open));
            assertEquals(
                    "table ma-mini does not answer",
                    open.visitor().get("/ready").is(503).json().path("detail").asString());
            Staff.of(open).hire("fay", "floorperson").get("/v1/pits").is(200);

            over.countDown();
            Patience.until(() -> tables(open), count -> count == 5);
        } finally {
            over.countDown();
        }
    }

    /// Somebody who keeps the table from going on.
    private record Stuck(CountDownLatch over) implements Viewer {

        @Override
        public Person person() {
            return Person.patron("stuck");
        }

        @Override
        public void send(String frame) {
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static int tables(OpenCasino open) {
        return open.visitor().get("/v1/tables").is(200).json().path("tables").size();
    }
}
