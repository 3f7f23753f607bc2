package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import baccarat.shoe.Bytes32;
import baccarat.shoe.Cut;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Share;
import baccarat.shoe.ShoeFile;
import baccarat.shoe.ShoeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The dealing side against this one: what it deals is found right, and what is changed afterwards
/// is found wrong.
@Tag("slow")
class RandomShoesTest {

    private static final int SHOES = 3_000;

    /// A digit of a hash, a salt, a nonce or a key, or a place, leaf, position or seat, or a card.
    private static final Pattern VALUE =
            Pattern.compile(
                    "(?<=\")[0-9a-f]{64}(?=\")|(?<=: )\\d+(?=[,}])|(?<=\")[A2-9TJQK][cdhs](?=\")");

    @Test
    void every_shoe_of_the_dealing_side_is_good_and_any_changed_value_is_not() {
        for (int run = 0; run < SHOES; run++) {
            var random = new SplittableRandom(run);
            String text = shoe(random);
            Verdict verdict = verdict(text);
            assertEquals(
                    List.of(),
                    verdict.findings().stream().filter(Finding::isWrong).toList(),
                    "run " + run);

            String altered = altered(text, random);
            assertFalse(verdict(altered).good(), () -> "unnoticed: " + altered);
        }
    }

    private static Verdict verdict(String text) {
        return Verifier.verify(text.lines().iterator(), Optional.empty());
    }

    private static String shoe(SplittableRandom random) {
        int decks = random.nextInt(20) == 0 ? 1 + random.nextInt(16) : 1;
        var name =
                new ShoeName(
                        "Tisch " + "ü—\"\\😀".repeat(random.nextInt(3)), 1 + random.nextInt(99));
        SealedShoe shoe = SealedShoe.of(name, decks, () -> (byte) random.nextInt(256));
        List<Cut> cuts =
                IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(_ -> cut(shoe, random))
                        .toList();
        List<Integer> faced =
                IntStream.range(0, shoe.cards())
                        .filter(place -> place == 3 || random.nextInt(8) == 0)
                        .boxed()
                        .toList();
        return random.nextBoolean()
                ? ShoeFile.ofOpen(shoe, cuts, faced)
                : ShoeFile.ofFinished(shoe, cuts, faced);
    }

    private static Cut cut(SealedShoe shoe, SplittableRandom random) {
        List<Share> shares =
                new ArrayList<>(
                        IntStream.range(0, 10)
                                .filter(seat -> seat == 4 || random.nextInt(4) == 0)
                                .mapToObj(
                                        seat ->
                                                new Share(
                                                        seat,
                                                        Bytes32.drawn(
                                                                () -> (byte) random.nextInt(256))))
                                .toList());
        return new Cut(4, 1 + random.nextInt(shoe.cards() - 1), shares);
    }

    /// The same with one value of it changed in one character.
    private static String altered(String text, SplittableRandom random) {
        var values = VALUE.matcher(text).results().toList();
        var value = values.get(random.nextInt(values.size()));
        int at = value.start() + random.nextInt(value.end() - value.start());
        String others = "0123456789abcdefhsATJQK".replace(text.substring(at, at + 1), "");
        return text.substring(0, at)
                + others.charAt(random.nextInt(others.length()))
                + text.substring(at + 1);
    }
}
