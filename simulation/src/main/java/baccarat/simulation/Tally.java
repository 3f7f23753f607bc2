package baccarat.simulation;

import java.util.Arrays;
import java.util.List;

/// The counts of some shoes. They are whole numbers, so that tallies can be added in any order and
/// on any number of threads.
final class Tally {

    /// No shoe of sixteen decks has more rounds, four cards being the fewest a round takes.
    static final int ROUNDS_AT_MOST = 208;

    /// By [Kind]: rounds that come before the cover card whatever the cards are.
    final long[] early = new long[Kind.COUNT];

    /// By [Kind]: the rounds after those.
    final long[] late = new long[Kind.COUNT];

    /// Number of shoes by number of rounds.
    final long[] shoesByRounds = new long[ROUNDS_AT_MOST + 1];

    /// By length: at how many places a streak of the Player's Hand began; a streak of five has four
    /// places for two.
    final long[] playerRuns = new long[ROUNDS_AT_MOST + 3];

    final long[] bankerRuns = new long[ROUNDS_AT_MOST + 3];

    /// By the place of a line of the pay table.
    final long[] royal9 = new long[8];

    /// By two [Marks]: the products of their counts in a shoe, summed over shoes; the larger place
    /// stands first.
    final long[] products = new long[Marks.COUNT * Marks.COUNT];

    private List<long[]> all() {
        return List.of(early, late, shoesByRounds, playerRuns, bankerRuns, royal9, products);
    }

    void add(Tally other) {
        for (int part = 0; part < all().size(); part++) {
            long[] sums = all().get(part);
            long[] more = other.all().get(part);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += more[i];
            }
        }
    }

    long shoes() {
        return Arrays.stream(shoesByRounds).sum();
    }

    long rounds() {
        return Arrays.stream(early).sum() + Arrays.stream(late).sum();
    }

    long of(int kind) {
        return early[kind] + late[kind];
    }

    long product(int mark, int other) {
        return products[Math.max(mark, other) * Marks.COUNT + Math.min(mark, other)];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally tally && Arrays.deepEquals(array(), tally.array());
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(array());
    }

    private Object[] array() {
        return all().toArray();
    }
}
