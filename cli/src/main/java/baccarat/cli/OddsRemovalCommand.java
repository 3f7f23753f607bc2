package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.cli.OddsJson.Exact;
import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `baccarat odds removal`: what each card does to a wager by leaving the shoe.
@Command(
        name = "removal",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "What one card does to each wager by leaving the shoe: the change of the wager's expected value.",
            "By rank; for Royal 9 by the card."
        },
        footer = {"", "Example:", "  baccarat odds removal --decks 8 --ez"})
final class OddsRemovalCommand implements Runnable {

    @Mixin private final OddsOptions options = new OddsOptions();

    @Mixin private final Output output = new Output();

    record Answer(int cards, List<Removal> removals) {}

    record Removal(String card, List<Effect> effects) {}

    record Effect(String wager, Exact ev) {}

    @Override
    public void run() {
        Question question = options.question();
        List<Removal> removals = removals(question);
        if (output.isJson()) {
            Json.print(output.out(), new Answer(question.shoe().cards(), removals));
            return;
        }
        print(removals);
    }

    private static List<Removal> removals(Question question) {
        List<WagerOdds> before = Odds.of(question).orElseThrow().wagers();
        boolean byCard = question.rules().wagers().include(Wager.ROYAL_9);
        var removals = new ArrayList<Removal>();
        for (Card card : byCard ? Decks.one().toList() : ofEachRank(question.shoe())) {
            Optional<Composition> left = question.shoe().without(List.of(card));
            left.filter(shoe -> shoe.cards() >= 6)
                    .flatMap(shoe -> Odds.of(question.withShoe(shoe)))
                    .ifPresent(after -> removals.add(removal(card, byCard, before, after)));
        }
        return removals;
    }

    private static List<Card> ofEachRank(Composition shoe) {
        return Arrays.stream(Rank.values())
                .flatMap(
                        rank ->
                                Stream.of(Suit.values())
                                        .map(suit -> new Card(rank, suit))
                                        .filter(card -> shoe.count(card) > 0)
                                        .limit(1))
                .toList();
    }

    private static Removal removal(Card card, boolean byCard, List<WagerOdds> before, Odds after) {
        return new Removal(
                byCard ? card.toString() : String.valueOf(card.rank().symbol()),
                before.stream()
                        .map(
                                wager ->
                                        new Effect(
                                                wager.wager().toString(),
                                                Exact.of(
                                                        after.of(wager.wager())
                                                                .ev()
                                                                .minus(wager.ev()))))
                        .toList());
    }

    private void print(List<Removal> removals) {
        if (removals.isEmpty()) {
            output.out().println("no card can leave a shoe of six");
            return;
        }
        List<String> wagers = removals.getFirst().effects().stream().map(Effect::wager).toList();
        var head = new ArrayList<>(List.of("card"));
        head.addAll(wagers);
        var columns =
                new Columns(
                        Stream.iterate(1, i -> i <= wagers.size(), i -> i + 1).toList(),
                        head.toArray(String[]::new));
        for (Removal removal : removals) {
            var row = new ArrayList<Object>();
            row.add(removal.card());
            removal.effects().forEach(effect -> row.add(points(effect.ev())));
            columns.row(row.toArray());
        }
        output.out().println("change of the expected value in percentage points");
        output.out().println();
        columns.print(output.out());
    }

    private static String points(Exact ev) {
        Fraction fraction =
                new Fraction(new BigInteger(ev.numerator()), new BigInteger(ev.denominator()));
        return fraction.times(Fraction.of(100, 1)).toDecimal(5).toPlainString();
    }
}
