package baccarat.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.records.BadRecord;
import baccarat.server.tables.ShoeLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `baccarat shoe-feed`: the adapter between a shoe on a serial line and a casino.
@Command(
        name = "shoe-feed",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Reads the lines of a shoe that reads cards, one JSON object a card, and sends them to",
            "its table. What the casino does not answer is sent again, in order."
        },
        footer = {
            "",
            "Examples:",
            "  stty -F /dev/ttyUSB0 115200 raw -echo",
            "  baccarat shoe-feed http://localhost:8080 --table mini-1 --key-file shoe.key \\",
            "      --from /dev/ttyUSB0"
        })
final class ShoeFeedCommand implements Runnable {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "URL", description = "The address of the casino.")
    private @Nullable URI casino;

    @Option(
            names = "--table",
            required = true,
            paramLabel = "ID",
            description = "The id of the table.")
    private @Nullable String table;

    @Option(
            names = "--key-file",
            required = true,
            paramLabel = "FILE",
            description = "A file with the key that the floor has given the shoe.")
    private @Nullable Path keyFile;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "The serial device, set up by stty (default: standard input).")
    private @Nullable Path device;

    @Override
    public void run() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        var link =
                new ShoeLink(
                        Objects.requireNonNull(casino),
                        Objects.requireNonNull(table),
                        ShoeLink.key(Objects.requireNonNull(keyFile)),
                        out);
        try (InputStream in = device == null ? System.in : Files.newInputStream(device);
                var lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                send(link, line.strip(), err);
            }
        } catch (IOException e) {
            throw Stop.wrongUsage("cannot read " + device);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Noise on the line is no card: its number is missing then, and the casino says so.
    private static void send(ShoeLink link, String line, PrintWriter err)
            throws InterruptedException {
        if (line.isEmpty()) {
            return;
        }
        try {
            link.send(ShoeLine.read(line));
        } catch (BadRecord e) {
            err.println("left out a line: " + e.getMessage());
            err.flush();
        }
    }
}
