package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.signing.HouseKeys;
import baccarat.server.store.SealedShoes;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.TableDoor;
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
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Another key for shoes and triggers under way: they open with it and not with the one before, and
/// wherever it is interrupted the casino opens.
@ParameterizedClass
@EnumSource(StoreKind.class)
@Tag("slow")
class KeyRotationTest {

    private static final Instant AT = Instant.parse("2030-01-01T00:00:00Z");

    @TempDir Path data;
    private final StoreKind kind;
    private final String location;
    private List<TableState> before = List.of();

    KeyRotationTest(StoreKind kind) {
        this.kind = kind;
        this.location = kind.newLocation();
    }

    private Path keys() {
        return data.resolve("keys/master.key");
    }

    /// A casino closed in the middle of its shoes, with a table that has a Must Hit.
    @BeforeEach
    void play() throws IOException {
        String everything = FirstTables.submission("ma-mini-everything");
        try (OpenCasino open = OpenCasino.with(settings().with(OpenCasino.QUICK))) {
            open.casino()
                    .floor()
                    .add(
                            new CasinoTables.NewTable(
                                    "all", "All", "Other", Dealing.AUTOMATIC, everything));
            Visitor anna = open.visitor().walkIn("anna");
            anna.watch("all").untilEvent("CardsCleared");
            anna.watch("ma-mini").untilEvent("CardsCleared");
        }
        before = states();
        try (Store store = store()) {
            assertEquals(1, store.read(SealedShoes::secrets).size(), "there is a trigger");
        }
    }

    private Settings settings() {
        return Settings.USUAL.with(data).withStore(location);
    }

    private Store store() {
        return Stores.open(location, data);
    }

    /// Every table as it is brought back, which takes its shoe and its trigger.
    private List<TableState> states() {
        InstantSource clock = InstantSource.fixed(Instant.parse("2040-01-01T00:00:00Z"));
        try (Casino casino = Casino.open(settings().withRegulars(0), clock, FreshBytes::new)) {
            casino.tables().forEach(table -> table.stop(Optional.of("to look at it")));
            return casino.tables().stream().map(KeyRotationTest::state).toList();
        }
    }

    private static TableState state(TableDoor table) {
        return Patience.got(table.state());
    }

    private KeyRotation.Rotated rotate() {
        try (Store store = store()) {
            return new KeyRotation(store, data).rotate(AT);
        }
    }

    private List<String> locked() {
        try (Store store = store()) {
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
        Vault withTheOld = MasterKeys.open(data, false);
        for (String one : locked()) {
            byte[] stored = Base64.getDecoder().decode(one);
            assertThrows(
                    CannotUnlock.class,
                    () -> withTheOld.unlockSecret(Trigger.name("all/1"), stored));
        }
    }

    @Test
    void what_the_old_key_opened_is_in_no_row_and_no_file_any_more() throws IOException {
        List<String> old = locked();

        rotate();

        List<String> anew = locked();
        assertTrue(Collections.disjoint(old, anew), "all of it is locked anew");
        if (kind == StoreKind.SQLITE) {
            String files = new String(Stolen.bytes(data), StandardCharsets.ISO_8859_1);
            old.forEach(one -> assertFalse(files.contains(end(one)), "an old one is left"));
            assertTrue(files.contains(end(anew.getFirst())), "what is there is found");
        }
    }

    private static String end(String locked) {
        String bytes = new String(Base64.getDecoder().decode(locked), StandardCharsets.ISO_8859_1);
        return bytes.substring(bytes.length() - 20);
    }

    @Test
    void a_rotation_interrupted_after_any_step_can_be_repeated() {
        MasterKeys.openWithAnother(data);
        assertEquals(before, states(), "with a key more");

        try (Store store = store()) {
            new KeyRotation(store, data)
                    .lockAll(
                            MasterKeys.openWithAnother(data),
                            HouseKeys.rotation(store, data, AT),
                            AT);
        }
        assertEquals(before, states(), "with everything locked and the former keys there");

        assertEquals("k4", rotate().keyId());
        assertEquals(before, states());
    }

    @Test
    void what_cannot_be_unlocked_stops_it_and_nothing_is_locked_otherwise() throws IOException {
        List<String> locked = locked();
        try (Store store = store()) {
            store.write(handle -> handle.execute("UPDATE secret SET sealed = ?", new byte[64]))
                    .join();
        }
        List<String> damaged = locked();

        KeyRotation.NoKey e = assertThrows(KeyRotation.NoKey.class, this::rotate);

        assertEquals(
                "must-hit all/1, shoe 1 cannot be unlocked: version 0 is not known",
                e.getMessage());
        assertEquals(damaged, locked());
        assertEquals(locked.size(), damaged.size());
        assertEquals(2, Files.readAllLines(keys()).size());
    }
}
