package baccarat.simulation;

/// Plays the shoes of a plan. It can resume where another run ended and can stop at a number of
/// rounds. Each shoe is made from the seed and its own number and tallies are whole numbers, so it
/// makes no difference which thread plays which block, nor how often a run was interrupted.
///
/// @param enough no shoe begins once this many rounds are played
/// @param from what is tallied already; this run adds to it
public record LongRun(Plan plan, int threads, long enough, Tallied from) {

    /// All shoes of a plan.
    public static LongRun of(Plan plan, int threads) {
        return new LongRun(plan, threads, Long.MAX_VALUE, new Tallied(plan));
    }

    /// Plays until the plan is complete, the number of rounds is reached, or `progress` stops it.
    public Tallied play(Progress progress) {
        Blocks.inOrder(
                new Blocks.Shoes(plan, from.shoes(), Plan.BLOCK),
                threads,
                () -> player(plan, from.marks()),
                (first, shoes, block) -> {
                    add(first, shoes, block);
                    return progress.goesOn(from) && from.rounds() < enough;
                });
        return from;
    }

    static Blocks.Player<Tally> player(Plan plan, Marks marks) {
        Kernel kernel = plan.kernel(marks);
        return (first, shoes) -> {
            var block = new Tally();
            kernel.play(first, shoes, block);
            return block;
        };
    }

    /// The block in which the number of rounds is reached is played again shoe by shoe, to stop
    /// after exactly that shoe.
    private void add(long first, int shoes, Tally block) {
        Tally total = from.tally();
        if (block.rounds() < enough - total.rounds()) {
            total.add(block);
            return;
        }
        Kernel kernel = plan.kernel(from.marks());
        for (int shoe = 0; shoe < shoes && total.rounds() < enough; shoe++) {
            kernel.play(first + shoe, 1, total);
        }
    }
}
