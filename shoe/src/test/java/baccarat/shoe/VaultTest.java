package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cards.ByteSource;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class VaultTest {

    private static final MasterKey OLD = key("2026-01", "11");
    private static final MasterKey NEW = key("2026-02", "22");
    private static final Vault VAULT = new Vault(OLD, List.of());
    private static final SealedShoe SHOE = Seeded.shoe(8, 1);

    private final ByteSource bytes = Seeded.bytes(77);

    private static MasterKey key(String id, String bytes) {
        return new MasterKey(id, new Bytes32(bytes.repeat(32)));
    }

    @Test
    void what_is_locked_is_unlocked_as_it_was() {
        SealedShoe unlocked = VAULT.unlock(Seeded.NAME, VAULT.lock(SHOE, bytes));

        assertEquals(SHOE.reveal(), unlocked.reveal());
        assertEquals(SHOE.root(), unlocked.root());
        assertEquals(SHOE.decks(), unlocked.decks());
        assertEquals(SHOE.name(), unlocked.name());
    }

    @Test
    void a_shoe_is_locked_differently_each_time() {
        assertFalse(Arrays.equals(VAULT.lock(SHOE, bytes), VAULT.lock(SHOE, bytes)));
    }

    @Test
    void what_is_stored_shows_neither_key_nor_cards() {
        byte[] stored = VAULT.lock(SHOE, bytes);
        String hex = HexFormat.of().formatHex(stored);

        assertEquals(1 + 1 + 7 + 12 + 1 + 32 + 416 + 16, stored.length);
        assertFalse(hex.contains(SHOE.reveal().key().hex()));
        long zeros =
                Seeded.places(21, stored.length).stream()
                        .filter(i -> stored[i] < 52 && stored[i] >= 0)
                        .count();
        assertFalse(zeros > 200, "about a fifth of all bytes looks like a card, not " + zeros);
    }

    @Test
    void any_changed_byte_is_noticed() {
        byte[] stored = VAULT.lock(SHOE, bytes);
        for (int at = 0; at < stored.length; at++) {
            byte[] altered = stored.clone();
            altered[at] ^= 1;
            assertThrows(
                    CannotUnlock.class, () -> VAULT.unlock(Seeded.NAME, altered), "byte " + at);
        }
    }

    @Test
    void what_is_cut_off_is_noticed() {
        byte[] stored = VAULT.lock(SHOE, bytes);
        for (int length = 0; length < stored.length; length++) {
            byte[] shorter = Arrays.copyOf(stored, length);
            assertThrows(
                    CannotUnlock.class, () -> VAULT.unlock(Seeded.NAME, shorter), "to " + length);
        }
    }

    @Test
    void a_shoe_opens_only_under_its_own_name() {
        byte[] stored = VAULT.lock(SHOE, bytes);

        assertEquals(
                "Mini 7, shoe 13 cannot be unlocked: it was altered, belongs to another shoe, or master"
                        + " key 2026-01 is not the one it was locked with",
                refused(VAULT, new ShoeName("Mini 7", 13), stored));
        assertThrows(CannotUnlock.class, () -> VAULT.unlock(new ShoeName("Mini 8", 12), stored));
    }

    @Test
    void a_wrong_or_missing_master_key_is_said_in_one_line() {
        byte[] stored = VAULT.lock(SHOE, bytes);

        assertEquals(
                "Mini 7, shoe 12 cannot be unlocked: it wants master key 2026-01, which is not here",
                refused(new Vault(NEW, List.of()), Seeded.NAME, stored));
        assertEquals(
                "Mini 7, shoe 12 cannot be unlocked: it was altered, belongs to another shoe, or master"
                        + " key 2026-01 is not the one it was locked with",
                refused(new Vault(key("2026-01", "33"), List.of()), Seeded.NAME, stored));
    }

    private static String refused(Vault vault, ShoeName name, byte[] stored) {
        return String.valueOf(
                assertThrows(CannotUnlock.class, () -> vault.unlock(name, stored)).getMessage());
    }

    @Test
    void a_shoe_is_locked_anew_when_the_master_key_is_replaced() {
        byte[] stored = VAULT.lock(SHOE, bytes);
        byte[] anew = new Vault(NEW, List.of(OLD)).relock(Seeded.NAME, stored, bytes);

        SealedShoe unlocked = new Vault(NEW, List.of()).unlock(Seeded.NAME, anew);
        assertEquals(SHOE.reveal(), unlocked.reveal());
        assertThrows(CannotUnlock.class, () -> VAULT.unlock(Seeded.NAME, anew));
    }

    @Test
    void keys_have_ids_of_their_own_and_print_no_secret() {
        assertThrows(IllegalArgumentException.class, () -> new Vault(OLD, List.of(OLD)));
        assertThrows(IllegalArgumentException.class, () -> key("", "11"));
        assertThrows(IllegalArgumentException.class, () -> key("two words", "11"));
        assertEquals("master key 2026-01", OLD.toString());
    }

    /// The same bytes give the same, so that the layout of what is stored stays readable for ever.
    @Test
    void the_layout_of_what_is_stored_does_not_change() {
        byte[] stored = VAULT.lock(SHOE, Seeded.bytes(5));

        assertArrayEquals(stored, VAULT.lock(SHOE, Seeded.bytes(5)));
        assertEquals("0107323032362d3031", HexFormat.of().formatHex(stored, 0, 9));
    }
}
