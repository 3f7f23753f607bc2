package baccarat.verifier;

import static baccarat.verifier.HonestShoe.HONEST;
import static baccarat.verifier.HonestShoe.example;
import static baccarat.verifier.HonestShoe.verdict;
import static baccarat.verifier.HonestShoe.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ShoeCheckTest {

    @Test
    void a_finished_shoe_is_good() {
        List<Integer> dealt = HONEST.dealt();

        Verdict verdict =
                verdict(
                        HONEST.finished(
                                HONEST.faced(0, dealt.get(0)), HONEST.faced(9, dealt.get(9))));

        assertEquals(List.of(), wrong(HONEST.finished()));
        assertTrue(verdict.good());
        assertEquals("Mini 7, shoe 1: 1 deck, 52 cards, revealed", verdict.about());
        assertEquals(
                "Good: all cards are those of the root, and exactly 1 deck.", verdict.answer());
    }

    @Test
    void an_open_shoe_is_good_as_far_as_it_goes() {
        Verdict verdict = verdict(HONEST.open(HONEST.faced(5, HONEST.dealt().get(5))));

        assertEquals("Good as far as it goes: what was faced is of the root.", verdict.answer());
        assertTrue(
                verdict.findings()
                        .contains(
                                Finding.open("the cards not faced: the key is not published yet")));
    }

    @Test
    void a_shoe_that_is_not_cut_yet_has_nothing_but_its_root() {
        var uncut = new Forger(1, HONEST.order(), Forger.KEY, List.of());

        assertTrue(verdict(uncut.open()).good());
        assertTrue(verdict(uncut.finished()).good());
        assertEquals(
                List.of("cards are faced and the shoe was not cut"),
                wrong(uncut.open(HONEST.faced(0, 0))));
    }

    @Test
    void where_the_house_alone_cut_the_answer_says_so() {
        var cut = new Shoe.Cut(0, 20, List.of(new Shoe.Share(0, "c3".repeat(32))));
        var house = new Forger(1, HONEST.order(), Forger.KEY, List.of(cut));
        Verdict verdict = verdict(house.finished());

        assertEquals(
                "Good: all cards are those of the root, and exactly 1 deck. The house alone cut: no"
                        + " patron had a share.",
                verdict.answer());
        assertTrue(
                verdict.findings()
                        .contains(
                                Finding.open(
                                        "fairness of the cut: the house alone cut, no patron has a share")));
    }

    @Test
    void a_root_that_was_noted_is_compared() {
        String root = HONEST.told().root();
        List<String> lines = List.of(HONEST.finished());

        assertTrue(Verifier.verify(lines.iterator(), Optional.of(root)).good());
        assertFalse(Verifier.verify(lines.iterator(), Optional.of("0".repeat(64))).good());
    }

    /// Every character of both examples that is not space, in two ways: something is always found.
    @ParameterizedTest
    @ValueSource(strings = {"verified-shoe-example.json", "verified-shoe-open-example.json"})
    void any_changed_character_is_found(String name) throws IOException {
        String text = example(name);
        assertEquals(List.of(), wrong(text));
        var passed = new ArrayList<String>();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (!Character.isWhitespace(c)) {
                for (char other : List.of(c == '7' ? '8' : '7', c == 'c' ? 'd' : 'c')) {
                    String altered = text.substring(0, at) + other + text.substring(at + 1);
                    if (verdict(altered).good()) {
                        passed.add("%s for %s at %d".formatted(other, c, at));
                    }
                }
            }
        }

        assertEquals(List.of(), passed);
    }

    @Test
    void a_missing_and_a_doubled_card_are_named_though_the_root_fits() {
        String text = HONEST.withCard(8, 12).finished();

        assertEquals(
                List.of("9c is there 0 times, not 1; Kc is there 2 times, not 1"), wrong(text));
    }

    @Test
    void a_wrong_number_of_decks_is_found() {
        Forger two = Forger.of(2);

        assertEquals(
                List.of("the order has 52 cards, not 104"),
                wrong(new Forger(2, HONEST.order(), Forger.KEY, Forger.CUT).finished()));
        assertEquals(
                List.of("the order has 104 cards, not 52"),
                wrong(new Forger(1, two.order(), Forger.KEY, Forger.CUT).finished()));
        assertTrue(verdict(two.finished()).good());
    }

    /// The card is one of the shoe and its proof is right, but another was due.
    @Test
    void a_card_that_was_not_due_is_found() {
        List<Integer> dealt = HONEST.dealt();
        int due = dealt.get(4);
        int other = dealt.get(30);

        assertEquals(
                List.of("place 4 takes leaf %d by this cut, not leaf %d".formatted(due, other)),
                wrong(HONEST.open(HONEST.faced(4, other))));
    }

    @Test
    void a_place_that_stands_twice_is_found() {
        String faced = HONEST.faced(4, HONEST.dealt().get(4));

        assertEquals("place 4 stands after place 4", wrong(HONEST.open(faced, faced)).getFirst());
    }

    @Test
    void another_card_than_the_committed_one_is_found() {
        int leaf = HONEST.dealt().get(4);
        String written = Faces.written(HONEST.order().get(leaf));
        String lie = HONEST.faced(4, leaf).replace("\"" + written + "\"", "\"9h\"");

        assertEquals(List.of("place 4: 9h does not lead to the root"), wrong(HONEST.open(lie)));
        assertEquals(
                List.of(
                        "place 4: 9h does not lead to the root",
                        "place 4: 9h was faced, the order has " + written),
                wrong(HONEST.finished(lie)));
    }

    @Test
    void a_path_that_is_too_long_or_too_short_is_found() {
        int leaf = HONEST.dealt().get(4);
        String faced = HONEST.faced(4, leaf);
        String hash = "\"" + "00".repeat(32) + "\"";
        List<String> wrong =
                List.of(
                        faced.replace("\"path\":[", "\"path\":[" + hash + ","),
                        faced.replace("]}", "," + hash + "]}"),
                        faced.replaceFirst("\"path\":\\[\"[0-9a-f]*\",", "\"path\":["),
                        faced.replaceFirst("\"path\":\\[.*\\]", "\"path\":[]"));

        for (String one : wrong) {
            assertEquals(1, wrong(HONEST.open(one)).size(), one);
        }
    }

    @Test
    void a_card_faced_more_often_than_the_decks_have_it_is_found_before_the_end() {
        Forger forger = HONEST.withCard(8, 12);
        List<Integer> dealt = forger.dealt();
        String[] all =
                IntStream.range(0, 52)
                        .mapToObj(place -> forger.faced(place, dealt.get(place)))
                        .toArray(String[]::new);

        assertEquals(List.of("Kc was faced 2 times, and there is 1"), wrong(forger.open(all)));
    }

    /// The order is right, but the salts were others, so that no key leads to them.
    @Test
    void a_key_that_is_not_the_salts_is_found() {
        String other = "5b".repeat(32);
        String text = HONEST.finished(HONEST.faced(4, HONEST.dealt().get(4)));

        assertEquals(
                List.of(
                        "key and order do not make the root",
                        "place 4: its salt is not of this key"),
                wrong(text.replace("\"key\":\"" + Forger.KEY, "\"key\":\"" + other)));
    }

    @Test
    void a_recut_cannot_be_left_out() {
        var first = new Shoe.Cut(5, 30, List.of(new Shoe.Share(5, "d4".repeat(32))));
        var twice =
                new Forger(1, HONEST.order(), Forger.KEY, List.of(first, Forger.CUT.getFirst()));
        String faced = twice.faced(4, twice.dealt().get(4));

        assertEquals(List.of(), wrong(twice.open(faced)));
        assertEquals(1, wrong(HONEST.open(faced)).size());
    }

    @Test
    void a_cut_is_well_made() {
        var share = new Shoe.Share(3, "c3".repeat(32));
        var other = new Shoe.Share(5, "c5".repeat(32));
        var again = new Shoe.Share(5, "c3".repeat(32));

        assertEquals(List.of("cut 1: seat 4 cut and has no share"), wrongCut(4, share));
        assertEquals(
                List.of("cut 1: the share of seat 3 stands after that of seat 5"),
                wrongCut(3, other, share));
        assertEquals(
                List.of(
                        "cut 1: the share of seat 3 stands after that of seat 3; a nonce stands twice:"
                                + " the second time it was known before"),
                wrongCut(3, share, share));
        assertEquals(
                List.of("a nonce stands twice: the second time it was known before"),
                wrongCut(3, share, again));
        assertEquals(List.of(), wrongCut(3, share, other));
    }

    private static List<String> wrongCut(int seat, Shoe.Share... shares) {
        var cut = new Shoe.Cut(seat, 20, List.of(shares));
        return wrong(new Forger(1, HONEST.order(), Forger.KEY, List.of(cut)).open());
    }

    @Test
    void proofs_may_be_left_out_once_key_and_order_are_there() {
        String bare = HONEST.faced(4, HONEST.dealt().get(4)).replaceAll(",\"salt.*", "}");

        assertEquals(List.of(), wrong(HONEST.finished(bare)));
        assertEquals(1, wrong(HONEST.open(bare)).size());
    }
}
