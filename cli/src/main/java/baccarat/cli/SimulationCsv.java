package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.odds.Fraction;
import baccarat.reports.OddsJson;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.simulation.Plan;
import baccarat.simulation.PlayedRound;
import baccarat.simulation.PlayedShoe;
import baccarat.simulation.Simulation;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/// Simulated shoes as lines of CSV, in their order, however many there are: lines are made on the
/// threads that play and written as they come.
final class SimulationCsv {

    /// Where standard output is meant.
    static final Path STANDARD_OUTPUT = Path.of("-");

    enum Of {
        SHOES,
        ROUNDS;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Path path;
    private final Of of;

    SimulationCsv(Path path, Of of) {
        this.path = path;
        this.of = of;
    }

    boolean isStandardOutput() {
        return path.equals(STANDARD_OUTPUT);
    }

    /// Writes the shoes and returns how many it wrote. It stops early if `goesOn`, which gets the
    /// number so far, returns false or if the reader closes the pipe.
    long write(Plan plan, int threads, PrintWriter out, LongPredicate goesOn) {
        if (isStandardOutput()) {
            return lines(
                    plan,
                    threads,
                    block -> {
                        block.forEach(out::print);
                        return !out.checkError();
                    },
                    goesOn);
        }
        try (BufferedWriter file = Files.newBufferedWriter(path)) {
            return lines(plan, threads, block -> isWritten(file, block), goesOn);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    private boolean isWritten(BufferedWriter file, List<String> block) {
        try {
            for (String lines : block) {
                file.write(lines);
            }
            return true;
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    private long lines(
            Plan plan, int threads, Predicate<List<String>> writer, LongPredicate goesOn) {
        var written = new long[1];
        Predicate<List<String>> taker =
                block -> {
                    boolean isTaken = writer.test(block);
                    written[0] += block.size();
                    return isTaken && goesOn.test(written[0]);
                };
        if (writer.test(List.of(head(plan)))) {
            switch (of) {
                case SHOES -> Simulation.shoes(plan, threads, SimulationCsv::line, taker);
                case ROUNDS -> Simulation.rounds(plan, threads, SimulationCsv::lines, taker);
            }
        }
        return written[0];
    }

    private String head(Plan plan) {
        String first =
                switch (of) {
                    case SHOES -> "shoe,rounds,player-wins,banker-wins,ties,cards";
                    case ROUNDS ->
                            "shoe,round,player-cards,banker-cards,player-count,banker-count,result";
                };
        return first + plan.wagers().stream().map(wager -> "," + wager).collect(joining()) + "\n";
    }

    private static String line(PlayedShoe shoe) {
        return "%d,%d,%d,%d,%d,%d%s\n"
                .formatted(
                        shoe.number(),
                        shoe.rounds(),
                        shoe.playerWins(),
                        shoe.bankerWins(),
                        shoe.ties(),
                        shoe.cards(),
                        won(shoe.won()));
    }

    private static String lines(long shoe, List<PlayedRound> rounds) {
        var lines = new StringBuilder();
        for (int number = 1; number <= rounds.size(); number++) {
            PlayedRound played = rounds.get(number - 1);
            Round round = played.round();
            lines.append(shoe).append(',').append(number);
            lines.append(',').append(round.player()).append(',').append(round.banker());
            lines.append(',').append(points(round.player()));
            lines.append(',').append(points(round.banker()));
            lines.append(',').append(result(round)).append(won(played.won())).append('\n');
        }
        return lines.toString();
    }

    private static int points(Hand hand) {
        return hand.pointCount().value();
    }

    private static String result(Round round) {
        return round.isTie() ? "tie" : round.isWonBy(Side.PLAYER) ? "player" : "banker";
    }

    private static String won(List<Fraction> won) {
        var columns = new StringBuilder();
        for (Fraction one : won) {
            columns.append(',').append(OddsJson.number(one).toPlainString());
        }
        return columns.toString();
    }
}
