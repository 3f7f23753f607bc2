package baccarat.shoe;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The published values, computed anew by the room that deals. The verifier does the same with code
/// of its own. `-Dvector=write` writes the files; that is for a new format, never for this one.
class VectorTest {

    private static final Path DOCS = Path.of("../docs");

    private static final SealedShoe ONE_DECK =
            SealedShoe.of(new ShoeName("Salon privé 7", 1), 1, counting(0));

    /// The dealer's, and then one in which two seats take part.
    private static final List<Cut> CUTS =
            List.of(
                    new Cut(0, 26, List.of(share(0, 0xd0))),
                    new Cut(3, 20, List.of(share(3, 0xa0), share(5, 0xb0))));

    /// The first card is a five and burns the five after it, which nobody sees.
    private static final List<Integer> FACED =
            Stream.concat(Stream.of(0), IntStream.range(6, 17).boxed()).toList();

    /// The byte n is 7n, so that the key and the order are nothing anybody chose.
    private static ByteSource counting(int from) {
        var next = new int[] {from};
        return () -> (byte) (7 * next[0]++);
    }

    private static Share share(int seat, int from) {
        var next = new int[] {from};
        return new Share(seat, Bytes32.drawn(() -> (byte) next[0]++));
    }

    @Test
    void one_finished_shoe_is_the_published_example() throws IOException {
        agrees("verified-shoe-example.json", ShoeFile.ofFinished(ONE_DECK, CUTS, FACED));
    }

    @Test
    void one_open_shoe_is_the_published_example() throws IOException {
        agrees(
                "verified-shoe-open-example.json",
                ShoeFile.ofOpen(ONE_DECK, CUTS, FACED.subList(0, 5)));
    }

    @Test
    void the_values_are_the_published_ones() throws IOException {
        agrees(
                "verified-shoe-vector.json",
                "{\n  \"oneDeck\": %s,\n  \"eightDecks\": %s\n}\n"
                        .formatted(oneDeck(), eightDecks()));
    }

    private static String oneDeck() {
        CutShoe shoe = ONE_DECK.cut(CUTS);
        SealedShoe.Revealed revealed = ONE_DECK.reveal();
        Bytes32 seed = Permutation.seed(ONE_DECK, CUTS);
        return """
        {
            "table": "Salon priv\\u00E9 7",
            "shoe": 1,
            "decks": 1,
            "key": "%s",
            "order": %s,
            "codes": [%s],
            "salts": %s,
            "leaves": %s,
            "root": "%s",
            "cuts": %s,
            "seeds": ["%s", "%s"],
            "firstBlock": "%s",
            "stack": %s,
            "leavesDealt": %s,
            "cardsDealt": %s,
            "paths": [
              %s
            ]
          }"""
                .formatted(
                        revealed.key(),
                        texts(revealed.order()),
                        joined(52, leaf -> "" + CardCode.of(revealed.order().get(leaf))),
                        texts(IntStream.range(0, 52).mapToObj(ONE_DECK::salt).toList()),
                        texts(leafHashes(revealed)),
                        ONE_DECK.root(),
                        cuts(ONE_DECK, CUTS),
                        Permutation.seed(ONE_DECK, CUTS.subList(0, 1)),
                        seed,
                        Permutation.block(seed, 0),
                        Permutation.shuffled(52, Permutation.stream(seed)),
                        IntStream.range(0, 52).mapToObj(shoe::leaf).toList(),
                        texts(shoe.order().cards()),
                        IntStream.range(0, 52)
                                .mapToObj(leaf -> texts(ONE_DECK.faced(0, leaf).path()))
                                .collect(joining(",\n      ")));
    }

    private static List<Bytes32> leafHashes(SealedShoe.Revealed revealed) {
        return IntStream.range(0, 52)
                .mapToObj(
                        leaf ->
                                SealedShoe.leafHash(
                                        leaf, revealed.order().get(leaf), ONE_DECK.salt(leaf)))
                .toList();
    }

    private static String cuts(SealedShoe shoe, List<Cut> cuts) {
        return cuts.stream().map(cut -> cut(shoe, cut)).collect(joining(", ", "[", "]"));
    }

    private static String cut(SealedShoe shoe, Cut cut) {
        return "{\"seat\": %d, \"position\": %d, \"shares\": [%s]}"
                .formatted(
                        cut.seat(),
                        cut.position(),
                        joined(cut.shares().size(), i -> share(shoe, cut.shares().get(i))));
    }

    private static String share(SealedShoe shoe, Share share) {
        return "{\"seat\": %d, \"nonce\": \"%s\", \"pledge\": \"%s\"}"
                .formatted(share.seat(), share.nonce(), share.pledge(shoe.root()));
    }

    /// New decks one after the other, as they come, with the bytes 0 to 31 for a key.
    private static String eightDecks() {
        List<Card> order = Decks.of(8);
        Bytes32 key = share(0, 0).nonce();
        SealedShoe shoe = new SealedShoe(new ShoeName("Big table", 12), 8, order, key);
        List<Cut> cuts = List.of(new Cut(9, 208, List.of(share(9, 0x40))));
        return """
        {
            "table": "Big table",
            "shoe": 12,
            "decks": 8,
            "key": "%s",
            "root": "%s",
            "cuts": %s,
            "seeds": ["%s"],
            "leavesDealt": %s
          }"""
                .formatted(
                        key,
                        shoe.root(),
                        cuts(shoe, cuts),
                        Permutation.seed(shoe, cuts),
                        IntStream.range(0, 416).mapToObj(shoe.cut(cuts)::leaf).toList());
    }

    private static String texts(List<?> values) {
        return values.stream().map(v -> "\"" + v + "\"").collect(joining(", ", "[", "]"));
    }

    private static String joined(int count, IntFunction<String> text) {
        return IntStream.range(0, count).mapToObj(text).collect(joining(", "));
    }

    private static void agrees(String name, String text) throws IOException {
        if ("write".equals(System.getProperty("vector"))) {
            Files.writeString(DOCS.resolve(name), text);
        }
        assertEquals(Files.readString(DOCS.resolve(name)), text);
    }
}
