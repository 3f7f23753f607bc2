package baccarat.verifier;

import static baccarat.verifier.PledgedShoe.CUT;
import static baccarat.verifier.PledgedShoe.LOADED;
import static baccarat.verifier.PledgedShoe.SEAL;
import static baccarat.verifier.PledgedShoe.SHOE;
import static baccarat.verifier.PledgedShoe.closed;
import static baccarat.verifier.PledgedShoe.marked;
import static baccarat.verifier.PledgedShoe.moved;
import static baccarat.verifier.PledgedShoe.ofTheShoe;
import static baccarat.verifier.PledgedShoe.pledge;
import static baccarat.verifier.PledgedShoe.whole;
import static baccarat.verifier.PledgedShoe.with;
import static baccarat.verifier.PledgedShoe.withheld;
import static baccarat.verifier.PledgedShoe.without;
import static baccarat.verifier.SealCheckTest.cut;
import static baccarat.verifier.SealCheckTest.nonce;
import static baccarat.verifier.SealCheckTest.opened;
import static baccarat.verifier.SealCheckTest.share;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.shoe.Cut;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every edit of a log in which shares were pledged is found and named.
class PledgeEditsTest {

    record Edit(String what, List<String> events, String found) {

        @Override
        public String toString() {
            return what;
        }
    }

    static Stream<Edit> edits() {
        return Stream.of(shares(), pledges(), cuts()).flatMap(List::stream);
    }

    private static List<Edit> shares() {
        String other = nonce(4).replace("04", "05");
        return List.of(
                new Edit(
                        "a share that was never pledged",
                        without(1).stream()
                                .map(one -> one.equals(closed(4, 9)) ? closed(9) : one)
                                .toList(),
                        "seat 4 showed a share that it never pledged"),
                new Edit(
                        "a share before the list",
                        moved(5, 3),
                        "seat 9 showed its share before the pledges were closed"),
                new Edit(
                        "another share",
                        with(6, other),
                        "the share of seat 4 is not the one it pledged"),
                new Edit(
                        "a share left out without a word",
                        without(6),
                        "seat 4 pledged a share and was left out without a record of its silence"),
                new Edit(
                        "a share shown and called silent",
                        with(7, withheld(4)).stream()
                                .flatMap(
                                        one ->
                                                one.equals(withheld(4))
                                                        ? Stream.of(one, cut(CUT))
                                                        : Stream.of(one))
                                .toList(),
                        "seat 4 is recorded as silent and has no pledge that was left open"),
                new Edit(
                        "two shares of a seat",
                        with(5, nonce(4)),
                        "seat 4 has two shares in one cut"));
    }

    private static List<Edit> pledges() {
        return List.of(
                new Edit(
                        "a pledge after the list",
                        moved(1, 4),
                        "the list of pledges is not what the seats have pledged"),
                new Edit(
                        "a pledge after a share was shown",
                        List.of(
                                SEAL,
                                pledge(9),
                                marked(9, 100),
                                closed(9),
                                nonce(9),
                                pledge(4),
                                nonce(4),
                                cut(CUT),
                                LOADED,
                                opened(SHOE)),
                        "seat 4 pledged after the pledges were closed"),
                new Edit(
                        "a pledge missing in the list",
                        with(4, closed(9)),
                        "the list of pledges is not what the seats have pledged"),
                new Edit(
                        "another pledge in the list",
                        with(
                                4,
                                closed(4, 9)
                                        .replace(
                                                share(4).pledge(SHOE.root()).hex(),
                                                "ab".repeat(32))),
                        "the list of pledges is not what the seats have pledged"),
                new Edit(
                        "no list",
                        without(4),
                        "seat 9 showed its share before the pledges were closed"),
                new Edit(
                        "closed twice",
                        Stream.concat(
                                        whole().subList(0, 5).stream(),
                                        whole().subList(4, 10).stream())
                                .toList(),
                        "the pledges were closed twice"));
    }

    private static List<Edit> cuts() {
        return List.of(
                new Edit(
                        "no place said before",
                        without(3),
                        "the pledges were closed before the place of the cut was said"),
                new Edit(
                        "another place",
                        with(3, marked(9, 101)),
                        "it was cut at 100, said was 101"),
                new Edit(
                        "another cutter",
                        with(7, cut(new Cut(4, 100, List.of(share(4))))),
                        "seat 4 cut, and seat 9 was to"),
                new Edit(
                        "a cut before the list",
                        without(4, 5, 6),
                        "it was cut before the pledges were closed"));
    }

    @ParameterizedTest
    @MethodSource("edits")
    void every_edit_is_wrong_and_named(Edit edit) {
        String found = ofTheShoe(edit.events());

        assertTrue(found.startsWith("WRONG shoe 1: ") && found.contains(edit.found()), found);
    }
}
