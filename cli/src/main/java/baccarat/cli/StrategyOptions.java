package baccarat.cli;

import baccarat.rules.TableRules;
import baccarat.simulation.strategy.Parsed;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.Strategies;
import baccarat.simulation.strategy.StrategyFactory;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which strategy is played, and how its sessions are made.
final class StrategyOptions {

    private static final String HELP = "help";
    private static final int MOST_SHOES_EACH = 1_000_000;

    /// The names of the strategies, for the help.
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Strategies.help().stream().map(Strategies.Help::name).iterator();
        }
    }

    @Option(
            names = "--strategy",
            paramLabel = "TEXT",
            completionCandidates = Names.class,
            description = {
                "Play a betting strategy instead of one unit on everything, as in martingale:player:",
                "${COMPLETION-CANDIDATES}.",
                "--strategy help describes each."
            })
    private @Nullable String text;

    @Option(
            names = "--bankroll",
            paramLabel = "UNITS",
            converter = Count.Converter.class,
            description = "The bankroll at the start of a session; without it there is no ruin.")
    private @Nullable Count bankroll;

    @Option(
            names = "--session",
            paramLabel = "SHOES",
            converter = Count.Converter.class,
            description = "The number of shoes in a session (default: 1).")
    private @Nullable Count session;

    /// As it was written, or none.
    Optional<String> text() {
        if (text == null && (bankroll != null || session != null)) {
            throw Stop.wrongUsage(
                    (bankroll == null ? "--session" : "--bankroll") + " needs --strategy");
        }
        return Optional.ofNullable(text);
    }

    boolean asksForHelp() {
        return HELP.equals(text);
    }

    /// The strategy for a table. The command ends if no strategy has this name.
    static StrategyFactory read(String text, TableRules rules) {
        return switch (Strategies.parse(text, rules)) {
            case Parsed.Read(var factory) -> factory;
            case Parsed.Wrong(var line) -> throw Stop.wrongUsage(line);
        };
    }

    Sessions sessions() {
        long shoesEach = session == null ? 1 : session.value();
        if (shoesEach < 1 || shoesEach > MOST_SHOES_EACH) {
            throw Stop.wrongUsage(
                    "--session must be 1 to %d, not %d".formatted(MOST_SHOES_EACH, shoesEach));
        }
        if (bankroll != null
                && (bankroll.value() < 1 || bankroll.value() > Sessions.BANKROLL_AT_MOST)) {
            throw Stop.wrongUsage(
                    "--bankroll must be 1 to %d, not %d"
                            .formatted(Sessions.BANKROLL_AT_MOST, bankroll.value()));
        }
        return new Sessions(
                Math.toIntExact(shoesEach), Optional.ofNullable(bankroll).map(Count::value));
    }
}
