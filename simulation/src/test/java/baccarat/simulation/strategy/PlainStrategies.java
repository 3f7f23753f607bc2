package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.simulation.strategy.PlainPatron.PlainStrategy;
import baccarat.simulation.strategy.PlainPatron.Situation;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The strategies a second time, without memory: each looks at all that has happened.
final class PlainStrategies {

    private PlainStrategies() {}

    static PlainStrategy flat(Map<Wager, Long> wagers) {
        return _ -> wagers;
    }

    /// @param sign 1 to go on after a win, -1 after a loss
    static PlainStrategy progression(Wager wager, int sign, long... times) {
        return situation -> {
            List<Integer> decided =
                    situation.won().stream()
                            .map(won -> won.numerator().signum())
                            .filter(result -> result != 0)
                            .toList();
            int running = 0;
            while (running < decided.size() && decided.get(decided.size() - 1 - running) == sign) {
                running++;
            }
            return Map.of(wager, times[running % times.length]);
        };
    }

    static PlainStrategy pattern(String letters, Map<Wager, Long> wagers) {
        return situation -> {
            String road =
                    situation.rounds().stream()
                            .map(round -> round.winner().map(Side::name).orElse("TIE"))
                            .map(name -> name.substring(0, 1))
                            .collect(joining());
            String read = letters.contains("T") ? road : road.replace("T", "");
            return read.endsWith(letters) ? wagers : Map.of();
        };
    }

    static PlainStrategy count(List<Integer> tags, Fraction at, Map<Wager, Long> wagers) {
        return situation -> {
            int count = 0;
            for (Card card : situation.faced()) {
                int value = card.rank().pointValue();
                count += tags.get(value == 0 ? 9 : value - 1);
            }
            Fraction decks = Fraction.of(situation.cardsLeft(), 52);
            return Fraction.of(count, 1).over(decks).compareTo(at) >= 0 ? wagers : Map.of();
        };
    }

    static PlainStrategy perfect(TableRules rules) {
        return situation ->
                Odds.of(Question.of(unseen(situation, rules), rules))
                        .orElseThrow()
                        .wagers()
                        .stream()
                        .filter(odds -> odds.ev().compareTo(Fraction.ZERO) > 0)
                        .collect(Collectors.toMap(WagerOdds::wager, _ -> 1L));
    }

    private static Composition unseen(Situation situation, TableRules rules) {
        return Composition.of(Decks.of(rules.cards().decksInTheShoe()))
                .without(situation.faced())
                .orElseThrow();
    }
}
