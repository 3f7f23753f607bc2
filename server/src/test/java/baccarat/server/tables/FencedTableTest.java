package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.records.LogHeader;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.server.FirstTables;
import baccarat.server.Patience;
import baccarat.server.money.HeldPurse;
import baccarat.server.names.Aliases;
import baccarat.server.people.Crews;
import baccarat.server.store.Events;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import baccarat.server.store.TableOwners;
import baccarat.shoe.FreshBytes;
import baccarat.table.Person;
import baccarat.table.Role;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One table in two processes that both believe to lead it, as after one of them was frozen: the
/// later one goes on with the round, and the earlier one notices and ends.
@Tag("slow")
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
class FencedTableTest {

    private static final Duration A_MOMENT = Duration.ofMillis(3);

    @TempDir Path folder;
    private Store one;
    private Store other;
    private Setting setting;

    @BeforeEach
    void open() {
        String location = StoreKind.POSTGRESQL.newLocation();
        one = Stores.openShared(location, folder.resolve("one"));
        other = Stores.openShared(location, folder.resolve("other"));
        setting = putUp(one);
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private static Setting putUp(Store store) {
        String submission = FirstTables.submission("wa-mini");
        var approved = (Review.Approved) RulesSubmission.review(submission);
        var header =
                new LogHeader(
                        approved.regulation().id(), approved.name(), submission, Optional.empty());
        Instant now = Instant.now();
        Log log = Log.begun("t", 1, header, now);
        store.write(
                        handle -> {
                            Logs.addTable(
                                    handle,
                                    new Logs.CasinoTable(
                                            "t", "t", "Main", "automatic", now, Optional.empty()));
                            Logs.begin(handle, log);
                            return true;
                        })
                .join();
        return new Setting(
                "t",
                approved.name(),
                "Main",
                log.id(),
                approved,
                Dealing.AUTOMATIC,
                new Pace(A_MOMENT, A_MOMENT, A_MOMENT, A_MOMENT, A_MOMENT),
                3,
                Money.dollars(1_000_000),
                false);
    }

    private TableThread led(Store store, String process) {
        InstantSource clock = InstantSource.system();
        var around =
                new Surroundings(
                        store,
                        new Aliases(store),
                        new HeldPurse(store),
                        new Crews(store, clock),
                        new Underway(),
                        new Links(),
                        clock,
                        new ClockWatch(clock, System::nanoTime),
                        LinkedPair.VAULT,
                        FreshBytes::new,
                        new Attendance(_ -> true, 3),
                        (_, _) -> {});
        return new TableThread(around.ledBy(Owners.of(process)), setting, Optional.empty());
    }

    /// Somebody of the floor, who is told when to look elsewhere.
    private record Watcher(CompletableFuture<String> dismissed) implements Viewer {

        @Override
        public Person person() {
            return new Person(Role.SUPERVISOR, "fay");
        }

        @Override
        public void send(String frame) {}

        @Override
        public void dismiss(String why) {
            dismissed.complete(why);
        }
    }

    private long events() {
        return other.read(handle -> Events.head(handle, setting.log())).number();
    }

    private long played(long from) {
        return Patience.until(this::events, now -> now > from + 100);
    }

    @Test
    void a_table_goes_on_in_another_process_and_ends_where_it_was() {
        TableThread first = led(one, "one");
        var watcher = new Watcher(new CompletableFuture<>());
        first.join(watcher, -1);
        long before = played(0);

        try (TableThread second = led(other, "other")) {
            second.join(new Watcher(new CompletableFuture<>()), -1);
            assertEquals("another process leads this table now", Patience.got(watcher.dismissed()));
            played(before);
            CompletionException gone =
                    assertThrows(CompletionException.class, () -> first.state().join());
            assertInstanceOf(TableThread.NotRunning.class, gone.getCause());
        }
        first.close();

        assertEquals(List.of(), WorldCheck.audit(other, LinkedPair.VAULT));
        assertEquals(
                new TableOwners.Claim("t", 3),
                other.write(handle -> TableOwners.claim(handle, "t", "a third")).join());
    }
}
