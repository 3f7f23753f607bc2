package baccarat.simulation;

/// Plays any number of shoes on one thread.
final class InBlocks {

    private InBlocks() {}

    static Tally play(Kernel kernel, long first, long shoes) {
        var tally = new Tally();
        for (long played = 0; played < shoes; played += Plan.BLOCK) {
            kernel.play(first + played, (int) Math.min(Plan.BLOCK, shoes - played), tally);
        }
        return tally;
    }
}
