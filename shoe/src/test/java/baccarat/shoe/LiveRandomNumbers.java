package baccarat.shoe;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Shuffle;
import java.io.PrintStream;
import java.util.List;

/// The three tests on shoes from the source of live tables, as many as one likes: `scripts/rng`.
final class LiveRandomNumbers {

    private LiveRandomNumbers() {}

    public static void main(String[] args) {
        long shoes = Long.parseLong(args[0]);
        var randomness = new Randomness();
        List<Card> decks = Decks.of(8);
        for (long shoe = 0; shoe < shoes; shoe++) {
            randomness.add(Shuffle.of(decks, new FreshBytes()).cards());
        }
        PrintStream out = System.out;
        out.printf("%d shoes of eight decks%n", shoes);
        randomness.results().forEach(out::println);
        if (!randomness.isPassed()) {
            out.println("failed; one run in a hundred does by chance, two in a row do not");
            System.exit(1);
        }
    }
}
