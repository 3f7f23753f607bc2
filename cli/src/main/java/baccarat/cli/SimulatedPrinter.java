package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.reports.OddsJson;
import baccarat.reports.SimulatedJson;
import baccarat.rules.Wager;
import baccarat.simulation.ByRound;
import baccarat.simulation.Simulated;
import baccarat.simulation.WagerResult;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/// A simulation for people.
final class SimulatedPrinter {

    private static final int LONGEST = 12;

    private final PrintWriter out;
    private final Simulated simulated;

    SimulatedPrinter(PrintWriter out, Simulated simulated) {
        this.out = out;
        this.simulated = simulated;
    }

    void print(String title) {
        out.println(Colours.bold(title));
        out.printf(
                Locale.ROOT,
                "%,d shoes, %,d rounds; seed %d, stream %s%n%n",
                simulated.plan().shoes(),
                simulated.rounds(),
                simulated.plan().seed(),
                simulated.stream());
        values();
        out.println();
        outcomes();
        out.println();
        shoes();
        out.println();
        streaks();
    }

    private void values() {
        var columns =
                new Columns(
                        List.of(1, 2, 3, 4),
                        "wager",
                        "ev",
                        "std error",
                        "99% interval",
                        "first round");
        for (WagerResult result : simulated.wagers()) {
            columns.row(
                    result.wager(),
                    percent(result.ev()),
                    result.standardError().map(SimulatedPrinter::percent).orElse("-"),
                    result.interval()
                            .map(one -> percent(one.low()) + " to " + percent(one.high()))
                            .orElse("-"),
                    percent(result.firstRoundEv()));
        }
        columns.print(out);
    }

    private void outcomes() {
        var columns = new Columns(List.of(2, 3, 4), "wager", "outcome", "pays", "count", "share");
        for (WagerResult result : simulated.wagers()) {
            for (WagerResult.Line line : result.lines()) {
                columns.row(
                        result.wager(),
                        line.outcome(),
                        OddsJson.number(line.pays()).toPlainString(),
                        grouped(line.count()),
                        percent(Fraction.of(line.count(), simulated.rounds())));
            }
        }
        columns.print(out);
    }

    private void shoes() {
        var rounds = simulated.roundsPerShoe();
        out.printf(
                "rounds in a shoe: %s on average, standard deviation %s%n",
                rounds.mean().toDecimal(3),
                rounds.standardDeviation()
                        .map(deviation -> deviation.setScale(3, RoundingMode.HALF_UP).toString())
                        .orElse("-"));
        out.printf("cards in a round: %s on average%n", simulated.cardsPerRound().toDecimal(4));
    }

    private void streaks() {
        var columns = new Columns(List.of(0, 1, 2), "wins running", "player", "banker");
        for (int length = 1; length <= LONGEST; length++) {
            columns.row(
                    length,
                    grouped(simulated.playerStreaks().ofLength(length)),
                    grouped(simulated.bankerStreaks().ofLength(length)));
        }
        columns.row(
                "more",
                grouped(longer(simulated.playerStreaks().byLength())),
                grouped(longer(simulated.bankerStreaks().byLength())));
        columns.print(out);
    }

    private static long longer(List<Long> byLength) {
        return byLength.stream().skip(LONGEST).mapToLong(Long::longValue).sum();
    }

    void print(ByRound byRound) {
        var columns =
                new Columns(
                        List.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
                        "round",
                        "count",
                        "player",
                        "banker",
                        "tie",
                        "cards",
                        "ev player",
                        "ev banker",
                        "ev tie");
        for (ByRound.Row row : byRound.rows()) {
            columns.row(
                    row.round(),
                    grouped(row.count()),
                    grouped(row.playerWins()),
                    grouped(row.bankerWins()),
                    grouped(row.ties()),
                    grouped(row.cards()),
                    ev(row, Wager.PLAYER),
                    ev(row, Wager.BANKER),
                    ev(row, Wager.TIE));
        }
        out.println();
        columns.print(out);
    }

    private String ev(ByRound.Row row, Wager wager) {
        int place = simulated.plan().wagers().indexOf(wager);
        return place < 0 ? "-" : percent(SimulatedJson.ev(row, place));
    }

    static String grouped(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String percent(Fraction share) {
        return OddsCommand.percent(share);
    }

    static String percent(BigDecimal share) {
        return share.movePointRight(2).setScale(4, RoundingMode.HALF_UP) + "%";
    }
}
