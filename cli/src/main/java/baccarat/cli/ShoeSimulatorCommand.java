package baccarat.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.server.tables.ShoeLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat shoe-simulator`: a shoe that reads cards, for tests and demonstrations.
@Command(
        name = "shoe-simulator",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Behaves as a shoe that reads cards. Each line on standard input is what a hand does:",
            "Enter draws a card, a number draws that many, new loads a shuffled shoe, miss draws a",
            "card that is not read, quiet ends the heartbeat and beat begins it again.",
            "Without URL it writes the lines of the shoe to standard output."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat shoe-simulator http://localhost:8080 --table mini-1 --key-file shoe.key",
            "  baccarat shoe-simulator --seed 1 > /dev/pts/3"
        })
final class ShoeSimulatorCommand implements Runnable {

    private static final int BEAT = 2;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "URL", description = "The address of the casino.")
    private @Nullable URI casino;

    @Option(names = "--table", paramLabel = "ID", description = "The id of the table.")
    private @Nullable String table;

    @Option(
            names = "--key-file",
            paramLabel = "FILE",
            description = "A file with the key that the floor has given the shoe.")
    private @Nullable Path keyFile;

    @Option(
            names = "--decks",
            paramLabel = "N",
            description = "The number of decks, 6 to 8 (default: 8).")
    private int decks = 8;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Repeatable cards (default: other ones each time).")
    private @Nullable Long seed;

    private volatile boolean isQuiet;

    /// Where the lines of the shoe go.
    @FunctionalInterface
    private interface Wire {

        void send(ShoeLine line) throws InterruptedException;
    }

    @Override
    public void run() {
        if (decks < 6 || decks > 8) {
            throw Stop.wrongUsage("--decks must be from 6 to 8, not " + decks);
        }
        var shoe = new SimulatedShoe(decks, Optional.ofNullable(seed));
        Wire wire = wire();
        try (ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor()) {
            var _ = heart.scheduleAtFixedRate(() -> beat(shoe, wire), 0, BEAT, TimeUnit.SECONDS);
            draw(shoe, wire);
            heart.shutdownNow();
        }
    }

    private Wire wire() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (casino == null) {
            return line -> {
                out.println(line.node());
                out.flush();
            };
        }
        if (table == null || keyFile == null) {
            throw Stop.wrongUsage("URL goes with --table and --key-file");
        }
        return new ShoeLink(casino, table, ShoeLink.key(keyFile), out)::send;
    }

    private void beat(SimulatedShoe shoe, Wire wire) {
        if (isQuiet) {
            return;
        }
        try {
            synchronized (shoe) {
                wire.send(shoe.beat());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void draw(SimulatedShoe shoe, Wire wire) {
        try (var hand = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
            for (String line = hand.readLine(); line != null; line = hand.readLine()) {
                synchronized (shoe) {
                    for (ShoeLine one : lines(shoe, line.strip())) {
                        wire.send(one);
                    }
                }
            }
        } catch (IOException e) {
            throw Stop.wrongUsage("cannot read standard input");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<ShoeLine> lines(SimulatedShoe shoe, String word) {
        return switch (word) {
            case "" -> shoe.draw(1);
            case "new" -> List.of(shoe.load());
            case "miss" -> shoe.draw(1).subList(0, 0);
            case "quiet", "beat" -> {
                isQuiet = word.equals("quiet");
                yield List.of();
            }
            default -> word.matches("[1-9][0-9]?") ? shoe.draw(Integer.parseInt(word)) : unknown();
        };
    }

    private List<ShoeLine> unknown() {
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        err.println("Enter, a number up to 99, new, miss, quiet or beat");
        err.flush();
        return List.of();
    }
}
