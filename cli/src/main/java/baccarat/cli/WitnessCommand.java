package baccarat.cli;

import baccarat.records.note.BadNote;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.reports.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// `baccarat witness`: a second pair of eyes on a casino's logs, on a machine that is not the
/// casino's.
@Command(
        name = "witness",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Follows a casino and cosigns its checkpoints as long as each one extends the one",
            "before. Keeps every checkpoint, and reports when one contradicts another",
            "or when none arrives."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat witness https://casino.example --key house.key --name regulator.example/w1",
            "  baccarat witness http://localhost:8080 --key house.key --name me --once"
        })
final class WitnessCommand implements Callable<Integer> {

    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(30);

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "URL", description = "The address of the casino.")
    private @Nullable URI casino;

    @Option(
            names = "--key",
            required = true,
            paramLabel = "KEY",
            description = "The public key of the house, or a file with it.")
    private @Nullable String house;

    @Option(
            names = "--name",
            required = true,
            paramLabel = "NAME",
            description = "The name of the witness, such as regulator.example/w1.")
    private @Nullable String name;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "The folder for the key and the checkpoints (default: witness).")
    private Path folder = Path.of("witness");

    @Option(
            names = "--every",
            paramLabel = "SECONDS",
            description = "Seconds between checks (default: 60).")
    private int every = 60;

    @Option(
            names = "--patience",
            paramLabel = "MINUTES",
            description = "Minutes without a new checkpoint before it reports that (default: 150).")
    private int patience = 150;

    @Option(
            names = "--once",
            description = "Check once and exit: status 0 if all is consistent, otherwise 1.")
    private boolean isOnce;

    @Override
    public Integer call() throws InterruptedException {
        if (every < 1 || patience < 1) {
            throw Stop.wrongUsage("--every and --patience must be whole numbers of at least 1");
        }
        PublicNoteKey trusted = trusted();
        var kept = new WitnessFolder(folder);
        PrivateNoteKey key = own(kept);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        out.println("The witness's public key: " + key.open().written());
        try (HttpClient client = HttpClient.newHttpClient()) {
            var witness = new Witness(path -> get(client, path), kept, key, trusted);
            int status = look(witness, out);
            while (!isOnce) {
                Thread.sleep(Duration.ofSeconds(every));
                look(witness, out);
            }
            return status;
        }
    }

    private PrivateNoteKey own(WitnessFolder kept) {
        try {
            return kept.key(Objects.requireNonNull(name));
        } catch (BadNote e) {
            throw Stop.wrongUsage("--name: " + e.getMessage());
        }
    }

    private PublicNoteKey trusted() {
        String text = KeptFiles.key("--key", Objects.requireNonNull(house));
        try {
            return PublicNoteKey.of(
                    text.strip().startsWith("{")
                            ? Json.MAPPER.readTree(text).path("key").asString()
                            : text.strip());
        } catch (BadNote | JacksonException e) {
            throw Stop.wrongUsage("--key: write a public key as name+id+base64");
        }
    }

    /// A casino that does not answer is no proof of anything, and is asked again.
    private int look(Witness witness, PrintWriter out) {
        int status = 0;
        try {
            Witness.Seen seen = witness.look(Instant.now());
            seen.lines().forEach(line -> out.println(Instant.now() + " " + line));
            if (isOnce && seen.lines().isEmpty()) {
                out.println(Instant.now() + " no new checkpoint");
            }
            status = seen.isGood() ? 0 : Main.NO;
        } catch (UncheckedIOException e) {
            out.println(Instant.now() + " " + e.getMessage());
            status = Main.NO;
        }
        witness.silent(Instant.now(), Duration.ofMinutes(patience))
                .forEach(line -> out.println(Instant.now() + " " + line));
        out.flush();
        return status;
    }

    private JsonNode get(HttpClient client, String path) {
        try {
            String base = Objects.requireNonNull(casino).toString().replaceAll("/+$", "");
            HttpResponse<String> answer =
                    client.send(
                            HttpRequest.newBuilder(URI.create(base + "/api/v1" + path))
                                    .timeout(LONGEST_ANSWER)
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() == 404) {
                throw new BadNote("the casino has nothing at " + path);
            }
            if (answer.statusCode() != 200) {
                throw new IOException("status %d for %s".formatted(answer.statusCode(), path));
            }
            return Json.MAPPER.readTree(answer.body());
        } catch (IOException | JacksonException e) {
            String why = e.getMessage() == null ? "no connection" : e.getMessage();
            throw new UncheckedIOException(
                    "%s does not answer: %s".formatted(casino, why), new IOException(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException("interrupted", new IOException(e));
        }
    }
}
