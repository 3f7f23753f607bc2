package baccarat.cli;

import baccarat.verifier.Evidence;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A user's own copies of a casino's records: logs, shoes, bundles, checkpoints, keys.
final class KeptFiles {

    private static final long LARGEST = 16 << 20;
    private static final String CHECKPOINT = ".checkpoint";

    private KeptFiles() {}

    /// A file and what it is held against.
    record Checkable(Path file, Evidence evidence) {}

    /// The files of a folder and of those in it that `verify` reads, each log with the checkpoints
    /// that are about it. A log is called as the casino names its file, `ma-mini-1.log` or
    /// `ma-mini/1.log`.
    static List<Checkable> in(Path folder, Evidence given) {
        List<Path> files = files(folder);
        Map<Path, String> checkpoints = new TreeMap<>();
        files.stream()
                .filter(file -> file.toString().endsWith(CHECKPOINT))
                .forEach(file -> checkpoints.put(file, text("a checkpoint", file)));
        var checkable = new ArrayList<Checkable>();
        for (Path file : files) {
            String name = file.toString();
            if (name.endsWith(".log")) {
                var about = new ArrayList<>(given.checkpoints());
                checkpoints.values().stream()
                        .filter(text -> isAbout(text, file))
                        .forEach(about::add);
                checkable.add(
                        new Checkable(
                                file,
                                new Evidence(
                                        given.noted(), given.key(), about, given.witnesses())));
            } else if (name.endsWith(".json") || name.endsWith(".html")) {
                checkable.add(new Checkable(file, given));
            }
        }
        if (checkable.isEmpty()) {
            throw Stop.wrongUsage(folder + " has no .log, .json or .html file in it");
        }
        return checkable;
    }

    private static boolean isAbout(String checkpoint, Path log) {
        String path = log.toString().replace('\\', '/');
        return Verifier.origin(checkpoint)
                .map(origin -> origin.split("/", -1))
                .filter(parts -> parts.length >= 2)
                .map(parts -> List.of(parts[parts.length - 2], parts[parts.length - 1]))
                .filter(
                        named ->
                                path.endsWith("/" + String.join("-", named) + ".log")
                                        || path.endsWith("/" + String.join("/", named) + ".log"))
                .isPresent();
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            throw Stop.wrongUsage(folder + " cannot be read; check the path");
        }
    }

    /// A public key that is given itself, or what is in the file of that name.
    static String key(String option, String given) {
        return given.contains("+") && !Files.exists(Path.of(given))
                ? given
                : text(option, Path.of(given));
    }

    /// What is in a small file.
    static String text(String what, Path file) {
        try {
            if (Files.size(file) <= LARGEST) {
                return Files.readString(file, StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw Stop.wrongUsage("%s: %s cannot be read; check the path".formatted(what, file));
        }
        throw Stop.wrongUsage("%s: %s is too large".formatted(what, file));
    }
}
