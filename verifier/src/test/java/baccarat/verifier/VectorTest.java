package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The published values, computed anew by the room that checks. The dealing room does the same with
/// code of its own.
class VectorTest {

    private static Form oneDeck = new Form("", java.util.Map.of());
    private static Form eightDecks = oneDeck;

    @BeforeAll
    static void read() throws IOException {
        String text = Files.readString(Path.of("../docs/verified-shoe-vector.json"));
        Form whole = Form.of("", JsonReader.read(text));
        oneDeck = Form.of("oneDeck", json(whole, "oneDeck"));
        eightDecks = Form.of("eightDecks", json(whole, "eightDecks"));
    }

    private static Json json(Form form, String key) {
        return Optional.ofNullable(form.members().get(key)).orElseThrow();
    }

    private static List<String> texts(Form form, String key) {
        return form.list(key, Form::text);
    }

    private static List<Integer> numbers(Form form, String key) {
        return form.list(
                key,
                (where, json) ->
                        json instanceof Json.Digits(var digits) ? Integer.parseInt(digits) : -1);
    }

    private static Shoe shoe(Form form) {
        return new Shoe(
                form.text("table"),
                form.whole("shoe", 1, 99),
                (int) form.whole("decks", 1, 8),
                form.hex("root"),
                form.list("cuts", (where, json) -> cut(Form.of(where, json))),
                List.of(),
                Optional.empty());
    }

    private static Shoe.Cut cut(Form cut) {
        return new Shoe.Cut(
                (int) cut.whole("seat", 0, 9),
                (int) cut.whole("position", 1, 415),
                cut.list("shares", (where, json) -> share(json)));
    }

    private static Shoe.Share share(Json json) {
        Form share = Form.of("share", json);
        return new Shoe.Share((int) share.whole("seat", 0, 9), share.hex("nonce"));
    }

    @Test
    void salts_leaves_and_root_of_one_deck() {
        List<Integer> cards = oneDeck.list("order", Faces::read);
        var salts = new ArrayList<String>();
        var leaves = new ArrayList<String>();
        for (int leaf = 0; leaf < 52; leaf++) {
            salts.add(Tree.salt(oneDeck.hex("key"), leaf));
            leaves.add(Tree.leaf(leaf, cards.get(leaf), salts.get(leaf)));
        }

        assertEquals(numbers(oneDeck, "codes"), cards);
        assertEquals(texts(oneDeck, "salts"), salts);
        assertEquals(texts(oneDeck, "leaves"), leaves);
        assertEquals(oneDeck.hex("root"), Tree.root(leaves));
    }

    @Test
    void every_path_of_one_deck() {
        List<String> leaves = texts(oneDeck, "leaves");
        List<List<String>> paths =
                oneDeck.list(
                        "paths",
                        (where, json) ->
                                new Form("", java.util.Map.of("path", json))
                                        .list("path", Form::hex));
        for (int leaf = 0; leaf < 52; leaf++) {
            assertEquals(
                    Optional.of(oneDeck.hex("root")),
                    Tree.root(leaves.get(leaf), leaf, 52, paths.get(leaf)));
        }
    }

    @Test
    void the_way_from_the_cut_to_the_dealt_cards_of_one_deck() {
        Shoe shoe = shoe(oneDeck);
        List<Integer> dealt = DealtOrder.leaves(shoe);
        String seed = DealtOrder.seeds(shoe).getLast();
        List<String> order = texts(oneDeck, "order");

        assertEquals(texts(oneDeck, "seeds"), DealtOrder.seeds(shoe));
        assertEquals(
                oneDeck.hex("firstBlock"),
                Hashing.sha256(Hashing.purpose("permutation"), seed, Hashing.number(0, 4)));
        assertEquals(numbers(oneDeck, "stack"), DealtOrder.stack(seed, 52));
        assertEquals(numbers(oneDeck, "leavesDealt"), dealt);
        assertEquals(texts(oneDeck, "cardsDealt"), dealt.stream().map(order::get).toList());
    }

    @Test
    void the_pledges_bind_the_nonces() {
        for (Form form : List.of(oneDeck, eightDecks)) {
            for (Form cut : form.list("cuts", Form::of)) {
                for (Form share : cut.list("shares", Form::of)) {
                    String pledge =
                            Hashing.sha256(
                                    Hashing.purpose("pledge"),
                                    form.hex("root"),
                                    Hashing.number(share.whole("seat", 0, 9), 1),
                                    share.hex("nonce"));
                    assertEquals(share.hex("pledge"), pledge);
                }
            }
        }
    }

    /// New decks as they come, so that the page need not list them.
    @Test
    void root_seed_and_leaves_of_eight_new_decks() {
        Shoe shoe = shoe(eightDecks);
        List<String> leaves =
                IntStream.range(0, 416)
                        .mapToObj(
                                leaf ->
                                        Tree.leaf(
                                                leaf,
                                                leaf % 52,
                                                Tree.salt(eightDecks.hex("key"), leaf)))
                        .toList();

        assertEquals(eightDecks.hex("root"), Tree.root(leaves));
        assertEquals(texts(eightDecks, "seeds"), DealtOrder.seeds(shoe));
        assertEquals(numbers(eightDecks, "leavesDealt"), DealtOrder.leaves(shoe));
    }
}
