package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Money;
import baccarat.rules.TableRules;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The strategies there are, by the names that a person writes: `martingale:player,cap=64`.
public final class Strategies {

    private static final List<Known> ALL =
            List.of(
                    new Known(
                            "flat",
                            "the same wagers on every round",
                            List.of("flat:banker", "flat:player=2+tie=1"),
                            Flat::read),
                    new Known(
                            "martingale",
                            "twice as much after a loss, up to cap times (64), then anew",
                            List.of("martingale:player", "martingale:banker=5,cap=16"),
                            Progression::martingale),
                    new Known(
                            "paroli",
                            "twice as much after a win, so many steps (3), then anew",
                            List.of("paroli:banker", "paroli:banker,steps=4"),
                            Progression::paroli),
                    new Known(
                            "sequence",
                            "the next number of times after a win, the first after a loss",
                            List.of("sequence:banker,1-3-2-6"),
                            Progression::sequence),
                    new Known(
                            "pattern",
                            "wagers when a shoe's last results are these; ties are passed over"
                                    + " unless there is a T among them",
                            List.of("pattern:BB>P", "pattern:BBB>player=2"),
                            Pattern::read),
                    new Known(
                            "count",
                            "wagers at a true count of `at` or more, by tags from ace to ten;"
                                    + " without them, the known ones or those of the exact effects",
                            List.of(
                                    "count:dragon-7",
                                    "count:dragon-7,tags=0/0/0/-1/-1/-1/-1/2/2/0,at=4"),
                            CardCount::read),
                    new Known(
                            "perfect",
                            "wagers whatever gains by the exact odds of the unseen cards",
                            List.of("perfect", "perfect:dragon-7+panda-8"),
                            Perfect::read));

    private record Known(
            String name,
            String gist,
            List<String> examples,
            Function<Arguments, StrategyFactory> reader) {}

    /// A strategy's name, what it does in one line, and how it is written.
    public record Help(String name, String gist, List<String> examples) {

        public Help {
            examples = List.copyOf(examples);
        }
    }

    private Strategies() {}

    public static List<Help> help() {
        return ALL.stream().map(known -> new Help(known.name, known.gist, known.examples)).toList();
    }

    /// Reads a strategy for a table.
    ///
    /// @param stake what is wagered on the Banker's Hand, for vigorish that is rounded: as in the
    ///   plan
    public static Parsed parse(String text, TableRules rules, Optional<Money> stake) {
        String[] parts = text.split(":", 2);
        String rest = parts.length == 1 ? "" : parts[1];
        try {
            return new Parsed.Read(known(parts[0]).reader.apply(new Arguments(rest, rules, stake)));
        } catch (Unreadable wrong) {
            return new Parsed.Wrong("strategy '%s': %s".formatted(text, wrong.getMessage()));
        }
    }

    /// Reads a strategy for a table whose vigorish is not rounded.
    public static Parsed parse(String text, TableRules rules) {
        return parse(text, rules, Optional.empty());
    }

    private static Known known(String name) {
        return ALL.stream()
                .filter(known -> known.name.equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Unreadable(
                                        "there is no '%s'; there are %s".formatted(name, names())));
    }

    private static String names() {
        return ALL.stream().map(Known::name).collect(joining(", "));
    }
}
