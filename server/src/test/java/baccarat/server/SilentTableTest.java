package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.Viewer;
import baccarat.table.Account;
import baccarat.table.Person;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table that does not answer, or fails, keeps nobody from the others.
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

    @Test
    void a_slip_at_it_waits_for_some_seconds_and_keeps_no_other_waiting() {
        var over = new CountDownLatch(1);
        try (OpenCasino open = OpenCasino.at(data)) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            open.casino().table("ma-mini").orElseThrow().join(new Stuck(over), 0);

            String detail = fill(floor, staff, "ma-mini").is(503).json().path("detail").asString();
            assertTrue(detail.contains("the table does not answer"), detail);
            fill(floor, staff, "ma-midi").is(200);
            over.countDown();
        } finally {
            over.countDown();
        }
    }

    @Test
    void who_signs_is_answered_though_the_table_fails_when_it_tells_of_it() {
        try (OpenCasino open = OpenCasino.at(data)) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            TableDoor table = open.casino().table("ma-mini").orElseThrow();
            Money before = tray(table);
            var failing = new Failing(new AtomicBoolean());
            table.join(failing, 0);

            fill(floor, staff, "ma-mini").is(200);
            assertTrue(failing.hasFailed().get());
            Patience.until(() -> isRunning(table), it -> it);
            assertEquals(before.plus(Money.dollars(2_500)), tray(table));
        }
    }

    private static Visitor.Reply fill(Visitor floor, Staff staff, String table) {
        String slips = "/v1/tables/%s/slips".formatted(table);
        String fill = "{'kind':'fill','amount':'2500.00'}";
        return Staff.slip(floor, staff.administrator(), slips, fill);
    }

    private static Money tray(TableDoor table) {
        return table.state().join().accounts().of(Account.Fixed.TRAY);
    }

    private static boolean isRunning(TableDoor table) {
        return !table.state().handle((_, failure) -> failure != null).join();
    }

    /// Somebody who cannot be told of a fill; the table fails over it once.
    private record Failing(AtomicBoolean hasFailed) implements Viewer {

        @Override
        public Person person() {
            return Person.patron("failing");
        }

        @Override
        public void send(String frame) {
            if (frame.contains("TrayFilled") && hasFailed.compareAndSet(false, true)) {
                throw new IllegalStateException("for a test");
            }
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
