package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baccarat.server.store.ChainCheck;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The store of a live casino fails: the tables stop and say so, nothing half done is seen, and
/// they run again without a restart once the cause is gone.
@Tag("slow")
class StoreTroubleTest {

    private static final String LOG = "ma-mini/1";

    @TempDir Path data;

    private static String ready(OpenCasino open) {
        Visitor.Reply reply = open.visitor().get("/ready");
        return reply.status() == 200 ? "ready" : reply.json().path("detail").asString();
    }

    /// Looks again and again, for as long as it takes a table to notice.
    private static void untilReady(OpenCasino open, String wanted) {
        Patience.until(() -> ready(open), said -> said.matches(wanted));
    }

    /// Somebody with 4,000.00 in front of them, which nothing that fails may change.
    private static Watching seated(Visitor visitor) {
        Watching anna = visitor.watch("ma-mini");
        Staff.again(anna, "{'command':'BuyIn','patron':'anna','amount':'4000.00'}");
        Staff.again(anna, "{'command':'TakePlace','patron':'anna','place':'1'}");
        return anna;
    }

    private static void assertWhole(Store store) {
        assertEquals(List.of(), store.read(Ledger::wrong));
        assertInstanceOf(
                ChainCheck.Result.Right.class,
                store.read(handle -> ChainCheck.whole(store.events(), handle, LOG)));
    }

    private static void assertAsksAgain(Watching anna, String id) {
        JsonNode answer = anna.ask(id, "{'command':'BuyIn','patron':'anna','amount':'100.00'}");
        assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
        assertTrue(answer.path("again").asBoolean(false), answer.toString());
        assertTrue(answer.path("detail").asString("").contains("table"), answer.toString());
    }

    private static void assertPlaysOn(OpenCasino open, Watching anna) {
        anna.untilEvent("CardsCleared");
        Staff.again(anna, "{'command':'BuyIn','patron':'anna','amount':'100.00'}");
        anna.untilView(now -> now.path("seats").toString().contains("\"rack\":\"4100.00\""));
        assertWhole(open.casino().store());
    }

    @Test
    void a_full_disk_stops_the_tables_until_there_is_room() throws Exception {
        Path disk = Files.createDirectory(data.resolve("disk"));
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", disk.toString()),
                "only somebody who may mount a small disk can fill one");
        try (OpenCasino open = OpenCasino.at(disk)) {
            Watching anna = seated(open.visitor().walkIn("anna"));
            Path rubbish = fill(disk.resolve("rubbish"));

            untilReady(open, "table .* is not running: .*full.*");
            assertAsksAgain(anna, "while-full");
            open.visitor().get("/v1/tables").is(200);
            assertWhole(open.casino().store());

            Files.delete(rubbish);
            untilReady(open, "ready");
            assertPlaysOn(open, anna);
        } finally {
            run("umount", disk.toString());
        }
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    /// Everything that is left of a disk.
    private static Path fill(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) {
                out.write(new byte[1_024]);
            }
        } catch (IOException _) {
            return file;
        }
    }

    @Test
    void a_database_that_goes_away_stops_the_tables_until_it_is_back() throws Exception {
        int port = FreePort.any();
        EmbeddedPostgres postgres = postgres(port);
        String location = "postgresql://postgres:x@localhost:%d/postgres".formatted(port);
        Settings settings = Settings.USUAL.with(data).withStore(location).with(OpenCasino.QUICK);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Visitor visitor = open.visitor().walkIn("anna");
            seated(visitor);
            postgres.close();

            untilReady(open, "the store does not answer: .*");

            postgres = postgres(port);
            untilReady(open, "ready");
            assertPlaysOn(open, visitor.watch("ma-mini"));
        } finally {
            postgres.close();
        }
    }

    private EmbeddedPostgres postgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data.resolve("postgres"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(StoreKind.LONG_ENOUGH)
                .start();
    }

    @Test
    void an_altered_row_is_found_by_its_number() {
        try (OpenCasino open = OpenCasino.at(data)) {
            seated(open.visitor().walkIn("anna")).untilEvent("CardsCleared");
            untilReady(open, "ready");
        }
        String right;
        try (Store store = Stores.open("sqlite", data)) {
            right = json(store, 7);
            write(store, 7, right.replace("\"n\":7,", "\"n\":7, "));
        }
        try (OpenCasino open = OpenCasino.at(data)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            untilReady(
                    open,
                    "table ma-mini is not running: log ma-mini/1, event 7:"
                            + " the chain does not match: it or one before was altered");
            assertEquals(4, floor.get("/v1/tables").is(200).json().path("tables").size());
            floor.get("/v1/tables/ma-mini").is(503);
            Watching early = open.visitor().walkIn("bert").watch("ma-mini");
            assertAsksAgain(early, "too-early");

            write(open.casino().store(), 7, right);
            floor.post("/v1/tables/ma-mini/starting", "{}").is(204);
            untilReady(open, "ready");
            early.untilEvent("CardsCleared");
            assertWhole(open.casino().store());
        }
    }

    private static String json(Store store, long number) {
        return store.read(
                handle ->
                        handle.createQuery("SELECT json FROM event WHERE log = ? AND number = ?")
                                .bind(0, LOG)
                                .bind(1, number)
                                .mapTo(String.class)
                                .one());
    }

    private static void write(Store store, long number, String json) {
        store.write(
                        handle ->
                                handle.execute(
                                        "UPDATE event SET json = ? WHERE log = ? AND number = ?",
                                        json,
                                        LOG,
                                        number))
                .join();
    }
}
