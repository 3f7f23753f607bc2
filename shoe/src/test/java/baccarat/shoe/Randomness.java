package baccarat.shoe;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Three tests of shuffled shoes of eight decks that have to pass together: all of them do with 99
/// runs of a fair source in a hundred.
///
/// * Places: whether every card comes to every place equally often, by chi-square.
/// * Neighbours: whether every card follows every other as often as it should, by chi-square. One
///   pair of each shoe, since those of one shoe depend on each other.
/// * Runs: how often a shoe changes between one half of the deck and the other, by Wald and
///   Wolfowitz.
final class Randomness {

    private static final int DECKS = 8;
    private static final int FACES = 52;
    private static final int CARDS = DECKS * FACES;

    /// The normal deviate that is exceeded by one in 300, and by one in 600: three tests, one in a
    /// hundred for all of them.
    private static final double ONE_SIDED = 2.7131;

    private static final double TWO_SIDED = 2.9352;

    private final Map<Card, Integer> codes = new HashMap<>();
    private final long[] byPlace = new long[CARDS * FACES];
    private final long[] pairs = new long[FACES * FACES];
    private long runs;
    private long shoes;

    Randomness() {
        Decks.one().forEach(card -> codes.put(card, CardCode.of(card)));
    }

    /// What a test came to.
    record Result(String name, double statistic, double bound) {

        boolean isPassed() {
            return statistic <= bound;
        }

        @Override
        public String toString() {
            return "%-10s %12.2f, bound %.2f: %s"
                    .formatted(name, statistic, bound, isPassed() ? "passed" : "failed");
        }
    }

    /// The cards of one shoe in their order.
    void add(List<Card> order) {
        int at = (int) (shoes % (CARDS - 1));
        int before = -1;
        for (int place = 0; place < CARDS; place++) {
            int card = codes.getOrDefault(order.get(place), -1);
            byPlace[FACES * place + card]++;
            if (place == at + 1) {
                pairs[FACES * before + card]++;
            }
            if (before < 0 || (before < FACES / 2) != (card < FACES / 2)) {
                runs++;
            }
            before = card;
        }
        shoes++;
    }

    List<Result> results() {
        return List.of(places(), neighbours(), runs());
    }

    boolean isPassed() {
        return results().stream().allMatch(Result::isPassed);
    }

    /// A card that is at one place is not at another, which makes the sum a little larger than that
    /// of as many independent counts: by N / (N - 1), with N places.
    private Result places() {
        double sum = ChiSquare.ofEven(byPlace) * (CARDS - 1) / CARDS;
        return chiSquare("places", sum, (CARDS - 1) * (FACES - 1));
    }

    private Result neighbours() {
        double sum = 0;
        for (int cell = 0; cell < pairs.length; cell++) {
            int second = cell / FACES == cell % FACES ? DECKS - 1 : DECKS;
            double expected = (double) shoes * DECKS * second / (CARDS * (CARDS - 1.0));
            sum += (pairs[cell] - expected) * (pairs[cell] - expected) / expected;
        }
        return chiSquare("neighbours", sum, FACES * FACES - 1);
    }

    private static Result chiSquare(String name, double sum, int degrees) {
        return new Result(name, sum, ChiSquare.bound(degrees, ONE_SIDED));
    }

    /// Both halves of the deck have the same number of cards.
    private Result runs() {
        double products = 2.0 * (CARDS / 2) * (CARDS / 2);
        double mean = 1 + products / CARDS;
        double variance = products * (products - CARDS) / ((double) CARDS * CARDS * (CARDS - 1));
        double deviate = (runs - shoes * mean) / Math.sqrt(shoes * variance);
        return new Result("runs", Math.abs(deviate), TWO_SIDED);
    }
}
