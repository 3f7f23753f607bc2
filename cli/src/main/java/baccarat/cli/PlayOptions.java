package baccarat.cli;

import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.simulation.KernelKind;
import baccarat.simulation.Plan;
import baccarat.simulation.strategy.Sessions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How much is simulated, from which seed, and on how many threads.
final class PlayOptions {

    private static final long SHOES = 100_000;
    private static final long MOST_SHOES = 1_000_000_000_000L;
    private static final int MOST_THREADS = 1024;

    @Option(
            names = "--shoes",
            paramLabel = "N",
            converter = Count.Converter.class,
            description = "How many shoes, as in 250000, 1e6 or 10M (default: 100000).")
    private @Nullable Count shoes;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            converter = Count.Converter.class,
            description = "Play whole shoes until at least this many rounds.")
    private @Nullable Count rounds;

    @Option(names = "--seed", paramLabel = "S", description = "The seed of the shoes (default: 1).")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads play (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            description =
                    "How shoes are played: ${COMPLETION-CANDIDATES} (default: rank). vector is"
                            + " faster and has its own random stream.")
    private KernelKind kernel = KernelKind.RANK;

    /// The plan, or the end of the command if there can be none like this.
    Plan plan(TableRules rules) {
        if (shoes != null && rounds != null) {
            throw Stop.wrongUsage("give --shoes or --rounds, not both");
        }
        check("--threads", threads, MOST_THREADS);
        var one = new Plan(rules, seed, 1, 1, Optional.empty(), Spot.seat(1), kernel);
        one.hindrance()
                .ifPresent(
                        line -> {
                            throw Stop.wrongUsage(line);
                        });
        if (rounds != null) {
            check("--rounds", rounds.value(), MOST_SHOES);
            return one.withShoes(one.shoesFor(rounds.value()));
        }
        long number = shoes == null ? SHOES : shoes.value();
        check("--shoes", number, MOST_SHOES);
        return one.withShoes(number);
    }

    /// The plan for a strategy. Without `--shoes`, the number is rounded up to whole sessions.
    Plan plan(TableRules rules, Sessions sessions) {
        if (rounds != null) {
            throw Stop.wrongUsage("--rounds cannot be combined with --strategy; --shoes does");
        }
        if (kernel != KernelKind.RANK) {
            throw Stop.wrongUsage(
                    "--kernel %s cannot be combined with --strategy, which is played by rank"
                            .formatted(kernel));
        }
        Plan plan = plan(rules);
        long each = sessions.shoesEach();
        long whole = Math.ceilDiv(plan.shoes(), each) * each;
        if (shoes != null && whole != plan.shoes()) {
            throw Stop.wrongUsage(
                    "--shoes %d does not divide into whole sessions of %d; use %d"
                            .formatted(plan.shoes(), each, whole));
        }
        return plan.withShoes(whole);
    }

    private static void check(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw Stop.wrongUsage("%s must be 1 to %d, not %d".formatted(option, most, value));
        }
    }

    /// No shoe begins after this many rounds.
    long enough() {
        return rounds == null ? Long.MAX_VALUE : rounds.value();
    }

    KernelKind kernel() {
        return kernel;
    }

    int threads() {
        return threads;
    }
}
