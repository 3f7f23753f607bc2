package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SealedShoeTest {

    @Test
    void the_same_bytes_make_the_same_shoe() {
        assertEquals(Seeded.shoe(8, 1).root(), Seeded.shoe(8, 1).root());
        assertEquals(Seeded.shoe(8, 1).reveal(), Seeded.shoe(8, 1).reveal());
        assertNotEquals(Seeded.shoe(8, 1).root(), Seeded.shoe(8, 2).root());
    }

    @Test
    void a_shoe_holds_exactly_its_decks_and_deals_them_all() {
        for (int decks = 1; decks <= 16; decks++) {
            CutShoe shoe = Seeded.shoe(decks, decks).cut(List.of(Seeded.cut(26, decks)));
            List<Card> dealt = shoe.order().cards();
            assertEquals(
                    Decks.of(decks).stream().sorted().toList(), dealt.stream().sorted().toList());
            assertEquals(dealt.getFirst(), shoe.card(0));
        }
    }

    @Test
    void every_card_proves_itself_at_its_place() {
        CutShoe shoe = Seeded.shoe(8, 5).cut(List.of(Seeded.cut(200, 5, 1, 7)));
        for (int place = 0; place < 416; place++) {
            FacedCard faced = shoe.faced(place);
            Bytes32 leaf = SealedShoe.leafHash(faced.leaf(), faced.card(), faced.salt());
            assertEquals(shoe.card(place), faced.card());
            assertTrue(
                    HashTreeTest.leads(leaf, faced.leaf(), 416, faced.path(), shoe.shoe().root()));
        }
    }

    /// Any of the 51 other faces would need another salt, which nobody can find.
    @Test
    void no_other_card_fits_the_salt_and_path_of_a_place() {
        CutShoe shoe = Seeded.shoe(8, 6).cut(List.of(Seeded.cut(200, 6)));
        for (int place = 0; place < 416; place += 13) {
            FacedCard faced = shoe.faced(place);
            long fitting =
                    Decks.one()
                            .map(card -> SealedShoe.leafHash(faced.leaf(), card, faced.salt()))
                            .filter(
                                    leaf ->
                                            HashTreeTest.leads(
                                                    leaf,
                                                    faced.leaf(),
                                                    416,
                                                    faced.path(),
                                                    shoe.shoe().root()))
                            .count();
            assertEquals(1, fitting);
        }
    }

    @Test
    void a_recut_keeps_the_root_and_deals_another_order() {
        SealedShoe shoe = Seeded.shoe(8, 7);
        Cut first = Seeded.cut(200, 1);
        Cut second = Seeded.cut(200, 2);
        Set<Object> orders = new HashSet<>();
        orders.add(shoe.cut(List.of(first)).order());
        orders.add(shoe.cut(List.of(second)).order());
        orders.add(shoe.cut(List.of(first, second)).order());
        orders.add(shoe.cut(List.of(second, first)).order());

        assertEquals(4, orders.size());
        assertEquals(shoe.root(), shoe.cut(List.of(first, second)).shoe().root());
    }

    /// Two shoes that differ in two cards alone. What a patron gets of any other card is the same
    /// in both, but for hashes above those two: card, salt, and every other hash of its path.
    @Test
    void exchanging_two_cards_changes_only_the_hashes_above_them() {
        SealedShoe.Revealed secret = Seeded.shoe(1, 8).reveal();
        var order = new ArrayList<>(secret.order());
        Collections.swap(order, 10, 11);
        var one = new SealedShoe(Seeded.NAME, 1, secret.order(), secret.key());
        var other = new SealedShoe(Seeded.NAME, 1, order, secret.key());

        assertNotEquals(one.root(), other.root());
        for (int leaf = 0; leaf < 52; leaf++) {
            if (leaf != 10 && leaf != 11) {
                FacedCard before = one.faced(0, leaf);
                FacedCard after = other.faced(0, leaf);
                assertEquals(before.card(), after.card());
                assertEquals(before.salt(), after.salt());
                var changed = new HashSet<>(before.path());
                changed.removeAll(after.path());
                assertEquals(1, changed.size(), "leaf " + leaf);
            }
        }
    }

    @Test
    void salts_differ_by_leaf_and_by_key() {
        Set<Bytes32> salts = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            SealedShoe shoe = Seeded.shoe(8, seed);
            for (int leaf = 0; leaf < 416; leaf++) {
                salts.add(shoe.salt(leaf));
            }
        }

        assertEquals(20 * 416, salts.size());
    }

    @Test
    void an_open_file_has_no_key_no_order_and_no_salt_or_leaf_of_a_card_not_faced() {
        SealedShoe shoe = Seeded.shoe(8, 9);
        Cut cut = Seeded.cut(100, 9);
        String file = ShoeFile.ofOpen(shoe, List.of(cut), Seeded.places(0, 60));

        assertFalse(file.contains(shoe.reveal().key().hex()));
        assertFalse(file.contains("order"));
        for (int place = 0; place < 416; place++) {
            FacedCard card = shoe.cut(List.of(cut)).faced(place);
            assertEquals(place < 60, file.contains(card.salt().hex()), "place " + place);
        }
    }

    @Test
    void an_open_file_tells_as_many_cards_as_were_faced() {
        SealedShoe shoe = Seeded.shoe(1, 9);
        String file = ShoeFile.ofOpen(shoe, List.of(Seeded.cut(10, 9)), List.of(4, 1));

        assertEquals(2, file.split("\"card\"", -1).length - 1);
        assertTrue(file.indexOf("\"place\": 1") < file.indexOf("\"place\": 4"), file);
    }

    @Test
    void no_text_of_a_shoe_tells_its_key() {
        SealedShoe shoe = Seeded.shoe(8, 10);

        assertEquals("Mini 7, shoe 12, root " + shoe.root(), shoe.toString());
    }

    @Test
    void a_pledge_binds_root_seat_and_nonce() {
        var nonce = new Bytes32("01".repeat(32));
        var root = new Bytes32("02".repeat(32));

        Set<Bytes32> pledges =
                Set.of(
                        new Share(3, nonce).pledge(root),
                        new Share(4, nonce).pledge(root),
                        new Share(3, root).pledge(root),
                        new Share(3, nonce).pledge(nonce));
        assertEquals(4, pledges.size());
    }

    @Test
    void the_house_alone_cut_where_no_patron_has_a_share() {
        var nonce = new Bytes32("01".repeat(32));

        assertTrue(new Cut(0, 20, List.of(new Share(0, nonce))).isTheHousesAlone());
        assertTrue(new Cut(0, 20, List.of()).isTheHousesAlone());
        assertFalse(Seeded.cut(20, 1, 0).isTheHousesAlone());
    }

    @Test
    void what_cannot_be_is_refused() {
        var share = new Share(3, new Bytes32("01".repeat(32)));
        SealedShoe shoe = Seeded.shoe(1, 1);

        refused(() -> new Cut(4, 20, List.of(share)));
        refused(() -> new Cut(3, 20, List.of(share, share)));
        refused(() -> new Cut(3, 0, List.of(share)));
        refused(() -> shoe.cut(List.of(new Cut(3, 52, List.of(share)))));
        refused(() -> shoe.cut(List.of()));
        refused(() -> new Share(100, share.nonce()));
        refused(() -> new Share(-1, share.nonce()));
        refused(() -> new Bytes32("0".repeat(63)));
        refused(() -> new Bytes32("A".repeat(64)));
        refused(() -> new ShoeName(" ", 1));
        refused(() -> new ShoeName("a\ud800", 1));
        refused(() -> new ShoeName("é".repeat(128), 1));
        refused(() -> new ShoeName("a", 0));
        refused(() -> new ShoeName("a", 1L << 53));
        refused(() -> ShoeFile.ofOpen(shoe, List.of(), List.of(0)));
        assertEquals(1, shoe.cut(List.of(new Cut(3, 51, List.of(share)))).cuts().size());
        assertEquals(127, new ShoeName("é".repeat(127), 1).table().length());
    }

    private static void refused(Runnable what) {
        assertThrows(IllegalArgumentException.class, what::run);
    }
}
