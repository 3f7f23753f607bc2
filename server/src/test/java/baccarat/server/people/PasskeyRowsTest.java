package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Passkeys in the store, with either database.
class PasskeyRowsTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Member FAY = Member.fresh("1", "fay", Post.FLOORPERSON, false);

    @TempDir Path data;

    private static PasskeyRows.Row passkey(String id, long counter) {
        return new PasskeyRows.Row(id, FAY.id(), "phone", "{}", counter, NOON, Optional.empty());
    }

    private Store with(StoreKind kind, PasskeyRows.Row... passkeys) {
        Store store = Stores.open(kind.newLocation(), data);
        store.write(
                        handle -> {
                            Persons.add(handle, FAY, Optional.empty(), NOON);
                            List.of(passkeys).forEach(it -> PasskeyRows.add(handle, it));
                            return true;
                        })
                .join();
        return store;
    }

    private static boolean used(Store store, PasskeyRows.Row row, long counter) {
        return store.write(handle -> PasskeyRows.used(handle, row, counter, NOON)).join();
    }

    @ParameterizedTest
    @EnumSource
    void of_two_answers_with_one_count_the_second_is_refused(StoreKind kind) {
        PasskeyRows.Row row = passkey("a", 4);
        try (Store store = with(kind, row)) {
            assertTrue(used(store, row, 5));
            assertFalse(used(store, row, 5));
            assertFalse(used(store, row, 0));

            PasskeyRows.Row after = store.read(h -> PasskeyRows.find(h, "a")).orElseThrow();
            assertEquals(5, after.counter());
            assertEquals(Optional.of(NOON), after.usedAt());
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_authenticator_without_a_counter_is_used_again(StoreKind kind) {
        PasskeyRows.Row row = passkey("a", 0);
        try (Store store = with(kind, row, passkey("b", 0))) {
            assertTrue(used(store, row, 0));
            assertTrue(used(store, row, 0));

            assertEquals(2, store.write(h -> PasskeyRows.removeAllOf(h, FAY.id())).join());
            assertFalse(used(store, row, 0));
            assertEquals(List.of(), store.read(handle -> PasskeyRows.of(handle, FAY.id())));
        }
    }
}
