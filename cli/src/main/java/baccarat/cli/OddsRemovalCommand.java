package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.odds.Question;
import baccarat.odds.Removal;
import baccarat.reports.Json;
import baccarat.reports.RemovalsJson;
import java.util.ArrayList;
import java.util.List;
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
            "Shows how removing one card from the shoe changes the expected value of each wager.",
            "By rank; for Royal 9 by card."
        },
        footer = {"", "Example:", "  baccarat odds removal --decks 8 --ez"})
final class OddsRemovalCommand implements Runnable {

    @Mixin private final OddsOptions options = new OddsOptions();

    @Mixin private final Output output = new Output();

    @Override
    public void run() {
        Question question = options.question();
        if (output.isJson()) {
            Json.print(output.out(), RemovalsJson.of(question));
            return;
        }
        print(RemovalsJson.all(question), RemovalsJson.isByCard(question));
    }

    private void print(List<Removal> removals, boolean byCard) {
        if (removals.isEmpty()) {
            output.out().println("a shoe of six cards has no card to spare");
            return;
        }
        List<String> wagers =
                removals.getFirst().effects().stream()
                        .map(effect -> effect.wager().toString())
                        .toList();
        var head = new ArrayList<>(List.of("card"));
        head.addAll(wagers);
        var columns =
                new Columns(
                        Stream.iterate(1, i -> i <= wagers.size(), i -> i + 1).toList(),
                        head.toArray(String[]::new));
        for (Removal removal : removals) {
            var row = new ArrayList<Object>();
            row.add(RemovalsJson.name(removal, byCard));
            removal.effects().forEach(effect -> row.add(points(effect.ev())));
            columns.row(row.toArray());
        }
        output.out().println("change of the expected value in percentage points");
        output.out().println();
        columns.print(output.out());
    }

    private static String points(Fraction ev) {
        return ev.times(Fraction.of(100, 1)).toDecimal(5).toPlainString();
    }
}
