package baccarat.simulation;

import java.util.Optional;

/// Whole shoes by rank like [RankKernel], 64 of them side by side in the lanes of vectors. Its
/// shoes are a stream of their own, [LaneShoe].
///
/// It runs only where the JVM was started with the module of vectors, which is not final yet. This
/// class can be loaded without it: what touches a vector is behind [LaneGroup].
final class VectorKernel implements Kernel {

    /// Up to 240 cards are counted in a byte, four of each of six ranks from each deck.
    static final int DECKS_AT_MOST = 10;

    private static final String MODULE = "jdk.incubator.vector";

    private final long seed;
    private final LaneGroup group;

    VectorKernel(long seed, int decks, long[] marks) {
        tooMany(decks)
                .ifPresent(
                        line -> {
                            throw new IllegalArgumentException(line);
                        });
        this.seed = seed;
        group = new LaneGroup(decks, marks);
    }

    private static Optional<String> tooMany(int decks) {
        return decks > DECKS_AT_MOST
                ? Optional.of(
                        "the vector kernel deals %d decks at most, not %d; the rank kernel deals any number"
                                .formatted(DECKS_AT_MOST, decks))
                : Optional.empty();
    }

    /// Why these rules are not for this kernel, in one line; empty if they are.
    static Optional<String> unfit(Plan plan) {
        if (plan.isContinuous()) {
            return Optional.of(
                    "the vector kernel deals whole shoes, and this table has a continuous shuffler;"
                            + " the rank kernel plays it");
        }
        if (!plan.coverCard().equals(LaneShoe.COVER)) {
            return Optional.of(
                    "the vector kernel has %d cards behind the cover card, and this table has %d; the rank kernel plays it"
                            .formatted(LaneShoe.COVER.behind(), plan.coverCard().behind()));
        }
        if (!plan.burn().isDone()) {
            return Optional.of(
                    "the vector kernel burns cards after the first one, and this house burns none;"
                            + " the rank kernel plays it");
        }
        return plan.isByRank()
                ? tooMany(plan.decks())
                : Optional.of(
                        "the vector kernel knows no suits, and this table offers royal-9; the rank"
                                + " kernel plays it");
    }

    /// What this machine or its JVM lacks for this kernel, in one line; empty if nothing.
    static Optional<String> missing() {
        if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            return Optional.of(
                    "the vector kernel needs the module "
                            + MODULE
                            + ": start java with --add-modules "
                            + MODULE);
        }
        return LaneDraws.WIDTH == 32 || LaneDraws.WIDTH == 64
                ? Optional.empty()
                : Optional.of(
                        "the vector kernel needs vectors of 256 or 512 bits, and those of this"
                                + " machine have "
                                + LaneDraws.WIDTH * Byte.SIZE);
    }

    @Override
    public void play(long first, int shoes, Tally tally) {
        for (int played = 0; played < shoes; played += LaneDraws.SHOES) {
            group.play(seed, first + played, Math.min(LaneDraws.SHOES, shoes - played), tally);
        }
        group.close(tally);
    }
}
