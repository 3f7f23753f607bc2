package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.names.Asker;
import baccarat.server.store.Backup;
import baccarat.server.store.Restore;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import baccarat.server.tables.TableDoor;
import baccarat.shoe.FreshBytes;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A backup brings back the same casino: tables, people, accounts, and the shoe under way.
@Tag("slow")
class CasinoBackupTest {

    @TempDir Path folder;

    private Path data() {
        return folder.resolve("casino");
    }

    private Path back() {
        return folder.resolve("back");
    }

    /// What a casino is, as far as anybody could tell, at a moment when nothing happens in it.
    private record Everything(List<String> people, Money anna, List<TableState> tables) {}

    /// A clock that stands still long after everything, with nobody there to play.
    private static Everything everything(Path data) {
        InstantSource clock = InstantSource.fixed(Instant.parse("2040-01-01T00:00:00Z"));
        try (Casino casino =
                Casino.open(Settings.USUAL.with(data).withRegulars(0), clock, FreshBytes::new)) {
            casino.tables().forEach(table -> table.stop(Optional.of("to look at it")));
            return new Everything(
                    casino.people().all().stream().map(Object::toString).sorted().toList(),
                    casino.cage().free(Asker.accountOf("anna")),
                    casino.tables().stream().map(CasinoBackupTest::state).toList());
        }
    }

    private static TableState state(TableDoor table) {
        return Patience.got(table.state());
    }

    /// A casino closed in the middle of a round that somebody has a wager in.
    private int playedUntilInARound() {
        try (OpenCasino open = OpenCasino.at(data())) {
            Visitor anna = open.visitor().walkIn("anna");
            Watching table = anna.watch("ma-mini");
            Staff.again(table, "{'command':'BuyIn','patron':'anna','amount':'700.00'}");
            Staff.again(table, "{'command':'TakePlace','patron':'anna','place':'1'}");
            Staff.again(
                    table, "{'command':'PlaceWager','spot':'1','wager':'banker','stake':'100.00'}");
            table.untilView(now -> now.path("cards").path("laid").size() > 0);
            return table.view().path("shoe").path("round").asInt();
        }
    }

    private void backedUpAndRestored() {
        try (var store = Stores.open("sqlite", data())) {
            Backup.to(folder.resolve("backup.zip"), store, Instant.now());
        }
        Restore.from(folder.resolve("backup.zip"), "sqlite", back());
    }

    @Test
    void what_comes_back_is_the_same_casino_and_its_shoe_goes_on() throws IOException {
        int round = playedUntilInARound();
        Everything before = everything(data());
        backedUpAndRestored();

        assertEquals(before, everything(back()));
        assertEquals(Money.dollars(4_300), before.anna());
        assertEquals(5, before.tables().size());

        try (OpenCasino open = OpenCasino.at(back())) {
            Watching table = open.visitor().walkIn("bob").watch("ma-mini");
            table.untilView(now -> now.path("shoe").path("round").asInt() > round + 1);
            assertEquals(1, table.view().path("shoe").path("number").asInt());
        }
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(back().resolve("keys/master.key"))));
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.resolve("backup.zip"))));
    }

    @Test
    void with_another_key_a_shoe_under_way_does_not_go_on() throws IOException {
        assertTrue(playedUntilInARound() >= 0);
        backedUpAndRestored();
        Files.writeString(back().resolve("keys/master.key"), "k1 " + "7".repeat(64));

        assertThrows(CompletionException.class, () -> everything(back()));
    }

    @Test
    void without_its_key_it_does_not_open_and_makes_no_other() throws IOException {
        assertTrue(playedUntilInARound() >= 0);
        backedUpAndRestored();
        Path key = back().resolve("keys/master.key");
        Files.delete(key);

        StoreFailed failed = assertThrows(StoreFailed.class, () -> everything(back()));

        assertTrue(
                String.valueOf(failed.getMessage())
                        .startsWith("the key file %s is missing".formatted(key)),
                failed.getMessage());
        assertFalse(Files.exists(key));
    }
}
