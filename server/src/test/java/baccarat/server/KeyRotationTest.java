package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.SealedShoes;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.TableThread;
import baccarat.server.tables.Trigger;
import baccarat.shoe.CannotUnlock;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.Vault;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Another key for shoes and triggers under way: they open with it and not with the one before, and
/// wherever it is interrupted the casino opens.
class KeyRotationTest {

    private static final Instant AT = Instant.parse("2030-01-01T00:00:00Z");

    @TempDir Path data;
    private List<TableState> before = List.of();

    private Path keys() {
        return data.resolve("keys/master.key");
    }

    /// A casino closed in the middle of its shoes, with a table that has a Must Hit.
    @BeforeEach
    void play() throws IOException {
        String everything =
                Files.readString(Path.of("../regulations/examples/ma-mini-everything.yaml"));
        try (OpenCasino open = OpenCasino.at(data)) {
            open.casino()
                    .add(new Casino.NewTable("all", "All", "Other", Dealing.AUTOMATIC, everything));
            Visitor anna = open.visitor().walkIn("anna");
            anna.watch("all").untilEvent("CardsCleared");
            anna.watch("ma-mini").untilEvent("CardsCleared");
        }
        before = states();
        try (Store store = Stores.open("sqlite", data)) {
            assertEquals(1, store.read(SealedShoes::secrets).size(), "there is a trigger");
        }
    }

    /// Every table as it is brought back, which takes its shoe and its trigger.
    private List<TableState> states() {
        InstantSource clock = InstantSource.fixed(Instant.parse("2040-01-01T00:00:00Z"));
        try (Casino casino =
                Casino.open(Settings.USUAL.with(data).withRegulars(0), clock, FreshBytes::new)) {
            casino.tables().forEach(table -> table.stop(Optional.of("to look at it")));
            return casino.tables().stream().map(KeyRotationTest::state).toList();
        }
    }

    private static TableState state(TableThread table) {
        return table.state().orTimeout(20, TimeUnit.SECONDS).join();
    }

    private KeyRotation.Rotated rotate() {
        try (Store store = Stores.open("sqlite", data)) {
            return new KeyRotation(store, data).rotate(AT);
        }
    }

    private static List<String> locked(Path data) {
        try (Store store = Stores.open("sqlite", data)) {
            return store.read(
                    handle ->
                            Stream.concat(
                                            SealedShoes.all(handle).stream(),
                                            SealedShoes.secrets(handle).stream())
                                    .map(stored -> stored.sealed().base64())
                                    .toList());
        }
    }

    @Test
    void shoes_and_triggers_under_way_open_with_the_new_key_and_not_with_the_old()
            throws IOException {
        String old = Files.readString(keys());

        KeyRotation.Rotated rotated = rotate();

        assertEquals("k2", rotated.keyId());
        assertEquals(1, rotated.triggers());
        assertTrue(rotated.shoes() >= 6, "six tables have a shoe");
        assertEquals(before, states());
        assertFalse(Files.readString(keys()).contains(old.strip()), "the old key is gone");
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(keys())));
        Files.writeString(keys(), old);
        Vault withTheOld = MasterKeys.open(data);
        for (String one : locked(data)) {
            byte[] stored = Base64.getDecoder().decode(one);
            assertThrows(
                    CannotUnlock.class,
                    () -> withTheOld.unlockSecret(Trigger.name("all/1"), stored));
        }
    }

    @Test
    void what_the_old_key_opened_is_in_no_file_any_more() throws IOException {
        List<String> old = locked(data);

        rotate();

        String files = new String(Stolen.bytes(data), StandardCharsets.ISO_8859_1);
        for (String one : old) {
            String bytes = new String(Base64.getDecoder().decode(one), StandardCharsets.ISO_8859_1);
            assertFalse(files.contains(bytes.substring(bytes.length() - 20)), "an old one is left");
        }
        String anew = locked(data).getFirst();
        assertTrue(
                files.contains(
                        new String(Base64.getDecoder().decode(anew), StandardCharsets.ISO_8859_1)),
                "what is there is found");
    }

    @Test
    void interrupted_after_any_step_the_casino_opens_and_the_next_attempt_goes_through() {
        MasterKeys.openWithAnother(data);
        assertEquals(before, states(), "with a key more");

        try (Store store = Stores.open("sqlite", data)) {
            new KeyRotation(store, data).lockAll(MasterKeys.openWithAnother(data), AT);
        }
        assertEquals(before, states(), "with everything locked and the former keys there");

        assertEquals("k4", rotate().keyId());
        assertEquals(before, states());
    }

    @Test
    void what_cannot_be_unlocked_stops_it_and_nothing_is_locked_otherwise() throws IOException {
        List<String> locked = locked(data);
        try (Store store = Stores.open("sqlite", data)) {
            store.write(handle -> handle.execute("UPDATE secret SET sealed = zeroblob(64)")).join();
        }
        List<String> damaged = locked(data);

        KeyRotation.NoKey e = assertThrows(KeyRotation.NoKey.class, this::rotate);

        assertEquals(
                "must-hit all/1, shoe 1 cannot be unlocked: version 0 is not known",
                e.getMessage());
        assertEquals(damaged, locked(data));
        assertEquals(locked.size(), damaged.size());
        assertEquals(2, Files.readAllLines(keys()).size());
    }
}
